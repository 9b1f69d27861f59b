// The program's default run of each scene, to files and pipes, beside ffmpeg.

import Foundation
import Measuring

/// Runs `timeline-dump` as its users do.
struct ProgramContest {
  /// The path of the program.
  let program: String
  /// How often each run is timed; the fastest counts.
  static let rounds = 3

  /// The program that was built for release beside this package, or the one that the environment names.
  init?() {
    let named = ProcessInfo.processInfo.environment["TIMELINE_DUMP"]
    let url = URL(fileURLWithPath: named ?? "../.build/release/timeline-dump")
    guard FileManager.default.isExecutableFile(atPath: url.path) else { return nil }
    program = url.path
  }

  func measure(_ scene: String, scale: Int) throws {
    print("\(scene) --scale \(scale), default run, by timeline-dump")
    let folder = try Folder()
    defer { folder.remove() }
    let command = "'\(program)' \(scene) --scale \(scale)"
    folder.shell("\(command) --output '%05d.png' && ls *.png | wc -l > count && rm *.png")
    let text = try String(contentsOf: folder.url.appending(path: "count"), encoding: .utf8)
    let count = Int(text.filter(\.isNumber)) ?? 1
    folder.shell("rm count")
    for (name, output) in [
      ("PNG files", "'%05d.png'"), ("Y4M file", "film.y4m"), ("RGBA file", "film.rgba"),
    ] {
      let one = fastest(folder, "\(command) --jobs 1 --output \(output)")
      let bytes = folder.byteCount / count
      let two = fastest(folder, "\(command) --jobs 2 --output \(output)")
      print(
        "  \(name), \(count) frames: \(rate(count, one)) frames/s, two jobs \(rate(count, two)) "
          + "(\(decimal(one / two)) times), \(bytes) bytes a frame")
      if name != "RGBA file" { folder.shell("rm *.*") }
    }
    try measurePipe(folder, command, bytes: folder.byteCount)
    try measureEncoder(folder, scene, command, scale: scale, count: count)
  }

  /// Raw pixels through a pipe, and through memory alone: what is copied once more.
  private func measurePipe(_ folder: Folder, _ command: String, bytes: Int) throws {
    let piped = fastest(folder, "\(command) --format rgba --jobs 1 | cat > /dev/null")
    let discarded = fastest(folder, "\(command) --format rgba --jobs 1 > /dev/null")
    let copied = fastest(folder, "cat film.rgba | cat > /dev/null")
    func throughput(_ time: Duration) -> String {
      decimal(Double(bytes) / 1e6 / (time / .seconds(1)))
    }
    print(
      "  RGBA | cat: \(throughput(piped)) MB/s; to nowhere \(throughput(discarded)) MB/s; "
        + "cat of the finished file | cat \(throughput(copied)) MB/s")
  }

  /// ffmpeg's encoder on the same pixels, already drawn, against our program, which draws them too.
  private func measureEncoder(
    _ folder: Folder, _ scene: String, _ command: String, scale: Int, count: Int
  ) throws {
    folder.shell("'\(program)' \(scene) --scale \(scale) --frames '0..<1' --output 'size-%d.png'")
    let head = try Data(contentsOf: folder.url.appending(path: "size-0.png"))
    func number(at offset: Int) -> Int { head[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let size = "\(number(at: 16))x\(number(at: 20))"
    let peer = fastest(
      folder,
      "ffmpeg -loglevel error -y -threads 1 -f rawvideo -pix_fmt rgba -s \(size) -r 60 -i film.rgba "
        + "-c:v png -threads 1 -pix_fmt rgb24 'peer-%05d.png'")
    let ours = fastest(folder, "\(command) --jobs 1 --output 'ours-%05d.png'")
    print(
      "  ffmpeg's png of the drawn pixels: \(rate(count, peer)) frames/s; ours, drawing included: "
        + "\(rate(count, ours)), \(decimal(ours / peer))x its time")
  }

  private func fastest(_ folder: Folder, _ command: String) -> Duration {
    (0..<Self.rounds).map { _ in folder.shell(command) }.reduce(.seconds(1_000_000), min)
  }

  private func rate(_ count: Int, _ time: Duration) -> String {
    decimal(Double(count) / (time / .seconds(1)))
  }
}
