// The option `--logo` of the shimmer scene.
// Layer: timeline-dump. Tests: LogoOptionTests.

import Easing
import Export
import Raster
import Scenes

extension SceneCommand<Shimmer>.SpecialOption {
  /// Takes the size of the logo from a picture.
  static var logo: Self {
    Self(
      definition: OptionDefinition(
        "logo", "FILE.png",
        "The picture that is the logo: a pixel is a point, or as the name ends in @2x or "
          + "@3x, a half or a third of one.",
        accepted: "the path of a PNG picture"),
      measure: { configuration, path, system throws(CommandError) in
        try setSize(of: &configuration, size(path, system), path)
      },
      draw: { configuration, path, images, system throws(CommandError) in
        let picture = try picture(path, system)
        try setSize(of: &configuration, picture.size, path)
        // Without its folder, since a display list shows the name to others.
        let name = path.split(separator: "/").last.map(String.init) ?? path
        images[name] = Bitmap(picture)
        configuration.logoImage = name
      })
  }

  /// Makes the logo as large as its picture.
  private static func setSize(
    of configuration: inout Shimmer.Configuration, _ size: PixelSize, _ path: String
  ) throws(CommandError) {
    let scale = Double(pixelsPerPoint(inNameOf: path))
    configuration.logoWidth = Double(size.width) / scale
    configuration.logoHeight = Double(size.height) / scale
    let sides = SceneCommand<Shimmer>.Proportions.logo
    for (side, name) in [(sides.width, "width"), (sides.height, "height")] {
      guard let input = Shimmer.inputs.first(where: { $0.name == side.input }) else { continue }
      do throws(SceneError) {
        try input.check(configuration)
      } catch {
        throw .badData(
          "The file \(path.quotedPath) cannot be the logo: it is \(size.width) × \(size.height) pixels "
            + "large, but its \(name) takes \(input.accepted) in points.")
      }
    }
  }

  /// The size that the first bytes of a picture state.
  private static func size(
    _ path: String, _ system: SystemServices
  ) throws(CommandError) -> PixelSize {
    let bytes = try system.readFile(path, PNGHeader.byteCount)
    do throws(PNGError) {
      return try PNGHeader(of: bytes).size
    } catch {
      throw wrong(path, error)
    }
  }

  /// The whole picture.
  private static func picture(
    _ path: String, _ system: SystemServices
  ) throws(CommandError) -> Picture {
    let bytes = try system.readFile(path, greatestFileSize + 1)
    if bytes.count > greatestFileSize {
      throw .badData(
        "The file \(path.quotedPath) cannot be the logo: it is larger than \(greatestFileSize >> 20) MiB."
      )
    }
    do throws(PNGError) {
      return try PNGDecoder(pixelLimit: greatestArea).picture(from: bytes)
    } catch {
      throw wrong(path, error)
    }
  }

  private static func wrong(_ path: String, _ error: PNGError) -> CommandError {
    .badData("The file \(path.quotedPath) cannot be the logo: \(error.description)")
  }

  /// The most bytes of a file that are read into memory.
  private static var greatestFileSize: Int { 64 << 20 }

  /// The most pixels of a logo: more than any screen has, in 64 MiB.
  private static var greatestArea: Int { 1 << 24 }

  /// The scale that a picture's name states in the manner of Apple's platforms: `logo@2x.png`.
  private static func pixelsPerPoint(inNameOf path: String) -> Int {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return scale }
    return 1
  }
}
