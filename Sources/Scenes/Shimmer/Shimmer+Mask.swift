// Where the coloured part of the logo is.
// Layer: Scenes. Source: an article on a progress view made of a logo; derived below.
// Tests: ShimmerMaskTests.

import Easing

extension Shimmer {
  /// The mask at one progress p: a rectangle of width m = max(0, w·p), whose centre lies
  /// o = k·w·(1 − p) to the right of the content's centre c/2.
  ///
  /// Lengths are in points, from the left edge of the content. With k = −0.35 and c = w the mask
  /// does not open from left to right: it opens at 15 % of the width, and the 15 % to the left of it
  /// fill backwards.
  ///
  /// - Exact: both edges at p = 1; equal edges at p ≤ 0; `revealed` is p where c = w, nothing is
  ///   clipped and p is in 0…1.
  /// - Accuracy: an edge errs by at most 2⁻⁵¹·(c + 3w), for p in 0…1.
  /// - Range: finite for every finite p, a length beyond all doubles being the largest one; for
  ///   |k| ≤ ½ the left edge never rises and the right edge never falls with p.
  public struct Mask: Hashable, Sendable {
    /// The progress p; below 0 the mask is empty, above 1 it is wider than the logo.
    public let progress: Double
    /// The offset ratio k.
    public let offsetRatio: Double
    /// The width w of the logo.
    public let logoWidth: Double
    /// The width c of the content.
    public let contentWidth: Double

    /// The width m of the mask, never below 0.
    public var width: Double { max(0, logoWidth * progress).nearestFinite }

    /// The offset o of the mask's centre from the content's.
    public var offset: Double { (offsetRatio * logoWidth * (1 - progress) + 0).nearestFinite }

    /// The left edge, c/2 + o − m/2, which may lie outside the content.
    public var left: Double { edges.left }

    /// The right edge, c/2 + o + m/2, which may lie outside the content.
    public var right: Double { edges.right }

    /// The left edge of what is seen: `left` within 0…c.
    public var clippedLeft: Double { clipped(edges.left) }

    /// The right edge of what is seen: `right` within 0…c.
    public var clippedRight: Double { clipped(edges.right) }

    /// The part of the content that is seen in colour, 0…1.
    public var revealed: Double {
      let (left, right) = edges
      guard left >= 0, right <= contentWidth else {
        return (clipped(right) - clipped(left)) / contentWidth
      }
      // The share may be infinite in a content next to nothing, but an empty mask reveals nothing.
      return progress > 0 ? min(1, progress * (logoWidth / contentWidth)) : 0
    }

    /// The part of the mask that lies outside the content, 0…1; 0 for an empty mask.
    public var clipped: Double {
      let (left, right) = edges
      let hidden = (clipped(left) - left) + (right - clipped(right))
      return width > 0 && hidden > 0 ? min(1, hidden / width) : 0
    }

    /// The mask at the same progress of a logo of another width, whose content has its width.
    ///
    /// Each length is a·w + b, where p and k alone decide a, and b is 0 (c/2 for the edges in a
    /// content of another width). So a mask that was sampled once is valid for any width, and at the
    /// width 1 its lengths are the a themselves: a `left` of 0.15 is 15 % of any logo.
    public func resized(toLogoWidth width: Double) -> Mask {
      Mask(
        progress: progress, offsetRatio: offsetRatio, logoWidth: width, contentWidth: width)
    }
  }
}

extension Shimmer.Mask {
  /// Both edges, finite.
  private var edges: (left: Double, right: Double) {
    let (left, right) = unboundedEdges
    return (left.nearestFinite, right.nearestFinite)
  }

  /// Both edges, infinite where a progress drives them beyond all doubles.
  ///
  /// For p > 0, with q = 1 − p:
  ///
  ///     left  = c/2 + k·w·q − w·p/2 = (c − w)/2 + (k·w + w/2)·q
  ///     right = c/2 + k·w·q + w·p/2 = (c + w)/2 − (w/2 − k·w)·q
  ///
  /// Each edge thus goes straight from the seam c/2 + k·w to the logo's own edge. Rounding keeps
  /// order, so both are monotone in p, and exact at p = 1; the bounds below do the same at p = 0,
  /// where the two sums may miss the seam by their rounding.
  private var unboundedEdges: (left: Double, right: Double) {
    guard progress > 0 else {
      let centre = contentWidth / 2 + offset
      return (centre, centre)
    }
    let (near, far) = ((contentWidth - logoWidth) / 2, (contentWidth + logoWidth) / 2)
    let seam = contentWidth / 2 + offsetRatio * logoWidth
    let left = near + (seam - near) * (1 - progress)
    let right = far - (far - seam) * (1 - progress)
    if offsetRatio < -0.5 { return (left, max(right, left)) }
    if offsetRatio > 0.5 { return (min(left, right), right) }
    return (min(left, seam), max(right, seam))
  }

  private func clipped(_ x: Double) -> Double {
    min(max(x, 0), contentWidth)
  }
}
