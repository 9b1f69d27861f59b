// What lies under a toast: a photograph that has just been saved.
// Layer: Scenes. Tests: ToastFrameTests.

import Easing

/// A screen that shows a drawn photograph, a strip of others, and a toolbar.
///
/// It is designed for 375 × 812 units, which are points on a screen of that size. On another screen the
/// units are as large as there is room for, and the photograph takes what is over. Nothing of it
/// moves, and its look is inferred.
struct PhotoScreen: Hashable, Sendable {
  /// The width of the screen in points.
  let width: Double
  /// The height of the screen in points.
  let height: Double

  /// How large a unit is.
  private var place: Placement {
    Placement(scale: min(width / Self.designWidth, height / Self.designHeight))
  }
  /// The right edge of the screen in units.
  private var right: Double { width / place.scale }
  /// The lower edge of the screen in units.
  private var bottom: Double { height / place.scale }
  /// The upper edge of the strip, so that its middle is a toast's.
  private var stripTop: Double {
    Self.toastMiddle / Self.designHeight * bottom - Self.stripHeight / 2
  }

  /// What is drawn, the lowest first.
  var elements: [Frame.Element] {
    [.fill(.rectangle(SceneRectangle(x: 0, y: 0, width: width, height: height)), .color(.white))]
      + StatusBar(width: width, height: 44 * place.scale).elements + header + photograph + strip
      + toolbar + HomeIndicator(width: width, height: height).elements
  }

  private static let tint = SceneColor(hex: 0x5B4BEB)
  private static let gray = SceneColor(hex: 0x8A8A8E)

  /// The width of the screen that the units are points of: the least common one with rounded corners.
  private static let designWidth = 375.0
  /// Its height.
  private static let designHeight = 812.0
  /// Where the middle of the standard toast is on it.
  private static let toastMiddle = 681.0
  /// What is free on both sides.
  private static let margin = 16.0
  /// The height of a photograph in the strip.
  private static let stripHeight = 62.0
  /// What is free between two of them.
  private static let stripGap = 8.0
  /// How far the middles of the outer tools are from the edges: two margins.
  private static let toolInset = 32.0
  /// The width of a tool's lines.
  private static let toolPen = 1.9

  private var header: [Frame.Element] {
    [
      .stroke(
        place.lines([(24, 61), (16, 70), (24, 79)]), place.stroke(2.4), .color(PhotoScreen.tint)),
      place.text(
        "Evening Ridge", right / 2, 69, size: 17, .semibold, alignment: .center, color: .black),
      place.text(
        "14 June, 21:07", right / 2, 86, size: 12, alignment: .center, color: PhotoScreen.gray),
      place.text(
        "Edit", right - Self.margin, 76, size: 17, alignment: .trailing, color: PhotoScreen.tint),
    ]
  }

  /// Ridges before an evening sky.
  ///
  /// No mask rounds the corners, which would take a layer as large as the photograph: the sky has the
  /// upper ones, and the nearest ridge the lower ones. Each layer reaches the sides only where it is seen,
  /// so that a side that lies between pixels is blended once and is as dark all along.
  private var photograph: [Frame.Element] {
    let (left, right, top, end) = (
      Self.margin, right - Self.margin, 104.0, stripTop - 24
    )
    let sky = place.gradient(
      from: (0, top), to: (0, end - 106),
      [
        SceneColor(hex: 0x27307A), SceneColor(hex: 0x6A4BB8), SceneColor(hex: 0xE86F9A),
        SceneColor(hex: 0xFFB27A), SceneColor(hex: 0xFFE3A8),
      ])
    let sun = (x: 0.645 * (left + right), y: end - 230)
    // Clockwise: the upper side and corner, the right side, its lower corner, and so on.
    let outline = place.roundedRectangle(left, top, right - left, end - top, radius: 22).path
      .elements
    let (upperRight, lower, upperLeft) = (outline[...4], outline[5...12], outline[13...])
    func behind(_ ridge: Ridge) -> [Frame.Path.Element] {
      ridge.cut(left: left, right: right, end: end).map { .line(to: place.point($0.x, $0.y)) }
    }
    return [
      .fill(.path(Frame.Path(upperRight + behind(Ridge.all[0]) + upperLeft)), sky),
      .fill(place.circle(sun.x, sun.y, radius: 92), .color(.white.opacity(0.10))),
      .fill(place.circle(sun.x, sun.y, radius: 62), .color(.white.opacity(0.16))),
      .fill(place.circle(sun.x, sun.y, radius: 38), .color(SceneColor(hex: 0xFFF3D6))),
    ]
      + Ridge.all.enumerated().map { index, ridge in
        let line = ridge.line(left: left, right: right, end: end, in: place)
        let rest = Ridge.all.dropFirst(index + 1).first.map(behind) ?? Array(lower)
        return .fill(
          .path(Frame.Path(line + rest + [.close])),
          place.gradient(
            from: (0, end - ridge.points[1].y - 40), to: (0, end),
            [SceneColor(hex: ridge.top), SceneColor(hex: ridge.bottom)]))
      }
  }

