// The project's own logo: an eased move between two keyframes.
// Layer: Scenes. Tests: ShimmerFrameTests.

/// A plate with a curve on it that rises from one keyframe to the next.
///
/// It fills a rectangle of any proportions: the plate and the curve stretch, while the corners, the
/// line and the keyframes keep their form.
struct LogoArtwork: Hashable, Sendable {
  /// What the logo fills.
  let frame: SceneRectangle

  /// The shorter side, of which all measures are shares.
  private var size: Double { min(frame.width, frame.height) }

  /// The corners of the plate: those of an app's icon on a home screen.
  private static let cornerShare = 0.2237
  /// How far the keyframes are from the sides.
  private static let insetShare = 0.25
  /// How far a handle reaches, in the distance of the keyframes: the x1 of a gentle ease in and out.
  private static let handleShare = 0.6
  /// The width of a handle's line: a third of the curve's.
  private static let handlePen = 0.022
  /// The width of the curve.
  private static let curvePen = 0.066
  /// The radius of the end of a handle: as wide as the curve and a little more.
  private static let knobRadius = 0.034
  /// How far a keyframe reaches from its middle, before its corners are cut.
  private static let keyframeReach = 0.12
  /// How much of each corner of a keyframe is rounded.
  private static let keyframeCut = 0.025

  /// The logo in its colours.
  var colored: [Frame.Element] {
    let paint = Frame.Paint.linearGradient(
      Frame.LinearGradient(
        from: Frame.Point(x: frame.x, y: frame.y),
        to: Frame.Point(x: frame.right, y: frame.bottom),
        [
          Frame.LinearGradient.Stop(0, SceneColor(hex: 0x3D5AFE)),
          Frame.LinearGradient.Stop(0.5, SceneColor(hex: 0x8A4DFF)),
          Frame.LinearGradient.Stop(1, SceneColor(hex: 0xFF5C8D)),
        ]))
    return [.fill(plate, paint)] + marks
  }

  /// The logo without its colours, for a screen that is lighter or darker.
  var quiet: [Frame.Element] {
    [.fill(plate, .color(.white.opacity(0.4)))] + marks
  }

  private var plate: Frame.Shape {
    .roundedRectangle(frame, radius: Self.cornerShare * size, corners: .continuous)
  }

  /// The curve, its two handles, and its keyframes.
  private var marks: [Frame.Element] {
    let inset = Self.insetShare * size
    let start = Frame.Point(x: frame.x + inset, y: frame.bottom - inset)
    let end = Frame.Point(x: frame.right - inset, y: frame.y + inset)
    let reach = Self.handleShare * (end.x - start.x)
    let startHandle = Frame.Point(x: start.x + reach, y: start.y)
    let endHandle = Frame.Point(x: end.x - reach, y: end.y)
    let curve = Frame.Path([
      .move(to: start), .cubic(control1: startHandle, control2: endHandle, to: end),
    ])
    let handles = Frame.Path([
      .move(to: start), .line(to: startHandle), .move(to: end), .line(to: endHandle),
    ])
    let faint = Frame.Paint.color(.white.opacity(0.5))
    return [
      .stroke(.path(handles), Frame.Stroke(width: Self.handlePen * size), faint),
      .fill(knob(at: startHandle), .color(.white)),
      .fill(knob(at: endHandle), .color(.white)),
      .stroke(.path(curve), Frame.Stroke(width: Self.curvePen * size), .color(.white)),
      .fill(keyframe(at: start), .color(.white)),
      .fill(keyframe(at: end), .color(.white)),
    ]
  }

  /// The end of a handle.
  private func knob(at centre: Frame.Point) -> Frame.Shape {
    let radius = Self.knobRadius * size
    return .ellipse(
      SceneRectangle(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A diamond with soft corners.
  private func keyframe(at centre: Frame.Point) -> Frame.Shape {
    let (reach, cut) = (Self.keyframeReach * size, Self.keyframeCut * size)
    func point(_ x: Double, _ y: Double) -> Frame.Point {
      Frame.Point(x: centre.x + x, y: centre.y + y)
    }
    let far = reach - cut
    return .path(
      Frame.Path([
        .move(to: point(cut, -far)),
        .line(to: point(far, -cut)), .quadratic(control: point(reach, 0), to: point(far, cut)),
        .line(to: point(cut, far)), .quadratic(control: point(0, reach), to: point(-cut, far)),
        .line(to: point(-far, cut)), .quadratic(control: point(-reach, 0), to: point(-far, -cut)),
        .line(to: point(-cut, -far)), .quadratic(control: point(0, -reach), to: point(cut, -far)),
        .close,
      ]))
  }
}
