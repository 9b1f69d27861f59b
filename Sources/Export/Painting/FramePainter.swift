// Painting the elements of a frame on a canvas.
// Layer: Export. Tests: FrameRendererTests.

import Raster
import Scenes

/// A canvas, and what is needed to paint elements of frames on it.
struct FramePainter: Sendable {
  /// What is painted on.
  var canvas: Canvas

  /// The pictures that frames name.
  let images: FrameImages

  /// The lines of text that were painted.
  var lines: TextLines

  /// Paints elements, the lowest first, as far as they are inside the canvas's clip, the alpha of each
  /// times an opacity.
  mutating func paint(
    _ elements: some Sequence<Frame.Element>, in grid: PixelGrid, opacity: Double = 1
  ) {
    for element in elements
    where !extent(of: element, in: grid).intersection(canvas.clip).isEmpty {
      paint(element, in: grid, opacity: opacity)
    }
  }

  private mutating func paint(_ element: Frame.Element, in grid: PixelGrid, opacity: Double) {
    switch element {
    case .fill(let shape, let paint):
      guard let ink = grid.ink(of: paint) else { return }
      fill(shape, in: grid, with: ink, opacity: opacity)
    case .stroke(let shape, let stroke, let paint):
      guard let ink = grid.ink(of: paint) else { return }
      canvas.stroke(
        grid.outline(of: shape), width: grid.length(stroke.width), ends: StrokeEnds(stroke.ends),
        with: ink, opacity: .share(opacity))
    case .image(let image):
      guard let ink = ink(of: image, in: grid) else {
        return paint(image.crossedBox, in: grid, opacity: opacity)
      }
      fill(.rectangle(image.frame), in: grid, with: ink, opacity: opacity)
    case .text(let text):
      let line = lines.line(text, in: grid)
      canvas.stroke(
        grid.outline(of: line, for: text), width: line.penWidth, ends: .round,
        with: .color(PixelColor(text.color)), opacity: .share(opacity))
    case .group(let group):
      paint(group, in: grid, opacity: opacity)
    case .backdrop(let backdrop):
      canvas.apply(
        grid.material(backdrop.material), inside: grid.outline(of: backdrop.shape),
        rule: backdrop.shape.fillRule, weight: .share(backdrop.weight * opacity))
    }
  }

  private mutating func fill(
    _ shape: Frame.Shape, in grid: PixelGrid, with ink: Ink, opacity: Double
  ) {
    canvas.fill(
      grid.outline(of: shape), rule: shape.fillRule, with: ink, opacity: .share(opacity))
  }

  private func ink(of image: Frame.Image, in grid: PixelGrid) -> Ink? {
    images[image.name].flatMap { grid.ink(of: $0, in: image.frame) }
  }
}

extension FramePainter {
  /// Paints a group, without a bitmap of its own where that gives the same or a closer result.
  private mutating func paint(_ group: Frame.Group, in grid: PixelGrid, opacity: Double) {
    let inner = grid.inside(group.transform)
    let opacity = opacity * group.opacity
    guard UInt8.share(opacity) > 0 else { return }
    let clip = canvas.clip
    defer { canvas.clip = clip }
    guard let mask = group.mask else { return paintUnmasked(group, in: inner, opacity: opacity) }
    if let pixels = inner.clip(equalTo: mask), !group.containsBackdrop {
      canvas.clip = clip.intersection(pixels)
      return paintUnmasked(group, in: inner, opacity: opacity)
    }
    if mask.isOpaque, let ink = onlyInk(of: group, covering: mask, in: inner) {
      return fill(mask.shape, in: inner, with: ink, opacity: opacity)
    }
    guard let ink = inner.ink(of: mask.paint) else { return }
    isolate(group, in: inner) { painter in
      painter.canvas.endGroup(
        opacity: .share(opacity),
        mask: CanvasMask(inner.outline(of: mask.shape), rule: mask.shape.fillRule, ink: ink))
    }
  }

  private mutating func paintUnmasked(_ group: Frame.Group, in grid: PixelGrid, opacity: Double) {
    let isSeenThrough = UInt8.share(opacity) < 255 && !isSingle(group.elements)
    if !isSeenThrough && !group.elements.contains(where: { $0.isBackdrop }) {
      return paint(group.elements, in: grid, opacity: opacity)
    }
    isolate(group, in: grid) { $0.canvas.endGroup(opacity: .share(opacity)) }
  }

  /// Paints the elements of a group on a bitmap of their own, no larger than needed: a backdrop sees that
  /// there is nothing around them.
  private mutating func isolate(
    _ group: Frame.Group, in grid: PixelGrid, end: (inout FramePainter) -> Void
  ) {
    let backdrops = Self.backdrops(of: group.elements, in: grid)
    let needed = backdrops.reduce(extent(of: group.elements, in: grid)) { $0.union($1) }
    canvas.clip = canvas.clip.intersection(needed)
    guard !canvas.clip.isEmpty else { return }
    canvas.beginGroup()
    paint(group.elements, in: grid)
    end(&self)
  }

  /// Whether elements are painted in one go, so that an opacity can be theirs.
  func isSingle(_ elements: [Frame.Element]) -> Bool {
    guard elements.count == 1 else { return elements.isEmpty }
    switch elements[0] {
    case .fill, .stroke, .text, .group: return true
    case .image(let image): return images[image.name] != nil
    case .backdrop: return false
    }
  }

  /// The ink of a group's only element, if that is a rectangle in which the whole mask lies.
  private func onlyInk(
    of group: Frame.Group, covering mask: Frame.Mask, in grid: PixelGrid
  ) -> Ink? {
    guard group.elements.count == 1, let bounds = mask.shape.bounds else { return nil }
    switch group.elements[0] {
    case .fill(.rectangle(let frame), let paint):
      return frame.covers(bounds) ? grid.ink(of: paint) : nil
    case .image(let image):
      return image.frame.covers(bounds) ? ink(of: image, in: grid) : nil
    case .fill, .stroke, .text, .group, .backdrop:
      return nil
    }
  }
}
