// What a table of a shimmer shows.
// Layer: Scenes. Tests: ShimmerColumnTests.

extension Shimmer {
  /// The columns of a table.
  ///
  /// While the view is not presented there is no mask, and what tells of it is empty; what tells of
  /// the picture (`revealed`, `clipped`, `blocks_touches`, `background_opacity`) is 0.
  public var columns: [SceneColumn<Sample>] {
    [
      .flag("visible", "Whether the view is presented.") { $0.isVisible },
      .integer("cycle", "Which cycle runs, from 0.") { $0.isVisible ? $0.cycle : nil },
      .integer("direction", "1 in a cycle that runs forwards, -1 in one that runs backwards.") {
        $0.isVisible ? ($0.isReversed ? -1 : 1) : nil
      },
      .number("progress", "The eased progress of the cycle.") { $0.presented { $0.progress } },
      .number("progress_velocity", unit: "per_s", "The derivative of the progress.") {
        $0.presented { $0.progressVelocity }
      },
      .number("mask_width", unit: "pt", "The width of the mask.") {
        $0.presented { $0.mask.width }
      },
      .number("mask_offset", unit: "pt", "How far right of the centre the mask's centre is.") {
        $0.presented { $0.mask.offset }
      },
      .number("left", unit: "pt", "The left edge of the mask.") { $0.presented { $0.mask.left } },
      .number("right", unit: "pt", "The right edge of the mask.") {
        $0.presented { $0.mask.right }
      },
      .number("clipped_left", unit: "pt", "The left edge of what is seen in colour.") {
        $0.presented { $0.mask.clippedLeft }
      },
      .number("clipped_right", unit: "pt", "The right edge of what is seen in colour.") {
        $0.presented { $0.mask.clippedRight }
      },
      .number("revealed", "The part of the content that is seen in colour.") {
        $0.mask.revealed
      },
      .number("clipped", "The part of the mask that is outside the content.") { $0.mask.clipped },
      .flag("blocks_touches", "Whether the view keeps touches from what is behind it.") {
        $0.blocksTouches
      },
      .number("background_opacity", "The alpha of what dims the screen behind the view.") {
        $0.backgroundOpacity
      },
    ]
  }
}

extension Shimmer.Sample {
  /// A number that has a value only while the view is presented.
  fileprivate func presented(_ value: (Shimmer.Sample) -> Double) -> Double? {
    isVisible ? value(self) : nil
  }
}
