// The questions about one curve: order, ends, range, direction.
// Layer: Easing/Laws. Tests: CurveLawMutantTests, CurveLawCatalogueTests.

/// A curve that is asked whether it keeps its laws.
struct LawProbe {
  let curve: SampledCurve
  let laws: CurveLaws
  let inputs: LawInputs

  init(_ curve: SampledCurve, laws: CurveLaws, inputs: LawInputs) {
    self.curve = curve
    self.laws = laws
    self.inputs = inputs
  }

  /// The question about a promise, or `nil` if it is about velocities and the curve gives none.
  func question(_ promise: CurveLaws.Promise) -> LawQuestion? {
    let law = CurveLaws.Law.promise(promise)
    return switch promise {
    case .starts(let value): endsOn(value, at: 0, .left, law)
    case .ends(let value): endsOn(value, at: 1, .right, law)
    case .stays(let range): stays(in: range, law)
    case .rises: keepsDirection(law) { $0 <= $1 }
    case .falls: keepsDirection(law) { $0 >= $1 }
    case .isContinuous:
      isContinuous(curve.value, bound: laws.errorBound, mayBeInfinite: false, law)
    case .isNeverFaster(let speed): isNeverFaster(than: speed, law)
    case .hasVelocity: hasVelocity(law)
    case .hasContinuousVelocity:
      curve.velocity.map { velocity in
        // At the ends the velocity outside may be another one.
        isContinuous(
          { velocity($0, $0 <= 0 ? .right : $0 >= 1 ? .left : $1) }, part: laws.velocityErrorBound,
          mayBeInfinite: true, law)
      }
    case .mirrorsItself: mirrors(curve, as: law)
    case .keepsNaN: keepsNaN(law)
    }
  }
}

extension LawProbe {
  /// Backwards, shuffled, and two inputs in either order; the first answers are those that count.
  var isOrderFree: LawQuestion {
    let sorted = inputs.sorted
    let first = sorted.map { bits(at: $0) }
    let orders = sorted.reversed() + inputs.drawn.reversed()
    let pairs = zip(inputs.drawn, inputs.drawn.dropFirst()).map { [$0, $1] }
    return LawQuestion(law: .isOrderFree, cases: orders.map { [$0] } + pairs) { inputs in
      if inputs.count == 2 { return order(inputs[0], inputs[1]) }
      let index = sorted.indices.partitioningIndex { sorted[$0] >= inputs[0] }
      guard sorted.indices.contains(index), sorted[index] == inputs[0] else { return nil }
      let now = bits(at: inputs[0])
      guard now != first[index] else { return nil }
      return "it is \(number(now)) at \(inputs[0].spelled) after \(number(first[index]))"
        + " in ascending order"
    }
  }

  private func order(_ a: Double, _ b: Double) -> String? {
    _ = bits(at: a)
    let (later, again) = (bits(at: b), bits(at: b))
    guard later != again else { return nil }
    return "it is \(number(later)) at \(b.spelled) after a sample at \(a.spelled) and "
      + "\(number(again)) after one at \(b.spelled)"
  }

  /// Two calls with nothing between them.
  var repeats: LawQuestion {
    LawQuestion(law: .repeats, cases: inputs.drawn.map { [$0] }) { inputs in
      for side in Side.allCases {
        let values = [curve.value(inputs[0], side), curve.value(inputs[0], side)]
        if values[0].bitPattern != values[1].bitPattern {
          return "it is \(values[0].spelled) and then \(values[1].spelled) at \(inputs[0].spelled)"
        }
        guard let velocity = curve.velocity else { continue }
        let slopes = [velocity(inputs[0], side), velocity(inputs[0], side)]
        if slopes[0].bitPattern != slopes[1].bitPattern {
          return "the velocity is \(slopes[0].spelled) and then \(slopes[1].spelled) at "
            + inputs[0].spelled
        }
      }
      return nil
    }
  }

  var isFinite: LawQuestion {
    LawQuestion(law: .isFinite, cases: inputs.sorted.map { [$0] }) { inputs in
      for side in Side.allCases {
        let value = curve.value(inputs[0], side)
        guard value.isFinite else {
          return "it is \(value.spelled) at \(place(inputs[0], side))"
        }
        if let velocity = curve.velocity, velocity(inputs[0], side).isNaN {
          return "the velocity is NaN at \(place(inputs[0], side))"
        }
      }
      return nil
    }
  }

  private func endsOn(
    _ value: Double, at end: Double, _ side: Side, _ law: CurveLaws.Law
  ) -> LawQuestion {
    LawQuestion(law: law, cases: [[end]], isOpen: false) { inputs in
      let found = curve.value(inputs[0], side)
      return found == value ? nil : "it is \(found.spelled)"
    }
  }

  private func keepsNaN(_ law: CurveLaws.Law) -> LawQuestion {
    LawQuestion(law: law, cases: [[.nan]], isOpen: false) { _ in
      let value = curve.value(.nan, .right)
      guard value.isNaN else { return "it gives \(value.spelled)" }
      guard let velocity = curve.velocity?(.nan, .right), !velocity.isNaN else { return nil }
      return "the velocity is \(velocity.spelled)"
    }
  }

  private func stays(in range: ClosedRange<Double>, _ law: CurveLaws.Law) -> LawQuestion {
    let (least, most) = (range.lowerBound - laws.errorBound, range.upperBound + laws.errorBound)
    return LawQuestion(law: law, cases: inputs.sorted.map { [$0] }) { inputs in
      for side in Side.allCases {
        let value = curve.value(inputs[0], side)
        if !(least <= value && value <= most) {
          return "it is \(value.spelled) at \(place(inputs[0], side))"
        }
      }
      return nil
    }
  }

  /// Values in order at neighbours, at inputs that follow each other, and at both sides of one.
  ///
  /// Each side is compared with itself: a jump at k/n that is decided by a rounded product is at
  /// two neighbouring doubles, and has its left value at the second of them.
  private func keepsDirection(
    _ law: CurveLaws.Law, _ inOrder: @escaping (Double, Double) -> Bool
  ) -> LawQuestion {
    let sorted = inputs.sorted
    let cases =
      zip(sorted, sorted.dropFirst()).map { [$0, $1] }
      + sorted.filter { $0 < 1 }.map { [$0, $0.nextUp] }
      + sorted.filter { $0 > 0 }.map { [$0.nextDown, $0] }
    return LawQuestion(law: law, cases: cases) { inputs in
      let (a, b) = (inputs[0], inputs[1])
      guard a < b else { return nil }
      let pairs: [(from: (Double, Side), to: (Double, Side))] = [
        ((a, .right), (b, .right)), ((a, .left), (b, .left)), ((a, .left), (a, .right)),
        ((b, .left), (b, .right)),
      ]
      for (from, to) in pairs {
        let (before, after) = (curve.value(from.0, from.1), curve.value(to.0, to.1))
        guard !inOrder(before, after) else { continue }
        return "it is \(before.spelled) at \(place(from.0, from.1)) and then \(after.spelled) at "
          + place(to.0, to.1)
      }
      return nil
    }
  }
}

extension LawProbe {
  /// A progress, and the side if it is not the usual one and matters.
  func place(_ progress: Double, _ side: Side) -> String {
    let hasSides =
      curve.value(progress, .left).bitPattern != curve.value(progress, .right).bitPattern
    return hasSides && side == .left ? "\(progress.spelled) on the left" : progress.spelled
  }

  private func bits(at progress: Double) -> UInt64 { curve.value(progress, .right).bitPattern }

  private func number(_ bits: UInt64) -> String { Double(bitPattern: bits).spelled }
}
