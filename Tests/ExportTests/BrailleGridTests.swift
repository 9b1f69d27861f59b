// Expected values: the Unicode Standard's numbers of dots.

import Testing

@testable import Export

struct BrailleGridTests {
  @Test func `each dot is the one that Unicode numbers so`() {
    // Dots 1, 2, 3, 7 of the left column and 4, 5, 6, 8 of the right one, from the top.
    let expected = [["⠁", "⠂", "⠄", "⡀"], ["⠈", "⠐", "⠠", "⢀"]]
    for x in 0..<2 {
      for y in 0..<4 {
        var grid = BrailleGrid(columns: 1, rows: 1)
        grid.drawLine(from: (x, y), to: (x, y))
        #expect(grid.rows == [expected[x][y]])
      }
    }
  }

  @Test func `lines have no gaps, whatever their slope and direction`() {
    let slope = ["   ⢀⡠⠔⠊", "⡠⠔⠊⠁   "]
    var (up, down) = (BrailleGrid(columns: 7, rows: 2), BrailleGrid(columns: 7, rows: 2))
    up.drawLine(from: (0, 7), to: (13, 0))
    down.drawLine(from: (13, 0), to: (0, 7))
    #expect(up.rows == slope)
    #expect(down.rows.map(\.count) == [7, 7])
    var steep = BrailleGrid(columns: 1, rows: 3)
    steep.drawLine(from: (0, 11), to: (0, 0))
    #expect(steep.rows == ["⡇", "⡇", "⡇"])
  }

  @Test func `places are kept within the picture`() {
    let grid = BrailleGrid(columns: 3, rows: 2)
    for (x, y, dot) in [(0.0, 0.0, (0, 7)), (1, 1, (5, 0)), (-4, 9, (0, 0)), (0.5, 0.5, (3, 3))] {
      #expect(grid.dot(atX: x, y: y) == dot)
    }
  }
}
