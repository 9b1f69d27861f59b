// The scenes in the selftest: their tables and their pictures.
// Layer: Export. Tests: SelftestTests.

import Easing
import Raster
import Scenes
import Timeline

extension Selftest {
  /// A part for each scene, preset and rate.
  static var tables: [SelftestPart] {
    tables(of: Shimmer.self) + tables(of: Toast.self) + tables(of: LargeTitle.self)
  }

  /// A part for each scene, preset and scale.
  static var pictures: [SelftestPart] {
    pictures(of: Shimmer.self) + pictures(of: Toast.self) + pictures(of: LargeTitle.self)
  }

  private static let rates: [FrameRate] = [.fps24, .ntsc30, .fps60, .fps120]

  /// Every cell of every frame of each preset.
  private static func tables<Source: Scene>(of type: Source.Type) -> [SelftestPart] {
    Source.presets.flatMap { preset in
      rates.map { rate in
        SelftestPart("table \(Source.name) \(preset.name) \(rate)") { digest throws(SceneError) in
          let scene = try Source(preset.configuration)
          let columns = scene.columns
          for column in columns { digest.add(column.heading) }
          for frame in scene.sampled(at: rate) {
            digest.add(frame.number)
            digest.add(frame.time.seconds)
            for column in columns { digest.add(column.value(frame.sample)) }
          }
        }
      }
    }
  }

  /// How many frames of a preset are drawn.
  static let pictureCount = 4

  /// The pixels of evenly spaced frames at 60 frames per second, the first and the last among them,
  /// drawn one after the other by one renderer.
  private static func pictures<Source: Scene>(of type: Source.Type) -> [SelftestPart] {
    Source.presets.flatMap { preset in
      [1.0, 2].map { scale in
        SelftestPart("picture \(Source.name) \(preset.name) at \(Int(scale))x") { digest in
          add(preset.configuration, of: type, scale: scale, to: &digest)
        }
      }
    }
  }

  private static func add<Source: Scene>(
    _ configuration: Source.Configuration, of type: Source.Type, scale: Double,
    to digest: inout Digest
  ) {
    do throws(SceneError) {
      let scene = try Source(configuration)
      let numbers = scene.extent.frameNumbers(at: .fps60)
      let frames = (0..<pictureCount).map { index in
        let (ways, steps) = (pictureCount - 1, numbers.count - 1)
        let number = numbers.lowerBound + (index * steps * 2 + ways) / (ways * 2)
        return scene.frame(at: FrameRate.fps60.time(ofFrame: number))
      }
      digest.add(frames, scale: scale)
    } catch {
      digest.add(error.description)
    }
  }
}

extension Digest {
  /// Adds which kind of cell it is and what stands in it.
  fileprivate mutating func add(_ cell: CellValue) {
    switch cell {
    case .number(let number):
      add(0)
      add(number)
    case .integer(let number):
      add(1)
      add(number)
    case .flag(let flag):
      add(2)
      add(flag ? 1 : 0)
    case .text(let text):
      add(3)
      add(text)
    case .empty:
      add(4)
    }
  }

  /// Adds the pixels of frames on white, drawn one after the other by one renderer.
  ///
  /// - Parameters:
  ///   - frames: Frames of one size; none are no pixels.
  ///   - scale: Pixels per point.
  mutating func add(_ frames: [Frame], scale: Double) {
    guard let first = frames.first else { return }
    do throws(FrameFormatError) {
      var renderer = FrameRenderer(
        layout: try PictureLayout(
          frameWidth: first.width, frameHeight: first.height, scale: scale,
          background: SceneColor(hex: 0xFFFFFF)))
      for frame in frames {
        _ = renderer.draw(frame)
        add(renderer.bitmap.pixels)
      }
    } catch {
      add(error.description)
    }
  }
}
