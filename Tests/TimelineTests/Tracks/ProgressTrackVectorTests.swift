// The keyframes of web-platform-tests and of Chromium, without composition.

import Easing
import TestSupport
import Testing
import Timeline

/// A keyframe of a JSON file, with the property `v` or `--n`.
private struct KeyframeRow: Decodable {
  let value: Double?
  let offset: JSONQuantity?
  let easing: String?
  let isComposed: Bool

  enum Key: String, CodingKey {
    case value = "v"
    case custom = "--n"
    case offset
    case easing
    case composite
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    value =
      try values.decodeIfPresent(Double.self, forKey: .value)
      ?? values.decodeIfPresent(String.self, forKey: .custom).flatMap(Double.init)
    offset = try? values.decodeIfPresent(JSONQuantity.self, forKey: .offset)
    easing = try? values.decodeIfPresent(String.self, forKey: .easing)
    isComposed =
      (try values.decodeIfPresent(String.self, forKey: .composite) ?? "replace") != "replace"
  }

  func keyframe() throws -> ProgressKeyframe<Double> {
    ProgressKeyframe(
      try #require(value), offset: offset?.number,
      easing: try EasingCurve(parsing: easing ?? "linear"))
  }
}

/// An effect of a JSON file; `nil` keyframes are of a form that the tests leave out.
private struct EffectRow: Decodable {
  let keyframes: [KeyframeRow]?
  let options: TimingDescription
  let isComposed: Bool

  enum Key: CodingKey {
    case keyframes
    case options
  }

  private struct Composition: Decodable {
    let composite: String?
    let iterationComposite: String?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    keyframes = try? values.decode([KeyframeRow].self, forKey: .keyframes)
    options = try values.decode(TimingDescription.self, forKey: .options)
    let composition = try values.decode(Composition.self, forKey: .options)
    isComposed =
      composition.composite != nil || composition.iterationComposite != nil
      || keyframes?.contains { $0.isComposed } == true
  }

  /// Whether the effect alone decides the value of one property.
  var isPlain: Bool {
    !isComposed && keyframes?.allSatisfy { $0.value != nil } == true
  }

  /// The value at a time in milliseconds; the underlying value where the effect shows nothing.
  func value(at milliseconds: Rational, underlying: Double) throws -> Double {
    let timing = try options.timing()
    let track = try ProgressTrack(
      try (keyframes ?? []).map { try $0.keyframe() }, underlying: underlying)
    let state = try timing.state(at: RationalTime(seconds: milliseconds / Rational(1000)))
    return state.iteration.map { track.value(in: $0, easedBy: timing.easing) } ?? underlying
  }

  /// How far Chromium may be off: its Bézier solver stops at 1e-7, over the range of the values.
  var tolerance: Double {
    let easings = (keyframes ?? []).map { $0.easing ?? "" } + [options.easing ?? ""]
    let values = (keyframes ?? []).compactMap { $0.value }
    let range = max((values.max() ?? 0) - (values.min() ?? 0), 1)
    return range * (easings.contains { $0.contains("bezier") || $0.contains("ease") } ? 1e-6 : 1e-9)
  }
}

private struct ValueFile: Decodable {
  struct Row: Decodable {
    let id: String
    let base: Double
    let stack: [EffectRow]
    let t: JSONQuantity
    let expected: Double
    let tol: Double
  }

  let values: [Row]
}

private struct ChromiumFile: Decodable {
  struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    let base: [String: String]
    let stack: [EffectRow]
    let columns: [String]
    let rows: [[JSONQuantity]]

    var testDescription: String { id }

    var isPlain: Bool {
      stack.count == 1 && stack[0].isPlain && columns == ["t", "--n"]
    }
  }

  let keyframes: [Case]
}

struct ProgressTrackVectorTests {
  @Test func `values are those of web-platform-tests`() throws {
    let rows = try Vectors.json("waapi-keyframes.json", as: ValueFile.self).values
      .filter { $0.stack.count == 1 && $0.stack[0].isPlain }
    try #require(rows.count == 61)
    for row in rows {
      let time = try #require(row.t.number)
      let value = try row.stack[0].value(at: time, underlying: row.base)
      // Those of overlaps are rounded; the others are worked out, and allow for pixels.
      let tolerance = row.id.hasPrefix("overlap") ? row.tol : min(row.tol, 1e-6)
      try #require(abs(value - row.expected) <= tolerance, "\(row.id): \(value)")
    }
  }

  @Test func `values are those of Chromium`() throws {
    let cases = try Vectors.json("chromium-oracle.json", as: ChromiumFile.self).keyframes
      .filter { $0.isPlain }
    try #require(cases.count == 18)
    for row in cases {
      let base = row.base["--n"].flatMap(Double.init) ?? 0
      for pair in row.rows {
        let (time, expected) = (try #require(pair[0].number), try #require(pair[1].number))
        // At the end of a delay the effect is active, by the standard; Chromium steps just after it.
        if row.id == "before-flag-kf-start", time == Rational(200) { continue }
        let value = try row.stack[0].value(at: time, underlying: base)
        try #require(
          abs(value - expected.doubleValue) <= row.stack[0].tolerance,
          "\(row.id) at \(time.doubleValue) ms: \(value), not \(expected.doubleValue)")
      }
    }
  }
}