  /// Other photographs, too small to be more than their colours.
  private var strip: [Frame.Element] {
    let colors: [(UInt32, UInt32)] = [
      (0x8EC5FC, 0x4C7BD9), (0xF9D976, 0xF39F86), (0x84E8B0, 0x3F9FA1), (0xE86F9A, 0x4B2F6B),
      (0xD9C7FB, 0x8F86DD),
    ]
    // The last one has no gap behind it; about as wide as they are high, they fill the width.
    let ends = 2 * Self.margin - Self.stripGap
    let count = min(max(((right - ends) / (Self.stripHeight + Self.stripGap)).floored, 1), 20)
    let width = (right - ends) / count - Self.stripGap
    return (0..<Int(count)).map { index in
      let (x, pair) = (
        Self.margin + (width + Self.stripGap) * Double(index), colors[index % colors.count]
      )
      return .fill(
        place.roundedRectangle(x, stripTop, width, Self.stripHeight, radius: 10),
        place.gradient(
          from: (x, stripTop), to: (x + width, stripTop + Self.stripHeight),
          [SceneColor(hex: pair.0), SceneColor(hex: pair.1)]))
    }
  }
}

extension PhotoScreen {
  /// To share, to like, and to throw away.
  private var toolbar: [Frame.Element] {
    let y = (stripTop + Self.stripHeight + bottom) / 2 - 11
    let share = Placement(scale: place.scale, x: Self.toolInset * place.scale, y: y * place.scale)
    let like = Placement(scale: place.scale, x: right / 2 * place.scale, y: share.y)
    let discard = Placement(
      scale: place.scale, x: (right - Self.toolInset) * place.scale, y: share.y)
    let pen = place.stroke(Self.toolPen)
    let tint = Frame.Paint.color(PhotoScreen.tint)
    return [
      .stroke(
        share.lines([(-6, -4), (-10, -4), (-10, 13), (10, 13), (10, -4), (6, -4)]), pen, tint),
      .stroke(share.lines([(0, 5), (0, -14)]), pen, tint),
      .stroke(share.lines([(-5, -9), (0, -14), (5, -9)]), pen, tint),
      .stroke(heart(like), pen, tint),
      .stroke(discard.lines([(-10, -8), (10, -8)]), pen, tint),
      .stroke(discard.lines([(-3.5, -9), (-2.5, -12.5), (2.5, -12.5), (3.5, -9)]), pen, tint),
      .stroke(discard.lines([(-7.5, -7), (-6, 13), (6, 13), (7.5, -7)]), pen, tint),
    ]
  }

  private func heart(_ place: Placement) -> Frame.Shape {
    func curve(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
    ) -> Frame.Path.Element {
      .cubic(control1: place.point(x1, y1), control2: place.point(x2, y2), to: place.point(x, y))
    }
    return .path(
      Frame.Path([
        .move(to: place.point(0, 12)),
        curve(-15.5, 2, -14, -11, -7, -11), curve(-3.5, -11, -1, -8.5, 0, -6),
        curve(1, -8.5, 3.5, -11, 7, -11), curve(14, -11, 15.5, 2, 0, 12),
        .close,
      ]))
  }
}

/// A line of hills in the photograph.
private struct Ridge: Hashable, Sendable {
  /// The colour at its upper edge.
  let top: UInt32
  /// The colour at the end of the photograph.
  let bottom: UInt32
  /// Its heights, `y` above the end of the photograph, at shares `x` of the width.
  let points: [Frame.Point]

  init(_ top: UInt32, _ bottom: UInt32, _ points: [(x: Double, y: Double)]) {
    self.top = top
    self.bottom = bottom
    self.points = points.map { Frame.Point(x: $0.x, y: $0.y) }
  }

  /// The ridges, the farthest first.
  ///
  /// The nearest one is nowhere lower than 54 units, which hides the cut.
  static let all = [
    Ridge(
      0xB65C93, 0x8B4A8E, [(0, 156), (0.19, 221), (0.35, 174), (0.55, 202), (0.75, 156), (1, 216)]),
    Ridge(
      0x70407F, 0x4B2F6B, [(0, 126), (0.16, 104), (0.4, 171), (0.64, 102), (0.83, 138), (1, 114)]),
    Ridge(
      0x33224F, 0x1B1434, [(0, 66), (0.24, 98), (0.45, 54), (0.69, 86), (0.88, 54), (1, 78)]),
  ]

  /// Where what lies behind this ridge ends, from right to left: at each side where this one begins; from
  /// there it goes steeply inwards below the upper edge, which is flat there, and on below all ridges.
  func cut(left: Double, right: Double, end: Double) -> [Frame.Point] {
    // Even at a quarter of the design's size `inset` is a pixel, so that the pixels of a side hold none of it.
    let (inset, drop, hidden) = (4.0, 8.0, end - 45)
    let (leftTop, rightTop) = (end - points[0].y, end - points[points.count - 1].y)
    return [
      Frame.Point(x: right, y: rightTop), Frame.Point(x: right - inset, y: rightTop + drop),
      Frame.Point(x: right - inset, y: hidden), Frame.Point(x: left + inset, y: hidden),
      Frame.Point(x: left + inset, y: leftTop + drop), Frame.Point(x: left, y: leftTop),
    ]
  }

  /// Its upper edge from left to right, flat at each of its points.
  func line(
    left: Double, right: Double, end: Double, in place: Placement
  ) -> [Frame.Path.Element] {
    let ends = points.map { (x: left + $0.x * (right - left), y: end - $0.y) }
    return [.move(to: place.point(ends[0].x, ends[0].y))]
      + zip(ends, ends.dropFirst()).map { start, end in
        let middle = (start.x + end.x) / 2
        return .cubic(
          control1: place.point(middle, start.y), control2: place.point(middle, end.y),
          to: place.point(end.x, end.y))
      }
  }
}
