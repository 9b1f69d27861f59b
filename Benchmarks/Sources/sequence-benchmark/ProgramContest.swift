// The program's default run of each scene, to files and pipes, beside ffmpeg.

import Foundation
import Measuring

/// Runs `timeline-dump` as its users do.
struct ProgramContest {
  /// The path of the program.
  let program: String
  /// How often each run is timed; the fastest counts, the median is told.
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
    guard let count = Int(text.filter(\.isNumber)), count > 0 else {
      stop("There are no pictures of \(scene).")
    }
    folder.shell("rm count")
    for (name, output) in [
      ("PNG files", "'%05d.png'"), ("Y4M file", "film.y4m"), ("RGBA file", "film.rgba"),
    ] {
      let one = timing(folder, "\(command) --jobs 1 --output \(output)")
      let bytes = folder.byteCount / count
      let two = timing(folder, "\(command) --jobs 2 --output \(output)")
      print(
        "  \(name), \(count) frames: \(rate(count, one)) frames/s, two jobs \(rate(count, two)) "
          + "(\(decimal(one.least / two.least)) times), \(bytes) bytes a frame")
      if name != "RGBA file" { folder.shell("rm *.*") }
    }
    try measurePipe(folder, command, bytes: folder.byteCount)
    try measureEncoder(folder, scene, command, scale: scale, count: count)
  }

  /// Raw pixels through a pipe, and through memory alone: what is copied once more.
  private func measurePipe(_ folder: Folder, _ command: String, bytes: Int) throws {
    let piped = timing(folder, "\(command) --format rgba --jobs 1 | cat > /dev/null")
    let discarded = timing(folder, "\(command) --format rgba --jobs 1 > /dev/null")
    let copied = timing(folder, "cat film.rgba | cat > /dev/null")
    func throughput(_ time: Timing) -> String {
      decimal(Double(bytes) / 1e6 / (time.least / .seconds(1)))
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
    let peer = timing(
      folder,
      "ffmpeg -loglevel error -y -threads 1 -f rawvideo -pix_fmt rgba -s \(size) -r 60 -i film.rgba "
        + "-c:v png -threads 1 -pix_fmt rgb24 'peer-%05d.png'")
    let ours = timing(folder, "\(command) --jobs 1 --output 'ours-%05d.png'")
    print(
      "  ffmpeg's png of the drawn pixels: \(rate(count, peer)) frames/s; ours, drawing included: "
        + "\(rate(count, ours)), \(decimal(ours.least / peer.least))x its time")
    check(folder, frames: count, pixels: number(at: 16) * number(at: 20))
  }

  /// Ends this program if ffmpeg's files, ours and the raw pixels do not show the same.
  private func check(_ folder: Folder, frames count: Int, pixels: Int) {
    let raw = folder.read("film.rgba")
    guard raw.count == 4 * count * pixels else { stop("The raw pixels have another length.") }
    for number in [0, count / 2, count - 1] {
      let name = String(repeating: "0", count: 5 - String(number).count) + "\(number)"
      let next = String(repeating: "0", count: 5 - String(number + 1).count) + "\(number + 1)"
      let start = 4 * number * pixels
      let colors = stride(from: start, to: start + 4 * pixels, by: 4).map { place -> UInt32 in
        let red = UInt32(raw[place])
        let green = UInt32(raw[place + 1])
        let blue = UInt32(raw[place + 2])
        return red | green << 8 | blue << 16
      }
      for file in ["ours-\(name).png", "peer-\(next).png"]
      where folder.pixels(file).map({ $0 & 0xFF_FFFF }) != colors {
        stop("The file \(file) shows something else than the raw pixels.")
      }
    }
  }

  /// The least and the median time of some runs.
  private struct Timing {
    let least: Duration
    let median: Duration
  }

  private func timing(_ folder: Folder, _ command: String) -> Timing {
    let times = (0..<Self.rounds).map { _ in folder.shell(command) }.sorted()
    return Timing(least: times[0], median: times[Self.rounds / 2])
  }

  /// The frames a second of the fastest run, and of the median one.
  private func rate(_ count: Int, _ time: Timing) -> String {
    func text(_ time: Duration) -> String { decimal(Double(count) / (time / .seconds(1))) }
    return "\(text(time.least)) (median \(text(time.median)))"
  }
}
