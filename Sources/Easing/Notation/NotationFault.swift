// Where and why the text of a curve is wrong.
// Layer: Easing/Notation. Tests: ParsingErrorTests.

/// Says where a text stops being the notation of a curve, and what is accepted there.
public struct NotationFault: Hashable, Sendable {
  /// The whole text that was given.
  public let text: String

  /// The character at which the text is wrong, from 1, counted in Unicode scalars; one more than
  /// there are for a text that ends too early.
  public let position: Int

  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong with the text of a curve.
  ///
  /// Texts in a reason are excerpts of what was written, or of the grammar.
  public indirect enum Reason: Hashable, Sendable {
    /// Something else is expected; `found` is `nil` at the end of the text.
    case unexpected(found: String?, expected: String)
    /// No curve has this name.
    case unknownCurve(String, nearest: String?)
    /// No curve function has this name.
    case unknownFunction(String, nearest: String?)
    /// A function's name stands without its arguments.
    case argumentsMissing(String, form: String)
    /// A word or function that takes its value from a style sheet.
    case styleSheetValue(String)
    /// No jump term has this name.
    case unknownJumpTerm(String)
    /// No direction of an easing family has this name.
    case unknownDirection(String)
    /// A function whose numbers have names has none of this name, but those given last.
    case unknownArgument(String, nearest: String?, [String])
    /// A number is given twice.
    case argumentTwice(String)
    /// Two numbers describe a spring in different ways.
    case springsDiffer(String, String)
    /// A number that describes a spring needs another one, the first, beside it.
    case springLacks(String, beside: String)
    /// A number of steps is not written as a whole number.
    case stepsNotWhole(String)
    /// A number of a curve, which is named, is no whole number in a range and has to be.
    case notWhole(name: String, value: Double, range: ClosedRange<Double>)
    /// A number has a unit.
    case unit(String)
    /// A percentage stands where only a number can, or the other way round.
    case wrongKind(String, expected: String)
    /// A number or the result of a calculation is too large for a double.
    case tooLarge(String)
    /// A calculation divides by 0.
    case divisionByZero
    /// A number and a percentage are added, subtracted or compared.
    case differentKinds
    /// Two percentages are multiplied.
    case productOfPercentages
    /// A calculation divides by a percentage.
    case divisorNotNumber
    /// A plus or minus sign of a calculation has no white space on one of its sides.
    case spaceMissing(String)
    /// Parentheses are nested deeper than this.
    case nestedTooDeep(Int)
    /// A comment does not end.
    case commentNotClosed
    /// The text is well formed, but the curve that it describes is not valid.
    case invalid(EasingError)
  }
}

extension NotationFault: CustomStringConvertible {
  /// One full sentence: where the text is wrong, what is there and what is accepted.
  public var description: String {
    "The curve '\(text.excerpt(around: position - 1))' is wrong \(place): \(reason.description)"
  }

  /// Where the text is wrong, to follow "wrong": `at character 14` or `at its end`.
  public var place: String {
    position > text.unicodeScalars.count ? "at its end" : "at character \(position)"
  }
}

extension NotationFault.Reason: CustomStringConvertible {
  /// One full sentence: what there is and what is accepted.
  public var description: String {
    switch self {
    case .unexpected(let found, let expected):
      if let found {
        "There is \(found.quoted) where \(expected) must be."
      } else {
        "There must be \(expected)."
      }
    case .unknownCurve(let name, let nearest):
      "There is no curve \(name.quoted); " + (Self.spring(named: name) ?? suggestion(nearest))
    case .unknownFunction(let name, let nearest):
      "There is no curve function \(name.quoted); " + suggestion(nearest)
    case .argumentsMissing(let name, let form):
      "\(name.quoted) needs its arguments in parentheses right after the name: \(form)."
    case .styleSheetValue(let name):
      "\(name.quoted) takes its value from a style sheet, but a curve must be given by itself."
    case .unknownJumpTerm(let name):
      "There is no jump term \(name.quoted); it must be jump-start, jump-end, jump-none, "
        + "jump-both, start or end."
    case .unknownDirection(let name):
      "There is no direction \(name.quoted); it must be in, out, in-out or out-in."
    case .unknownArgument(let name, let nearest, let names):
      "There is no number \(name.quoted) of this function; "
        + (nearest.map { "the nearest is \($0.quoted)." }
          ?? "it takes \(names.joined(separator: ", ")).")
    case .argumentTwice(let name):
      "The number \(name.quoted) is given a second time, but each is given once."
    case .springsDiffer(let first, let second):
      "\(first.quoted) and \(second.quoted) stand together, but a spring is described by "
        + "\(SpringMismatch.ways)."
    case .springLacks(let name, let beside):
      "\(beside.quoted) stands without \(name.quoted), but a spring is described by "
        + "\(SpringMismatch.ways)."
    case .stepsNotWhole(let text):
      "The number of steps is \(text.excerpt()), but it must be a whole number in "
        + "1…\(Steps.greatestCount), written with digits only."
    case .notWhole(let name, let value, let range):
      "The \(name) is \(value.spelled), but it must be a whole number in "
        + "\(range.lowerBound.spelled)…\(range.upperBound.spelled)."
    case .unit(let text):
      "\(text.quoted) has a unit, but the numbers of a curve are written without one."
    case .wrongKind(let text, let expected):
      "\(text.quoted) must be \(expected)."
    case .tooLarge(let text):
      "\(text.quoted) is too large; numbers must be within ±1.7976931348623157e308."
    case .divisionByZero:
      "The divisor is 0, but it must be another number."
    case .differentKinds:
      "A number and a percentage stand together, but only two of a kind can be added, subtracted "
        + "or compared."
    case .productOfPercentages:
      "Two percentages are multiplied, but one of two factors must be a number."
    case .divisorNotNumber:
      "The divisor is a percentage, but it must be a number."
    case .spaceMissing(let sign):
      "\(sign.quoted) needs white space on both sides."
    case .nestedTooDeep(let limit):
      "Parentheses are nested too deep; at most \(limit) levels are accepted."
    case .commentNotClosed:
      "The comment that starts here must end with '*/'."
    case .invalid(let error):
      error.description
    }
  }

  /// What to write for one of SwiftUI's springs, whose names are no curves here.
  private static func spring(named name: String) -> String? {
    if name.isEqualIgnoringCase(to: "snappy") {
      return "SwiftUI's is a spring: spring(bounce: 0.15)."
    }
    if name.isEqualIgnoringCase(to: "bouncy") {
      return "SwiftUI's is a spring: spring(bounce: 0.3)."
    }
    return nil
  }

  private func suggestion(_ nearest: String?) -> String {
    if let nearest { return "the nearest is \(nearest.quoted)." }
    return "a curve is a name such as ease-in-out, or a function such as cubic-bezier(), linear() "
      + "or steps()."
  }
}
