// What a shimmer looks like.
// Layer: Scenes. Tests: ShimmerFrameTests.

extension Shimmer {
  /// What a sample looks like: the screen, what dims it, a quiet copy of the logo, and over it the
  /// part of the coloured one that its mask leaves.
  ///
  /// The quiet copy is grey; that of a user's picture is the picture at a quarter of its opacity. The
  /// screen is twice as wide and high as the logo, which lies in its middle, as the content does in
  /// whose coordinates the mask is. While the view is not presented, there is only the screen.
  public func frame(showing sample: Sample) -> Frame {
    let (width, height) = (2 * configuration.logoWidth, 2 * configuration.logoHeight)
    let screen = SceneRectangle(x: 0, y: 0, width: width, height: height)
    var elements: [Frame.Element] = []
    if configuration.drawsScreen {
      let paint = Placement().gradient(
        from: (0, 0), to: (0, height), [SceneColor(hex: 0xFFFFFF), SceneColor(hex: 0xE8EAF3)])
      elements.append(.fill(.rectangle(screen), paint))
    }
    if sample.isVisible {
      if sample.backgroundOpacity > 0 {
        elements.append(
          .fill(.rectangle(screen), .color(.black.opacity(sample.backgroundOpacity))))
      }
      elements += quietLogo
      let mask = sample.mask
      let revealed = SceneRectangle(
        x: width / 2 - mask.contentWidth / 2 + mask.clippedLeft, y: logoFrame.y,
        width: mask.clippedRight - mask.clippedLeft, height: logoFrame.height)
      if !revealed.isEmpty {
        elements.append(
          .group(Frame.Group(mask: Frame.Mask(.rectangle(revealed)), coloredLogo)))
      }
    }
    return Frame(width: width, height: height, elements: elements)
  }

  /// Where the logo lies on the screen, in points.
  public var logoFrame: SceneRectangle {
    SceneRectangle(
      x: configuration.logoWidth / 2, y: configuration.logoHeight / 2,
      width: configuration.logoWidth, height: configuration.logoHeight)
  }

  private var coloredLogo: [Frame.Element] {
    if let name = configuration.logoImage {
      return [.image(Frame.Image(named: name, in: logoFrame))]
    }
    return LogoArtwork(frame: logoFrame).colored
  }

  private var quietLogo: [Frame.Element] {
    guard let name = configuration.logoImage else { return LogoArtwork(frame: logoFrame).quiet }
    let image = Frame.Element.image(Frame.Image(named: name, in: logoFrame))
    return [.group(Frame.Group(opacity: Shimmer.quietOpacity, [image]))]
  }

  /// The opacity of the quiet copy of a user's picture.
  private static let quietOpacity = 0.25
}
