import Easing
import Scenes
import Testing
import Timeline

struct ToastColumnTests {
  static let headings = [
    "visible", "instances", "alpha", "alpha_velocity_per_s", "model_alpha", "coverage",
    "hit_testable", "x_pt", "y_pt", "width_pt", "height_pt", "corner_radius_pt", "icon_x_pt",
    "icon_y_pt", "icon_size_pt", "label_x_pt", "label_y_pt", "label_width_pt", "label_height_pt",
    "overflow_pt",
  ]

  @Test func `a table has these columns, and alphas for more than one show`() throws {
    #expect(try Toast().columns.map(\.heading) == ToastColumnTests.headings)
    let three = try Toast(
      Toast.Configuration { $0.shows = [RationalTime(2), .zero, RationalTime(1)] })
    #expect(
      three.columns.map(\.heading) == ToastColumnTests.headings + ["alpha_1", "alpha_2", "alpha_3"])
  }

  @Test func `each column shows its quantity`() throws {
    let toast = try Toast(
      Toast.Configuration {
        $0.curve = .linear
        $0.duration = RationalTime(4)
        $0.shows = [RationalTime(2), .zero]
        $0.labelWidth = 160
      })
    let cells = toast.cells(at: RationalTime(3))
    #expect(
      cells == [
        "visible": .flag(true), "instances": .integer(2), "alpha": .number(0.75),
        "alpha_velocity_per_s": .number(-0.25), "model_alpha": .number(0),
        "coverage": .number(0.8125), "hit_testable": .flag(false), "x_pt": .number(87.5),
        "y_pt": .number(658), "width_pt": .number(200), "height_pt": .number(46),
        "corner_radius_pt": .number(22), "icon_x_pt": .number(109.5), "icon_y_pt": .number(672),
        "icon_size_pt": .number(18), "label_x_pt": .number(137.5), "label_y_pt": .number(672),
        "label_width_pt": .number(160), "label_height_pt": .number(18), "overflow_pt": .number(10),
        "alpha_1": .number(0.75), "alpha_2": .number(0.25),
      ])
    #expect(toast.cells(at: RationalTime(1))["alpha_1"] == .empty)
    #expect(toast.cells(at: RationalTime(4))["alpha_2"] == .empty)
  }

  @Test func `while no instance is there, what tells of one is empty`() throws {
    let zeros: [String: CellValue] = [
      "visible": .flag(false), "instances": .integer(0), "coverage": .number(0),
      "hit_testable": .flag(false),
    ]
    for (heading, cell) in try Toast().cells(at: RationalTime(5)) {
      #expect(cell == zeros[heading] ?? .empty, "\(heading)")
    }
  }
}
