import Easing
import Scenes
import Testing
import Timeline

struct ToastFrameTests {
  private static let frame = SceneRectangle(x: 87.5, y: 658, width: 200, height: 46)

  /// The instances that a frame shows: the groups behind those of the screen.
  private func instances(_ toast: Toast, at time: RationalTime) -> [Frame.Group] {
    toast.frame(at: time).groups.filter { group in
      guard case .fill(let plate, _) = group.elements[0] else { return false }
      return plate.bounds == toast.layout.frame
    }
  }

  @Test func `without a screen nothing lies behind a toast`() throws {
    let scene = try Toast(Toast.Configuration { $0.drawsScreen = false })
    let whole = try Toast().frame(at: RationalTime(1, 2)).elements
    let alone = scene.frame(at: RationalTime(1, 2)).elements
    #expect(!alone.isEmpty && alone.count < whole.count)
    #expect(alone == Array(whole.suffix(alone.count)))
  }

  @Test func `a toast is drawn where the article has it, in its colour`() throws {
    let group = try #require(instances(try Toast(), at: .zero).first)
    let plate = Frame.Shape.roundedRectangle(Self.frame, radius: 22, corners: .circular)
    #expect(group.elements[0] == .fill(plate, .color(SceneColor(hex: 0x333333))))
    let icon = SceneRectangle(x: 109.5, y: 672, width: 18, height: 18)
    #expect(group.elements[1] == .fill(.ellipse(icon), .color(SceneColor(hex: 0xFEFFFF))))
    #expect(group.mask == nil && group.transform == .identity && group.opacity == 1)
  }

  @Test(arguments: [
    (500, 0.982973), (1000, 0.937718), (2500, 0.684643), (4000, 0.308366), (4500, 0.160572),
  ])
  func `its opacity is the alpha`(_ time: Int, _ alpha: Double) throws {
    let toast = try Toast()
    let group = try #require(instances(toast, at: .milliseconds(time)).first)
    #expect(abs(group.opacity - alpha) < 5e-7)
    let sample = toast.sample(at: .milliseconds(time))
    #expect(group.opacity == sample.topmost?.alpha)
  }

  @Test func `a later toast lies above, and nothing is left of one that is removed`() throws {
    let toast = try Toast(Toast.Configuration { $0.shows = [.zero, RationalTime(2)] })
    let opacities = instances(toast, at: RationalTime(4)).map(\.opacity)
    #expect(opacities.count == 2)
    #expect(abs(opacities[0] - 0.308366) < 5e-7 && abs(opacities[1] - 0.785139) < 5e-7)
    #expect(instances(toast, at: RationalTime(5)).count == 1)
    #expect(instances(toast, at: RationalTime(7)).isEmpty)
  }

  @Test func `an alpha of 0 leaves the toast out, one above 1 is drawn as 1`() throws {
    let hidden = try Toast(Toast.Configuration { $0.alphaFrom = 0 })
    #expect(instances(hidden, at: RationalTime(1)).isEmpty)
    let overshoot = try CubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)
    let bouncing = try Toast(
      Toast.Configuration {
        $0.alphaFrom = 0
        $0.alphaTo = 1
        $0.curve = .cubicBezier(overshoot)
      })
    let time = RationalTime(4)
    #expect(try #require(bouncing.sample(at: time).topmost).alpha > 1)
    #expect(instances(bouncing, at: time).map(\.opacity) == [1])
  }

  @Test func `a toast off the screen is left out`() throws {
    for y in [-46.0, 812] {
      let toast = try Toast(Toast.Configuration { $0.designY = y })
      #expect(instances(toast, at: .zero).isEmpty)
    }
    let partly = try Toast(Toast.Configuration { $0.designY = -45 })
    #expect(instances(partly, at: .zero).count == 1)
  }

  @Test func `the message is a bold line of 14 points in the middle of the toast`() throws {
    let toast = try Toast(Toast.Configuration { $0.message = "Done" })
    let text = try #require(toast.frame(at: .zero).texts.last)
    #expect(text.string == "Done" && text.size == 14 && text.weight == .bold)
    #expect(text.color == toast.configuration.foreground && text.alignment == .leading)
    #expect(text.origin.x == 137.5)
    // A capital's height is 0.705 of its font's size, by which its middle lies above the baseline.
    #expect(abs(text.origin.y - 0.705 * 14 / 2 - 681) < 1e-9)
    // It fits, so nothing clips it.
    #expect(instances(toast, at: .zero)[0].elements.contains(.text(text)))
  }

  @Test func `a message that may not fit ends at the edge of the toast`() throws {
    let toast = try Toast(Toast.Configuration { $0.message = "The picture could not be saved" })
    let group = try #require(instances(toast, at: .zero).first)
    guard case .group(let label) = try #require(group.elements.last) else {
      Issue.record("\(group.elements)")
      return
    }
    #expect(label.mask?.shape == .roundedRectangle(Self.frame, radius: 22))
    #expect(label.elements.count == 1)
  }

  @Test func `each status has an icon within its rectangle`() throws {
    var icons: [[Frame.Element]] = []
    for status in Toast.Status.allCases {
      let toast = try Toast(
        Toast.Configuration {
          $0.status = status
          $0.message = "Done"
        })
      let icon = Array(instances(toast, at: .zero)[0].elements.dropFirst().dropLast())
      #expect(icon.count >= 2)
      for element in icon {
        let (shape, pen): (Frame.Shape, Double)
        switch element {
        case .fill(let filled, _): (shape, pen) = (filled, 0)
        case .stroke(let line, let stroke, _): (shape, pen) = (line, stroke.width / 2)
        case .image, .text, .group, .backdrop: throw UnexpectedElement()
        }
        let bounds = try #require(shape.bounds)
        let frame = toast.layout.icon
        #expect(bounds.x - pen >= frame.x && bounds.right + pen <= frame.right)
        #expect(bounds.y - pen >= frame.y && bounds.bottom + pen <= frame.bottom)
      }
      icons.append(icon)
    }
    #expect(icons[0] != icons[1])
  }

  private struct UnexpectedElement: Error {}

  @Test func `the screen under the toasts stays as it is, on screens of any form`() throws {
    for (width, height) in [(375.0, 812.0), (1024, 768), (320, 1000), (1, 4096), (4096, 1)] {
      let toast = try Toast(
        Toast.Configuration {
          $0.screenWidth = width
          $0.screenHeight = height
        })
      let bare = toast.frame(at: RationalTime(6)).elements
      #expect(Array(toast.frame(at: .zero).elements.prefix(bare.count)) == bare)
      #expect(bare.count < 60)
    }
  }
}
