// The sizes of Dynamic Type.
// Layer: Scenes. Source: Human Interface Guidelines, "Typography", the tables of text styles.
// Tests: TextSizeTests.

/// A size of text that a user can choose.
///
/// Raw values are the names in the guidelines' tables, case names those of SwiftUI.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  /// Extra small.
  case xSmall = "xS"
  /// Small.
  case small = "S"
  /// Medium.
  case medium = "M"
  /// Large, the default.
  case large = "L"
  /// Extra large.
  case xLarge = "xL"
  /// Extra extra large.
  case xxLarge = "xxL"
  /// Extra extra extra large, the largest without accessibility sizes.
  case xxxLarge = "xxxL"
  /// The smallest accessibility size.
  case accessibility1 = "AX1"
  /// The second accessibility size.
  case accessibility2 = "AX2"
  /// The third accessibility size.
  case accessibility3 = "AX3"
  /// The fourth accessibility size.
  case accessibility4 = "AX4"
  /// The largest accessibility size.
  case accessibility5 = "AX5"
}

/// The size of a text style's letters and of its lines.
public struct TextMetrics: Hashable, Sendable {
  /// The size of the font, in points.
  public let size: Double
  /// The height of a line, in points.
  public let leading: Double

  fileprivate init(_ size: Double, _ leading: Double) {
    self.size = size
    self.leading = leading
  }
}

extension TextSize {
  /// The text style of a large title, which is bold.
  public var largeTitle: TextMetrics {
    switch self {
    case .xSmall: TextMetrics(31, 38)
    case .small: TextMetrics(32, 39)
    case .medium: TextMetrics(33, 40)
    case .large: TextMetrics(34, 41)
    case .xLarge: TextMetrics(36, 43)
    case .xxLarge: TextMetrics(38, 46)
    case .xxxLarge: TextMetrics(40, 48)
    case .accessibility1: TextMetrics(44, 52)
    case .accessibility2: TextMetrics(48, 57)
    case .accessibility3: TextMetrics(52, 61)
    case .accessibility4: TextMetrics(56, 66)
    case .accessibility5: TextMetrics(60, 70)
    }
  }

  /// The text style of an inline title, which is semibold.
  public var headline: TextMetrics {
    switch self {
    case .xSmall: TextMetrics(14, 19)
    case .small: TextMetrics(15, 20)
    case .medium: TextMetrics(16, 21)
    case .large: TextMetrics(17, 22)
    case .xLarge: TextMetrics(19, 24)
    case .xxLarge: TextMetrics(21, 26)
    case .xxxLarge: TextMetrics(23, 29)
    case .accessibility1: TextMetrics(28, 34)
    case .accessibility2: TextMetrics(33, 40)
    case .accessibility3: TextMetrics(40, 48)
    case .accessibility4: TextMetrics(47, 56)
    case .accessibility5: TextMetrics(53, 62)
    }
  }
}
