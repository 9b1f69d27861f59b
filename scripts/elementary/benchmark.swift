// Times the functions of Easing/Math beside the platform's, in nanoseconds a call.
// Build and run from the package's root:
//   swiftc -O -wmo -swift-version 6 -parse-as-library -package-name engine \
//     Sources/Easing/Math/{Elementary*,DoubleDouble,Double+Floor}.swift \
//     scripts/elementary/benchmark.swift -lm -o benchmark && ./benchmark

import Glibc

@main
enum Benchmark {
  static func main() {
    print("function      range              own ns   libm ns   ratio   (least of 15 runs)")
    row("exp", -20...20, Elementary.exp, Glibc.exp)
    row("expm1", -1...1, Elementary.expm1, Glibc.expm1)
    row("exp2", -20...20, Elementary.exp2, Glibc.exp2)
    row("log", 0.01...100, Elementary.log, Glibc.log)
    row("log1p", -0.5...1, Elementary.log1p, Glibc.log1p)
    row("log2", 0.01...100, Elementary.log2, Glibc.log2)
    row("sin", -3...3, Elementary.sin, Glibc.sin)
    row("sin", -1e5...1e5, Elementary.sin, Glibc.sin)
    row("sin", -1e100...1e100, Elementary.sin, Glibc.sin)
    row("cos", -3...3, Elementary.cos, Glibc.cos)
    row("cos", -1e5...1e5, Elementary.cos, Glibc.cos)
    row("sincos", -100...100, bothOwn, bothPlatform)
    row("sinPi", -1...1, Elementary.sinPi, { Glibc.sin(Double.pi * $0) })
    row("cosPi", -1...1, Elementary.cosPi, { Glibc.cos(Double.pi * $0) })
    row("asin", -1...1, Elementary.asin, Glibc.asin)
    row("sinh", -10...10, Elementary.sinh, Glibc.sinh)
    row("cosh", -10...10, Elementary.cosh, Glibc.cosh)
    row("pow 2.4", 0...1, { Elementary.pow($0, 2.4) }, { Glibc.pow($0, 2.4) })
  }

  private static func bothOwn(_ x: Double) -> Double {
    let (sin, cos) = Elementary.sincos(x)
    return sin + cos
  }

  private static func bothPlatform(_ x: Double) -> Double {
    Glibc.sin(x) + Glibc.cos(x)
  }

  private static func row(
    _ name: String, _ range: ClosedRange<Double>,
    _ own: (Double) -> Double, _ platform: (Double) -> Double
  ) {
    let width = range.upperBound - range.lowerBound
    // Multiples of the golden ratio's fraction: spread evenly, in no order a predictor could learn.
    let arguments = (0..<4096).map { i in
      let fraction = Double(i) * 0.618_033_988_749_894_9
      return range.lowerBound + width * (fraction - fraction.rounded(.down))
    }
    let (a, b) = (nanoseconds(arguments, own), nanoseconds(arguments, platform))
    func column(_ value: Double) -> String {
      let text = String((value * 100).rounded() / 100)
      return String(repeating: " ", count: max(0, 10 - text.count)) + text
    }
    func padded(_ text: String, _ count: Int) -> String {
      text + String(repeating: " ", count: max(0, count - text.count))
    }
    print(padded(name, 14) + padded("\(range)", 16) + column(a) + column(b) + column(a / b))
  }

  @inline(never)
  private static func nanoseconds(_ arguments: [Double], _ function: (Double) -> Double) -> Double {
    var least = Double.infinity
    var sum = 0.0
    for _ in 0..<15 {
      var start = timespec()
      var end = timespec()
      clock_gettime(CLOCK_MONOTONIC, &start)
      for _ in 0..<20 {
        for x in arguments { sum += function(x) }
      }
      clock_gettime(CLOCK_MONOTONIC, &end)
      let time = Double(end.tv_sec - start.tv_sec) * 1e9 + Double(end.tv_nsec - start.tv_nsec)
      least = min(least, time / Double(20 * arguments.count))
    }
    if sum == 0.123 { print(sum) }
    return least
  }
}
