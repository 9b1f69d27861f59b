// Which end of a curve its family's shape is at.
// Layer: Easing/Families. Source: Penner, "Motion, Tweening, and Easing", 2002.
// Tests: FamilyCurveTests.

/// Says at which end of a curve the shape of its family is.
public enum EasingDirection: Hashable, Sendable, CaseIterable {
  /// The shape is at the start: f(p).
  case `in`
  /// The shape is at the end: 1 − f(1 − p).
  case out
  /// The first half is `in` at half the size, the second one `out`.
  case inOut
  /// The first half is `out` at half the size, the second one `in`.
  case outIn
}

extension EasingDirection {
  /// The word of the notation.
  public var notation: String {
    switch self {
    case .in: "in"
    case .out: "out"
    case .inOut: "in-out"
    case .outIn: "out-in"
    }
  }

  /// Finds the direction by its word, in upper or lower case, with or without the hyphen.
  init?(notation: String) {
    let direction = EasingDirection.allCases.first {
      notation.isEqualIgnoringCase(to: $0.notation)
        || notation.isEqualIgnoringCase(to: $0.camelCase)
    }
    guard let direction else { return nil }
    self = direction
  }

  /// The word as JavaScript's libraries write it.
  var camelCase: String {
    switch self {
    case .in: "in"
    case .out: "out"
    case .inOut: "inOut"
    case .outIn: "outIn"
    }
  }
}
