// The curves that have a name of their own.
// Layer: Easing. Source: CSS Easing 2, section 2; UIKit and Core Animation documentation; Flutter.
// Tests: NamedCurveTests.

/// A curve known by name, in CSS, UIKit, Core Animation, Material or Flutter.
public enum NamedCurve: Hashable, Sendable, CaseIterable {
  case linear
  case ease
  case easeIn
  case easeOut
  case easeInOut
  case stepStart
  case stepEnd
  case fastOutSlowIn
  case fastEaseInToSlowEaseOut
}

extension NamedCurve {
  /// What the name stands for.
  public var definition: EasingCurve {
    switch self {
    case .linear: .cubicBezier(.linear)
    case .ease: .cubicBezier(.ease)
    case .easeIn: .cubicBezier(.easeIn)
    case .easeOut: .cubicBezier(.easeOut)
    case .easeInOut: .cubicBezier(.easeInOut)
    case .stepStart: .steps(.stepStart)
    case .stepEnd: .steps(.stepEnd)
    case .fastOutSlowIn: .cubicBezier(.fastOutSlowIn)
    case .fastEaseInToSlowEaseOut: .threePointCubic(.fastEaseInToSlowEaseOut)
    }
  }
}
