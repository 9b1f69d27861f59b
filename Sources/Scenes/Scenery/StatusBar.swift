// The top of a phone's screen.
// Layer: Scenes. Tests: SceneryTests.

/// The top of a phone's screen: the time, the signals and the battery.
///
/// Its proportions are inferred; nothing of it moves.
struct StatusBar: Hashable, Sendable {
  /// The width of the screen in points.
  let width: Double
  /// The height of the bar in points.
  let height: Double

  /// The height of the bar of a screen without a camera in it: the lowest one.
  private static let leastHeight = 20.0
  /// The least width that has room for the time and the signs.
  static let leastWidth = 240.0
  /// The least height of a bar with a camera in it: they are 44 points high and more.
  private static let heightWithCamera = 40.0
  /// How much smaller letters and signs are without a camera, about as 12 points to 17.
  private static let smallScale = 0.72

  /// What is drawn; nothing where it has no room.
  var elements: [Frame.Element] {
    guard height >= Self.leastHeight, width >= Self.leastWidth else { return [] }
    // Below a camera the line lies lower and is larger.
    let isTall = height >= Self.heightWithCamera
    let middle = isTall ? 0.6 * height : height / 2
    let scale = isTall ? 1 : Self.smallScale
    let left = Placement(scale: scale, x: isTall ? 0.135 * width : 0.1 * width, y: middle)
    let right = Placement(scale: scale, x: width - (isTall ? 0.08 : 0.04) * width, y: middle)
    return [left.text("9:41", 0, 6, size: 17, .semibold, alignment: .center, color: .black)]
      + signal(right) + waves(right) + battery(right)
  }

  /// Four bars, of a width of 18.
  private func signal(_ place: Placement) -> [Frame.Element] {
    (0..<4).map { index in
      let height = 4 + 2.6 * Double(index)
      return .fill(
        place.roundedRectangle(
          -77 + 4.8 * Double(index), 6 - height, 3.2, height, radius: 1, .circular),
        .color(.black))
    }
  }

  /// A sector of three rings about a point below.
  private func waves(_ place: Placement) -> [Frame.Element] {
    var arcs: [Frame.Path.Element] = []
    for radius in [5.2, 9.6] {
      // A quarter of a circle, from upper left to upper right.
      let (side, handle) = (radius * Placement.diagonal, radius * Placement.diagonalHandle)
      arcs += [
        .move(to: place.point(-44 - side, 5.2 - side)),
        .cubic(
          control1: place.point(-44 - side + handle, 5.2 - side - handle),
          control2: place.point(-44 + side - handle, 5.2 - side - handle),
          to: place.point(-44 + side, 5.2 - side)),
      ]
    }
    return [
      .stroke(.path(Frame.Path(arcs)), place.stroke(2.2, .butt), .color(.black)),
      .fill(
        place.lines([(-44, 5.8), (-46.2, 3.4), (-44, 2.3), (-41.8, 3.4)], closed: true),
        .color(.black)),
    ]
  }

  /// A battery of a width of 27.
  private func battery(_ place: Placement) -> [Frame.Element] {
    [
      .stroke(
        place.roundedRectangle(-26.5, -5.5, 23, 11.5, radius: 3.6), place.stroke(1),
        .color(.black.opacity(0.4))),
      .fill(place.roundedRectangle(-24.8, -3.8, 19.6, 8.1, radius: 2.2), .color(.black)),
      .fill(
        place.roundedRectangle(-2.2, -1.8, 1.6, 4.1, radius: 0.8, .circular),
        .color(.black.opacity(0.4))),
    ]
  }
}

extension Placement {
  /// √½: the sides of a square whose diagonal is 1.
  static let diagonal = 0.7071067811865476
  /// The handles of a quarter of a circle of radius 1, along either axis where it begins at 45°.
  static let diagonalHandle = 0.3905242917512699
}
