// The verb `timing`: the Web Animations timing model.
// Layer: timeline-dump. Tests: TimingCommandTests.

import Easing
import Export
import Scenes
import Timeline

/// Evaluates the timing model at local times.
struct TimingCommand: Command {
  let name = "timing"
  let summary = "Phase, progress and iteration of an effect, as Web Animations times it."

  let options = [atOption] + TimingOptions.all + TableOutput.options

  private static let atOption = OptionDefinition(
    "at", "TIME,…|-", "The local times; - reads one a line from standard input.",
    accepted: "times within ±10^9 s such as 0.4s, 400ms or -1, separated by commas, or -")

  private static let headings = ["local_time_s", "phase", "progress", "iteration"]

  var help: HelpPage {
    HelpPage(
      usage: "timeline-dump timing --at TIME,…|- [options]",
      summary: summary,
      sections: [
        HelpPage.Section("Options", options.map(HelpPage.Entry.init)),
        HelpPage.Section.values(of: options),
        HelpPage.Section(
          "Columns",
          [
            HelpPage.Entry("local_time_s", "The local time in seconds."),
            HelpPage.Entry("phase", "before, active or after."),
            HelpPage.Entry(
              "progress", "The transformed progress; empty where the effect shows no value."),
            HelpPage.Entry(
              "iteration",
              "The current iteration, from 0; empty where there is none, infinite after the end "
                + "of infinitely many."),
          ]),
        HelpPage.Section(
          "Examples",
          [
            HelpPage.Entry(
              "timeline-dump timing --duration 400ms --iterations 3 --at 0,1s,1200ms --fill both"),
            HelpPage.Entry(
              "timeline-dump timing --duration 2s --direction alternate --iterations infinite "
                + "--at 5"),
          ]),
      ])
  }

  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    if let operand = arguments.operands.first {
      throw .usage(
        "The word \(operand.quoted) is not expected; the options of timing are written --name value."
      )
    }
    let output = try TableOutput(arguments, of: name)
    let options = try TimingOptions(arguments)
    guard let at = arguments[Self.atOption] else {
      throw .usage("The option --at is missing; it takes \(Self.atOption.accepted).")
    }
    let states = try InputValues(
      at, option: Self.atOption, what: "a time such as 0.4s or 400ms", system
    ) { text throws(CommandError) -> (RationalTime, EffectState)? in
      guard let time = Self.time(text) else { return nil }
      return (time, try options.state(at: time))
    }
    try output.write(headings: Self.headings, system) { rows throws(CommandError) in
      try states.forEach(beforeWaiting: { () throws(CommandError) in try rows.flush() }) {
        (time, state) throws(CommandError) in
        try rows.append(Self.cells(at: time, state))
      }
    }
  }

  private static func time(_ text: String) -> RationalTime? {
    do throws(TimelineError) {
      return try RationalTime(parsing: text)
    } catch {
      return nil
    }
  }

  private static func cells(at time: RationalTime, _ state: EffectState) -> [CellValue] {
    let iteration: CellValue =
      switch state.currentIteration {
      case nil: .empty
      case .infinite: .text("infinite")
      case .finite(let number): .integer(Int(number))
      }
    return [
      .number(time.doubleValue), .text(state.phase.rawValue),
      state.progress.map(CellValue.init(finite:)) ?? .empty, iteration,
    ]
  }
}
