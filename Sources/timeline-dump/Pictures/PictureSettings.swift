// The values of the options of pictures.
// Layer: timeline-dump. Tests: PictureOptionTests.

import Easing
import Export
import Raster
import Scenes

/// The options of pictures as a user gave them, checked.
struct PictureSettings {
  /// Pixels per point, or `nil` if the size says it.
  let scale: Int?
  /// The size of the picture, or `nil` if the scale says it.
  let size: PixelSize?
  /// What lies under the frame.
  let background: SceneColor
  /// What is chosen in formats.
  let format: FrameFormatSettings
  /// The most frames on a sheet.
  let cellCount: Int
  /// How many threads draw, or `nil` for as many as can run.
  let jobCount: Int?

  /// The name of the option of the scale, for errors.
  private let scaleName: String
  /// The name of the option of the size, for errors.
  private let sizeName: String

  /// The pixels per point of pictures that are made of pixels, if nothing else is said.
  static let pixelScale = 2

  /// Checks the options.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - inputs: The names of the scene's inputs.
  ///   - standardScale: The pixels per point if the options say nothing.
  /// - Throws: `.usage` for the first value that an option does not take.
  init(
    _ arguments: Arguments, besideInputs inputs: [String], standardScale: Int
  ) throws(CommandError) {
    scaleName = PictureOption.scale.name(besideInputs: inputs)
    sizeName = PictureOption.size.name(besideInputs: inputs)
    func read<Value>(
      _ option: PictureOption, _ value: (String) -> Value?
    ) throws(CommandError) -> Value? {
      guard let text = arguments[option.name(besideInputs: inputs)] else { return nil }
      guard let value = value(text) else {
        throw option.definition(besideInputs: inputs).invalid(text)
      }
      return value
    }
    func count(_ option: PictureOption, upTo greatest: Int) throws(CommandError) -> Int? {
      try read(option) { text in Int(text).flatMap { (1...greatest).contains($0) ? $0 : nil } }
    }
    size = try read(.size, Self.size)
    let given = try count(.scale, upTo: 3)
    scale = given ?? (size == nil ? standardScale : nil)
    background =
      try read(.background) { text in
        text == "transparent"
          ? SceneColor(red: 0, green: 0, blue: 0, alpha: 0) : SceneColor(parsing: text)
      } ?? SceneColor(hex: 0xFFFFFF)
    format = FrameFormatSettings(
      compression: try read(.compression, PNGEncoder.Compression.init(rawValue:)) ?? .fast,
      chroma: try read(.chroma, Y4MEncoder.Chroma.init(rawValue:)) ?? .subsampled)
    cellCount =
      try count(.cells, upTo: ContactSheet.greatestCellCount) ?? ContactSheet.standardCellCount
    jobCount = try count(.jobs, upTo: PictureOption.greatestJobCount)
  }

  /// Reads `1920x1080`.
  private static func size(_ text: String) -> PixelSize? {
    guard let parts = text.split(around: "x"), let width = Int(parts.0), let height = Int(parts.1)
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// Where a frame lies in its picture.
  ///
  /// - Throws: `.usage` if the picture would be too large.
  func layout(of frame: Frame) throws(CommandError) -> PictureLayout {
    do throws(FrameFormatError) {
      switch (size, scale) {
      case (nil, let scale):
        return try PictureLayout(
          frameWidth: frame.width, frameHeight: frame.height,
          scale: Double(scale ?? Self.pixelScale), background: background)
      case (let size?, nil):
        return try PictureLayout(
          frameWidth: frame.width, frameHeight: frame.height, fitting: size, background: background)
      case (let size?, let scale?):
        return try PictureLayout(
          frameWidth: frame.width, frameHeight: frame.height, centeredIn: size,
          scale: Double(scale), background: background)
      }
    } catch {
      throw CommandError(
        error, of: frame, size: size.map { (option: sizeName, $0) }, scaleOption: scaleName)
    }
  }
}
