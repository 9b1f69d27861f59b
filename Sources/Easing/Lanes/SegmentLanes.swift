// Eight samples of cubic Bézier segments one after the other.
// Layer: Easing/Lanes. Goals: the bits of single samples, with a proven error bound, then speed.
// Tests: SegmentLanesTests.

/// A cubic Bézier curve between any two points made ready for whole columns.
///
/// As `CubicLanes`, of which the distances from the first point are taken and to which it is added:
/// the former are exact in two doubles, and the latter rounds what is left over by less than 2⁻⁹⁶
/// of the point's y.
struct SegmentLanes {
  private let cubic: CubicLanes
  private let segment: CubicSegment
  /// 1/(x3 - x0), rounded.
  private let perWidth: Double

  /// Prepares a segment, or returns `nil` where its numbers are so large or small that the single
  /// sample has other ways, too.
  init?(_ segment: CubicSegment) {
    let width = segment.x3 - segment.x0
    guard segment.largestY <= 16, width >= 0x1p-20, segment.x0 >= -16, segment.x3 <= 16,
      segment.hasNoTinyY
    else { return nil }
    self.segment = segment
    cubic = CubicLanes(segment)
    perWidth = 1 / width
  }

  /// The values at eight progresses, and where they lie in the segment and are the nearest doubles
  /// for certain.
  @inline(__always)
  func values(at x: Lanes) -> (values: Lanes, isCertain: LaneMask) {
    let distance = LanePair.sum(x, Lanes(repeating: -segment.x0))
    let place = distance.high * perWidth
    let (value, error, isNear) = cubic.value(
      at: distance.high, place: place, rest: 1 - place
    ) { ($0 - $1.high) + (distance.low - $1.low) }
    let sum = LanePair.sum(Lanes(repeating: segment.y0), value.high)
    let low = sum.low + value.low
    let bound = error + segment.y0.magnitude * 0x1p-96
    let (lowest, highest) = (sum.high + (low - bound), sum.high + (low + bound))
    return (
      lowest, (lowest .== highest) .& isNear .& (x .> segment.x0) .& (x .< segment.x3)
    )
  }
}

extension CubicSegment {
  /// Whether no y is so small, and not 0, that the low part of a product or a bound could vanish.
  fileprivate var hasNoTinyY: Bool {
    [y0, y1, y2, y3].allSatisfy { $0 == 0 || $0.magnitude >= 0x1p-200 }
  }

  /// Whether at least three of eight progresses lie in the segment: eight lanes take as long as two
  /// or three single samples.
  fileprivate func hasEnough(of x: Lanes) -> Bool {
    let isWithin = (x .> x0) .& (x .< x3)
    return LaneIntegers.zero.replacing(with: 1, where: isWithin).wrappedSum() >= 3
  }
}

extension [CubicSegment] {
  /// The values of segments, each of which begins where the one before it ends, at many
  /// progresses, each with the bits of a single sample.
  func values(at progresses: [Double], single: (Double) -> Double) -> [Double] {
    // Those that were needed.
    var ready: [Int: SegmentLanes?] = [:]
    return progresses.sampled(
      lanes: { x in
        let (least, greatest) = (x.min(), x.max())
        var index = indices.partitioningIndex { self[$0].x3 > least }
        var values = Lanes.zero
        var isCertain = values .> 0
        // Bounded: progresses over so many segments hardly leave one enough of them.
        let end = Swift.min(index + 16, count)
        while index < end, self[index].x0 < greatest {
          defer { index += 1 }
          guard self[index].hasEnough(of: x) else { continue }
          let prepared = ready[index] ?? SegmentLanes(self[index])
          ready[index] = prepared
          guard let found = prepared?.values(at: x) else { continue }
          values.replace(with: found.values, where: found.isCertain)
          isCertain .|= found.isCertain
        }
        return (values, isCertain)
      }, single: single)
  }
}
