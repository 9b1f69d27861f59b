// A scene as one picture: a contact sheet, a plot, an animated document.
// Layer: timeline-dump. Tests: FigureTests.

import Easing
import Export
import Scenes
import Timeline

extension SceneCommand {
  /// Writes evenly spaced frames side by side.
  func writeSheet(
    of scene: Source, _ frames: FrameSequence, _ caption: FigureCaption,
    _ settings: PictureSettings, images: FrameImages, to output: PictureOutput
  ) throws(CommandError) {
    let numbers = ContactSheet.numbers(of: frames.numbers, count: settings.cellCount)
    let still = Still(form: .sheet, frameCount: numbers.count, rate: frames.rate, images: images)
    try write(still, settings, to: output) { beforeFrame throws(CommandError) in
      var cells: [ContactSheet.Cell] = []
      for number in numbers {
        try beforeFrame()
        let time = frames.rate.time(ofFrame: number)
        cells.append(ContactSheet.Cell(number: number, time: time, frame: scene.frame(at: time)))
      }
      return ContactSheet(
        title: caption.title, subtitle: caption.subtitle, cells: cells,
        background: settings.background
      ).frame
    }
  }

  /// Writes columns over time.
  func writePlot(
    of scene: Source, _ frames: FrameSequence, columns: [SceneColumn<Source.Sample>],
    _ caption: FigureCaption, _ settings: PictureSettings, to output: PictureOutput
  ) throws(CommandError) {
    if frames.count > Plot.greatestFrameCount {
      throw .usage(
        "A plot shows at most \(Plot.greatestFrameCount) frames, but there are \(frames.count); "
          + "--frames or --to chooses fewer.")
    }
    let still = Still(form: .plot, frameCount: frames.count, rate: frames.rate)
    try write(still, settings, to: output) { beforeFrame throws(CommandError) in
      try Plot(
        of: scene, frames: frames, columns: columns.map { $0.name }, title: caption.title,
        subtitle: caption.subtitle, beforeFrame: beforeFrame
      ).frame
    }
  }

  /// Writes one picture that is made of some frames: in the format that the file's name ends in, or
  /// the form's own.
  private func write(
    _ still: Still, _ settings: PictureSettings, to output: PictureOutput,
    _ picture:
      @escaping (_ beforeFrame: () throws(CommandError) -> Void) throws(CommandError) -> Frame
  ) throws(CommandError) {
    if output.isNumbered {
      throw .usage(
        "A \(still.form.name) is one picture, but --output is a pattern for a file a frame.")
    }
    // The file's name may end in the other one of the two.
    let format = still.form.still(at: output.path).applying(settings.format)
    try output.write { write throws(CommandError) in
      let bytes = try output.encode(still.frameCount) { beforeFrame throws(CommandError) in
        let frame = try picture(beforeFrame)
        let run = FrameRun(
          layout: try settings.layout(of: frame), rate: still.rate, numbers: 0..<1,
          images: still.images)
        var encoder = format.encoder(for: run, after: nil)
        return encoder.encoded(frame, number: 0)
      }
      try write(bytes)
    }
  }

  /// Writes all frames as one document that plays.
  func writeAnimation(
    of scene: Source, _ run: FrameRun, to output: PictureOutput
  ) throws(CommandError) {
    var document: AnimatedSVG
    do throws(FrameFormatError) {
      document = try AnimatedSVG(run)
    } catch {
      throw CommandError(error)
    }
    try output.write { write throws(CommandError) in
      let bytes = try output.encode(run.numbers.count) { beforeFrame throws(CommandError) in
        for number in run.numbers {
          try beforeFrame()
          document.append(scene.frame(at: run.rate.time(ofFrame: number)))
        }
        return document.finished()
      }
      try write(bytes)
    }
  }
}

/// One picture that is made of some frames, whose own size does not matter to it.
private struct Still {
  /// A sheet or a plot.
  let form: PictureForm
  /// How many frames it is made of.
  let frameCount: Int
  /// How many of them there are in a second.
  let rate: FrameRate
  /// The pictures that they name.
  var images = FrameImages()
}

extension PictureOutput {
  /// The bytes that a body makes of some frames, and of them all together.
  ///
  /// - Parameters:
  ///   - count: How many frames there are.
  ///   - body: Makes the bytes, and says so before each frame.
  /// - Returns: What the body made.
  /// - Throws: What the body throws, and an interrupt, with how many frames are done.
  fileprivate func encode(
    _ count: Int,
    _ body: (_ beforeFrame: () throws(CommandError) -> Void) throws(CommandError) -> [UInt8]
  ) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    try follow(0..<count) { progress throws(CommandError) in
      var begun = 0
      bytes = try body { () throws(CommandError) in
        if begun > 0 { progress.count() }
        begun += 1
        try system.checkInterruption()
      }
      progress.count()
    }
    return bytes
  }
}
