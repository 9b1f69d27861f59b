// The verb `spring`: position and velocity of a spring over time.
// Layer: timeline-dump. Tests: SpringCommandTests.

import Easing
import Export
import Scenes
import Timeline

/// Samples the motion of a spring.
struct SpringCommand: Command {
  let name = "spring"
  let summary = "Position and velocity of a spring over time, and when it comes to rest."

  private static let untilOption = OptionDefinition(
    "until", "TIME", "The last time, instead of that at which the spring has come to rest.",
    accepted: "a time from 0 to 10^9 s such as 2, 1.5s or 400ms")

  private static let atOption = OptionDefinition(
    "at", "TIME,…|-", "Samples at these times; - reads one a line from standard input.",
    accepted: "times such as 0.4, 0.4s or 400ms, separated by commas, or -")

  private static let samplingOptions = [FrameSelection.rateOption, untilOption, atOption]
  private static let formOptions = SampleForm.options

  let options =
    SpringOptions.descriptions + SpringOptions.motions + samplingOptions + formOptions

  private let headings = ["time_s", "position", "velocity"]

  var help: HelpPage {
    HelpPage(
      usage: "timeline-dump spring [options]",
      summary: summary
        + " A spring is described by --duration and --bounce, by --response and --damping-ratio, "
        + "by --settling-duration and --damping-ratio, or by --mass, --stiffness and --damping.",
      sections: [
        HelpPage.Section("Spring", SpringOptions.descriptions.map(HelpPage.Entry.init)),
        HelpPage.Section("Motion", SpringOptions.motions.map(HelpPage.Entry.init)),
        HelpPage.Section(
          "Samples and form", (Self.samplingOptions + Self.formOptions).map(HelpPage.Entry.init)),
        HelpPage.Section.values(of: options),
        HelpPage.Section(
          "Columns",
          [
            HelpPage.Entry(
              "time_s",
              "The time since the start in seconds; the last row is the first frame at which the "
                + "spring has come to rest."),
            HelpPage.Entry("position", "The position, in the unit of --from and --to."),
            HelpPage.Entry("velocity", "The velocity, per second."),
          ]),
        HelpPage.Section(
          "Examples",
          [
            HelpPage.Entry("timeline-dump spring --bounce 0.3 --to 100 --fps 120"),
            HelpPage.Entry(
              "timeline-dump spring --mass 1 --stiffness 100 --damping 10 --at 0.1,0.2,0.5"),
            HelpPage.Entry("timeline-dump spring --response 0.4 --damping-ratio 0.8 --facts"),
            HelpPage.Entry("timeline-dump spring --bounce 0.3 --plot"),
          ]),
      ])
  }

  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    if let operand = arguments.operands.first {
      throw .usage(
        "The word \(operand.quoted) is not expected; the options of spring are written --name value."
      )
    }
    let options = try SpringOptions(arguments)
    // A plot has an end, too.
    let form = try SampleForm(
      arguments, of: name,
      samplingOptions: arguments[FactSheet.option] == nil
        ? [FrameSelection.rateOption, Self.atOption] : Self.samplingOptions)
    switch form {
    case .table(let format):
      try writeTable(of: options, TableOutput(arguments, in: format), arguments, system)
    case .facts: try FactSheet(of: options).write(arguments, system)
    case .drawing: try SampleForm.draw(Self.plot(of: options, arguments), arguments, system)
    case .picture(let format):
      try SampleForm.write(
        Self.plot(of: options, arguments), as: format, arguments, system)
    }
  }

  private func writeTable(
    of options: SpringOptions, _ output: TableOutput, _ arguments: Arguments,
    _ system: SystemServices
  ) throws(CommandError) {
    if let at = arguments[Self.atOption] {
      for option in Self.samplingOptions.dropLast() where arguments[option] != nil {
        throw .usage(
          "The options --at and --\(option.name) are both given, but times are chosen by one of "
            + "them.")
      }
      try write(options.motion, at: at, to: output, system)
    } else {
      try write(options.motion, try Self.frames(of: options, arguments), to: output, system)
    }
  }

  private func write(
    _ motion: Spring.Motion, at text: String, to output: TableOutput, _ system: SystemServices
  ) throws(CommandError) {
    let times = try InputValues<Double>(
      text, option: Self.atOption, what: "a time such as 0.4s or 400ms", system,
      read: SpringOptions.time(_:))
    try output.write(headings: headings, system) { rows throws(CommandError) in
      try times.forEach(beforeWaiting: { () throws(CommandError) in try rows.flush() }) {
        time throws(CommandError) in
        let state = motion.state(at: time)
        try rows.append(Self.cells(time, position: state.position, velocity: state.velocity))
      }
    }
  }

  private func write(
    _ motion: Spring.Motion, _ frames: FrameSequence, to output: TableOutput,
    _ system: SystemServices
  ) throws(CommandError) {
    try output.write(headings: headings, system) { rows throws(CommandError) in
      for start in stride(
        from: frames.startIndex, to: frames.endIndex, by: SampleForm.columnLength)
      {
        let indices = start..<min(start + SampleForm.columnLength, frames.endIndex)
        let times = indices.map { frames[$0].time.doubleValue }
        let (positions, velocities) = motion.states(at: times)
        for index in times.indices {
          try system.checkInterruption()
          try rows.append(
            Self.cells(times[index], position: positions[index], velocity: velocities[index]))
        }
      }
    }
  }

  private static func cells(_ time: Double, position: Double, velocity: Double) -> [CellValue] {
    [.number(time), CellValue(finite: position), CellValue(finite: velocity)]
  }
}

extension SpringCommand {
  /// The frames from the start to the first one at which the spring rests, or at `--until`.
  static func frames(
    of options: SpringOptions, _ arguments: Arguments
  ) throws(CommandError) -> FrameSequence {
    let rate = try FrameSelection.rate(arguments[FrameSelection.rateOption])
    let last = try rate.firstFrame(notBefore: end(of: options, arguments))
    return FrameSequence(0..<last + 1, at: rate)
  }

  /// The plot from the start to the end; that of a spring that is at rest shows a second.
  private static func plot(
    of options: SpringOptions, _ arguments: Arguments
  ) throws(CommandError) -> Plot {
    let end = try end(of: options, arguments)
    let motion = options.motion
    let name = options.curve.map { EasingCurve.spring($0).notation } ?? "spring"
    return Plot(
      of: motion, restingWithin: options.restingDistance, to: end > 0 ? end : 1, title: name)
  }

  /// The last time in seconds: that of rest, or `--until`.
  static func end(
    of options: SpringOptions, _ arguments: Arguments
  ) throws(CommandError) -> Double {
    let greatest = Double(RationalTime.greatestSeconds)
    if let text = arguments[untilOption] {
      guard let time = SpringOptions.time(text), (0...greatest).contains(time) else {
        throw untilOption.invalid(text)
      }
      return time
    }
    let rest = options.motion.settlingTime(within: options.restingDistance)
    guard rest <= greatest else {
      throw .usage(
        "The spring does not come to rest within 10^9 s; --until says where its samples end.")
    }
    return rest
  }
}

extension FrameRate {
  /// The first frame from 0 on that starts at a time in seconds, which is in 0…10⁹, or later.
  fileprivate func firstFrame(notBefore seconds: Double) -> Int {
    // At most 10¹⁵; the product may be rounded past a whole number, either way.
    var frame = max(0, Int((seconds * framesPerSecond.doubleValue).floored) - 1)
    while time(ofFrame: frame).doubleValue < seconds { frame += 1 }
    return frame
  }
}
