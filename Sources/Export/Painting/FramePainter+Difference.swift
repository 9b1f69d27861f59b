// What changes from one frame to the next.
// Layer: Export. Tests: FrameRendererTests.

import Raster
import Scenes

extension FramePainter {
  /// Pixels outside which two lists of elements look the same.
  ///
  /// What both lists start and end with is the same. If as many elements are left of both, each is
  /// compared with its counterpart, so that a group in which one thing moves is not drawn as a whole;
  /// otherwise all that are left count as changed.
  mutating func difference(
    from old: [Frame.Element], to new: [Frame.Element], in grid: PixelGrid
  ) -> PixelRectangle {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter && old[first] == new[first] { first += 1 }
    var last = 0
    while last < shorter - first && old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
    let before = old[first..<old.count - last]
    let after = new[first..<new.count - last]
    guard before.count == after.count else {
      return extent(of: before, in: grid).union(extent(of: after, in: grid))
    }
    var difference = PixelRectangle.nothing
    for (before, after) in zip(before, after) where before != after {
      difference = difference.union(self.difference(from: before, to: after, in: grid))
    }
    return difference
  }

  /// Pixels outside which two elements look the same.
  private mutating func difference(
    from old: Frame.Element, to new: Frame.Element, in grid: PixelGrid
  ) -> PixelRectangle {
    if case .group(let old) = old, case .group(let new) = new, old.opacity == new.opacity,
      old.transform == new.transform, old.mask == new.mask, arePaintedAlike(old, new)
    {
      let inner = grid.inside(new.transform)
      let difference = difference(from: old.elements, to: new.elements, in: inner)
      return new.mask.map { difference.intersection(inner.extent(of: $0.shape)) } ?? difference
    }
    return extent(of: old, in: grid).union(extent(of: new, in: grid))
  }

  /// Whether both groups have a bitmap of their own, or neither: they round differently.
  private func arePaintedAlike(_ old: Frame.Group, _ new: Frame.Group) -> Bool {
    isSingle(old.elements) == isSingle(new.elements) && old.containsBackdrop == new.containsBackdrop
      && old.elements.contains { $0.isBackdrop } == new.elements.contains { $0.isBackdrop }
  }

  /// The pixels to draw so that some of them are right: where a backdrop is among them, all of it and of
  /// what its blur takes in.
  ///
  /// A backdrop sees what is below it, but beside the pixels that are drawn lies the finished picture.
  func pixelsToDraw(
    for changed: PixelRectangle, of elements: [Frame.Element], in grid: PixelGrid
  ) -> PixelRectangle {
    let backdrops = Self.backdrops(of: elements, in: grid)
    var pixels = changed
    // Each round but the last takes in one more backdrop at least.
    for _ in 0...backdrops.count {
      let before = pixels
      for backdrop in backdrops where !backdrop.intersection(pixels).isEmpty {
        pixels = pixels.union(backdrop)
      }
      if pixels == before { break }
    }
    return pixels
  }

  /// The pixels that each backdrop changes or looks at.
  static func backdrops(of elements: [Frame.Element], in grid: PixelGrid) -> [PixelRectangle] {
    var backdrops: [PixelRectangle] = []
    for element in elements {
      switch element {
      case .backdrop(let backdrop):
        let extent = grid.extent(of: backdrop.shape)
        backdrops.append(extent.grown(by: grid.material(backdrop.material).reach))
      case .group(let group):
        backdrops += Self.backdrops(of: group.elements, in: grid.inside(group.transform))
      case .fill, .stroke, .image, .text: break
      }
    }
    return backdrops
  }
}
