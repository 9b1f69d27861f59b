// The text of a curve that is made of curves.
// Layer: Easing/Notation. Tests: ComposedNotationTests.

/// The functions of the notation that take curves.
public enum CurveOperator: Hashable, Sendable, CaseIterable {
  /// A curve within an interval.
  case interval
  /// A curve played backwards.
  case reversed
  /// A curve turned by half a turn.
  case flipped
  /// A curve and its mirror image.
  case mirrored
  /// A curve and the way back.
  case thereAndBack
  /// Two curves one after the other.
  case split
  /// A curve of another's values.
  case nested
  /// A part of a curve.
  case remap
  /// The progress for a value.
  case inverse
}

extension CurveOperator {
  /// The function's names, form, summary and source.
  var entry: CurveEntry {
    switch self {
    case .interval:
      CurveEntry(
        "interval", form: "interval(begin, end, curve)",
        "Holds still, follows the curve from begin to end, and holds still again.",
        source: "Flutter Interval")
    case .reversed:
      CurveEntry(
        "reversed", form: "reversed(curve)",
        "Plays the curve backwards, from its end to its start.",
        source: "CSS animation-direction reverse")
    case .flipped:
      CurveEntry(
        "flipped", form: "flipped(curve)",
        "Turns the curve by half a turn, so that an ease-in becomes an ease-out.",
        source: "Flutter FlippedCurve")
    case .mirrored:
      CurveEntry(
        "mirrored", form: "mirrored(curve)",
        "Follows the curve at half its size, then its flipped image: an in-out of an in.",
        source: "Penner's in-out; GSAP")
    case .thereAndBack:
      CurveEntry(
        "there-and-back", aliases: ["thereAndBack"], form: "there-and-back(curve)",
        "Follows the curve in the first half of the time and back in the second one.",
        source: "Manim there_and_back")
    case .split:
      CurveEntry(
        "split", form: "split(point, curve, curve)",
        "Follows one curve up to a point of the diagonal and another one from there.",
        source: "Flutter Split")
    case .nested:
      CurveEntry(
        "nested", form: "nested(outer curve, inner curve)",
        "Takes the value of the inner curve for the progress of the outer one.",
        source: "CSS animations, whose keyframes have easings of their own")
    case .remap:
      CurveEntry(
        "remap", form: "remap(curve, x0, x1, y0, y1)",
        "Takes the part of the curve from x0 to x1, and gives y0 for its value 0 and y1 for 1.",
        source: "Manim rush_into and rush_from, whose form is this")
    case .inverse:
      CurveEntry(
        "inverse", form: "inverse(curve)",
        "Gives the progress at which a rising curve has a value.",
        source: "SwiftUI UnitCurve.inverse")
    }
  }
}

extension ComposedCurve {
  /// The function that the curve is written with.
  var name: CurveOperator {
    switch operation {
    case .interval: .interval
    case .reversed: .reversed
    case .flipped: .flipped
    case .mirrored: .mirrored
    case .thereAndBack: .thereAndBack
    case .split: .split
    case .nested: .nested
    case .remapped: .remap
    case .inverse: .inverse
    }
  }

  /// The text of the curve: its function, with curves and numbers in the function's order.
  var notation: String {
    func text(_ number: Double) -> String { NumberFormat.shortest.text(of: number) }
    switch operation {
    case .interval(let begin, let end, let curve):
      return "interval(\(text(begin)), \(text(end)), \(curve.notation))"
    case .inverse(let curve): return "inverse(\(curve.notation))"
    case .reversed(let curve): return "reversed(\(curve.notation))"
    case .flipped(let curve): return "flipped(\(curve.notation))"
    case .mirrored(let curve): return "mirrored(\(curve.notation))"
    case .thereAndBack(let curve): return "there-and-back(\(curve.notation))"
    case .split(let point, let first, let second):
      return "split(\(text(point)), \(first.notation), \(second.notation))"
    case .nested(let outer, let inner): return "nested(\(outer.notation), \(inner.notation))"
    case .remapped(let curve, let x0, let x1, let y0, let y1):
      let numbers = [x0, x1, y0, y1].map(text).joined(separator: ", ")
      return "remap(\(curve.notation), \(numbers))"
    }
  }
}

extension NotationParser {
  /// Reads what follows the name of an operator and its parenthesis.
  mutating func composed(
    _ name: CurveOperator, at start: Int
  ) throws(EasingError) -> EasingCurve {
    switch name {
    case .interval:
      let begin = try argument("begin")
      let end = try argument("end")
      return try composed(
        .interval(begin: begin.value, end: end.value, curveArgument(last: true)), [end, begin])
    case .inverse:
      try scanner.skipSpace()
      let offset = scanner.offset
      let operation = ComposedCurve.Operation.inverse(try curveArgument(last: true))
      try checked(at: offset) { () throws(EasingError) in try operation.checkInverse() }
      return try composed(operation)
    case .reversed: return try composed(.reversed(curveArgument(last: true)))
    case .flipped: return try composed(.flipped(curveArgument(last: true)))
    case .mirrored: return try composed(.mirrored(curveArgument(last: true)))
    case .thereAndBack: return try composed(.thereAndBack(curveArgument(last: true)))
    case .split:
      let point = try argument("split")
      let first = try curveArgument()
      return try composed(.split(at: point.value, first, curveArgument(last: true)), [point])
    case .nested:
      let outer = try curveArgument()
      return try composed(.nested(outer: outer, inner: curveArgument(last: true)))
    case .remap:
      let curve = try curveArgument()
      let x0 = try argument("x0")
      let x1 = try argument("x1")
      let y0 = try argument("y0")
      let y1 = try argument("y1", last: true)
      return try composed(
        .remapped(curve, x0: x0.value, x1: x1.value, y0: y0.value, y1: y1.value), [x0, x1, y0, y1])
    }
  }

  /// A number of a function with the index of its first byte.
  struct Argument {
    let value: Double
    let offset: Int
  }

  /// Reads a number and what follows it.
  mutating func argument(_ name: String, last: Bool = false) throws(EasingError) -> Argument {
    try scanner.skipSpace()
    let offset = scanner.offset
    let value = try quantity(.number, label: "the \(name), a number,").nearest
    try finishArgument(last: last)
    return Argument(value: value, offset: offset)
  }

  /// Reads a curve and what follows it.
  mutating func curveArgument(last: Bool = false) throws(EasingError) -> EasingCurve {
    let curve = try nestedCurve()
    try finishArgument(last: last)
    return curve
  }

  /// The curve of an operation, whose numbers are checked where they were written.
  private func composed(
    _ operation: ComposedCurve.Operation, _ arguments: [Argument] = []
  ) throws(EasingError) -> EasingCurve {
    for (parameter, argument) in zip(operation.parameters, arguments) {
      try checked(at: argument.offset) { () throws(EasingError) in try parameter.check() }
    }
    return .composed(ComposedCurve(valid: operation))
  }
}
