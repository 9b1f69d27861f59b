// Applies one function of Easing/Math to every argument on standard input.
// Built and run by `measure.py`, together with the files of Sources/Easing/Math.

@main
enum Evaluate {
  static func main() {
    guard CommandLine.arguments.count == 2 else { return }
    while let line = readLine() {
      let bits = line.split(separator: " ").compactMap { UInt64($0, radix: 16) }
      let arguments = bits.map(Double.init(bitPattern:))
      guard let x = arguments.first else { continue }
      let y = arguments.count > 1 ? arguments[1] : 0
      print(String(result(of: CommandLine.arguments[1], x, y).bitPattern, radix: 16))
    }
  }

  private static func result(of name: String, _ x: Double, _ y: Double) -> Double {
    switch name {
    case "exp": Elementary.exp(x)
    case "expm1": Elementary.expm1(x)
    case "exp2": Elementary.exp2(x)
    case "log": Elementary.log(x)
    case "log1p": Elementary.log1p(x)
    case "log2": Elementary.log2(x)
    case "sin": Elementary.sin(x)
    case "cos": Elementary.cos(x)
    case "sinPi": Elementary.sinPi(x)
    case "cosPi": Elementary.cosPi(x)
    case "asin": Elementary.asin(x)
    case "sinh": Elementary.sinh(x)
    case "cosh": Elementary.cosh(x)
    case "sinhOverX": Elementary.sinhOverX(x)
    case "pow": Elementary.pow(x, y)
    default: .nan
    }
  }
}
