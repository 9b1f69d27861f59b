// Expected values: mpmath with 400 bits, for random arguments.

import Testing

@testable import Easing

struct ElementaryPairsTests {
  /// The function, the argument's halves and the result's.
  static let rows: [(String, Double, Double, Double, Double)] = [
    (
      "sinPi", -0x1.fac9a4973555ep+3, 0x1.a56944d32f1ffp-54, 0x1.f56df2c0025a6p-2,
      -0x1.12bf981bbc0ddp-56
    ),
    (
      "sinPi", -0x1.4b3a03c5301eep+4, 0x1.04c3f198b98d1p-53, -0x1.9ca357a56b744p-1,
      -0x1.9b9799662c8d7p-58
    ),
    (
      "sinPi", 0x1.913ca1a2b99f6p+4, 0x1.a9926fec46decp-52, -0x1.ec7d2a6aab856p-3,
      -0x1.08dff5660735fp-57
    ),
    (
      "sinPi", -0x1.0af2ee798f2d8p+4, 0x1.dcea2805ac9adp-53, -0x1.ac8acc40e7b6cp-1,
      -0x1.7f7720322979ap-56
    ),
    (
      "sinPi", -0x1.3a3df71cc6808p+4, 0x1.66fd54dff2e87p-52, 0x1.cf2eff61f4d0bp-1,
      0x1.5a5d7f25e31e9p-56
    ),
    (
      "sinPi", 0x1.9a60694313a69p+4, 0x1.f75f2e1ae02dcp-52, -0x1.c9421ac198589p-1,
      -0x1.1877a871a6163p-55
    ),
    (
      "sinPi", 0x1.206e0f909c175p+4, -0x1.b6c27bba63454p-53, 0x1.595b0ebce2335p-4,
      0x1.d7ee09d5a19d9p-59
    ),
    (
      "sinPi", 0x1.e79618a0507bbp+2, 0x1.59d7e7255fee0p-53, -0x1.dce8458f9c88ap-1,
      0x1.5d780b0d39aefp-56
    ),
    (
      "cosPi", 0x1.6cd945ccafea6p+4, 0x1.34f59aef99f64p-53, -0x1.a113a105a7d4cp-1,
      0x1.bfb3993decabfp-55
    ),
    (
      "cosPi", 0x1.49aab32d1a884p+3, -0x1.a8e334ca0e0edp-53, 0x1.2a3928961fb96p-1,
      -0x1.00f39d2a9f17bp-55
    ),
    (
      "cosPi", -0x1.95b0a6e667960p+0, -0x1.609dc8ef876edp-55, 0x1.0d5ba5ee114c6p-2,
      0x1.874d2c1c37a9fp-60
    ),
    (
      "cosPi", 0x1.5edd63c1109b1p+4, -0x1.1858d23074711p-52, 0x1.f3557a142f70dp-1,
      -0x1.7d7d80e5b9204p-55
    ),
    (
      "cosPi", 0x1.8883f65b0872ap+4, 0x1.2c218093f34f4p-51, -0x1.9ddd49ea39d76p-4,
      0x1.2facf41d1d735p-59
    ),
    (
      "cosPi", 0x1.4e1f50abd32f0p+4, -0x1.cc0a6fe537c65p-54, -0x1.dd986f9afb02fp-1,
      0x1.5823158c8b852p-61
    ),
    (
      "cosPi", 0x1.7bd2eaaa56745p+2, -0x1.0146ecdefd923p-53, 0x1.f547a319b5cdbp-1,
      -0x1.b312c27a05687p-56
    ),
    (
      "cosPi", -0x1.762f8c51aec9ep+3, 0x1.55d3c9d0a1cbdp-52, 0x1.242ab8ecd5ed6p-1,
      0x1.0a33feb7c6272p-59
    ),
    (
      "exp2", -0x1.6af1412dbba7ap+6, 0x1.3ec2a8de9d04ep-50, 0x1.337daa29a68f8p-91,
      -0x1.9bf9fa3d1fe26p-146
    ),
    (
      "exp2", 0x1.bb28b28ccc037p+2, -0x1.1694e8477369fp-54, 0x1.e5d8e501518abp+6,
      -0x1.912dd94d28fc8p-48
    ),
    (
      "exp2", 0x1.8dd2b6a360bccp+6, -0x1.1589d49e10fb3p-51, 0x1.5f1be21defaacp+99,
      -0x1.3d92e50d14079p+45
    ),
    (
      "exp2", -0x1.dbba1d98ff05cp+5, 0x1.a9abdc65daa4ap-51, 0x1.72b42e9b5181bp-60,
      0x1.b75d5e5b95445p-116
    ),
    (
      "exp2", -0x1.cd577221a1598p+4, 0x1.4aee7b5c761f2p-52, 0x1.1f3f61505528bp-29,
      0x1.b9234e4707aa9p-83
    ),
    (
      "exp2", 0x1.7695e2fef8416p+3, -0x1.2aef43d67c443p-52, 0x1.a18c2cbf6d2b1p+11,
      0x1.2af84c917bd0cp-44
    ),
    (
      "exp2", -0x1.5eb638f12f0a5p+6, -0x1.73fb6bdbd8ecep-50, 0x1.4006d4fca8a7ap-88,
      0x1.dda0699cbdb65p-143
    ),
    (
      "exp2", 0x1.7161f4b8d6f10p+4, -0x1.f335152ddd753p-53, 0x1.0fcd71ffd73b6p+23,
      0x1.746c1bdd3f63cp-34
    ),
    (
      "exp2Minus1", -0x1.a6a7b969ef5a4p-6, 0x1.82776826ffea1p-61, -0x1.225bca436c764p-6,
      0x1.a73a1c9512a08p-60
    ),
    (
      "exp2Minus1", 0x1.02982b92a7a5fp-6, 0x1.d65ed35d07c33p-62, 0x1.6874c3c58d5d0p-7,
      -0x1.53d9b2a3a3da9p-61
    ),
    (
      "exp2Minus1", 0x1.33dbf6d506e52p-6, -0x1.28a92ccd0d9bap-61, 0x1.ad932e675620fp-7,
      -0x1.fa1f002fddf56p-68
    ),
    (
      "exp2Minus1", -0x1.14910964e586cp-6, -0x1.307cf30ccc66dp-62, -0x1.7d2b1a00cfaf9p-7,
      -0x1.baaeec869447ep-61
    ),
    (
      "exp2Minus1", -0x1.d59dee6f549e1p-8, -0x1.c4c003576fb47p-65, -0x1.44b4e23157f20p-8,
      -0x1.faab46d8851d3p-64
    ),
    (
      "exp2Minus1", 0x1.a0b6de2138371p-6, -0x1.012ef3fce1b63p-61, 0x1.2367cf122cec6p-6,
      -0x1.3a1d799f7ebdbp-61
    ),
    (
      "exp2Minus1", -0x1.24db045f5ba1fp-8, 0x1.154fc64a7dbcfp-65, -0x1.955b1ab583c62p-9,
      0x1.597be8917b439p-63
    ),
    (
      "exp2Minus1", 0x1.2ea7780d0478ep-5, -0x1.28f7670a8bb2ap-60, 0x1.a8fc74c2e34cdp-6,
      -0x1.269f29c329235p-60
    ),
  ]

