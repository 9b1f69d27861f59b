// The texts of a Catmull-Rom curve and of a rough one.
// Layer: Easing/Notation. Tests: PointNotationTests.

extension CatmullRomCurve {
  /// The text of the curve: its tension, then x and y of its points.
  var notation: String {
    let numbers = [tension] + points.flatMap { [$0.x, $0.y] }
    let texts = numbers.map { NumberFormat.shortest.text(of: $0) }
    return "catmull-rom(\(texts.joined(separator: ", ")))"
  }
}

extension RoughCurve {
  /// The text of the curve: all that it depends on.
  var notation: String {
    let strength = NumberFormat.shortest.text(of: strength)
    return "rough(\(count), \(strength), \(seed), \(taper.notation))"
  }
}

extension RoughCurve.Taper {
  /// The word of the notation.
  var notation: String {
    switch self {
    case .none: "none"
    case .in: "in"
    case .out: "out"
    case .both: "both"
    }
  }
}

extension NotationParser {
  /// Reads what follows `catmull-rom(`.
  mutating func catmullRom(at start: Int) throws(EasingError) -> EasingCurve {
    try scanner.skipSpace()
    let tensionOffset = scanner.offset
    var values = [try quantity(.number, label: "the tension, a number,").nearest]
    try scanner.skipSpace()
    while scanner.take(",") {
      try scanner.skipSpace()
      let label = values.count % 2 == 1 ? "x, a number," : "y, a number,"
      values.append(try quantity(.number, label: label).nearest)
      try scanner.skipSpace()
    }
    guard scanner.peek() != UInt8(ascii: ")") || values.count % 2 == 1 else {
      throw scanner.unexpected(expected: "','")
    }
    guard scanner.take(")") else { throw scanner.unexpected(expected: "',' or ')'") }
    let points = stride(from: 1, to: values.count, by: 2).map {
      CatmullRomCurve.Point(values[$0], values[$0 + 1])
    }
    return try checked(at: tensionOffset) { () throws(EasingError) in
      .catmullRom(try CatmullRomCurve(points, tension: values[0]))
    }
  }

  /// Reads what follows `rough(`; arguments at the end may be left out.
  mutating func rough(at start: Int) throws(EasingError) -> EasingCurve {
    var values = [20.0, 1, 0]
    var taper = RoughCurve.Taper.none
    let names = ["count", "strength", "seed"]
    let ranges = [RoughCurve.counts, 0...1000, 0...Double(UInt32.max)]
    try scanner.skipSpace()
    let first = scanner.offset
    var count = 0
    while count < 4, scanner.peek() != UInt8(ascii: ")") {
      if count > 0 {
        try finishArgument(last: false)
        try scanner.skipSpace()
      }
      let offset = scanner.offset
      if count < 3 {
        values[count] = try quantity(.number, label: "the \(names[count]), a number,").nearest
        if count != 1, values[count].wholeNumber == nil {
          throw scanner.fault(
            .notWhole(name: names[count], value: values[count], range: ranges[count]), at: offset)
        }
      } else {
        let word = scanner.takeIdentifier()
        let named = RoughCurve.Taper.allCases.first { taper in
          word.map { $0.isEqualIgnoringCase(to: taper.notation) } == true
        }
        guard let named else {
          scanner.offset = offset
          throw scanner.unexpected(expected: "none, in, out or both")
        }
        taper = named
      }
      count += 1
      try scanner.skipSpace()
    }
    try finishArgument(last: true)
    return try checked(at: first) { () throws(EasingError) in
      try EasingFamily.Parameter("seed", values[2], ranges[2]).check()
      try EasingFamily.Parameter("count", values[0], ranges[0]).check()
      return .rough(
        try RoughCurve(
          count: Int(values[0]), strength: values[1], seed: UInt32(values[2]), taper: taper))
    }
  }
}
