// What a table of a toast shows.
// Layer: Scenes. Tests: ToastColumnTests.

extension Toast {
  /// The columns of a table; a toast that is shown more than once has `alpha_1`, `alpha_2`, … too.
  ///
  /// What tells of an instance is empty while that instance is not there; the columns without a
  /// number tell of the topmost one. What tells of the picture (`instances`, `coverage`,
  /// `hit_testable`) is 0 then.
  public var columns: [SceneColumn<Sample>] {
    Toast.alphaColumns + Toast.frameColumns + Toast.labelColumns + instanceColumns
  }

  private static var alphaColumns: [SceneColumn<Sample>] {
    [
      .flag("visible", "Whether any instance is there.") { $0.isVisible },
      .integer("instances", "How many instances are there.") { $0.visibleCount },
      .number("alpha", "The alpha that is seen.") { $0.topmost?.alpha },
      .number("alpha_velocity", unit: "per_s", "The derivative of the alpha.") {
        $0.topmost?.alphaVelocity
      },
      .number("model_alpha", "The alpha that the view is set to.") { $0.topmost?.modelAlpha },
      .number("coverage", "How much of what is behind the toasts they cover.") { $0.coverage },
      .flag("hit_testable", "Whether touches reach any instance.") { sample in
        sample.instances.contains { $0.isHitTestable }
      },
    ]
  }

  private static var frameColumns: [SceneColumn<Sample>] {
    [
      .number("x", unit: "pt", "The left edge of the toast.") { $0.topmost?.layout.frame.x },
      .number("y", unit: "pt", "The upper edge of the toast.") { $0.topmost?.layout.frame.y },
      .number("width", unit: "pt", "The width of the toast.") {
        $0.topmost?.layout.frame.width
      },
      .number("height", unit: "pt", "The height of the toast.") {
        $0.topmost?.layout.frame.height
      },
      .number("corner_radius", unit: "pt", "The radius of the toast's corners.") {
        $0.topmost?.layout.cornerRadius
      },
      .number("icon_x", unit: "pt", "The left edge of the icon.") { $0.topmost?.layout.icon.x },
      .number("icon_y", unit: "pt", "The upper edge of the icon.") { $0.topmost?.layout.icon.y },
      .number("icon_size", unit: "pt", "The width and height of the icon.") {
        $0.topmost?.layout.icon.width
      },
    ]
  }

  private static var labelColumns: [SceneColumn<Sample>] {
    [
      .number("label_x", unit: "pt", "The left edge of the label.") {
        $0.topmost?.layout.labelX
      },
      .number("label_y", unit: "pt", "The upper edge of the label.") {
        $0.topmost?.layout.labelY
      },
      .number("label_width", unit: "pt", "The width that the label's text needs, if known.") {
        $0.topmost?.layout.labelWidth
      },
      .number("label_height", unit: "pt", "The height of the label's line.") {
        $0.topmost?.layout.labelHeight
      },
      .number("overflow", unit: "pt", "How far the text reaches past the toast, if known.") {
        $0.topmost?.layout.overflow
      },
    ]
  }

  private var instanceColumns: [SceneColumn<Sample>] {
    guard lives.count > 1 else { return [] }
    let places = lives.indices.sorted { lives[$0].number < lives[$1].number }
    return places.map { place in
      let number = lives[place].number
      return .number("alpha_\(number)", "The alpha of the instance of show \(number).") { sample in
        guard place < sample.instances.count, sample.instances[place].isVisible else { return nil }
        return sample.instances[place].alpha
      }
    }
  }
}
