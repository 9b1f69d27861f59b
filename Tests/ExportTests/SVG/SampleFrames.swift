// Frames that hold every kind of element, for tests of picture formats.

import Raster
import Scenes
import Timeline

@testable import Export

enum SampleFrames {
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> SceneRectangle
  {
    SceneRectangle(x: x, y: y, width: width, height: height)
  }

  /// A picture of 4 × 2 pixels: red, green, blue, half transparent white; then black in a row.
  static var logo: Bitmap? {
    guard let size = PixelSize(width: 4, height: 2) else { return nil }
    var bitmap = Bitmap(size: size, filledWith: PixelColor(red: 0, green: 0, blue: 0))
    let colors = [
      PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 255, blue: 0),
      PixelColor(red: 0, green: 0, blue: 255),
      PixelColor(red: 255, green: 255, blue: 255, alpha: 128),
    ]
    for (index, color) in colors.enumerated() { bitmap[index, 0] = color.premultiplied }
    return bitmap
  }

  static func size(_ width: Int, _ height: Int) -> PixelSize? {
    PixelSize(width: width, height: height)
  }

  /// A run of frames of the given size in points, in a picture of a size of its own, or as large.
  static func run(
    width: Double, height: Double, in size: PixelSize? = nil, scale: Double = 1,
    background: SceneColor = SceneColor(hex: 0xFFFFFF), frames: Range<Int> = 0..<1
  ) throws -> FrameRun {
    let layout =
      if let size {
        try PictureLayout(
          frameWidth: width, frameHeight: height, centeredIn: size, scale: scale,
          background: background)
      } else {
        try PictureLayout(
          frameWidth: width, frameHeight: height, scale: scale, background: background)
      }
    var images = FrameImages()
    images["logo"] = logo
    return FrameRun(layout: layout, rate: .fps60, numbers: frames, images: images)
  }

  static let gradient = Frame.Paint.linearGradient(
    Frame.LinearGradient(
      from: Frame.Point(x: 20, y: 0), to: Frame.Point(x: 180, y: 0),
      [
        .init(0, SceneColor(hex: 0xFF0000)), .init(0.5, SceneColor(hex: 0x00FF00)),
        .init(1, SceneColor(red: 0, green: 0, blue: 1, alpha: 0)),
      ]))

  static var gallery: Frame {
    let ink = Frame.Paint.color(SceneColor(hex: 0x224488))
    return Frame(
      width: 400, height: 300,
      elements: [
        .fill(.rectangle(rectangle(10, 10, 80, 40)), ink),
        .fill(.roundedRectangle(rectangle(100, 10, 80, 40), radius: 16), ink),
        .fill(.roundedRectangle(rectangle(190, 10, 80, 40), radius: 16, corners: .continuous), ink),
        .fill(.ellipse(rectangle(280, 10, 80, 40)), ink),
        .fill(.rectangle(rectangle(10, 60, 180, 30)), gradient),
        .stroke(
          .path(
            Frame.Path([
              .move(to: Frame.Point(x: 210, y: 75)), .line(to: Frame.Point(x: 225, y: 90)),
              .cubic(
                control1: Frame.Point(x: 240, y: 60), control2: Frame.Point(x: 260, y: 60),
                to: Frame.Point(x: 270, y: 90)),
              .quadratic(control: Frame.Point(x: 290, y: 60), to: Frame.Point(x: 310, y: 90)),
            ])), Frame.Stroke(width: 6), .color(SceneColor(hex: 0xCC3311))),
        .image(Frame.Image(named: "logo", in: rectangle(10, 100, 80, 40))),
        .text(
          Frame.Text(
            "Title <&> \"quoted\"", at: Frame.Point(x: 240, y: 130), size: 20, weight: .bold,
            alignment: .center, color: SceneColor(hex: 0x111111))),
        .group(
          Frame.Group(
            opacity: 0.5, transform: .translation(x: 10, y: 150),
            mask: Frame.Mask(.ellipse(rectangle(0, 0, 100, 60))),
            [.fill(.rectangle(rectangle(0, 0, 100, 30)), ink)])),
        .group(
          Frame.Group(
            mask: Frame.Mask(
              .rectangle(rectangle(120, 150, 180, 60)), gradient),
            [.fill(.rectangle(rectangle(100, 150, 260, 60)), ink)])),
        .backdrop(
          Frame.Backdrop(
            .roundedRectangle(rectangle(40, 40, 300, 120), radius: 30, corners: .continuous),
            Frame.Material(
              blurRadius: 8, tint: SceneColor(red: 1, green: 1, blue: 1, alpha: 0.4)))),
        .group(
          Frame.Group(
            transform: Frame.Transform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 300, ty: 220),
            [.fill(.rectangle(rectangle(0, 0, 40, 40)), .color(SceneColor(hex: 0x118833)))])),
        .backdrop(
          Frame.Backdrop(
            .rectangle(rectangle(0, 240, 400, 60)),
            Frame.Material(
              blurRadius: 5, tint: SceneColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5),
              blend: .overlay(SceneColor(hex: 0x8080C0))))),
      ])
  }

  static func moving(_ t: Double) -> Frame {
    let ink = Frame.Paint.color(SceneColor(red: t, green: 0.4, blue: 1 - t))
    var elements: [Frame.Element] = [
      .fill(.rectangle(rectangle(0, 0, 200, 150)), .color(SceneColor(hex: 0xF2F2F7))),
      .fill(.rectangle(rectangle(10 + 100 * t, 10, 40, 30)), ink),
      .group(
        Frame.Group(
          opacity: 1 - t / 2, transform: .scale(1 + t, about: Frame.Point(x: 100, y: 75)),
          mask: Frame.Mask(
            .ellipse(rectangle(60, 40, 80, 70)),
            .linearGradient(
              Frame.LinearGradient(
                from: Frame.Point(x: 60 + 40 * t, y: 0), to: Frame.Point(x: 140, y: 0),
                [
                  .init(0, SceneColor(hex: 0)),
                  .init(1, SceneColor(red: 0, green: 0, blue: 0, alpha: 0)),
                ]))),
          [
            .fill(.rectangle(rectangle(60, 40, 80, 70)), .color(SceneColor(hex: 0x119944))),
            .image(Frame.Image(named: "logo", in: rectangle(80, 60, 40, 20 + 10 * t))),
          ])),
      .text(
        Frame.Text(
          t < 0.5 ? "First half" : "Second half", at: Frame.Point(x: 20, y: 100 + 20 * t), size: 16,
          weight: .semibold, color: SceneColor(hex: 0x222222))),
    ]
    if t > 0.3 && t < 0.7 {
      elements.insert(.fill(.ellipse(rectangle(120, 10, 50 * t, 50)), ink), at: 2)
      elements.append(
        .stroke(
          .rectangle(rectangle(5, 5, 190, 140)), Frame.Stroke(width: 2),
          .color(SceneColor(hex: 0xFF0000))))
    }
    elements.append(
      .backdrop(
        Frame.Backdrop(
          .rectangle(rectangle(0, 0, 200, 44)),
          Frame.Material(
            blurRadius: 10 * t, tint: SceneColor(red: 1, green: 1, blue: 1, alpha: 0.5 * t)),
          weight: t)))
    return Frame(width: 200, height: 150, elements: elements)
  }
}
