// A scene sampled at places instead of frames.
// Layer: timeline-dump. Tests: OffsetOptionTests.

import Export
import Scenes

extension SceneCommand {
  /// An option that samples a scene at numbers that are no times, such as scroll offsets.
  struct PlaceOption: Sendable {
    let definition: OptionDefinition

    /// One number that the option takes, with its article and an example.
    let what: String

    /// The numbers that the option takes.
    let range: ClosedRange<Double>

    /// The sample at a number.
    let sample: @Sendable (Source, Double) -> Source.Sample
  }

  /// The options that choose frames have no meaning beside places.
  func refuseFrames(
    _ arguments: Arguments, beside option: OptionDefinition
  ) throws(CommandError) {
    for other in FrameSelection.options + [Self.snapOption] where arguments[other] != nil {
      throw .usage(
        "The options --\(option.name) and --\(other.name) are both given, but --\(other.name) "
          + "is for tables with a row for each frame.")
    }
  }

  /// Writes a row for each place: the scene's columns, without frame and time.
  func write(
    _ scene: Source, columns: [SceneColumn<Source.Sample>], at text: String, _ option: PlaceOption,
    to output: TableOutput, _ system: SystemServices
  ) throws(CommandError) {
    let places = try InputValues<Double>(
      text, option: option.definition, what: option.what, system
    ) { text in
      InputNumber(text).flatMap { option.range.contains($0.value) ? $0.value : nil }
    }
    let headings = columns.map { $0.heading }
    try output.write(headings: headings, system) { rows throws(CommandError) in
      try places.forEach(beforeWaiting: { () throws(CommandError) in try rows.flush() }) {
        place throws(CommandError) in
        let sample = option.sample(scene, place)
        try rows.append(columns.map { $0.value(sample) })
      }
    }
  }
}

extension SceneCommand<LargeTitle>.PlaceOption {
  /// Samples the large title over the scroll offset.
  static var offsets: Self {
    Self(
      definition: OptionDefinition(
        "offsets", "X,Y,…|-",
        "A row for each of these scroll offsets instead of for each frame; a timed fade is then "
          + "instant. - reads one a line from standard input.",
        accepted: "numbers of points in -1000000…1000000, separated by commas, or -"),
      what: "a number of points such as 36",
      range: -1e6...1e6,
      sample: { scene, offset in scene.state(atOffset: offset) })
  }
}
