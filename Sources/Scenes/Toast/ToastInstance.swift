// One instance of a toast at one time, and all of them.
// Layer: Scenes. Tests: ToastTests.

import Easing
import Timeline

/// One instance of a toast at one time.
///
/// Before it is shown and after it is removed it is invisible, and its numbers are 0.
public struct ToastInstance: Hashable, Sendable {
  /// Its place in the list of shows, from 1.
  public let number: Int
  /// Whether it is there: shown, and not yet removed.
  public let isVisible: Bool
  /// The alpha that is seen, which leaves 0…1 where a curve overshoots.
  public let alpha: Double
  /// The derivative of the alpha, per second, from later times.
  public let alphaVelocity: Double
  /// The alpha that the view is set to: the target of its last animation.
  public let modelAlpha: Double
  /// Where it and its parts are.
  public let layout: Toast.Layout

  /// An instance that is there.
  init(number: Int, _ alpha: PropertyTrack.State, layout: Toast.Layout) {
    self.number = number
    isVisible = true
    self.alpha = alpha.value + 0
    alphaVelocity = alpha.velocity + 0
    modelAlpha = alpha.model + 0
    self.layout = layout
  }

  /// An instance that is not there.
  init(number: Int, layout: Toast.Layout) {
    self.number = number
    isVisible = false
    alpha = 0
    alphaVelocity = 0
    modelAlpha = 0
    self.layout = layout
  }

  /// Whether touches reach it: it is there, and its model alpha is not below 0.01.
  ///
  /// A toast that is animated to alpha 0 is never reached, from its first instant on: hit-testing
  /// asks the model, not what is seen. The bound is that of UIKit's `hitTest(_:with:)`.
  public var isHitTestable: Bool { isVisible && modelAlpha >= 0.01 }
}

extension Toast {
  /// The state of a toast at one time.
  public struct Sample: Hashable, Sendable {
    /// All instances, from the lowest to the topmost; as many at each time.
    public let instances: [ToastInstance]

    /// Whether any instance is there.
    public var isVisible: Bool { instances.contains { $0.isVisible } }

    /// How many instances are there.
    public var visibleCount: Int { instances.count { $0.isVisible } }

    /// The topmost of the instances that are there.
    public var topmost: ToastInstance? { instances.last { $0.isVisible } }

    /// How much of what is behind the toasts they cover: 1 − Π(1 − alpha).
    ///
    /// Within 0…1 where the alphas are; a curve that overshoots takes it outside, as it does them.
    public var coverage: Double {
      // Finite at each step, since an infinite product times 0 would be no number.
      (1 - instances.reduce(1) { ($0 * (1 - $1.alpha)).nearestFinite }).nearestFinite
    }

    /// The instance of a show, by its place in the list of shows, from 1.
    public func instance(ofShow number: Int) -> ToastInstance? {
      instances.first { $0.number == number }
    }
  }
}
