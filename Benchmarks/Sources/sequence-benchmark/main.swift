// Times the whole way from a frame to a file, beside rsvg-convert on our own SVG.

import Export
import Foundation
import Measuring
import Scenes
import Timeline

/// The frames of a scene at the size of a phone's screen, and where they are written.
struct Run<Source: Scene> {
  let scene: Source
  let run: FrameRun
  let folder: URL

  init(_ scene: Source, scale: Double, count: Int) throws {
    self.scene = scene
    let frame = scene.frame(at: .zero)
    let layout = try PictureLayout(
      frameWidth: frame.width, frameHeight: frame.height, scale: scale,
      background: SceneColor(hex: 0xFFFFFF))
    run = FrameRun(layout: layout, rate: .fps60, numbers: 0..<count)
    folder = FileManager.default.temporaryDirectory.appending(path: "sequence-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Draws, encodes and writes frames; gives the number of bytes.
  func write(_ format: any FrameFormat, frames: Range<Int>) -> Int {
    var encoder = format.encoder(for: run, after: nil)
    var count = 0
    for number in frames {
      let bytes = encoder.encoded(scene.frame(at: run.rate.time(ofFrame: number)), number: number)
      count += bytes.count
      try? Data(bytes).write(to: folder.appending(path: "\(number).\(format.name)"))
    }
    return count
  }

  /// Lets rsvg-convert draw and encode the SVG of a frame.
  func convert(_ number: Int) -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
    process.arguments = ["--unlimited", "\(number).svg", "-o", "peer.png"]
    process.currentDirectoryURL = folder
    try? process.run()
    process.waitUntilExit()
    return Int(process.terminationStatus)
  }

  /// Prints the times of one frame, and of all frames of the run.
  func contest(_ name: String) {
    let frame = run.numbers.count / 2
    _ = write(SVGFormat(), frames: frame..<frame + 1)
    Contest(
      "\(name), one frame of \(run.layout.size.width) x \(run.layout.size.height), to a file",
      [
        Contest.Contender("rsvg-convert") { convert(frame) },
        Contest.Contender("PNG, fast") { write(PNGFormat(), frames: frame..<frame + 1) },
        Contest.Contender("PNG, small") {
          write(PNGFormat(effort: .small), frames: frame..<frame + 1)
        },
      ]
    ).run()
    Contest(
      "\(name), \(run.numbers.count) frames, one thread",
      [
        Contest.Contender("PNG files") { write(PNGFormat(), frames: run.numbers) },
        Contest.Contender("Y4M frames") { write(Y4MFormat(), frames: run.numbers) },
        Contest.Contender("RGBA frames") { write(RGBAFormat(), frames: run.numbers) },
      ]
    ).run(rounds: 3)
    try? FileManager.default.removeItem(at: folder)  // A folder that stays does no harm.
  }
}

try Run(Shimmer(Shimmer.Configuration()), scale: 2, count: 60).contest("shimmer")
try Run(LargeTitle(LargeTitle.Configuration { _ in }), scale: 3, count: 60).contest("large-title")
