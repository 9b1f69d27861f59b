// The ready-made shimmers.
// Layer: Scenes. Source: an article on a progress view made of a logo. Tests: SceneLawTests.

extension Shimmer {
  /// The ready-made configurations; the first is the default.
  public static let presets: [ScenePreset<Configuration>] = [
    ScenePreset(
      "article",
      "The shimmer of a published app, as an article describes it: opens at 15 % of the width.",
      provenance: .article,
      configuration: Configuration()),
    ScenePreset(
      "articleLTR", "The same, opening strictly from left to right.",
      provenance: .article, configuration: Configuration { $0.offsetRatio = -0.5 }),
    ScenePreset(
      "articleRTL", "The same, mirrored for scripts from right to left.",
      provenance: .article, configuration: Configuration { $0.offsetRatio = 0.35 }),
  ]
}
