// The options of pictures, and where each makes a difference.
// Layer: timeline-dump. Tests: PictureOptionTests.

import Easing
import Export

/// An option that says how frames are drawn.
enum PictureOption: String, Hashable, Sendable, CaseIterable {
  case scale
  case size
  case background
  case compression
  case chroma
  case cells
  case jobs

  /// The pictures in which it makes a difference.
  var forms: [PictureForm] { PictureForm.allCases.filter { $0.takes(self) } }

  /// What its name begins with beside an input that is called like it.
  private static let prefix = "picture-"

  /// Whether a name may be that of an option, if the inputs of the scene do not decide otherwise.
  static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix) || PictureOption(rawValue: name) != nil
  }

  /// Its name beside the inputs of a scene.
  ///
  /// The background of a toast is its plate's, so that of its pictures is `picture-background`. The
  /// scale of a large title's screen is that of its pictures, too: the name stays.
  func name(besideInputs inputs: [String]) -> String {
    self != .scale && inputs.contains(rawValue) ? Self.prefix + rawValue : rawValue
  }

  /// What help says of it.
  func definition(besideInputs inputs: [String]) -> OptionDefinition {
    let name = name(besideInputs: inputs)
    return switch self {
    case .scale:
      OptionDefinition(
        name, "N", "The pixels per point of pictures; 1 for SVG, which has none of its own.",
        accepted: "1, 2 or 3", standard: "2")
    case .size:
      OptionDefinition(
        name, "WxH",
        "The size of pictures in pixels: the frame is fitted in, or with --scale centred.",
        accepted: "a width and a height such as 1920x1080")
    case .background:
      OptionDefinition(
        name, "COLOR", "The colour under the frame of a picture, and around it.",
        accepted: "a colour such as #333333 or color(srgb 0 0.5 1 / 0.3), or transparent",
        standard: "#ffffff")
    case .compression:
      OptionDefinition(
        name, "MODE", "Whether PNG pictures take little time or few bytes.",
        accepted: "fast or small", standard: "fast")
    case .chroma:
      OptionDefinition(
        name, "444|420", "Whether y4m has a colour for each pixel, or for each two by two.",
        accepted: "444 or 420", standard: "420")
    case .cells:
      OptionDefinition(
        name, "N", "How many frames a sheet shows at most, evenly spaced.",
        accepted: "a whole number in 1…\(ContactSheet.greatestCellCount)",
        standard: "\(ContactSheet.standardCellCount)")
    case .jobs:
      OptionDefinition(
        name, "N",
        "How many threads draw at most, as far as \(ExportPlan.memoryBudget >> 20) MiB beyond the needs of "
          + "one allow; the bytes do not depend on it. Without it, as many as can run.",
        accepted: "a whole number in 1…\(Self.greatestJobCount)")
    }
  }

  /// The most threads that draw.
  static let greatestJobCount = 64
}
