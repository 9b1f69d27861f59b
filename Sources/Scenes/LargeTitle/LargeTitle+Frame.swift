// What a large title looks like.
// Layer: Scenes. Tests: LargeTitleFrameTests.

import Timeline

extension LargeTitle {
  /// What a sample looks like: a list, and over it the navigation bar with both titles.
  ///
  /// The list's rows move with the offset. An alpha that leaves 0…1 is drawn as the nearer end.
  public func frame(showing sample: Sample) -> Frame {
    let bounds = SceneRectangle(
      x: 0, y: 0, width: configuration.screenWidth, height: configuration.screenHeight)
    var elements: [Frame.Element] = [.fill(.rectangle(bounds), .color(.white))]
    elements += list.elements(atOffset: sample.scroll.offset)
    elements += background(sample)
    elements += largeTitle(sample)
    elements += inlineTitle(sample)
    elements += furniture
    return Frame(width: bounds.width, height: bounds.height, elements: elements)
  }

  /// The colour of what can be tapped.
  private static let tint = SceneColor(hex: 0x5B4BEB)

  /// The list under the bar.
  private var list: CurveList {
    CurveList(
      width: configuration.screenWidth, height: configuration.screenHeight,
      margin: geometry.margin,
      top: geometry.statusHeight + geometry.rowHeight + geometry.extensionHeight,
      scrollLength: configuration.scrollLength, hairline: geometry.hairlineHeight,
      name: configuration.textSize.headline)
  }

  /// The backgrounds of the bar's appearances, and the hairline below them.
  private func background(_ sample: Sample) -> [Frame.Element] {
    let (width, bottom) = (configuration.screenWidth, sample.layout.hairlineTop)
    let bar = Frame.Shape.rectangle(SceneRectangle(x: 0, y: 0, width: width, height: bottom))
    let line = SceneRectangle(x: 0, y: bottom, width: width, height: geometry.hairlineHeight)
    var elements: [Frame.Element] = []
    if sample.edge.standardBackgroundAlpha > 0 {
      elements.append(
        .backdrop(Frame.Backdrop(bar, .bar, weight: sample.edge.standardBackgroundAlpha)))
    }
    if sample.edge.edgeBackgroundAlpha > 0 {
      elements.append(.fill(bar, .color(.white.opacity(sample.edge.edgeBackgroundAlpha))))
    }
    if sample.edge.hairline.alpha > 0, !line.isEmpty {
      elements.append(.fill(.rectangle(line), .color(sample.edge.hairline)))
    }
    return elements
  }

  /// The large title, which is drawn only below the row.
  private func largeTitle(_ sample: Sample) -> [Frame.Element] {
    let layout = sample.layout
    guard layout.visibleLine > 0, sample.largeAlpha > 0 else { return [] }
    let size = geometry.lineHeight * configuration.textSize.largeTitle.sizeShare
    let clip = geometry.statusHeight + geometry.rowHeight
    // A title that is scaled about its margin and baseline begins there, and has larger letters.
    let text = Frame.Element.text(
      Frame.Text(
        configuration.title, at: Frame.Point(x: geometry.margin, y: layout.baseline),
        size: size * layout.titleScale, weight: .bold, color: .black,
        room: max(0, configuration.screenWidth - 2 * geometry.margin) * layout.titleScale))
    let isWhole = layout.visibleLine == 1 && layout.baseline - size * layout.titleScale >= clip
    let below = SceneRectangle(
      x: 0, y: clip, width: configuration.screenWidth,
      height: max(0, configuration.screenHeight - clip))
    return faded(text, sample.largeAlpha, mask: isWhole ? nil : Frame.Mask(.rectangle(below)))
  }

  /// The title in the row, between its buttons.
  private func inlineTitle(_ sample: Sample) -> [Frame.Element] {
    guard sample.inlineAlpha > 0 else { return [] }
    // The row does not grow with the letters.
    let line = configuration.textSize.headline
    let size = line.size * min(1, geometry.rowHeight / line.leading)
    let room = max(0, configuration.screenWidth - 2 * LargeTitle.buttonsWidth)
    let text = Frame.Element.text(
      Frame.Text(
        configuration.title,
        at: Frame.Point(
          x: configuration.screenWidth / 2, y: rowMiddle + Frame.Text.capitalShare / 2 * size),
        size: size,
        weight: .semibold, alignment: .center, color: .black, room: room))
    // Letters are hardly ever wider than their size; a line that may be is kept between the buttons,
    // whatever the font.
    let fits = Double(configuration.title.unicodeScalars.count) * size <= room
    let between = SceneRectangle(
      x: (configuration.screenWidth - room) / 2, y: 0, width: room,
      height: geometry.statusHeight + geometry.rowHeight)
    return faded(text, sample.inlineAlpha, mask: fits ? nil : Frame.Mask(.rectangle(between)))
  }

  /// A text at an alpha, in a group if it needs one.
  private func faded(
    _ text: Frame.Element, _ alpha: Double, mask: Frame.Mask?
  ) -> [Frame.Element] {
    if alpha >= 1, mask == nil { return [text] }
    return [.group(Frame.Group(opacity: min(alpha, 1), mask: mask, [text]))]
  }

  /// What does not move: the row's buttons, the status bar and the home indicator.
  private var furniture: [Frame.Element] {
    let (width, height) = (configuration.screenWidth, configuration.screenHeight)
    let left = Placement(x: geometry.margin, y: rowMiddle)
    let right = Placement(x: width - geometry.margin, y: rowMiddle)
    return [
      left.text("Edit", 0, 6, size: LargeTitle.buttonSize, color: LargeTitle.tint),
      .stroke(
        right.lines([(-LargeTitle.plusSide, 0), (0, 0)]), right.stroke(LargeTitle.plusPen),
        .color(LargeTitle.tint)),
      .stroke(
        right.lines([
          (-LargeTitle.plusSide / 2, -LargeTitle.plusSide / 2),
          (-LargeTitle.plusSide / 2, LargeTitle.plusSide / 2),
        ]), right.stroke(LargeTitle.plusPen), .color(LargeTitle.tint)),
    ] + StatusBar(width: width, height: geometry.statusHeight).elements
      + HomeIndicator(width: width, height: height).elements
  }

  /// The middle of the row's height.
  private var rowMiddle: Double { geometry.statusHeight + geometry.rowHeight / 2 }

  /// The room on either side of the inline title: a margin, a button and a gap.
  private static let buttonsWidth = 72.0
  /// The size of a button's letters: the platform's body text.
  private static let buttonSize = 17.0
  /// The side of the button that adds, about as high as its neighbour's letters with what hangs below.
  private static let plusSide = 18.0
  /// The width of its lines, as heavy as the letters'.
  private static let plusPen = 2.2
}

extension Frame.Material {
  /// The material of a light bar: white at 75 % over a blur, whose radius is inferred.
  static let bar = Frame.Material(blurRadius: 20, tint: .white.opacity(0.75))
}

extension TextMetrics {
  /// The size of the letters in heights of their line.
  fileprivate var sizeShare: Double { size / leading }
}
