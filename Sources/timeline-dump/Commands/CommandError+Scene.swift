// The errors of scenes as errors of their options.
// Layer: timeline-dump. Tests: SceneCommandTests.

import Easing
import Scenes

extension CommandError {
  /// An input of a scene is wrong: the option of the same name is.
  init(_ error: SceneError) {
    switch error {
    case .invalid(let input, "transparent", let accepted)
    where PictureOption(rawValue: input) == .background:
      let name = PictureOption.background.name(besideInputs: [input])
      self = .invalid(input, "transparent", accepted: "\(accepted); that of pictures is --\(name)")
    case .invalid(let input, let value, let accepted):
      self = .invalid(input, value, accepted: accepted)
    case .invalidCurve(let input, _, let error):
      self = .wrongCurve(input, error)
    case .malformed(let input, let text, let position, let word, let accepted):
      let place =
        word.isEmpty ? "at its end" : "at character \(position), where it has \(word.quoted)"
      self = .usage(
        "The option --\(input) is '\(text.excerpt(around: position - 1))', but takes \(accepted) \(place)."
      )
    case .unprintable(let input, let text, let position, let codePoint):
      self = .usage(
        "The option --\(input) is '\(text.excerpt(around: position - 1))', but its character "
          + "\(position) is \(codePoint), which cannot be shown.")
    }
  }
}
