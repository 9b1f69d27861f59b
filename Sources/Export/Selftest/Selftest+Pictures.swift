// Pictures of the scenes, and files of them, in the selftest.
// Layer: Export. Tests: SelftestTests, FrameDigestTests.

import Raster
import Scenes
import Timeline

extension Selftest {
  /// How many evenly spaced frames of a preset are drawn.
  static let pictureCount = 4

  /// After how many events of a preset a frame is drawn, too.
  static let eventCount = 6

  /// How long after an event its frame is, at least.
  private static let eventDelay = RationalTime(1, 10)

  /// A part for each scene, preset and rate, and one at 60 frames per second at twice the size: the
  /// pixels of evenly spaced frames, and of frames in the midst of what happens, where presets differ
  /// that begin and end alike.
  static var pictures: [SelftestPart] {
    pictures(of: Shimmer.self) + pictures(of: Toast.self) + pictures(of: LargeTitle.self)
  }

  private static func pictures<Source: Scene>(of type: Source.Type) -> [SelftestPart] {
    Source.presets.flatMap { preset in
      (rates.map { ($0, 1) } + [(.fps60, 2)]).map { rate, scale in
        SelftestPart("picture \(Source.name) \(preset.name) \(rate) at \(scale)x") {
          digest throws(SceneError) in
          let scene = try Source(preset.configuration)
          digest.add(eventfulFrames(of: scene, at: rate), scale: Double(scale))
        }
      }
    }
  }

  /// Evenly spaced frames, and those about a tenth of a second after an event.
  private static func eventfulFrames(of scene: some Scene, at rate: FrameRate) -> [Frame] {
    let numbers = scene.extent.frameNumbers(at: rate)
    let range = rate.time(ofFrame: numbers.lowerBound)...rate.time(ofFrame: numbers.upperBound)
    var chosen = spacedNumbers(in: scene, at: rate)
    for event in scene.events(within: range).prefix(eventCount) {
      let time = event.time + eventDelay
      guard let number = numbers.first(where: { rate.time(ofFrame: $0) >= time }) else { continue }
      if !chosen.contains(number) { chosen.append(number) }
    }
    return chosen.sorted().map { scene.frame(at: rate.time(ofFrame: $0)) }
  }

  /// The numbers of evenly spaced frames, the first and the last one among them.
  private static func spacedNumbers(in scene: some Scene, at rate: FrameRate) -> [Int] {
    let numbers = scene.extent.frameNumbers(at: rate)
    let (ways, steps) = (pictureCount - 1, numbers.count - 1)
    return (0..<pictureCount).map { numbers.lowerBound + ($0 * steps * 2 + ways) / (ways * 2) }
  }

  /// Evenly spaced frames at 60 frames per second.
  private static func frames(of scene: some Scene) -> [Frame] {
    spacedNumbers(in: scene, at: .fps60).map { scene.frame(at: FrameRate.fps60.time(ofFrame: $0)) }
  }
}

extension Selftest {
  /// A part for each kind of file: all pictures of the first preset of each scene.
  static var files: [SelftestPart] {
    PNGEncoder.Compression.allCases.map { compression in
      file(
        "png \(compression.rawValue)",
        by: { PNGEncoder(size: $0, compression: compression, isOpaque: true) },
        bytes: { encoder, bitmap, changed, _ in encoder.encode(bitmap, changed: changed) })
    }
      + Y4MEncoder.Chroma.allCases.map { chroma in
        file(
          "y4m \(chroma.rawValue)",
          by: { Y4MEncoder(size: $0, rate: (30_000, 1001), chroma: chroma) },
          bytes: { encoder, bitmap, changed, _ in
            encoder.header + encoder.frame(bitmap, changed: changed)
          })
      }
      + [
        file(
          "apng", by: { APNGEncoder(size: $0, isOpaque: true) },
          bytes: { $0.frame($1, changed: $2, index: $3, delay: (1001, 30_000)) }),
        file("rgba", by: { $0 }, bytes: { _, bitmap, _, _ in RawPixels.bytes(of: bitmap) }),
        wideFile,
      ]
  }

  /// A picture whose rows are long and light: the sums of their bytes are the greatest that there are.
  private static var wideFile: SelftestPart {
    SelftestPart("file png with alpha") { digest in
      guard let size = PixelSize(width: 3000, height: 4) else { return }
      let bitmap = Bitmap(size: size, filledWith: PixelColor(red: 255, green: 255, blue: 254))
      for compression in PNGEncoder.Compression.allCases {
        var encoder = PNGEncoder(size: size, compression: compression, isOpaque: false)
        digest.add(encoder.encode(bitmap))
      }
    }
  }

  /// What an encoder makes of pictures, given each with the pixels that changed and its index.
  private static func file<Encoder>(
    _ name: String, by encoder: @escaping @Sendable (PixelSize) -> Encoder,
    bytes: @escaping @Sendable (inout Encoder, Bitmap, PixelRectangle, Int) -> [UInt8]
  ) -> SelftestPart {
    SelftestPart("file \(name)") { digest throws(SceneError) in
      for frames in [
        frames(of: try Shimmer(Shimmer.presets[0].configuration)),
        frames(of: try Toast(Toast.presets[0].configuration)),
        frames(of: try LargeTitle(LargeTitle.presets[0].configuration)),
      ] {
        var current: Encoder?
        var index = 0
        digest.draw(frames, scale: 1) { digest, bitmap, changed in
          var next = current ?? encoder(bitmap.size)
          digest.add(bytes(&next, bitmap, changed, index))
          current = next
          index += 1
        }
      }
    }
  }
}

extension Digest {
  /// Adds the pixels of frames on white, drawn one after the other by one renderer.
  ///
  /// - Parameters:
  ///   - frames: Frames of one size; none are no pixels.
  ///   - scale: Pixels per point.
  mutating func add(_ frames: [Frame], scale: Double) {
    draw(frames, scale: scale) { digest, bitmap, _ in digest.add(bitmap.pixels) }
  }

  /// Draws frames and lets a body add what it wants of each picture and the pixels that changed.
  fileprivate mutating func draw(
    _ frames: [Frame], scale: Double, _ body: (inout Digest, Bitmap, PixelRectangle) -> Void
  ) {
    guard let first = frames.first else { return }
    do throws(FrameFormatError) {
      var renderer = FrameRenderer(
        layout: try PictureLayout(
          frameWidth: first.width, frameHeight: first.height, scale: scale,
          background: SceneColor(hex: 0xFFFFFF)))
      for frame in frames {
        let changed = renderer.draw(frame)
        body(&self, renderer.bitmap, changed)
      }
    } catch {
      add(error.description)
    }
  }
}
