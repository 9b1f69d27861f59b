// A scene as pictures.
// Layer: timeline-dump. Tests: PictureCommandTests.

import Easing
import Export
import Raster
import Scenes
import Timeline

extension SceneCommand {
  private static var inputNames: [String] { Source.inputs.map { $0.name } }

  /// The options of pictures that are not inputs as well.
  static var pictureOptions: [OptionDefinition] {
    let inputs = inputNames
    return PictureOption.allCases.filter { !inputs.contains($0.name(besideInputs: inputs)) }
      .map { $0.definition(besideInputs: inputs) }
  }

  /// An option of pictures that changes nothing in a table is a mistake.
  ///
  /// - Throws: `.usage` for the first one.
  func refusePictureOptions(_ arguments: Arguments) throws(CommandError) {
    // Most tables have none, and take less time than it takes to list the names of the inputs.
    guard arguments.names.contains(where: PictureOption.isName) else { return }
    try refusePictureOptions(arguments, in: "a table") { _ in true }
  }

  private func refusePictureOptions(
    _ arguments: Arguments, in place: String, where isIdle: (PictureOption) -> Bool
  ) throws(CommandError) {
    let inputs = Self.inputNames
    for option in PictureOption.allCases where isIdle(option) {
      let name = option.name(besideInputs: inputs)
      if arguments[name] == nil || inputs.contains(name) { continue }
      throw .usage(
        "The option --\(name) makes no difference in \(place); it is for "
          + "\(option.forms.map { $0.name }.conjunction).")
    }
  }

  /// An option that changes nothing in pictures of a form is a mistake.
  ///
  /// - Throws: `.usage` for the first one.
  private func refuseIdleOptions(
    _ arguments: Arguments, in form: PictureForm
  ) throws(CommandError) {
    try refusePictureOptions(arguments, in: form.name) { !form.takes($0) }
    for option in tableOnlyOptions where arguments[option] != nil && !form.takes(option) {
      throw .usage(
        "The option --\(option.name) makes no difference in \(form.name); it is for tables.")
    }
  }

  /// Writes the frames of a scene as pictures.
  func write(
    _ form: PictureForm, _ arguments: Arguments, _ system: SystemServices
  ) throws(CommandError) {
    try refuseIdleOptions(arguments, in: form)
    let output = try PictureOutput(arguments, system)
    if output.isTerminal && !form.isText {
      throw .usage(
        "The format \(form.name) is not for a terminal; write it to a file with --output, or into a "
          + "pipe.")
    }
    var images = FrameImages()
    let configuration = try drawnConfiguration(arguments, images: &images, system)
    let scene = try Self.scene(configuration)
    let settings = try PictureSettings(
      arguments, besideInputs: Self.inputNames,
      standardScale: form.isScalable(at: output.path)
        ? 1 : Self.screenScale(of: configuration) ?? PictureSettings.pixelScale)
    let frames = try FrameSelection(arguments).frames(of: scene)
    if frames.isEmpty { throw FrameSelection.noFrame(arguments) }
    switch form {
    case .sheet:
      let caption = try caption(of: configuration, frames, arguments)
      try writeSheet(of: scene, frames, caption, settings, images: images, to: output)
    case .plot:
      let caption = try caption(of: configuration, frames, arguments)
      let columns = try Self.columns(
        named: arguments[Self.columnsOption], of: scene.columns, { $0.heading }, { $0.name })
      try writePlot(of: scene, frames, columns: columns, caption, settings, to: output)
    case .frames(let format):
      let first = scene.frame(at: .zero)
      try checkBackground(settings, under: first, in: format)
      let run = FrameRun(
        layout: try settings.layout(of: first), rate: frames.rate, numbers: frames.numbers,
        images: images)
      if format is SVGFormat && !output.isNumbered && frames.count > 1 {
        return try writeAnimation(of: scene, run, to: output)
      }
      let format = format.applying(settings.format)
      if !format.isStream && !output.isNumbered && run.numbers.count != 1 {
        throw .usage(
          "There are \(run.numbers.count) frames and one place for them, but \(form.name) makes a "
            + "file of each; with --output 'frames/%05d.\(form.name)' each has its own.")
      }
      if format.isStream && output.isNumbered {
        throw .usage(
          "The option --output names a file for each frame, but \(form.name) puts all frames into "
            + "one; name a single file such as film.\(form.name).")
      }
      let jobs = settings.jobCount ?? min(PictureOption.greatestJobCount, system.processorCount())
      let export = FrameExport(scene: scene, format: format, run: run, jobCount: jobs)
      try export.write(to: output, system)
    }
  }

  /// A background through which something is seen, where nothing can be, is a mistake.
  ///
  /// - Throws: `.usage` if the format has no transparency, or the scene hides its background.
  private func checkBackground(
    _ settings: PictureSettings, under frame: Frame, in format: any FrameFormat
  ) throws(CommandError) {
    guard settings.background.alpha < 1 else { return }
    let inputs = Self.inputNames
    let name = PictureOption.background.name(besideInputs: inputs)
    if format is Y4MFormat {
      throw .usage(
        "The format \(format.name) has no transparency, but --\(name) is not opaque; give it a colour "
          + "such as #ffffff.")
    }
    guard settings.size == nil, frame.isOpaque else { return }
    let remedy =
      inputs.contains("draws-screen")
      ? "--draws-screen false leaves it out" : "with --size it is seen around the screen"
    throw .usage(
      "The screen of \(self.name) hides what lies under it, so that --\(name) makes no difference; "
        + "\(remedy).")
  }

  /// The scale of the screen that a configuration describes, if it has one.
  private static func screenScale(of configuration: Source.Configuration) -> Int? {
    for input in Source.inputs where input.name == PictureOption.scale.rawValue {
      return Int(input.text(configuration))
    }
    return nil
  }
}
