// The verb `curve`: values and velocities of a timing function.
// Layer: timeline-dump. Tests: CurveCommandTests.

import Easing
import Export
import Scenes

/// Samples a timing function.
struct CurveCommand: Command {
  let name = "curve"
  let summary = "Values and velocities of a timing function."

  /// How many samples there are without an option.
  private static let standardSampleCount = 101

  /// The most samples, far more than one wants.
  private static let greatestSampleCount = 1_000_000_000

  private static let samplesOption = OptionDefinition(
    "samples", "N", "So many samples from 0 to 1, evenly spaced, both ends included.",
    accepted: "a whole number in 2…\(greatestSampleCount)", standard: "\(standardSampleCount)")

  private static let atOption = OptionDefinition(
    "at", "X,Y,…|-", "Samples at these progresses; - reads one a line from standard input.",
    accepted: InputNumber.accepted + ", separated by commas, or -")

  let options = [samplesOption, atOption] + SampleForm.options

  private let headings = ["progress", "value", "velocity"]

  var help: HelpPage {
    HelpPage(
      usage: "timeline-dump curve EASING [--samples N | --at X,Y,…|-] [options]",
      summary: summary + " EASING is written as in CSS, or is the name of a curve.",
      sections: [
        HelpPage.Section("Options", options.map(HelpPage.Entry.init)),
        HelpPage.Section(
          "Columns",
          [
            HelpPage.Entry("progress", "The input of the curve."),
            HelpPage.Entry("value", "The output of the curve."),
            HelpPage.Entry(
              "velocity", "The first derivative of value; empty where it is infinite."),
          ]),
        HelpPage.Section(
          "Curves",
          CurveFunction.allCases.map { HelpPage.Entry($0.entry.form, $0.entry.summary) }
            + NamedCurve.allCases.map { curve in
              HelpPage.Entry(([curve.name] + curve.entry.aliases).commaList, curve.entry.summary)
            }),
        HelpPage.Section(
          "Examples",
          [
            HelpPage.Entry("timeline-dump curve 'cubic-bezier(.34,1.56,.64,1)' --samples 11"),
            HelpPage.Entry("timeline-dump curve ease-in-out --at 0.25,0.5,0.75"),
            HelpPage.Entry("timeline-dump curve 'spring(bounce: .3)' --facts"),
            HelpPage.Entry("timeline-dump curve back-out --plot"),
          ]),
      ])
  }

  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    let curve = try Self.curve(arguments.operands)
    switch try SampleForm(
      arguments, of: name, samplingOptions: [Self.samplesOption, Self.atOption])
    {
    case .table(let format):
      try writeTable(of: curve, TableOutput(arguments, in: format), arguments, system)
    case .facts: try FactSheet(of: curve).write(arguments, system)
    case .drawing: try SampleForm.draw(Plot(of: curve), arguments, system)
    case .picture(let format):
      try SampleForm.write(Plot(of: curve), as: format, arguments, system)
    }
  }

  private func writeTable(
    of curve: EasingCurve, _ output: TableOutput, _ arguments: Arguments, _ system: SystemServices
  ) throws(CommandError) {
    if let at = arguments[Self.atOption] {
      if arguments[Self.samplesOption] != nil {
        throw .usage(
          "The options --samples and --at are both given, but only one of them is taken.")
      }
      try writeSamples(of: curve, at: at, to: output, system)
    } else {
      let count = try Self.sampleCount(arguments[Self.samplesOption])
      try output.write(headings: headings, system) { rows throws(CommandError) in
        for start in stride(from: 0, to: count, by: SampleForm.columnLength) {
          let indices = start..<min(start + SampleForm.columnLength, count)
          let progresses = indices.map { Rational(Int128($0), Int128(count - 1)) }
          for (progress, value) in zip(progresses, curve.values(at: progresses)) {
            try system.checkInterruption()
            try rows.append(
              Self.cells(
                progress.doubleValue, value: value, velocity: curve.velocity(at: progress)))
          }
        }
      }
    }
  }

  private static func curve(_ operands: [String]) throws(CommandError) -> EasingCurve {
    guard let text = operands.first else {
      throw .usage(
        "The curve is missing; write it behind the verb, "
          + "as in timeline-dump curve ease-in or timeline-dump curve 'steps(4)'.")
    }
    if operands.count > 1 {
      throw .usage(
        "There is one curve too many, \(operands[1].quoted); put a curve with spaces into quotes, "
          + "as in timeline-dump curve 'steps(4, start)'.")
    }
    do throws(EasingError) {
      return try EasingCurve(parsing: text)
    } catch {
      throw .usage(error.description)
    }
  }

  private static func sampleCount(_ text: String?) throws(CommandError) -> Int {
    guard let text else { return standardSampleCount }
    guard let count = Int(text), (2...greatestSampleCount).contains(count) else {
      throw samplesOption.invalid(text)
    }
    return count
  }

  private func writeSamples(
    of curve: EasingCurve, at text: String, to output: TableOutput, _ system: SystemServices
  ) throws(CommandError) {
    let values = try InputValues(
      text, option: Self.atOption, what: "a number such as 0.25 or 0x1p-2", system,
      read: InputNumber.init(_:))
    try output.write(headings: headings, system) { rows throws(CommandError) in
      try values.forEach(beforeWaiting: { () throws(CommandError) in try rows.flush() }) {
        number throws(CommandError) in
        try rows.append(Self.cells(of: curve, at: number))
      }
    }
  }

  private static func cells(of curve: EasingCurve, at number: InputNumber) -> [CellValue] {
    if let exact = number.exact {
      return cells(
        number.value, value: curve.value(at: exact), velocity: curve.velocity(at: exact))
    }
    return cells(
      number.value, value: curve.value(at: number.value), velocity: curve.velocity(at: number.value)
    )
  }

  private static func cells(_ progress: Double, value: Double, velocity: Double) -> [CellValue] {
    [.number(progress), CellValue(finite: value), CellValue(finite: velocity)]
  }
}
