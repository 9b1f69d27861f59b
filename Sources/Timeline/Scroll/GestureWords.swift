// The words of a gesture's step.
// Layer: Timeline/Scroll. Tests: GestureNotationTests.

import Easing

/// A word of a gesture and where it stands.
struct GestureWord {
  let text: String
  /// The character at which it starts, from 1, counted in Unicode scalars.
  let position: Int

  /// The error that something else is accepted in the place of this word.
  func unexpected(_ accepted: String) -> TimelineError {
    let start = text.unicodeScalars.prefix(GestureWord.longestExcerpt)
    let excerpt = start.endIndex == text.endIndex ? text : "\(String(start))…"
    return .scroll(.notAGesture(word: excerpt, position: position, accepted: accepted))
  }

  /// The longest part of a text that is quoted in a message.
  private static let longestExcerpt = 40
}

/// The words of one step, taken one by one.
struct GestureWords {
  private var rest: Substring.UnicodeScalarView
  private var position: Int
  /// What ends the step: a semicolon, or nothing at the end of the gesture.
  private let terminator: String

  /// The steps of a gesture; at least one, which may have no words.
  static func steps(of text: String) -> [GestureWords] {
    var position = 1
    let parts = text.unicodeScalars.split(separator: ";", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      var words = GestureWords(
        rest: part, position: position, terminator: index + 1 < parts.count ? ";" : "")
      words.skipSpace()
      position += part.count + 1
      return words
    }
  }

  /// Whether no words are left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Whether one word is left, and which.
  func isOnly(_ word: String) -> Bool {
    var words = self
    return words.next()?.text == word && words.isAtEnd
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  private mutating func skipSpace() {
    while let first = rest.first, GestureWords.isSpace(first) {
      rest.removeFirst()
      position += 1
    }
  }

  /// The next word, or `nil` at the end of the step.
  mutating func next() -> GestureWord? {
    guard !isAtEnd else { return nil }
    let scalars = rest.prefix { !GestureWords.isSpace($0) }
    let word = GestureWord(text: String(scalars), position: position)
    rest = rest[scalars.endIndex...]
    position += scalars.count
    skipSpace()
    return word
  }

  /// The next word.
  mutating func expect(_ accepted: String) throws(TimelineError) -> GestureWord {
    guard let word = next() else {
      throw .scroll(.notAGesture(word: terminator, position: position, accepted: accepted))
    }
    return word
  }

  /// A number.
  mutating func number(_ accepted: String) throws(TimelineError) -> Double {
    let word = try expect(accepted)
    guard let number = DecimalNumber(word.text)?.doubleValue, number.isFinite else {
      throw word.unexpected(accepted)
    }
    return number
  }

  /// A number, or `nil` at the end of the step.
  mutating func optionalNumber(_ accepted: String) throws(TimelineError) -> Double? {
    isAtEnd ? nil : try number(accepted)
  }

  /// A time.
  mutating func time() throws(TimelineError) -> RationalTime {
    let accepted = "a time such as 0.4s or 250ms"
    let word = try expect(accepted)
    do throws(TimelineError) {
      return try RationalTime(parsing: word.text)
    } catch {
      throw word.unexpected(accepted)
    }
  }

  /// The rest of the step as a curve, or `nil` at its end.
  mutating func curve() throws(TimelineError) -> EasingCurve? {
    guard !isAtEnd else { return nil }
    let text = rest
    rest = rest[rest.endIndex...]
    do throws(EasingError) {
      return try EasingCurve(parsing: String(text))
    } catch {
      throw wrongCurve(text, error)
    }
  }

  /// The error that a curve has, which points to the character at which it is wrong.
  private func wrongCurve(
    _ text: Substring.UnicodeScalarView, _ error: EasingError
  ) -> TimelineError {
    guard case .notation(let fault) = error else {
      return GestureWord(text: String(text), position: position).unexpected("a curve (\(error))")
    }
    let start = min(max(fault.position - 1, 0), text.count)
    var reason = "\(fault.reason)"
    if reason.utf8.last == UInt8(ascii: ".") { reason.removeLast() }
    return GestureWord(text: String(text.dropFirst(start)), position: position + start)
      .unexpected("a curve (\(reason))")
  }
}
