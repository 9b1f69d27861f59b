import Easing
import Scenes
import Testing
import Timeline

struct LargeTitleFrameTests {
  /// The default without a status bar, as the vectors have it.
  private func scene(
    _ change: (inout LargeTitle.Configuration) -> Void = { _ in }
  ) throws -> LargeTitle {
    try LargeTitle(
      LargeTitle.Configuration {
        $0.statusHeight = 0
        change(&$0)
      })
  }

  private func frame(_ scene: LargeTitle, _ offset: Double) -> Frame {
    scene.frame(showing: scene.state(atOffset: offset))
  }

  /// The lines that are titles, with the opacity of the groups that hold them.
  private func titles(_ frame: Frame, _ title: String = "Curves") -> [(Frame.Text, Double)] {
    frame.elements.compactMap { element in
      switch element {
      case .text(let text) where text.string == title: return (text, 1)
      case .group(let group):
        guard case .text(let text) = group.elements.first, text.string == title else { return nil }
        return (text, group.opacity)
      case .fill, .stroke, .image, .text, .backdrop: return nil
      }
    }
  }

  @Test(arguments: [
    // The vectors of the default: offset, bar height, weight of the background, hairline's alpha.
    (57.0, 44.0, 0.5, 0.15), (62, 44, 1, 0.3),
  ])
  func `the bar's backdrop is as high and as dense as the model says, with a hairline below it`(
    _ offset: Double, _ height: Double, _ weight: Double, _ hairline: Double
  ) throws {
    let frame = frame(try scene(), offset)
    let backdrop = try #require(frame.backdrops.first)
    let bar = SceneRectangle(x: 0, y: 0, width: 393, height: height)
    #expect(frame.backdrops.count == 1)
    #expect(backdrop.shape == .rectangle(bar) && backdrop.weight == weight)
    #expect(backdrop.material.tint == SceneColor(red: 1, green: 1, blue: 1, alpha: 0.75))
    let line = SceneRectangle(x: 0, y: height, width: 393, height: 1.0 / 3)
    let color = SceneColor(red: 0, green: 0, blue: 0, alpha: hairline)
    let place = try #require(frame.elements.firstIndex(of: .backdrop(backdrop)))
    #expect(frame.elements[place + 1] == .fill(.rectangle(line), .color(color)))
  }

  @Test(arguments: [(0.0, 96.0, 1.0), (10, 86, 0.807692), (26, 70, 0.5), (36, 60, 0.307692)])
  func `over the collapse the backdrop is as high as the bar`(
    _ offset: Double, _ height: Double, _ edge: Double
  ) throws {
    let frame = frame(try scene { $0.edgeMode = .overCollapse }, offset)
    guard edge < 1 else {
      #expect(frame.backdrops.isEmpty)
      return
    }
    let backdrop = try #require(frame.backdrops.first)
    #expect(backdrop.shape.bounds?.height == height)
    #expect(abs(backdrop.weight - (1 - edge)) < 5e-7)
  }

  @Test func `at the edge there is no backdrop, unless that appearance draws one`() throws {
    #expect(frame(try scene(), 0).backdrops.isEmpty)
    let drawing = frame(try scene { $0.edgeBackgroundAlpha = 0.5 }, 0)
    #expect(drawing.backdrops.map(\.weight) == [1])
    let bar = Frame.Shape.rectangle(SceneRectangle(x: 0, y: 0, width: 393, height: 96))
    let white = SceneColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(drawing.elements.contains(.fill(bar, .color(white))))
  }

  @Test func `rows move with the offset, to the last bit`() throws {
    let scene = try scene()
    func names(_ offset: Double) -> [Frame.Text] {
      frame(scene, offset).texts.filter { $0.string == "Ease Out" }
    }
    let still = try #require(names(0).first)
    for offset in [-60.0, -0.5, 0.25, 1, 40, 80] {
      let moved = try #require(names(offset).first)
      #expect(moved.origin.y == still.origin.y - offset)
      #expect(moved.origin.x == still.origin.x)
    }
  }

