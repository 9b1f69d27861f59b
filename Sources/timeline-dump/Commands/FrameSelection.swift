// Which frames of a scene are written.
// Layer: timeline-dump. Tests: FrameSelectionTests.

import Scenes
import Timeline

/// A frame rate and, where the user says so, which frames.
struct FrameSelection: Hashable, Sendable {
  /// How many frames there are in a second.
  let rate: FrameRate

  private let choice: Choice

  private enum Choice: Hashable {
    /// The frames that the scene's own extent asks for, from a time on.
    case extent(from: RationalTime?)
    /// The frames that start within a half-open range of time.
    case times(from: RationalTime, to: RationalTime)
    /// The frames with these numbers.
    case numbers(Range<Int>)
  }

  static let rateOption = OptionDefinition(
    "fps", "RATE", "Frames a second; 29.97 is read as 30000/1001, as are its kin.",
    accepted: "from 0.001 to 1000000 frames a second, such as 60, 29.97, 30000/1001 or 12.5",
    standard: "60")

  private static let acceptedTime = "a time within ±10^9 s such as 0.35, 350ms or 1.2s"

  static let fromOption = OptionDefinition(
    "from", "TIME", "The first time; frames start at it or later.", accepted: acceptedTime,
    standard: "0")

  static let toOption = OptionDefinition(
    "to", "TIME",
    "The end; frames start before it. Without it a scene is shown to its end, that included, and an "
      + "endless one for a period.", accepted: acceptedTime)

  static let framesOption = OptionDefinition(
    "frames", "A..<B",
    "The frames with these numbers, B not included, quoted for the shell; "
      + "A...B includes B.",
    accepted: "frame numbers such as 0..<60 or 0...60 within ±2^53, the second not below the first")

  /// The options, in the order of help.
  static let options = [rateOption, fromOption, toOption, framesOption]

  init(_ arguments: Arguments) throws(CommandError) {
    rate = try Self.rate(arguments[Self.rateOption])
    let from = try Self.time(arguments[Self.fromOption], Self.fromOption)
    let to = try Self.time(arguments[Self.toOption], Self.toOption)
    if let text = arguments[Self.framesOption] {
      if from != nil || to != nil {
        throw .usage(
          "The options --frames and --\(from != nil ? "from" : "to") are both given, "
            + "but frames are chosen by number or by time.")
      }
      guard let numbers = Self.numbers(text) else { throw Self.framesOption.invalid(text) }
      choice = .numbers(numbers)
    } else if let to {
      let start = from ?? .zero
      guard start <= to else {
        let limit = from == nil ? "the start, 0s" : "--from, \(start)"
        throw .invalid(
          "to", arguments[Self.toOption] ?? "", accepted: "a time that is not before \(limit)")
      }
      choice = .times(from: start, to: to)
    } else {
      choice = .extent(from: from)
    }
  }

  static func rate(_ text: String?) throws(CommandError) -> FrameRate {
    let text = text ?? rateOption.standard ?? ""
    do throws(TimelineError) {
      return try FrameRate(parsing: text)
    } catch {
      throw rateOption.invalid(text)
    }
  }

  private static func time(
    _ text: String?, _ option: OptionDefinition
  ) throws(CommandError) -> RationalTime? {
    guard let text else { return nil }
    do throws(TimelineError) {
      return try RationalTime(parsing: text)
    } catch {
      throw option.invalid(text)
    }
  }

  /// Reads `A..<B` or `A...B`.
  private static func numbers(_ text: String) -> Range<Int>? {
    for (separator, isClosed) in [("..<", false), ("...", true)] {
      guard let parts = text.split(around: separator) else { continue }
      guard let first = Int(parts.0), let last = Int(parts.1),
        first.magnitude <= greatestFrame, last.magnitude <= greatestFrame
      else { return nil }
      let end = isClosed ? last + 1 : last
      return first <= end ? first..<end : nil
    }
    return nil
  }

  /// Frame numbers beyond this are not exact in a table of doubles.
  private static let greatestFrame = FrameRate.greatestFrameNumber.magnitude
}

extension FrameSelection {
  /// The frames of a scene that are chosen.
  ///
  /// Without an end, a finite scene is shown to its end state, and an endless one for a period.
  ///
  /// - Throws: `.usage` if a frame lies outside the times for which scenes are defined.
  func frames(of scene: some Scene) throws(CommandError) -> FrameSequence {
    switch choice {
    case .numbers(let numbers):
      guard isDefined(numbers) else {
        let last = RationalTime.greatestSeconds
        throw .invalid(
          "frames", "\(numbers.lowerBound)..<\(numbers.upperBound)",
          accepted: "frames that start within ±\(last) s, at \(rate) frames a second")
      }
      return FrameSequence(numbers, at: rate)
    case .times(let from, let to):
      return FrameSequence(try firstFrame(at: from)..<firstFrame(at: to), at: rate)
    case .extent(let from):
      let whole = scene.extent.frameNumbers(at: rate)
      guard let from else { return FrameSequence(whole, at: rate) }
      let first = try firstFrame(at: from)
      switch scene.extent {
      case .finite: return FrameSequence(first..<max(first, whole.upperBound), at: rate)
      case .endless(let period, _):
        return FrameSequence(first..<(try firstFrame(at: from + period)), at: rate)
      }
    }
  }

  /// Says that the options choose no frame, which leaves nothing to draw.
  static func noFrame(_ arguments: Arguments) -> CommandError {
    let given = [framesOption, fromOption, toOption].compactMap { option in
      arguments[option].map { "--\(option.name) \($0)" }
    }
    return .usage(
      "There is no frame to draw with \(given.joined(separator: " ")); pictures show at least one.")
  }

  /// The first frame that starts at a time or later.
  private func firstFrame(at time: RationalTime) throws(CommandError) -> Int {
    do throws(TimelineError) {
      return try rate.frame(at: time, rounding: .up)
    } catch {
      throw .usage(error.description)
    }
  }

  /// Whether frames start within the times that users can give.
  private func isDefined(_ numbers: Range<Int>) -> Bool {
    let limit = RationalTime(RationalTime.greatestSeconds)
    return numbers.isEmpty
      || (rate.time(ofFrame: numbers.lowerBound) >= RationalTime.zero - limit
        && rate.time(ofFrame: numbers.upperBound - 1) <= limit)
  }
}

extension String {
  /// The parts before and behind the first occurrence of a separator.
  func split(around separator: String) -> (String, String)? {
    let whole = Array(utf8)
    let middle = Array(separator.utf8)
    guard whole.count >= middle.count else { return nil }
    for start in 0...(whole.count - middle.count)
    where whole[start..<start + middle.count].elementsEqual(middle) {
      return (
        String(decoding: whole[..<start], as: UTF8.self),
        String(decoding: whole[(start + middle.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}
