// Contact sheets.

import Raster
import Scenes
import Testing
import Timeline

@testable import Export

struct ContactSheetTests {
  static func cells(_ count: Int, width: Double = 390, height: Double = 844) -> [ContactSheet.Cell]
  {
    (0..<count).map { number in
      ContactSheet.Cell(
        number: number, time: RationalTime(number, 60),
        frame: Frame(width: width, height: height, elements: []))
    }
  }

  @Test(arguments: [
    (0..<100, 3, [0, 50, 99]),
    (10..<20, 4, [10, 13, 16, 19]),
    (5..<8, 12, [5, 6, 7]),
    (-7..<94, 2, [-7, 93]),
    (3..<9, 1, [3]),
    (3..<9, 0, [3]),
    (3..<3, 12, []),
    (0..<Int.max, 3, [0, Int.max / 2, Int.max - 1]),
  ]) func `numbers are evenly spaced, with both ends`(
    run: Range<Int>, count: Int, numbers: [Int]
  ) {
    #expect(ContactSheet.numbers(of: run, count: count) == numbers)
  }

  @Test(arguments: 1...ContactSheet.greatestCellCount)
  func `neighbouring numbers are equally far apart, but for one`(count: Int) {
    let numbers = ContactSheet.numbers(of: 7..<301, count: count)
    #expect(numbers.count == count && numbers.first == 7)
    #expect(count == 1 || numbers.last == 300)
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    #expect((steps.max() ?? 1) - (steps.min() ?? 1) <= 1)
  }

  @Test(arguments: [
    (1, 390.0, 844.0), (12, 390, 844), (13, 390, 844), (64, 390, 844), (12, 120, 40), (5, 1, 1),
    (7, 2000, 1),
  ]) func `no two cells overlap, and all lie on the sheet`(
    count: Int, width: Double, height: Double
  ) throws {
    let cells = Self.cells(count, width: width, height: height)
    let grid = SheetGrid(cells.map { $0.frame }, top: 64)
    let places = cells.indices.map { grid.place(of: $0, cells[$0].frame) }
    for (index, place) in places.enumerated() {
      #expect(place.x >= SheetGrid.margin && place.y >= SheetGrid.margin + 40)
      #expect(place.right <= grid.width - SheetGrid.margin + 1e-9)
      #expect(place.bottom + SheetGrid.labelHeight <= grid.height)
      // The frame keeps its proportions.
      #expect((place.width * height - place.height * width).magnitude <= 1e-9 * width * height)
      for other in places[..<index] {
        #expect(other.right < place.x || other.bottom < place.y || place.right < other.x)
      }
    }
  }

  @Test func `each cell tells its time and number`() {
    let sheet = ContactSheet(title: "fade", subtitle: "60 fps", cells: Self.cells(3))
    let texts = sheet.frame.elements.compactMap { element in
      if case .text(let text) = element { text.string } else { nil }
    }
    #expect(
      texts == ["fade", "60 fps", "0.000 s", "#0", "0.017 s", "#1", "0.033 s", "#2"])
  }

  @Test func `a sheet has at most the greatest number of cells`() {
    #expect(ContactSheet(title: "", cells: Self.cells(100)).cells.count == 64)
  }

  @Test(arguments: [1e-300, 1, 1e300]) func `any frame makes a sheet`(length: Double) {
    for other in [1e-300, 1, 1e300] {
      let sheet = ContactSheet(title: "", cells: Self.cells(3, width: length, height: other))
      #expect(sheet.frame.width > 0 && sheet.frame.height > 0)
    }
    #expect(ContactSheet(title: "none", cells: []).frame.width > 0)
  }

  @Test func `a background that is no colour is the caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      let color = SceneColor(red: 2, green: 0, blue: 0)
      _ = ContactSheet(title: "", cells: [], background: color)
    }
  }
}
