// The option `--logo` of the shimmer scene.
// Layer: timeline-dump. Tests: LogoOptionTests.

import Easing
import Raster
import Scenes

extension SceneCommand<Shimmer>.SpecialOption {
  /// Takes the size of the logo from a picture.
  static var logo: Self {
    Self(
      definition: OptionDefinition(
        "logo", "FILE.png",
        "The picture whose size is the logo's: a pixel is a point, or as the name ends in @2x or "
          + "@3x, a half or a third of one.",
        accepted: "the path of a PNG picture"),
      apply: { configuration, path, system throws(CommandError) in
        let bytes = try system.readFile(path, PNGHeader.byteCount)
        let size: PixelSize
        do throws(PNGError) {
          size = try PNGHeader(of: bytes).size
        } catch {
          throw .badData("The file \(path.quotedPath) cannot be the logo: \(error.description)")
        }
        let scale = Double(pixelsPerPoint(inNameOf: path))
        configuration.logoWidth = Double(size.width) / scale
        configuration.logoHeight = Double(size.height) / scale
        for input in Shimmer.inputs where input.name.hasPrefix("logo-") {
          do throws(SceneError) {
            try input.check(configuration)
          } catch {
            throw .badData(
              "The file \(path.quotedPath) cannot be the logo: it is \(size.width) × \(size.height) pixels "
                + "large, but \(input.name) takes \(input.accepted) in points.")
          }
        }
      })
  }

  /// The scale that a picture's name states in the manner of Apple's platforms: `logo@2x.png`.
  private static func pixelsPerPoint(inNameOf path: String) -> Int {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return scale }
    return 1
  }
}
