// The bottom of a phone's screen.
// Layer: Scenes. Tests: SceneryTests.

/// The bar at the bottom of a phone's screen that stands for its home button.
struct HomeIndicator: Hashable, Sendable {
  /// The width of the screen in points.
  let width: Double
  /// The height of the screen in points.
  let height: Double

  /// What is drawn; nothing on a small or a wide screen.
  var elements: [Frame.Element] {
    guard height > width, width >= StatusBar.leastWidth else { return [] }
    let bar = Placement(x: width / 2, y: height)
    return [.fill(bar.roundedRectangle(-67, -13, 134, 5, radius: 2.5, .circular), .color(.black))]
  }
}