  @Test(arguments: rows)
  func `a result has more digits than a double`(
    name: String, high: Double, low: Double, expectedHigh: Double, expectedLow: Double
  ) {
    let x = DoubleDouble(high: high, low: low)
    let result =
      switch name {
      case "sinPi": Elementary.sinPi(x)
      case "cosPi": Elementary.cosPi(x)
      case "exp2": Elementary.exp2(x)
      default: Elementary.exp2Minus1(x)
      }
    let error = (result.high - expectedHigh) + (result.low - expectedLow)
    #expect(error.magnitude <= expectedHigh.magnitude * 0x1p-60, "\(error / expectedHigh)")
  }

  @Test func `zeros and whole numbers are exact`() {
    #expect(Elementary.sinPi(DoubleDouble(7)).doubleValue == 0)
    #expect(Elementary.cosPi(DoubleDouble(3.5)).doubleValue == 0)
    #expect(Elementary.sinPi(DoubleDouble(-1.5)).doubleValue == 1)
    #expect(Elementary.exp2(DoubleDouble(-10)).doubleValue == 0x1p-10)
    #expect(Elementary.exp2Minus1(DoubleDouble(0)).doubleValue == 0)
    #expect(Elementary.pow(DoubleDouble(0), 2).doubleValue == 0)
    #expect((Elementary.pow(DoubleDouble(4), 2.5).doubleValue - 32).magnitude <= 32 * 0x1p-52)
  }
}
