// Groups and backdrops whose colours follow from a formula.

import Scenes

extension ElementSample {
  private static let left = Frame.Element.fill(
    .rectangle(SceneRectangle(x: 10, y: 10, width: 25, height: 20)), ink)
  private static let right = Frame.Element.fill(
    .rectangle(SceneRectangle(x: 25, y: 10, width: 25, height: 20)), ink)

  private static let fading = Frame.Paint.linearGradient(
    Frame.LinearGradient(
      from: point(0, 0), to: point(60, 0),
      [
        .init(0, SceneColor(red: 0, green: 0, blue: 0, alpha: 0)),
        .init(1, SceneColor(red: 1, green: 0, blue: 0)),
      ]))

  /// A blue frame seen through a mask.
  private static func masked(_ mask: Frame.Mask) -> Frame.Element {
    .group(Frame.Group(mask: mask, [ground(SceneColor(hex: 0x336699))]))
  }

  /// What a share of blue over white is.
  private static func share(_ share: Double) -> [Double] {
    zip(blue, white).map { $0 * share + $1 * (1 - share) }
  }

  private static let whole = Frame.Shape.rectangle(
    SceneRectangle(x: 0, y: 0, width: 60, height: 40))

  static let groups = [
    ElementSample(
      "a group with an opacity", [.group(Frame.Group(opacity: 0.5, [left, right]))],
      [spot(15, 20, share(0.5)), spot(30, 20, share(0.5)), spot(45, 20, share(0.5))]),
    ElementSample(
      "a group that is moved and scaled",
      [
        .group(
          Frame.Group(
            transform: Frame.Transform(a: 0.4, b: 0, c: 0, d: 0.5, tx: 20, ty: 10), [left]))
      ],
      // From (10, 10, 25, 20) to (24, 15, 10, 10).
      [spot(25, 16, blue), spot(33, 24, blue), spot(22, 20, white), spot(36, 20, white)]),
    ElementSample(
      "a group that is turned",
      [
        .group(
          Frame.Group(
            transform: Frame.Transform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 0), [left]))
      ],
      // (x, y) goes to (50 − y, x): from (10, 10, 25, 20) to (20, 10, 20, 25).
      [spot(21, 11, blue), spot(38, 33, blue), spot(18, 20, white), spot(30, 37, white)]),
    ElementSample(
      "a clip",
      [masked(Frame.Mask(.ellipse(SceneRectangle(x: 10, y: 0, width: 40, height: 40))))],
      [spot(30, 20, blue), spot(12, 3, white), spot(5, 20, white)]),
    ElementSample(
      "a mask with an alpha",
      [masked(Frame.Mask(whole, .color(SceneColor(red: 1, green: 0, blue: 0, alpha: 0.25))))],
      [spot(30, 20, share(0.25))]),
    ElementSample(
      "a mask with a gradient", [masked(Frame.Mask(whole, fading))],
      [
        spot(0, 20, share(0.5 / 60), within: 3), spot(29, 20, share(29.5 / 60), within: 3),
        spot(59, 20, share(59.5 / 60), within: 3),
      ]),
    ElementSample(
      "a group in a group",
      [
        .group(
          Frame.Group(
            opacity: 0.5, transform: .translation(x: -10, y: 0),
            [.group(Frame.Group(opacity: 0.5, transform: .translation(x: 20, y: 0), [left]))]))
      ],
      [spot(25, 20, share(0.25)), spot(15, 20, white), spot(42, 20, share(0.25))]),
  ]

  private static func level(_ share: Double) -> [Double] {
    [share * 255, share * 255, share * 255]
  }

  static let backdrops = [
    ElementSample(
      "a tint",
      [ground(gray(0)), backdrop(tint: SceneColor(red: 1, green: 1, blue: 1, alpha: 0.5))],
      [spot(15, 20, level(0)), spot(45, 20, level(0.5))]),
    ElementSample(
      "a blur leaves one colour as it is, up to the edges",
      [ground(gray(0.4)), backdrop(blur: 4)],
      // In a corner a quarter of the kernel is inside, so that a step of 255ths counts for four.
      [
        spot(0, 0, level(0.4)), spot(59, 0, level(0.4), within: 4),
        spot(59, 39, level(0.4), within: 4), spot(30, 20, level(0.4)),
      ]),
    ElementSample(
      "a blur between two colours",
      [
        ground(gray(1)),
        .fill(.rectangle(SceneRectangle(x: 0, y: 0, width: 45, height: 40)), .color(gray(0))),
        backdrop(blur: 4),
      ],
      // The normal distribution at (48.5 − 45) / 4 is 0.8092, at (41.5 − 45) / 4 it is 0.1908.
      [
        spot(48, 20, level(0.8092), within: 8), spot(41, 20, level(0.1908), within: 8),
        spot(29, 20, level(0)),
      ]),
    ElementSample(
      "a colour dodge", [ground(gray(0.5)), backdrop(.colorDodge(gray(0.25)))],
      [spot(15, 20, level(0.5)), spot(45, 20, level(0.5 / 0.75))]),
    ElementSample(
      "an overlay on dark", [ground(gray(0.25)), backdrop(.overlay(gray(0.75)))],
      [spot(15, 20, level(0.25)), spot(45, 20, level(2 * 0.25 * 0.75))]),
    ElementSample(
      "an overlay on light", [ground(gray(0.75)), backdrop(.overlay(gray(0.25)))],
      [spot(15, 20, level(0.75)), spot(45, 20, level(1 - 2 * 0.25 * 0.75))]),
    ElementSample(
      "a share of a backdrop",
      [ground(gray(0)), backdrop(tint: gray(1), weight: 0.25)],
      [spot(15, 20, level(0)), spot(45, 20, level(0.25))]),
    ElementSample(
      "a backdrop on a backdrop, and more on top",
      [
        ground(gray(0)), backdrop(tint: SceneColor(red: 1, green: 1, blue: 1, alpha: 0.5)),
        .fill(.rectangle(SceneRectangle(x: 50, y: 0, width: 10, height: 40)), .color(gray(0))),
        backdrop(tint: SceneColor(red: 1, green: 1, blue: 1, alpha: 0.5)),
      ],
      [spot(15, 20, level(0)), spot(40, 20, level(0.75)), spot(55, 20, level(0.5))]),
    ElementSample(
      "a backdrop in a group",
      [
        ground(gray(0)),
        .group(
          Frame.Group(
            opacity: 0.5,
            [ground(gray(1)), backdrop(tint: SceneColor(red: 0, green: 0, blue: 0, alpha: 0.5))])),
      ],
      [spot(15, 20, level(0.5)), spot(45, 20, level(0.25))]),
  ]
}
