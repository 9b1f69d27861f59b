// The ready-made large titles.
// Layer: Scenes. Tests: LargeTitlePresetTests, SceneLawTests.

import Easing
import Timeline

extension LargeTitle {
  /// The ready-made configurations; the first is the default.
  public static let presets: [ScenePreset<Configuration>] = [
    ScenePreset(
      "ios15to18", "iOS 15 to 18: the bar's background fades in once the title has collapsed.",
      provenance: .reimplementation, configuration: Configuration()),
    ScenePreset(
      "ios13to14", "iOS 13 and 14: the bar's background fades in as the title collapses.",
      provenance: .reimplementation, configuration: Configuration { $0.edgeMode = .overCollapse }),
    ScenePreset(
      "flutter", "Flutter's sliver navigation bar: settles first, then snaps.",
      provenance: .reimplementation,
      configuration: Configuration {
        $0.switchOffset = 42
        $0.titleFade = .milliseconds(150)
        $0.titleFadeCurve = .linear
        $0.snap = .settleThenCurve(duration: .milliseconds(300), .fastEaseInToSlowEaseOut)
      }),
    ScenePreset(
      "ionic", "Ionic's collapsing header: no snapping, a title that grows further.",
      provenance: .reimplementation,
      configuration: Configuration {
        $0.switchOffset = 52
        $0.snap = .none
        $0.stretch = .ionic
      }),
    ScenePreset(
      "framework7", "Framework7's large navbar: the titles fade with the offset.",
      provenance: .reimplementation,
      configuration: Configuration {
        $0.fadeMode = .ramp(from: 0, to: 52)
        $0.stretch = .none
      }),
  ]
}
