// What an effect shows outside its active interval.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4.5.5 (fill behaviour and modes).
// Tests: FillModeTests.

/// Says whether an effect shows its first value before it starts and its last after it ends.
///
/// Raw values are the words of Web Animations and CSS.
public enum FillMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing outside the active interval.
  case none
  /// The last value after the active interval.
  case forwards
  /// The first value before the active interval.
  case backwards
  /// Both.
  case both
  /// What the kind of effect does by itself: for keyframes, nothing.
  case auto
}

extension FillMode {
  /// Reads `none`, `forwards`, `backwards`, `both` or `auto`.
  ///
  /// - Throws: `TimelineError.invalidTiming` if the text says something else.
  public init(parsing text: String) throws(TimelineError) {
    guard let mode = FillMode(rawValue: text) else {
      throw .invalidTiming(
        member: "fill", value: text, accepted: "none, forwards, backwards, both or auto")
    }
    self = mode
  }

  /// What `auto` stands for; the other modes stand for themselves.
  public var computed: FillMode {
    switch self {
    case .auto: .none
    case .none, .forwards, .backwards, .both: self
    }
  }

  /// Whether the effect shows a value before its active interval.
  public var fillsBackwards: Bool {
    switch self {
    case .backwards, .both: true
    case .none, .forwards, .auto: false
    }
  }

  /// Whether the effect shows a value after its active interval.
  public var fillsForwards: Bool {
    switch self {
    case .forwards, .both: true
    case .none, .backwards, .auto: false
    }
  }
}