  @Test func `only rows on the screen are drawn, to the end of the list`() throws {
    let scene = try scene { $0.scrollLength = 1_000_000 }
    for offset in [0.0, 31, 5000, 999_990, 1_000_000] {
      let frame = frame(scene, offset)
      // Rows of 64 points: no more than fit the screen, and one that is cut at either end.
      let tiles = frame.elements.count { element in
        guard case .fill(.roundedRectangle(let tile, _, _), _) = element else { return false }
        return tile.width == 44
      }
      #expect(tiles >= 11 && tiles <= 15, "\(offset): \(tiles)")
    }
    let beyond = frame(scene, 1_000_900)
    #expect(beyond.elements.count < 15)
  }

  @Test func `the large title lies on its baseline, and grows about its margin`() throws {
    let scene = try scene()
    let (still, opacity) = try #require(titles(frame(scene, 0)).first)
    #expect(still.origin == Frame.Point(x: 16, y: 80))
    #expect(still.size == 34 && still.weight == .bold && opacity == 1)
    // The vector of a pull of 100 points.
    let sample = scene.state(atOffset: -51.664829)
    let (pulled, _) = try #require(titles(scene.frame(showing: sample)).first)
    #expect(pulled.origin == Frame.Point(x: 16, y: sample.layout.baseline))
    #expect(abs(pulled.size - 34 * 1.035226) < 1e-4)
  }

  @Test func `the large title is cut where the row ends`() throws {
    let frame = frame(try scene { $0.statusHeight = 20 }, 30)
    let group = try #require(frame.groups.first)
    #expect(titles(frame).count == 1)
    #expect(
      group.mask?.shape
        == .rectangle(SceneRectangle(x: 0, y: 64, width: 393, height: 852 - 64)))
    #expect(titles(self.frame(try scene(), 36)).count == 1)
    #expect(titles(self.frame(try scene(), 37)).map(\.0.weight) == [.semibold])
  }

  @Test(arguments: [(410, 0.129162), (460, 0.5), (510, 0.870838)])
  func `the titles fade into each other`(_ time: Int, _ alpha: Double) throws {
    // The vector A: 40 points up in 0.4 s, so that the switch is at 0.36 s.
    let scene = try scene {
      $0.gesture = [
        .drag(to: -40, duration: .milliseconds(400), curve: .linear), .hold(.milliseconds(100)),
        .release(velocity: 0),
      ]
      $0.snap = .none
    }
    let found = titles(scene.frame(at: .milliseconds(time)))
    #expect(found.map(\.0.weight) == [.bold, .semibold])
    #expect(abs(found[0].1 - (1 - alpha)) < 5e-7)
    #expect(abs(found[1].1 - alpha) < 5e-7)
    #expect(found[1].0.alignment == .center && found[1].0.origin.x == 196.5)
    #expect(found[1].0.size == 17)
  }

  @Test func `letters have the sizes that the user has chosen`() throws {
    for size in TextSize.allCases {
      let scene = try scene { $0.textSize = size }
      #expect(titles(frame(scene, 0)).map(\.0.size) == [size.largeTitle.size])
      let line = try #require(titles(frame(scene, 100)).first).0
      #expect(line.size == size.headline.size * min(1, 44 / size.headline.leading))
      #expect(
        frame(scene, 0).texts.contains { $0.string == "Ease" && $0.size == size.headline.size })
    }
  }

  @Test func `the title is what the input says, kept between the buttons`() throws {
    let scene = try scene { $0.title = "A title that is longer than its row" }
    let long = frame(scene, 100)
    #expect(titles(long, scene.configuration.title).count == 1)
    let mask = try #require(long.groups.last?.mask)
    #expect(mask.shape == .rectangle(SceneRectangle(x: 72, y: 0, width: 249, height: 44)))
    #expect(frame(try self.scene(), 100).groups.isEmpty)
  }
}
