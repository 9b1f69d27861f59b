// Samples random cubic Bézier curves, in columns and one by one. Built and run by check.sh.

import Foundation

@main
enum Check {
  private static let columnLength = 100

  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    var random = Random(bits: SeededBits(seed: 2024))
    var found = bezier_tally()
    var apart = 0
    for number in 0..<count / columnLength {
      let numbers = random.curve(number)
      let curve = try CubicBezier(x1: numbers.x1, y1: numbers.y1, x2: numbers.x2, y2: numbers.y2)
      let places = (0..<columnLength).map { random.place($0) }
      let column = curve.values(at: places)
      bezier_check(numbers, places, column, column.count, &found)
      for (place, value) in zip(places, column) {
        let single = curve.value(at: place)
        guard single.bitPattern != value.bitPattern else { continue }
        apart += 1
        bezier_check(numbers, [place], [single], 1, &found)
      }
    }
    let report = """
      \(count / columnLength) curves at \(columnLength) places each
        the nearest double: \(found.right)
        another double: \(found.wrong)
        left to more digits: \(found.undecided)
        single samples that differ from the column: \(apart)

      """
    FileHandle.standardError.write(Data(report.utf8))
    exit(found.wrong == 0 && apart == 0 ? 0 : 1)
  }
}

/// The curves and places that random bits draw.
private struct Random {
  var bits: SeededBits

  mutating func next() -> UInt64 { bits.next() }

  mutating func fraction() -> Double { bits.nextUnit() }

  /// In turn: any curve, decimals as people write them, and curves with a singular or a flat part.
  mutating func curve(_ number: Int) -> bezier {
    var curve = bezier(
      x1: fraction(), y1: 3 * fraction() - 1, x2: fraction(), y2: 3 * fraction() - 1)
    switch number % 8 {
    case 0, 1: break
    case 2:
      curve.x1 = (100 * curve.x1).rounded() / 100
      curve.x2 = (100 * curve.x2).rounded() / 100
      curve.y1 = (100 * curve.y1).rounded() / 100
      curve.y2 = (100 * curve.y2).rounded() / 100
    case 3: curve.x1 = 0
    case 4: curve.x2 = 1
    case 5: (curve.x1, curve.x2) = (0, 1)
    case 6: (curve.x1, curve.x2) = (1, 0)
    default:
      // Next to these: singular ends and a flat middle that are all but reached.
      let distance = Double(sign: .plus, exponent: -Int(next() % 60), significand: 1)
      curve.x1 = next() % 2 == 0 ? distance * curve.x1 : 1 - distance * curve.x1
      curve.x2 = next() % 2 == 0 ? distance * curve.x2 : 1 - distance * curve.x2
    }
    return curve
  }

  /// Mostly any place; one in ten next to 0, to 1 or to the middle.
  mutating func place(_ number: Int) -> Double {
    let place = fraction()
    let distance = Double(sign: .plus, exponent: -Int(next() % 70), significand: place)
    switch number % 30 {
    case 0: return distance
    case 1: return 1 - distance
    case 2:
      // Where the middle is flat, the middle itself takes more digits than C has.
      let bits = next()
      if bits % 256 == 0 { return 0.5 }
      let step = Double(sign: .plus, exponent: -1 - Int(bits >> 16) % 48, significand: place)
      return bits & 256 == 0 ? 0.5 + step : 0.5 - step
    default: return place
    }
  }
}
