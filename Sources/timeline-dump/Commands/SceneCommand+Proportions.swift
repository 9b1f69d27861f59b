// Inputs that are the two sides of one thing.
// Layer: timeline-dump. Tests: LogoOptionTests.

import Scenes

extension SceneCommand {
  /// The width and the height of a thing that keeps its proportions where only one of them is given.
  struct Proportions: Sendable {
    /// An input that is a length.
    struct Side: Sendable {
      let input: String
      let get: @Sendable (Source.Configuration) -> Double
      let set: @Sendable (inout Source.Configuration, Double) -> Void
    }

    let width: Side
    let height: Side

    /// Makes the side that is not given as long as the other one says.
    ///
    /// - Parameters:
    ///   - configuration: The inputs, with those that are given.
    ///   - original: The inputs without them; both sides are above 0.
    ///   - isGiven: Whether an input is given by its name.
    /// - Returns: The input that is given and the one that follows, or `nil` if neither follows.
    func keep(
      in configuration: inout Source.Configuration, of original: Source.Configuration,
      isGiven: (String) -> Bool
    ) -> (given: String, follower: String)? {
      let (given, other) = isGiven(width.input) ? (width, height) : (height, width)
      guard isGiven(given.input), !isGiven(other.input) else { return nil }
      // Multiplied first, so that a whole multiple stays whole.
      let length = given.get(configuration) * other.get(original) / given.get(original)
      other.set(&configuration, length)
      return (given.input, other.input)
    }

    /// What help adds to a side.
    func note(on input: String) -> String? {
      switch input {
      case width.input: " Given alone, the height follows."
      case height.input: " Given alone, the width follows."
      default: nil
      }
    }
  }
}

extension SceneCommand<Shimmer>.Proportions {
  /// The sides of the logo.
  static var logo: Self {
    Self(
      width: Side(input: "logo-width", get: { $0.logoWidth }, set: { $0.logoWidth = $1 }),
      height: Side(input: "logo-height", get: { $0.logoHeight }, set: { $0.logoHeight = $1 }))
  }
}
