// Texts that nobody writes by hand.

import TestSupport
import Testing

@testable import Easing

struct ParsingRobustnessTests {
  /// The position of the error in a text, or `nil` if it is a curve.
  static func position(in text: String) throws -> Int? {
    if let fault = notationFault(in: text) {
      try #require(!fault.description.isEmpty && fault.description.count < 400)
      return fault.position
    }
    // What is read can be evaluated and printed, and reads back to itself.
    let curve = try EasingCurve(parsing: text)
    try #require(try EasingCurve(parsing: curve.notation) == curve, "\(text)")
    _ = curve.value(at: 0.3)
    _ = curve.velocity(at: Rational(1, 3), side: .left)
    return nil
  }

  static let seeds = [
    "ease-in-out", "Ease\\2d in-out", "cubic-bezier(.34, 1.56, .64, 1)", "steps(4, jump-none)",
    "steps(calc(2 + 1), start)", "linear(0, 0.25 25% 75%, 1)", "linear(0 -10%, 1 1e3%, 2)",
    "linear(calc(1/3 * (2 - 1)) min(10%, 20%), clamp(0, 1, 2))",
    "three-point-cubic(0.056, 0.024, 0.108, 0.3085, 0.198, 0.541, 0.3655, 1, 0.5465, 0.989)",
  ]

  @Test(arguments: 0..<300)
  func `mutated texts are read or refused at a character of theirs`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "(", ")", ",", "%", " ", "-", "+", ".", "e", "1", "0", "9e99", "\\", "/*", "*/", "\n", "é",
      "🐇", "\0", "calc(", "linear(", "steps(", "1e-400", "50%", "\u{FEFF}", "'", "\"", "#",
    ]
    for _ in 0..<10 {
      var scalars = Array((Self.seeds.randomElement(using: &random) ?? "").unicodeScalars)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0...scalars.count, using: &random)
        if Bool.random(using: &random), index < scalars.count {
          scalars.remove(at: index)
        } else {
          scalars.insert(
            contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars, at: index)
        }
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      if let position = try Self.position(in: text) {
        try #require((1...scalars.count + 1).contains(position), "\(text)")
      }
    }
  }

  @Test(arguments: 0..<100)
  func `random bytes are read or refused at a character of theirs`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let length = Int.random(in: 0...40, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      if let position = try Self.position(in: text) {
        try #require((1...text.unicodeScalars.count + 1).contains(position), "\(text)")
      }
    }
  }

  /// The texts that are answered in one pass, and nothing but their length grows.
  static let pieces = [
    "(", "linear(", "linear((", "calc(", "min(", "-", "+", "0", ".", "e", "9", "\\", "%", "/*", ",",
    "\u{301}", "🐇", "steps(calc(", "1e", "\\65", "--", "0 ", "0,", "0%", "(0", "0*", "0 + ",
  ]

  @Test(arguments: pieces)
  func `a long text of one thing is answered`(piece: String) throws {
    let text = String(repeating: piece, count: 30_000 / piece.utf8.count)
    for prefix in ["", "ease", "linear(", "linear(calc(", "steps(", "cubic-bezier(0,"] {
      let position = try #require(try Self.position(in: prefix + text))
      #expect((1...(prefix + text).unicodeScalars.count + 1).contains(position))
    }
  }

  @Test(arguments: ["(", "calc(", " ", "/**/"])
  func `a megabyte is answered at once`(piece: String) throws {
    let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    let position = try #require(try Self.position(in: "linear(calc(" + text))
    #expect(position > 12)
  }

  @Test func `nesting is limited to 32`() throws {
    func nested(_ depth: Int) -> String {
      "steps(" + String(repeating: "calc(", count: depth) + "3"
        + String(repeating: ")", count: depth) + ")"
    }
    #expect(try EasingCurve(parsing: nested(32)) == .steps(Steps(3)))
    let fault = try #require(notationFault(in: nested(33)))
    #expect(fault.reason == .nestedTooDeep(32))
    #expect(fault.position == 171)
  }

  @Test func `many stops are read in good time`() throws {
    let text = "linear(" + String(repeating: "0.5, ", count: 4000) + "1)"
    let lines = try PiecewiseLinearTests.lines(text)
    #expect(lines.points.count == 4001)
    #expect(lines.points[1000].input == 0.25)
  }
}
