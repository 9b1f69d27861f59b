// Values and derivatives of formulas, correctly rounded.
// Source: mpmath with 300 bits, from the formulas of CurveFormula's cases; those of slow-mo from
// the differences r - d⁴·r and r + (p - r)·d⁴ with r = p + (1/2 - p)·power.

/// The expected values of one formula.
enum FormulaVectors {
  /// Progress, value and velocity.
  typealias Row = (progress: Double, value: Double, velocity: Double)

  /// The curves by their notation.
  static let curves: [(String, [Row])] = smooth + uneven

  private static let smooth: [(String, [Row])] = [
    (
      "smoothstep(0)",
      [
        (0x1.12e0be826d695p-30, 0x1.12e0be826d695p-30, 0x1.0000000000000p+0),
        (0x1.47ae147ae147bp-7, 0x1.47ae147ae147bp-7, 0x1.0000000000000p+0),
        (0x1.999999999999ap-4, 0x1.999999999999ap-4, 0x1.0000000000000p+0),
        (0x1.0000000000000p-3, 0x1.0000000000000p-3, 0x1.0000000000000p+0),
        (0x1.3333333333333p-2, 0x1.3333333333333p-2, 0x1.0000000000000p+0),
        (0x1.fef9db22d0e56p-2, 0x1.fef9db22d0e56p-2, 0x1.0000000000000p+0),
        (0x1.4000000000000p-1, 0x1.4000000000000p-1, 0x1.0000000000000p+0),
        (0x1.999999999999ap-1, 0x1.999999999999ap-1, 0x1.0000000000000p+0),
        (0x1.e666666666666p-1, 0x1.e666666666666p-1, 0x1.0000000000000p+0),
        (0x1.ff7ced916872bp-1, 0x1.ff7ced916872bp-1, 0x1.0000000000000p+0),
      ]
    ),
    (
      "smoothstep(1)",
      [
        (0x1.12e0be826d695p-30, 0x1.bab8cba6c2b1ap-59, 0x1.9c511dbcb93adp-28),
        (0x1.47ae147ae147bp-7, 0x1.3879c4113c687p-12, 0x1.e69ad42c3c9efp-5),
        (0x1.999999999999ap-4, 0x1.cac083126e97ap-6, 0x1.147ae147ae148p-1),
        (0x1.0000000000000p-3, 0x1.6000000000000p-5, 0x1.5000000000000p-1),
        (0x1.3333333333333p-2, 0x1.ba5e353f7ced9p-3, 0x1.428f5c28f5c29p+0),
        (0x1.fef9db22d0e56p-2, 0x1.fe76c8d6956fep-2, 0x1.7fff9b56323bcp+0),
        (0x1.4000000000000p-1, 0x1.5e00000000000p-1, 0x1.6800000000000p+0),
        (0x1.999999999999ap-1, 0x1.cac083126e979p-1, 0x1.eb851eb851eb7p-1),
        (0x1.e666666666666p-1, 0x1.fc49ba5e353f8p-1, 0x1.23d70a3d70a42p-2),
        (0x1.ff7ced916872bp-1, 0x1.ffff9b676047ap-1, 0x1.88d2a1f8e3ac7p-8),
      ]
    ),
    (
      "smoothstep(2)",
      [
        (0x1.12e0be826d695p-30, 0x1.8c240c40f4933p-87, 0x1.14b37f42091edp-55),
        (0x1.47ae147ae147bp-7, 0x1.4a88027b2c06ap-17, 0x1.816418ae4caf1p-9),
        (0x1.999999999999ap-4, 0x1.187e7c06e19bap-7, 0x1.f1a9fbe76c8b5p-3),
        (0x1.0000000000000p-3, 0x1.0700000000000p-6, 0x1.6f80000000000p-2),
        (0x1.3333333333333p-2, 0x1.4dfce3150dae3p-3, 0x1.52b020c49ba5ep+0),
        (0x1.fef9db22d0e56p-2, 0x1.fe147b372de2ep-2, 0x1.dfff04579e919p+0),
        (0x1.4000000000000p-1, 0x1.7318000000000p-1, 0x1.a5e0000000000p+0),
        (0x1.999999999999ap-1, 0x1.e2584f4c6e6dap-1, 0x1.89374bc6a7ef8p-1),
        (0x1.e666666666666p-1, 0x1.ff6833c60029fp-1, 0x1.153f7ced9168fp-4),
        (0x1.ff7ced916872bp-1, 0x1.ffffffaa3abd5p-1, 0x1.f64f731ef7633p-16),
      ]
    ),
    (
      "smoothstep(3)",
      [
        (0x1.12e0be826d695p-30, 0x1.742f10009a3bdp-115, 0x1.5a9f8ab01ce66p-83),
        (0x1.47ae147ae147bp-7, 0x1.6edd7abfdae1dp-22, 0x1.1ce18b137aa15p-13),
        (0x1.999999999999ap-4, 0x1.65907d912556ep-9, 0x1.a209aaa3ad18ep-4),
        (0x1.0000000000000p-3, 0x1.98e0000000000p-8, 0x1.7728000000000p-3),
        (0x1.3333333333333p-2, 0x1.021f2990f301ep-3, 0x1.4bea0ba1f4b1fp+0),
        (0x1.fef9db22d0e56p-2, 0x1.fdc28ff27bc65p-2, 0x1.17ff23ccc79c1p+1),
        (0x1.4000000000000p-1, 0x1.8392c00000000p-1, 0x1.cd6d000000000p+0),
        (0x1.999999999999ap-1, 0x1.eeed8904f6dfdp-1, 0x1.2599ed7c6fbd0p-1),
        (0x1.e666666666666p-1, 0x1.ffe6a098915bep-1, 0x1.eba732df505e7p-7),
        (0x1.ff7ced916872bp-1, 0x1.ffffffffb3380p-1, 0x1.2bbf25b6f52d3p-23),
      ]
    ),
    (
      "smoothstep(16)",
      [
        (0x1.12e0be826d695p-30, 0x1.d23c524544c89p-479, 0x1.cd5ab04e17c76p-445),
        (0x1.47ae147ae147bp-7, 0x1.f066da1a72001p-84, 0x1.985b36934b8f2p-73),
        (0x1.999999999999ap-4, 0x1.494be12cffd63p-29, 0x1.8aa9c0c5a1463p-22),
        (0x1.0000000000000p-3, 0x1.2c4cc94d0e142p-24, 0x1.172e44b30d17fp-17),
        (0x1.3333333333333p-2, 0x1.0044787d873c7p-7, 0x1.2292ac614940fp-2),
        (0x1.fef9db22d0e56p-2, 0x1.fb455a8921c4fp-2, 0x1.278e2b1093344p+2),
        (0x1.4000000000000p-1, 0x1.dbcbfd37cf64bp-1, 0x1.a4fc429fa0fcep+0),
        (0x1.999999999999ap-1, 0x1.fff8ce29b2722p-1, 0x1.df98be954dc2ep-9),
        (0x1.e666666666666p-1, 0x1.ffffffffffe8ep-1, 0x1.d4b2f3e1a0e8bp-37),
        (0x1.ff7ced916872bp-1, 0x1.0000000000000p+0, 0x1.a91f44ffed005p-126),
      ]
    ),
    (
      "sigmoid(10)",
      [
        (0x1.12e0be826d695p-30, 0x1.2859fbd1d2565p-34, 0x1.13ffb41e39493p-4),
        (0x1.47ae147ae147bp-7, 0x1.7348efff0e24dp-11, 0x1.3098d08f14c63p-4),
        (0x1.999999999999ap-4, 0x1.7714de6287cbdp-7, 0x1.6ea3d42e96d5fp-3),
        (0x1.0000000000000p-3, 0x1.0e6ce689ea6cdp-6, 0x1.d2006e60b201ap-3),
        (0x1.3333333333333p-2, 0x1.d317f7f489589p-4, 0x1.106e24c7a7f05p+0),
        (0x1.fef9db22d0e56p-2, 0x1.fd67c10a496eap-2, 0x1.44555bb77d97dp+1),
        (0x1.4000000000000p-1, 0x1.8fe75e428c503p-1, 0x1.c1291c0e94eeap+0),
        (0x1.999999999999ap-1, 0x1.eadc9b22da3a0p-1, 0x1.d4e2a6a39aa6ep-2),
        (0x1.e666666666666p-1, 0x1.fdc58755c52e5p-1, 0x1.c31e8ba1c0022p-4),
        (0x1.ff7ced916872bp-1, 0x1.fff71fd3e11c5p-1, 0x1.16bc3469d1874p-4),
      ]
    ),
    (
      "sigmoid(0.01)",
      [
        (0x1.12e0be826d695p-30, 0x1.12e0737320054p-30, 0x1.ffff7430b5e19p-1),
        (0x1.47ae147ae147bp-7, 0x1.47adbdab10580p-7, 0x1.ffff7c7eb4c52p-1),
        (0x1.999999999999ap-4, 0x1.99994911cc6e1p-4, 0x1.ffffbfaff8a62p-1),
        (0x1.0000000000000p-3, 0x1.ffffa43ff0bf2p-4, 0x1.ffffcff0b56bbp-1),
        (0x1.3333333333333p-2, 0x1.33331bb6402dap-2, 0x1.0000122cdf15bp+0),
        (0x1.fef9db22d0e56p-2, 0x1.fef9daff0656fp-2, 0x1.000022f3bcc84p+0),
        (0x1.4000000000000p-1, 0x1.40000831269acp-1, 0x1.00001c661ec1fp+0),
        (0x1.999999999999ap-1, 0x1.9999a70591be8p-1, 0x1.fffffa6853544p-1),
        (0x1.e666666666666p-1, 0x1.e6666c607a760p-1, 0x1.ffff9c0933b04p-1),
        (0x1.ff7ced916872bp-1, 0x1.ff7cedb5178c8p-1, 0x1.ffff75073e16fp-1),
      ]
    ),
    (
      "sigmoid(100)",
      [
        (0x1.12e0be826d695p-30, 0x1.87326c3acba05p-96, 0x1.6c54a10366303p-66),
        (0x1.47ae147ae147bp-7, 0x1.90a7891901aebp-72, 0x1.ef2d326b9d040p-65),
        (0x1.999999999999ap-4, 0x1.39757fea0712bp-58, 0x1.e9cd4930258ddp-52),
        (0x1.0000000000000p-3, 0x1.dd5be1cd0c9a8p-55, 0x1.74f0237d5980bp-48),
        (0x1.3333333333333p-2, 0x1.1b4865556b3fdp-29, 0x1.baa11e462956fp-23),
        (0x1.fef9db22d0e56p-2, 0x1.e66bdb1aca090p-2, 0x1.8f006d12771fcp+4),
        (0x1.4000000000000p-1, 0x1.ffff82f4698c9p-1, 0x1.86c3d6b9096bap-12),
        (0x1.999999999999ap-1, 0x1.ffffffffffcb5p-1, 0x1.493df9816bf3ep-37),
        (0x1.e666666666666p-1, 0x1.0000000000000p+0, 0x1.a66ee4f81ef50p-59),
        (0x1.ff7ced916872bp-1, 0x1.0000000000000p+0, 0x1.92a5c417a08f6p-66),
      ]
    ),
    (
      "wiggle(2)",
      [
        (0x1.12e0be826d695p-30, 0x1.4e12495602175p-111, 0x1.3720d6018e232p-79),
        (0x1.47ae147ae147bp-7, 0x1.471262b7025dep-18, 0x1.fafe8b4caaedap-10),
        (0x1.999999999999ap-4, 0x1.16e489796735fp-5, 0x1.327f746b81395p+0),
        (0x1.0000000000000p-3, 0x1.2bd032ce15d85p-4, 0x1.f392f5939dc04p+0),
        (0x1.3333333333333p-2, 0x1.4c5dccc06410fp-1, 0x1.f62a741bad72dp+0),
        (0x1.fef9db22d0e56p-2, 0x1.9bc5a7b21bb1ap-8, -0x1.921da4aafa624p+2),
        (0x1.4000000000000p-1, -0x1.448fe00e3101cp-1, -0x1.3ee6e891dd7c6p+1),
        (0x1.999999999999ap-1, -0x1.352628e7c27dcp-2, 0x1.f39beff2472afp+1),
        (0x1.e666666666666p-1, -0x1.5ab5b22fd870cp-9, 0x1.9c54f8caa2928p-3),
        (0x1.ff7ced916872bp-1, -0x1.1381db29553a5p-31, 0x1.0cd8db215aa1bp-19),
      ]
    ),
    (
      "wiggle(7)",
      [
        (0x1.12e0be826d695p-30, 0x1.2450002b41d46p-109, 0x1.103cbb415c5ebp-77),
        (0x1.47ae147ae147bp-7, 0x1.1c12d51a04e24p-16, 0x1.b6b1b2e757734p-8),
        (0x1.999999999999ap-4, 0x1.7fdce718db8b4p-5, 0x1.f9d3c97c8b4aep-2),
        (0x1.0000000000000p-3, 0x1.4483fb208a446p-5, -0x1.4bc189a010a08p+0),
        (0x1.3333333333333p-2, 0x1.aff8357b4fe69p-3, 0x1.eafea79ff4c02p+3),
        (0x1.fef9db22d0e56p-2, -0x1.ffe04c02f5bb3p-1, -0x1.ef6c0a80d75f3p-2),
        (0x1.4000000000000p-1, 0x1.a80f8a63fd1a6p-1, 0x1.661fc3aeee612p+2),
        (0x1.999999999999ap-1, -0x1.352628e7c27dbp-2, 0x1.5c6b75ce410c3p+2),
        (0x1.e666666666666p-1, 0x1.f3d817a110e4ap-8, -0x1.09778e4b207efp-1),
        (0x1.ff7ced916872bp-1, 0x1.e21a1cad25c54p-30, -0x1.d66e1f2a182b3p-18),
      ]
    ),
  ]
}
