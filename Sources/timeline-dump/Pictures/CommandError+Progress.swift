// How far an export got, where it stops.
// Layer: timeline-dump. Tests: PictureOutputTests, FigureTests.

extension CommandError {
  /// The same end, and how far the frames got.
  func explained(isNumbered: Bool, done: Int, of numbers: Range<Int>) -> CommandError {
    let rest =
      isNumbered && done > 0
      ? "; --frames '\(numbers.lowerBound + done)..<\(numbers.upperBound)' goes on with the rest"
      : ""
    let place = "Stopped after \(done) of \(numbers.count) frames\(rest)."
    return switch self {
    case .interrupted(let code, _): .interrupted(code, place)
    case .outputFailed(let sentence): .outputFailed("\(sentence) \(place)")
    case .outputNotCreatable(let sentence) where done > 0:
      .outputNotCreatable("\(sentence) \(place)")
    case .usage, .badData, .inputNotReadable, .wrongResult, .outputNotCreatable, .closedPipe: self
    }
  }

  /// The same end, whose last sentence says one thing more.
  func adding(_ clause: String) -> CommandError {
    func longer(_ sentence: String) -> String {
      (sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence) + "; \(clause)."
    }
    return switch self {
    case .interrupted(let code, let sentence):
      .interrupted(code, sentence.map(longer) ?? "Stopped: \(clause).")
    case .outputFailed(let sentence): .outputFailed(longer(sentence))
    case .usage, .badData, .inputNotReadable, .wrongResult, .outputNotCreatable, .closedPipe: self
    }
  }
}
