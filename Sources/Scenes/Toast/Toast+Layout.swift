// Where a toast and its parts are.
// Layer: Scenes. Source: an article on a toast made of a view animation. Tests: ToastLayoutTests.

import Easing

extension Toast {
  /// The geometry of a toast, in points; all its instances lie at the same place.
  ///
  /// - Accuracy: each length is a sum and product of a few inputs, rounded at each step.
  public struct Layout: Hashable, Sendable {
    /// The toast: in the middle of the screen's width, at the same share of its height as in the
    /// design.
    public let frame: SceneRectangle
    /// The radius of the toast's corners.
    public let cornerRadius: Double
    /// The icon, in the middle of the toast's height.
    public let icon: SceneRectangle
    /// The left edge of the label.
    public let labelX: Double
    /// The upper edge of the label, in the middle of the toast's height.
    public let labelY: Double
    /// The height of the label's line.
    public let labelHeight: Double
    /// The width that the label's text needs; `nil` if it is not known.
    public let labelWidth: Double?
    /// How far the label's text reaches past the toast's right edge, or 0; `nil` if not known.
    public let overflow: Double?

    /// Lays out a configuration whose inputs are valid by themselves.
    ///
    /// - Throws: `SceneError` if the corners are higher than the toast.
    init(_ configuration: Configuration) throws(SceneError) {
      let (width, height) = (configuration.width, configuration.height)
      guard configuration.cornerRadius <= height / 2 else {
        throw .invalid(
          input: "corner-radius", value: InputText.number(configuration.cornerRadius),
          accepted: "a number from 0 to half the height, \(InputText.number(height / 2))")
      }
      let x = configuration.screenWidth / 2 - width / 2
      let y = (configuration.designY * configuration.screenHeight / configuration.baseHeight)
        .nearestFinite
      let labelInset = configuration.iconInset + configuration.iconSize + configuration.gap
      frame = SceneRectangle(x: x, y: y, width: width, height: height)
      cornerRadius = configuration.cornerRadius
      icon = SceneRectangle(
        x: x + configuration.iconInset, y: y + (height - configuration.iconSize) / 2,
        width: configuration.iconSize, height: configuration.iconSize)
      labelX = x + labelInset
      labelY = y + (height - configuration.labelHeight) / 2
      labelHeight = configuration.labelHeight
      labelWidth = configuration.labelWidth
      overflow = configuration.labelWidth.map { max(0, labelInset + $0 - width) }
    }

    /// What is seen of the label: its text's frame, clipped at the toast's right edge.
    ///
    /// A label of unknown width is taken to fill the toast.
    public var visibleLabel: SceneRectangle {
      let room = max(0, frame.right - labelX)
      return SceneRectangle(
        x: labelX, y: labelY, width: labelWidth.map { min($0, room) } ?? room,
        height: labelHeight)
    }
  }
}
