// The offsets of keyframes.
// Expected values: keyframe-tests.js of web-platform-tests, by way of Tests/Vectors.

import Easing
import TestSupport
import Testing
import Timeline

private struct ProcessingFile: Decodable {
  struct Row: Decodable {
    struct Keyframe: Decodable {
      let offset: JSONQuantity?
      let computedOffset: JSONQuantity
    }

    let id: String
    let output: [Keyframe]
  }

  let processing: [Row]
}

struct ProgressKeyframeTests {
  @Test func `offsets that are not given are computed as browsers do`() throws {
    let rows = try Vectors.json("waapi-keyframes.json", as: ProcessingFile.self).processing
    try #require(rows.count == 32)
    for row in rows {
      let keyframes = row.output.map { ProgressKeyframe(0.0, offset: $0.offset?.number) }
      let computed = try ProgressKeyframe.computedOffsets(of: keyframes)
      try #require(computed == row.output.map { $0.computedOffset.number }, "\(row.id)")
    }
  }

  private func error(_ offsets: Rational?...) -> TimelineError? {
    do throws(TimelineError) {
      _ = try ProgressKeyframe.computedOffsets(
        of: offsets.map { ProgressKeyframe(0.0, offset: $0) })
      return nil
    } catch {
      return error
    }
  }

  @Test func `an offset outside 0 to 1 is refused`() {
    for offset in [Rational(2), Rational(-1), Rational(11, 10), Rational(1, 1_000_000_007)] {
      #expect(error(nil, offset, nil) == .keyframeOffsetOutOfRange(index: 1, offset: offset))
    }
    #expect(
      error(nil, Rational(11, 10), nil)?.description
        == "The offset of keyframe 1 is 11/10; it takes a number in 0...1, as a fraction with a "
        + "denominator of at most 10^9.")
  }

  @Test func `an offset below one before it is refused`() {
    #expect(
      error(Rational(1), nil, Rational(0))
        == .keyframeOffsetOutOfOrder(index: 2, offset: .zero, previous: .one))
    #expect(
      error(Rational(1, 2), Rational(1, 3))?.description
        == "The offset of keyframe 1 is 1/3, below the one ahead of it at 1/2; offsets never fall.")
  }

  @Test func `no keyframes have no offsets, and a track needs some`() throws {
    #expect(try ProgressKeyframe<Double>.computedOffsets(of: []).isEmpty)
    #expect(throws: TimelineError.noKeyframes) { try ProgressTrack<Double>([]) }
  }

  @Test func `a value that is not finite is refused`() {
    #expect(throws: TimelineError.valueNotFinite(.keyframe(0), .infinity)) {
      try ProgressTrack([ProgressKeyframe(Double.infinity)])
    }
    #expect(throws: TimelineError.valueNotFinite(.underlying, -.infinity)) {
      try ProgressTrack([ProgressKeyframe(0.0)], underlying: -.infinity)
    }
  }
}
