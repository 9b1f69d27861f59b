// PNG out and in against libpng and libdeflate.

import Measuring
import Raster

Surroundings.report()

/// Prints a reading beside what it may be at most.
func report(_ name: String, _ reading: Double, atMost goal: Double) {
  let shown = Double(Int(reading * 1000 + 0.5)) / 1000
  print("  \(reading <= goal ? "met   " : "MISSED") \(name): \(shown), goal \(goal)")
}

/// How often each contender runs; any argument asks for a quick look.
let rounds = CommandLine.arguments.count > 1 ? 3 : 15

for picture in [SamplePicture.interface(), .gradient(), .logo()] {
  let packed = PackedPicture(picture)
  let size = picture.bitmap.size
  func ours(_ compression: PNGEncoder.Compression) -> [UInt8] {
    var encoder = PNGEncoder(size: size, compression: compression, isOpaque: picture.isOpaque)
    return encoder.encode(picture.bitmap)
  }
  let encoders: [(name: String, encode: () -> [UInt8])] = [
    ("libpng 1", { Peer.libpng(packed, level: 1) }),
    ("libpng 6", { Peer.libpng(packed, level: 6) }),
    ("libdeflate 6, no filter", { Peer.libdeflate(packed, level: 6) }),
    ("ours, fast", { ours(.fast) }),
    ("ours, small", { ours(.small) }),
  ]
  var sizes: [Int] = []
  for (index, encoder) in encoders.enumerated() {
    let file = encoder.encode()
    sizes.append(file.count)
    // libdeflate's is a bare stream.
    let isRight =
      index == 2
      ? Peer.unpacked(file, count: packed.unfiltered.count) == packed.unfiltered
      : Peer.decodes(file, to: picture)
    guard isRight else { stop("\(encoder.name) changed the pixels.") }
    print("  \(encoder.name): \(file.count) bytes")
  }
  let contest = Contest(
    picture.name, encoders.map { encoder in .init(encoder.name) { encoder.encode().count } })
  let times = contest.run(rounds: rounds)
  report("fast, time to libpng 1", times[3] / times[0], atMost: 0.06)
  report("fast, time to libdeflate 6", times[3] / times[2], atMost: 0.20)
  report("fast, bytes to libpng 1", Double(sizes[3]) / Double(sizes[0]), atMost: 1.3)
  report("small, time to libpng 6", times[4] / times[1], atMost: 0.30)
  report("small, bytes to libpng 6", Double(sizes[4]) / Double(sizes[1]), atMost: 1)

  // Reading: a file of each encoder, so that neither decoder only sees what suits it.
  for (name, file) in [
    ("libpng's", Peer.libpng(packed, level: 6)), ("our small", ours(.small)),
    ("our fast", ours(.fast)),
  ] {
    func decoded() -> [UInt32] {
      do { return try PNGDecoder().picture(from: file).pixels } catch { return [] }
    }
    guard decoded() == Peer.decoded(file) else { stop("The decoders differ on \(name) file.") }
    let contest = Contest(
      "\(picture.name), reading \(name) file",
      [.init("libpng") { Peer.decoded(file).count }, .init("ours") { decoded().count }])
    let times = contest.run(rounds: rounds)
    report("reading, time to libpng", times[1] / times[0], atMost: 1.5)
  }
}
