// From the text of a curve to the curve.
// Layer: Easing/Notation.
// Source: CSS Easing 2 (<easing-function>), and CSS Syntax 3.
// Tests: ParsingTests, ParsingErrorTests, ParsingChromiumTests.

extension EasingCurve {
  /// Reads the notation of a curve: a name of `NamedCurve`, or a function of `CurveFunction`.
  ///
  /// ```swift
  /// try EasingCurve(parsing: "ease-in-out")
  /// try EasingCurve(parsing: "cubic-bezier(.34, 1.56, .64, 1)")
  /// try EasingCurve(parsing: "linear(0, 0.25 25% 75%, 1)")
  /// ```
  ///
  /// All that CSS reads as one `<easing-function>` is read, with its comments, escapes and
  /// `calc()`, `min()`, `max()` and `clamp()`, apart from this: the text must be complete, where
  /// CSS closes open parentheses and comments at its end; a result of `calc()` must be in range
  /// and finite, where CSS clamps it; and there is no style sheet to take `var()`, `inherit` and
  /// the like from. Names may be in upper or lower case.
  ///
  /// - Accuracy: numbers and results of `calc()` are correctly rounded as long as they are
  ///   128-bit fractions on the way.
  /// - Complexity: linear in the length of the text; parentheses nest at most 32 deep.
  /// - Throws: `EasingError.notation`, which says where and why the text is wrong.
  public init(parsing text: String) throws(EasingError) {
    var parser = NotationParser(text)
    self = try parser.curve()
  }
}

/// Reads a curve from its text.
struct NotationParser {
  var scanner: NotationScanner

  /// How many functions the place to read is in.
  private var depth = 0

  init(_ text: String) {
    scanner = NotationScanner(text)
  }

  /// Reads the whole text as one curve.
  mutating func curve() throws(EasingError) -> EasingCurve {
    let curve = try nestedCurve()
    try scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.unexpected(expected: "the end of the curve") }
    return curve
  }

  /// Reads a curve that something else may follow.
  mutating func nestedCurve() throws(EasingError) -> EasingCurve {
    try scanner.skipSpace()
    let start = scanner.offset
    guard let name = scanner.takeIdentifier() else {
      throw scanner.unexpected(expected: "the name of a curve")
    }
    guard scanner.take("(") else { return try named(name, at: start) }
    guard depth < NotationParser.deepestNesting else {
      throw scanner.fault(.nestedTooDeep(NotationParser.deepestNesting), at: start)
    }
    depth += 1
    defer { depth -= 1 }
    return try function(named: name, at: start)
  }

  private func named(_ name: String, at start: Int) throws(EasingError) -> EasingCurve {
    if let curve = NamedCurve(name: name) { return .named(curve) }
    if let function = CurveFunction(name: name) {
      throw scanner.fault(
        .argumentsMissing(function.entry.name, form: function.entry.form), at: start)
    }
    if NotationParser.wideKeywords.contains(where: { name.isEqualIgnoringCase(to: $0) }) {
      throw scanner.fault(.styleSheetValue(name), at: start)
    }
    let entries = NamedCurve.allCases.map { $0.entry }
    let names =
      entries.map { $0.name } + CurveFunction.allCases.map { $0.entry.name }
      + entries.flatMap { $0.aliases }
    throw scanner.fault(.unknownCurve(name, nearest: nearest(to: name, in: names)), at: start)
  }

  private mutating func function(
    named name: String, at start: Int
  ) throws(EasingError) -> EasingCurve {
    guard let function = CurveFunction(name: name) else {
      try refuseStyleSheetFunction(name, at: start)
      let names = CurveFunction.allCases.map { $0.entry.name }
      throw scanner.fault(
        .unknownFunction(name, nearest: nearest(to: name, in: names)), at: start)
    }
    switch function {
    case .cubicBezier: return try cubicBezier(at: start)
    case .linear: return try piecewiseLinear()
    case .steps: return try steps()
    case .threePointCubic: return try threePointCubic(at: start)
    case .family(let kind): return try family(kind, at: start)
    case .composed(let name): return try composed(name, at: start)
    case .formula(let kind): return try formula(kind, at: start)
    case .catmullRom: return try catmullRom(at: start)
    case .rough: return try rough(at: start)
    case .spring: return try spring(at: start)
    }
  }

  /// Throws if a function is one of those that CSS replaces by text from elsewhere.
  func refuseStyleSheetFunction(_ name: String, at start: Int) throws(EasingError) {
    if NotationParser.substitutions.contains(where: { name.isEqualIgnoringCase(to: $0) }) {
      throw scanner.fault(.styleSheetValue("\(name)()"), at: start)
    }
  }

  /// The keywords that CSS accepts for every property (CSS Cascade 5, section 7.3).
  private static let wideKeywords = ["initial", "inherit", "unset", "revert", "revert-layer"]

  /// The functions that CSS replaces before it reads a value (CSS Values 5, section 3).
  private static let substitutions = ["var", "env", "attr", "if", "inherit"]
}
