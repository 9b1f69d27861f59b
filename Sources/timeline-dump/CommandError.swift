// What ends a command early.
// Layer: timeline-dump. Tests: CommandErrorTests.

import Easing

/// Why a command ends before its work is done.
enum CommandError: Error, Hashable, Sendable {
  /// The command line is wrong; one full sentence.
  case usage(String)

  /// What a file or standard input holds is wrong; one full sentence.
  case badData(String)

  /// A file cannot be read; one full sentence.
  case inputNotReadable(String)

  /// The program computes other results than it should; one full sentence.
  case wrongResult(String)

  /// A file cannot be created; one full sentence.
  case outputNotCreatable(String)

  /// Writing failed; one full sentence.
  case outputFailed(String)

  /// The reader of standard output has closed its end.
  case closedPipe

  /// A signal asked the program to end; one full sentence of how far it got, or `nil`.
  case interrupted(ExitCode, String? = nil)
}

extension CommandError {
  /// An option has a value that it does not take; `accepted` ends the sentence that says what it
  /// takes: `a number above 0`.
  static func invalid(_ option: String, _ value: String, accepted: String) -> CommandError {
    let hint = UnitHint.text(for: value, accepted: accepted)
    return .usage("The option --\(option) is \(value.quoted), but it takes \(accepted)\(hint).")
  }

  /// A word is none of those that are known; `aliases` are accepted, too, but not listed.
  static func unknown(
    _ kind: String, _ word: String, known: [String], aliases: [String] = []
  ) -> CommandError {
    let names = known + aliases
    guard let near = only(word, beginning: names) ?? nearest(to: word, in: names) else {
      return .usage("There is no \(kind) \(word.quoted); there are \(known.commaList).")
    }
    return .usage("There is no \(kind) \(word.quoted); did you mean '\(near)'?")
  }

  /// An option has a word that is none of those that it takes.
  ///
  /// The nearest is named, if one is near; otherwise all are. `aliases` are accepted, too, but not
  /// listed.
  static func unknownWord(
    _ word: String, of option: String, known: [String], aliases: [String] = []
  ) -> CommandError {
    let start = "The option --\(option) has \(word.quoted), but "
    let names = known + aliases
    guard let near = only(word, beginning: names) ?? nearest(to: word, in: names) else {
      return .usage(start + "takes \(known.alternatives).")
    }
    return .usage(start + "there is no such word; did you mean '\(near)'?")
  }

  /// What is written to standard error, or `nil` for a quiet end.
  var message: String? {
    switch self {
    case .usage(let sentence), .badData(let sentence), .inputNotReadable(let sentence),
      .wrongResult(let sentence), .outputNotCreatable(let sentence), .outputFailed(let sentence):
      sentence
    case .interrupted(_, let sentence): sentence
    case .closedPipe: nil
    }
  }

  /// The status with which the program ends.
  var status: ExitCode {
    switch self {
    case .usage: .usage
    case .badData: .badData
    case .inputNotReadable: .inputNotReadable
    case .wrongResult: .wrongResult
    case .outputNotCreatable: .outputNotCreatable
    case .outputFailed: .outputFailed
    case .closedPipe: .success
    case .interrupted(let code, _): code
    }
  }
}
