// What a toast looks like.
// Layer: Scenes. Tests: ToastFrameTests.

extension Toast {
  /// What a sample looks like: a screen, if one is asked for, and over it each instance that is there
  /// and on the screen, as opaque as its alpha says.
  ///
  /// An alpha that leaves 0…1 is drawn as the nearer end. A message that does not fit ends with an
  /// ellipsis as far from the toast's edge as its corners reach.
  public func frame(showing sample: Sample) -> Frame {
    var elements = configuration.drawsScreen ? screen : []
    for instance in sample.instances
    where instance.isVisible && instance.alpha > 0 && isOnScreen(instance.layout.frame) {
      elements.append(.group(Frame.Group(opacity: min(instance.alpha, 1), body)))
    }
    return Frame(
      width: configuration.screenWidth, height: configuration.screenHeight, elements: elements)
  }

  private func isOnScreen(_ frame: SceneRectangle) -> Bool {
    frame.right > 0 && frame.x < configuration.screenWidth
      && frame.bottom > 0 && frame.y < configuration.screenHeight
  }

  /// What each instance is, at its full opacity.
  static func body(_ configuration: Configuration, _ layout: Layout) -> [Frame.Element] {
    let plate = Frame.Shape.roundedRectangle(layout.frame, radius: layout.cornerRadius)
    return [.fill(plate, .color(configuration.background))]
      + icon(configuration, layout) + label(configuration, layout, within: plate)
  }

  private static func label(
    _ configuration: Configuration, _ layout: Layout, within plate: Frame.Shape
  ) -> [Frame.Element] {
    let size = layout.labelHeight * fontShare
    guard size > 0 else { return [] }
    let baseline = layout.labelY + layout.labelHeight / 2 + Frame.Text.capitalShare / 2 * size
    let room = max(0, layout.frame.right - layout.cornerRadius - layout.labelX)
    let text = Frame.Element.text(
      Frame.Text(
        configuration.message, at: Frame.Point(x: layout.labelX, y: baseline), size: size,
        weight: .bold, color: configuration.foreground, room: room))
    // Letters are hardly ever wider than their size; a line that may be is kept inside the plate,
    // whatever the font.
    if Double(configuration.message.unicodeScalars.count) * size <= room { return [text] }
    return [.group(Frame.Group(mask: Frame.Mask(plate), [text]))]
  }

  /// The icon: what it says is cut out of a circle or a triangle.
  private static func icon(_ configuration: Configuration, _ layout: Layout) -> [Frame.Element] {
    guard !layout.icon.isEmpty else { return [] }
    let place = Placement(scale: layout.icon.width / iconGrid, x: layout.icon.x, y: layout.icon.y)
    let (on, off) = (
      Frame.Paint.color(configuration.foreground), Frame.Paint.color(configuration.background)
    )
    switch configuration.status {
    case .check:
      return [
        .fill(.ellipse(layout.icon), on),
        .stroke(place.lines([(5.2, 9.3), (7.9, 12), (12.9, 6.4)]), place.stroke(iconPen), off),
      ]
    case .warning:
      let triangle = place.lines([(9, 3.1), (16, 15.2), (2, 15.2)], closed: true)
      return [
        .fill(triangle, on), .stroke(triangle, place.stroke(3), on),
        .stroke(place.lines([(9, 6.3), (9, 10.6)]), place.stroke(iconPen), off),
        .fill(place.circle(9, 13.7, radius: 1.15), off),
      ]
    }
  }

  /// The units that an icon is wide and high, in which its lines are given: points of the usual toast.
  private static let iconGrid = 18.0
  /// The width of the lines cut out of an icon, as heavy as the message's letters.
  private static let iconPen = 1.9
  /// The size of the letters in heights of their line: 14 points in a line of 18.
  private static let fontShare = 14.0 / 18
}
