// Numbers to text and back in the selftest.
// Layer: Export. Tests: SelftestTests.

import Easing

extension Selftest {
  /// Numbers as the shortest text, with fixed digits, and from text.
  static var numbers: [SelftestPart] {
    [
      SelftestPart("number shortest") { digest in
        for number in sampleNumbers { digest.add(NumberFormat.shortest.text(of: number)) }
      },
      SelftestPart("number fixed") { digest in
        for (index, number) in sampleNumbers.enumerated() {
          digest.add(NumberFormat.fixed(index % 20).text(of: number))
        }
      },
      SelftestPart("number read") { digest in
        for (index, number) in sampleNumbers.enumerated() {
          let texts = [
            NumberFormat.shortest.text(of: number), NumberFormat.fixed(index % 30).text(of: number),
          ]
          for text in texts { digest.add(DecimalNumber(text)?.doubleValue ?? .nan) }
        }
      },
    ]
  }

  /// Finite numbers of every size.
  private static var sampleNumbers: [Double] {
    let all =
      SelftestInputs.edges + SelftestInputs.anyNumbers(count: 500, seed: 6)
      + SelftestInputs.fractions(count: 1000, seed: 7).map { 2000 * $0 - 1000 }
    return all.filter { $0.isFinite }
  }
}
