import Scenes
import TestSupport
import Testing

/// Expected values: the model's printed checks, and its formulas by hand.
struct ToastLayoutTests {
  @Test(arguments: [
    (812, 658), (844, 683.931034), (852, 690.413793), (956, 774.689655), (667, 540.5),
  ])
  func `the toast keeps its share of the screen's height`(
    _ height: Double, _ expected: Double
  ) throws {
    let layout = try Toast(Toast.Configuration { $0.screenHeight = height }).layout
    #expect(abs(layout.frame.y - expected) <= 5e-7)
  }

  @Test func `the article's toast lies where the article says`() throws {
    let layout = try Toast().layout
    #expect(layout.frame == SceneRectangle(x: 87.5, y: 658, width: 200, height: 46))
    #expect(layout.frame.right == 287.5 && layout.frame.bottom == 704)
    #expect(layout.cornerRadius == 22)
    #expect(layout.icon == SceneRectangle(x: 109.5, y: 672, width: 18, height: 18))
    #expect(layout.labelX == 137.5 && layout.labelY == 672 && layout.labelHeight == 18)
    // Two points short of a capsule.
    #expect(layout.frame.height - 2 * layout.cornerRadius == 2)
  }

  @Test func `a label of unknown width has no overflow and fills the toast`() throws {
    let layout = try Toast().layout
    #expect(layout.labelWidth == nil && layout.overflow == nil)
    #expect(layout.visibleLabel == SceneRectangle(x: 137.5, y: 672, width: 150, height: 18))
  }

  @Test(arguments: [(100.0, 0.0, 100.0), (150, 0, 150), (150.5, 0.5, 150), (400, 250, 150)])
  func `the toast clips a label that is too wide`(
    _ width: Double, _ overflow: Double, _ visible: Double
  ) throws {
    let layout = try Toast(Toast.Configuration { $0.labelWidth = width }).layout
    #expect(layout.overflow == overflow)
    #expect(layout.visibleLabel.width == visible)
  }

  @Test(arguments: 0..<100)
  func `the toast is centred, and what is seen of the label is within it`(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let layout = try Toast(
      Toast.Configuration {
        $0.screenWidth = .random(in: 1...4096, using: &random)
        $0.width = .random(in: 1...500, using: &random)
        $0.height = .random(in: 44...100, using: &random)
        $0.iconSize = .random(in: 0...100, using: &random)
        $0.iconInset = .random(in: 0...100, using: &random)
        $0.gap = .random(in: 0...400, using: &random)
        $0.labelWidth = .random(in: 0...500, using: &random)
        $0.screenWidth = Bool.random(using: &random) ? $0.width : $0.screenWidth
      }
    ).layout
    let screenWidth = layout.frame.x * 2 + layout.frame.width
    #expect(abs(layout.frame.x + layout.frame.right - screenWidth) <= 1e-11)
    #expect(layout.visibleLabel.width >= 0)
    #expect(layout.visibleLabel.width <= max(0, layout.frame.right - layout.labelX))
    let (text, overflow) = (try #require(layout.labelWidth), try #require(layout.overflow))
    #expect(abs(overflow - max(0, layout.labelX + text - layout.frame.right)) <= 1e-11)
    #expect(abs(layout.icon.y * 2 + layout.icon.height - layout.labelY * 2 - 18) <= 1e-11)
  }

  @Test func `corners higher than half the toast are refused`() {
    #expect(
      throws: SceneError.invalid(
        input: "corner-radius", value: "22.5", accepted: "a number from 0 to half the height, 22")
    ) {
      try Toast(
        Toast.Configuration {
          $0.height = 44
          $0.cornerRadius = 22.5
        })
    }
  }
}
