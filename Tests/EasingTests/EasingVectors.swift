// The expected values of css-easing.json and chromium-oracle.json as far as curves need them.
// Source: Tests/Vectors/README.md says where each table comes from.

import TestSupport
import Testing

/// The tables of css-easing.json that are about curves and their text.
struct CSSEasingVectors: Decodable, Sendable {
  /// The progress of a keyframe pair under two easings, after a time of 1000 ms.
  struct Nested: Decodable, Sendable {
    let keyframeEasing: String
    let effectEasing: String
    let t: Double
    let expected: Double
    let tol: Double
  }

  /// The progress of an effect after a time of 1000 ms.
  struct Output: Decodable, Sendable {
    let easing: String
    let equivalentTo: String?
    let t: Double
    let expected: Double
    let tol: Double
  }

  struct Quarter: Decodable, Sendable {
    let easing: String
    let x: Double
    let expected: Double
    let tol: Double
  }

  struct Valid: Decodable, Sendable {
    let input: String
    let specified: String
    let list: Bool
  }

  struct Computed: Decodable, Sendable {
    let input: String
    let computed: String
  }

  struct Invalid: Decodable, Sendable {
    let input: String
  }

  struct Step: Decodable, Sendable {
    struct Note: Decodable, Sendable {
      let ideal: String
    }

    let easing: String
    let input: Double
    let beforeFlag: Bool
    let output: Double
    let note: Note?

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      easing = try row.decode(String.self)
      input = try row.decode(Double.self)
      beforeFlag = try row.decode(Bool.self)
      output = try row.decode(Double.self)
      note = row.isAtEnd ? nil : try row.decode(Note.self)
    }
  }

  struct Linear: Decodable, Sendable {
    let easing: String
    let points: [[Double]]
    let rows: [[Double]]
  }

  struct Extrapolation: Decodable, Sendable {
    let p: [Double]
    let browserSlopeBelow0: Double
    let browserSlopeAbove1: Double
    let rows: [[Double]]
  }

  let nestedOutput: [Nested]
  let linearOutput: [Output]
  let easingAtQuarters: [Quarter]
  let syntaxValid: [Valid]
  let syntaxComputed: [Computed]
  let syntaxInvalid: [Invalid]
  let steps: [Step]
  let linear: [Linear]
  let extrapolation: [Extrapolation]

  static func read() throws -> CSSEasingVectors {
    try Vectors.json("css-easing.json", as: CSSEasingVectors.self)
  }
}

/// The tables of chromium-oracle.json that are about curves and their text.
struct ChromiumVectors: Decodable, Sendable {
  struct Easing: Decodable, Sendable {
    let id: String
    let easing: String
    /// The progress at each of `x`.
    let inRange: [Double]
    /// Inputs and outputs.
    let fed: [[Double]]
    let serialized: String
    let tol: Double
    let tolFed: Double
  }

  struct Parse: Decodable, Sendable {
    let easing: String
    let cssValid: Bool
    let specified: String
    let computed: String?
    let waapi: String?
  }

  let x: [Double]
  let easings: [Easing]
  let parse: [Parse]

  static func read() throws -> ChromiumVectors {
    try Vectors.json("chromium-oracle.json", as: ChromiumVectors.self)
  }
}
