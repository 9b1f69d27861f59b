import Scenes
import Testing
import Timeline

struct ShimmerFrameTests {
  /// The rectangle through which the coloured logo is seen.
  private func revealed(_ frame: Frame) throws -> SceneRectangle {
    let masks = frame.groups.compactMap(\.mask)
    let mask = try #require(masks.last)
    guard case .rectangle(let rectangle) = mask.shape else {
      Issue.record("\(mask.shape)")
      return SceneRectangle(x: 0, y: 0, width: 0, height: 0)
    }
    return rectangle
  }

  @Test func `without a screen nothing lies behind the dimmed view`() throws {
    let scene = try Shimmer(Shimmer.Configuration { $0.drawsScreen = false })
    let whole = try Shimmer().frame(at: RationalTime(1, 2)).elements
    let alone = scene.frame(at: RationalTime(1, 2)).elements
    #expect(!alone.isEmpty && alone.count < whole.count)
    #expect(alone == Array(whole.suffix(alone.count)))
  }

  @Test(arguments: [
    // The vectors of the article's shimmer, 60 points to the right: a margin of half a logo.
    (0.25, 75.6751, 91.1745), (0.5, 69, 129), (0.75, 62.3249, 166.8255),
  ])
  func `the coloured logo is seen where the mask is`(
    _ time: Double, _ left: Double, _ right: Double
  ) throws {
    let frame = try Shimmer().frame(at: RationalTime(Int(time * 4), 4))
    let rectangle = try revealed(frame)
    #expect(abs(rectangle.x - left) < 5e-5)
    #expect(abs(rectangle.right - right) < 5e-5)
    #expect((rectangle.y, rectangle.height) == (60, 120))
    #expect(frame.bounds == SceneRectangle(x: 0, y: 0, width: 240, height: 240))
  }

  @Test func `a mask is what the table says, plus where the content lies`() throws {
    for content in [120.0, 80, 300] {
      let shimmer = try Shimmer(Shimmer.Configuration { $0.contentWidth = content })
      for frame in shimmer.sampled(at: .fps30) where frame.sample.mask.revealed > 0 {
        let (mask, origin) = (frame.sample.mask, 120 - content / 2)
        let rectangle = try revealed(shimmer.frame(showing: frame.sample))
        try #require(rectangle.x == origin + mask.clippedLeft)
        try #require(rectangle.width == mask.clippedRight - mask.clippedLeft)
        try #require(rectangle.x >= origin && rectangle.right <= origin + content + 1e-12)
      }
    }
  }

  @Test func `nothing but the screen is there while the view is not presented`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.presentedAt = [RationalTime(1)]
        $0.dismissedAt = [RationalTime(3)]
      })
    for time in [0, 3, 4] { #expect(shimmer.frame(at: RationalTime(time)).elements.count == 1) }
    #expect(shimmer.frame(at: RationalTime(1)).elements.count > 2)
  }

  @Test func `an empty mask shows no coloured logo`() throws {
    #expect(try Shimmer().frame(at: .zero).groups.isEmpty)
  }

  @Test func `the screen is dimmed by the background's opacity`() throws {
    func dim(_ opacity: Double) throws -> Frame.Element {
      try Shimmer(Shimmer.Configuration { $0.backgroundOpacity = opacity }).frame(at: .zero)
        .elements[1]
    }
    let screen = Frame.Shape.rectangle(SceneRectangle(x: 0, y: 0, width: 240, height: 240))
    let black = SceneColor(red: 0, green: 0, blue: 0, alpha: 0.7)
    #expect(try dim(0.7) == .fill(screen, .color(black)))
    #expect(try dim(0) != .fill(screen, .color(SceneColor(red: 0, green: 0, blue: 0, alpha: 0))))
  }

  @Test func `a picture takes the place of the drawn logo, once faint and once masked`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.logoImage = "logo"
        $0.logoWidth = 200
        $0.logoHeight = 50
      })
    let frame = shimmer.frame(at: .milliseconds(500))
    let logo = SceneRectangle(x: 100, y: 25, width: 200, height: 50)
    #expect(frame.bounds == SceneRectangle(x: 0, y: 0, width: 400, height: 100))
    #expect(shimmer.logoFrame == logo)
    let image = Frame.Element.image(Frame.Image(named: "logo", in: logo))
    #expect(frame.elements.count == 4 && frame.groups.count == 2)
    #expect(frame.groups[0].elements == [image] && frame.groups[0].mask == nil)
    #expect(frame.groups[0].opacity < 0.5)
    #expect(frame.groups[1].elements == [image] && frame.groups[1].opacity == 1)
    #expect(try revealed(frame) == SceneRectangle(x: 115, y: 25, width: 100, height: 50))
  }

  @Test func `the drawn logo fills its rectangle and no more, in both copies`() throws {
    let frame = try Shimmer().frame(at: .milliseconds(500))
    let logo = SceneRectangle(x: 60, y: 60, width: 120, height: 120)
    let coloured = try #require(frame.groups.last).elements
    let quiet = frame.elements.dropFirst(2).dropLast()
    #expect(quiet.count == coloured.count)
    for copy in [Array(quiet), coloured] {
      guard case .fill(let plate, _) = copy[0] else {
        Issue.record("\(copy[0])")
        return
      }
      #expect(plate.bounds == logo)
      for case .fill(let shape, _) in copy {
        let bounds = try #require(shape.bounds)
        #expect(bounds.x >= 60 && bounds.right <= 180 && bounds.y >= 60 && bounds.bottom <= 180)
      }
    }
    // The marks lie at the same places; the colour of the plate alone differs.
    #expect(Array(quiet.dropFirst()) == Array(coloured.dropFirst()))
    #expect(quiet.first != coloured.first)
  }
}
