// Pixels to the planes of a Y4M frame, against swscale.

import Measuring
import Raster

Surroundings.report()

/// How often each contender runs; any argument asks for a quick look.
let rounds = CommandLine.arguments.count > 1 ? 5 : 61

/// The most steps of brightness that ours, which is the nearest, may be from swscale's, which rounds its
/// coefficients to 15 bits and its sums towards one side.
let tolerance = 1

let frame = InterfaceFrame.bitmap(width: 1170, height: 2532)

for chroma in [Y4MEncoder.Chroma.full, .subsampled] {
  let peers = SwscalePlanes.Flag.allCases.map { SwscalePlanes(frame, chroma: chroma, flag: $0) }
  var encoder = Y4MEncoder(size: frame.size, rate: (60, 1), chroma: chroma)
  let times = Contest(
    "RGBA to YUV \(chroma.rawValue), BT.709, limited range, \(frame.size.width) x \(frame.size.height)",
    zip(SwscalePlanes.Flag.allCases, peers).map { flag, peer in
      .init("swscale, \(flag.rawValue)") { peer.run() }
    } + [.init("ours") { encoder.frame(frame).count }]
  ).run(rounds: rounds)
  let fastest = min(times[0], times[1])
  print("  goal: ours <= 0.6x the fastest of swscale; here \(decimal(times[2] / fastest))x")
  let lumaCount = frame.pixels.count
  let difference = greatestDifference(
    peers[1].planes.prefix(lumaCount), encoder.frame(frame).dropFirst(6).prefix(lumaCount))
  print("  greatest difference of brightness from SWS_BILINEAR: \(difference) steps of 255")
  guard difference <= tolerance else { stop("The planes differ by more than \(tolerance).") }
}

var encoder = Y4MEncoder(size: frame.size, rate: (60, 1), chroma: .subsampled)
_ = encoder.frame(frame)
let translucent = InterfaceFrame.bitmap(width: 1170, height: 2532, alpha: 128)
Contest(
  "one more frame, 4:2:0, and raw RGBA",
  [
    .init("all pixels") { encoder.frame(frame).count },
    .init("a changed part of 400 x 400") {
      encoder.frame(frame, changed: PixelRectangle(x: 300, y: 900, width: 400, height: 400)).count
    },
    .init("nothing changed") {
      encoder.frame(frame, changed: PixelRectangle(x: 0, y: 0, width: 0, height: 0)).count
    },
    .init("raw RGBA, opaque") { RawPixels.bytes(of: frame).count },
    .init("raw RGBA, half transparent") { RawPixels.bytes(of: translucent).count },
  ]
).run(rounds: min(rounds, 41))

/// The greatest difference of two runs of bytes, or 255 if one is longer.
func greatestDifference(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
  guard one.count == other.count else { return 255 }
  return zip(one, other).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
}

func decimal(_ value: Double) -> String {
  String(Double(Int(value * 1000 + 0.5)) / 1000)
}
