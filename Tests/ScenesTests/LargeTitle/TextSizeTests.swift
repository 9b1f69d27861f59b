// The sizes of Dynamic Type.
// Expected values: Human Interface Guidelines, "Typography".

import Scenes
import Testing

struct TextSizeTests {
  @Test func `the sizes are those of the guidelines`() {
    let rows = TextSize.allCases.map { size in
      let (title, headline) = (size.largeTitle, size.headline)
      return "\(size.rawValue) \(Int(title.size))/\(Int(title.leading)) "
        + "\(Int(headline.size))/\(Int(headline.leading))"
    }
    #expect(
      rows == [
        "xS 31/38 14/19", "S 32/39 15/20", "M 33/40 16/21", "L 34/41 17/22", "xL 36/43 19/24",
        "xxL 38/46 21/26", "xxxL 40/48 23/29", "AX1 44/52 28/34", "AX2 48/57 33/40",
        "AX3 52/61 40/48", "AX4 56/66 47/56", "AX5 60/70 53/62",
      ])
  }
}
