// A quantity that may be infinite.
// Layer: Timeline/Timing. Tests: ExtendedTests.

/// A finite quantity, or infinity.
///
/// Ordered as one expects: infinity is above everything finite.
public enum Extended<Finite: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// This much.
  case finite(Finite)
  /// Without end.
  case infinite
}

extension Extended: Comparable {
  /// Whether a quantity is less than another; infinity is not less than infinity.
  public static func < (left: Extended, right: Extended) -> Bool {
    switch (left, right) {
    case (.finite(let left), .finite(let right)): left < right
    case (.finite, .infinite): true
    case (.infinite, .finite), (.infinite, .infinite): false
    }
  }

  /// The quantity if it is finite, or `nil`.
  public var finiteValue: Finite? {
    switch self {
    case .finite(let value): value
    case .infinite: nil
    }
  }
}
