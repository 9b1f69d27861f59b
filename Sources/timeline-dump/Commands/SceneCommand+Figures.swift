// A scene as one picture: a contact sheet, a plot, an animated document.
// Layer: timeline-dump. Tests: PictureCommandTests.

import Easing
import Export
import Scenes
import Timeline

extension SceneCommand {
  /// Evenly spaced frames side by side.
  func sheet(
    of scene: Source, _ frames: FrameSequence, _ settings: PictureSettings
  ) throws(CommandError) -> Frame {
    try refuse(frames, beyond: .max, in: .sheet)
    let numbers = ContactSheet.numbers(of: frames.numbers, count: settings.cellCount)
    let cells = numbers.map { number in
      let time = frames.rate.time(ofFrame: number)
      return ContactSheet.Cell(number: number, time: time, frame: scene.frame(at: time))
    }
    return ContactSheet(
      title: name, subtitle: subtitle(of: frames), cells: cells, background: settings.background
    ).frame
  }

  /// Columns over time.
  func plot(
    of scene: Source, _ frames: FrameSequence, columns: [SceneColumn<Source.Sample>]
  ) throws(CommandError) -> Frame {
    try refuse(frames, beyond: Plot.greatestFrameCount, in: .plot)
    return Plot(
      of: scene, frames: frames, columns: Set(columns.map { $0.name }), title: name,
      subtitle: subtitle(of: frames)
    ).frame
  }

  private func subtitle(of frames: FrameSequence) -> String {
    "\(frames.count) frames at \(frames.rate) frames/s"
  }

  private func refuse(
    _ frames: FrameSequence, beyond limit: Int, in form: PictureForm
  ) throws(CommandError) {
    if frames.isEmpty || frames.count > limit {
      throw .usage(
        "A \(form.rawValue) shows 1…\(limit) frames, but there are \(frames.count); "
          + "--frames or --to chooses others.")
    }
  }

  /// Writes one picture: in the format that the file's name ends in, or the form's own.
  func write(
    _ frame: Frame, _ form: PictureForm, _ settings: PictureSettings, images: FrameImages,
    to output: PictureOutput
  ) throws(CommandError) {
    if output.isNumbered {
      throw .usage(
        "A \(form.rawValue) is one picture, but --output is a pattern for a file a frame.")
    }
    // The file's name may end in the other one of the two.
    let ending = PictureForm(endingOf: output.path ?? "")
    let still = ending == .svg || ending == .png ? ending ?? form : form
    let run = FrameRun(
      layout: try settings.layout(of: frame), rate: .fps60, numbers: 0..<1, images: images)
    var encoder = still.format(settings).encoder(for: run, after: nil)
    try output.write { write throws(CommandError) in
      try write(encoder.encoded(frame, number: 0))
    }
  }

  /// Writes all frames as one document that plays.
  func writeAnimation(
    of scene: Source, _ run: FrameRun, to output: PictureOutput, _ system: SystemServices
  ) throws(CommandError) {
    var document: AnimatedSVG
    do throws(FrameFormatError) {
      document = try AnimatedSVG(run)
    } catch {
      throw .usage(error.description)
    }
    for number in run.numbers {
      try system.checkInterruption()
      document.append(scene.frame(at: run.rate.time(ofFrame: number)))
    }
    try output.write { write throws(CommandError) in try write(document.finished()) }
  }
}
