// The scroll that most tests of scrolling move, and gestures drawn at random.

import Easing
import TestSupport
import Testing
import Timeline

/// The laws of a scroll under a large title of 52 points on a screen of 852.
func titlePhysics(
  snap: ScrollSnap = .curve(duration: .milliseconds(300), .fastEaseInToSlowEaseOut),
  length: Double = 1000, rate: Double = 0.998, snapOffset: Double = 52
) throws -> ScrollPhysics {
  try ScrollPhysics(
    length: length, band: RubberBand(dimension: 852), decelerationRate: rate,
    settlingDistance: 0.5 / 3, snap: snap, snapOffset: snapOffset)
}

/// The motion of a gesture in its notation.
func played(
  _ gesture: String, _ physics: ScrollPhysics? = nil
) throws -> ScrollMotion {
  try ScrollMotion(GestureScript(parsing: gesture), physics: physics ?? titlePhysics())
}

extension ScrollMotion {
  /// The offset after a number of seconds given as a decimal.
  func offset(at time: String) throws -> Double {
    state(at: try RationalTime(parsing: time)).offset
  }
}

extension SplitMix64 {
  /// A time of whole milliseconds, or of thirds of a second.
  mutating func time(below milliseconds: Int) -> RationalTime {
    Bool.random(using: &self)
      ? .milliseconds(.random(in: 0..<milliseconds, using: &self))
      : RationalTime(.random(in: 0...milliseconds / 333, using: &self), 3)
  }

  mutating func curve() -> EasingCurve {
    let curves: [EasingCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .ease, .fastOutSlowIn, .fastEaseInToSlowEaseOut,
    ]
    return curves.randomElement(using: &self) ?? .linear
  }

  /// A step whose motion stays within reach of a finger.
  mutating func step() -> GestureScript.Step {
    switch Int.random(in: 0..<9, using: &self) {
    case 0: .hold(time(below: 700))
    case 1: .drag(to: 0, duration: time(below: 500), curve: curve())
    case 2, 3:
      .drag(
        to: .random(in: -200...200, using: &self), duration: time(below: 500), curve: curve())
    case 4: .release()
    case 5: .release(velocity: .random(in: -2000...2000, using: &self))
    case 6: .touch
    case 7:
      .scroll(
        to: .random(in: -50...1050, using: &self), duration: time(below: 500), curve: curve())
    default: .settle
    }
  }

  mutating func script() throws -> GestureScript {
    try GestureScript((0..<Int.random(in: 1...12, using: &self)).map { _ in step() })
  }

  mutating func physics() throws -> ScrollPhysics {
    let snaps: [ScrollSnap] = [
      .none, .decay, .curve(duration: .milliseconds(300), .easeOut),
      .settleThenCurve(duration: RationalTime(1, 3), .fastEaseInToSlowEaseOut),
    ]
    let lengths: [Double] = [0, 10, 52, 80, 1000]
    return try titlePhysics(
      snap: snaps.randomElement(using: &self) ?? .none,
      length: lengths.randomElement(using: &self) ?? 1000,
      rate: Bool.random(using: &self) ? 0.998 : 0.99)
  }
}
