// Frames of a scene in a format, on all processors.
// Layer: timeline-dump. Tests: FrameExportTests.

import Export
import Raster
import Scenes
import Timeline

/// The frames of a scene, drawn and encoded.
struct FrameExport<Source: Scene> {
  /// The scene.
  let scene: Source
  /// How frames become bytes.
  let format: any FrameFormat
  /// Which frames, and how they are drawn.
  let run: FrameRun
  /// How many threads may draw, at least 1.
  let jobCount: Int

  /// How the frames are shared out.
  var plan: ExportPlan {
    ExportPlan(
      frameCount: run.numbers.count,
      pictureBytes: 4 * run.layout.size.width * run.layout.size.height, jobs: jobCount)
  }

  /// Encodes all frames and hands them on in order; memory is bounded as `ExportPlan` says.
  ///
  /// - Throws: What `take` throws.
  func encodeAll(_ take: (EncodedFrame) throws(CommandError) -> Void) throws(CommandError) {
    let plan = plan
    let length = plan.runLength
    let (numbers, scene, format, run) = (run.numbers, scene, format, run)
    var work = OrderedWork<EncodedFrame>(
      pieces: (numbers.count + length - 1) / length, threads: plan.jobCount
    ) { piece, handOn in
      let start = numbers.lowerBound + piece * length
      let previous =
        start > numbers.lowerBound ? scene.frame(at: run.rate.time(ofFrame: start - 1)) : nil
      var encoder = format.encoder(for: run, after: previous)
      for number in start..<min(start + length, numbers.upperBound) {
        let frame = scene.frame(at: run.rate.time(ofFrame: number))
        guard handOn(EncodedFrame(number: number, bytes: encoder.encoded(frame, number: number)))
        else { return }
      }
    }
    work.weight = { $0.bytes.count }
    work.greatestWeight = plan.waitingBytes
    try work.run(take)
  }
}

extension FrameExport {
  /// Writes all frames, one after the other into one place, or each into a file.
  ///
  /// - Throws: What writing throws, with how many frames are there and how to go on.
  func write(to output: PictureOutput, _ system: SystemServices) throws(CommandError) {
    let beginning: [UInt8]
    do throws(FrameFormatError) {
      beginning = try format.beginning(of: run)
    } catch {
      throw CommandError(error)
    }
    if output.isNumbered {
      try output.follow(run.numbers) { progress throws(CommandError) in
        try output.prepareFolder()
        try encodeAll { frame throws(CommandError) in
          try system.checkInterruption()
          try output.write(frame.bytes, ofFrame: frame.number)
          progress.count()
        }
      }
      return
    }
    try output.write { write throws(CommandError) in
      try output.follow(run.numbers) { progress throws(CommandError) in
        if !beginning.isEmpty { try write(beginning) }
        try encodeAll { frame throws(CommandError) in
          try system.checkInterruption()
          try write(frame.bytes)
          progress.count()
        }
        let ending = format.ending(of: run)
        if !ending.isEmpty { try write(ending) }
      }
    }
  }
}
