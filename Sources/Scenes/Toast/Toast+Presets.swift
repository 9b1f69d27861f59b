// The ready-made toasts.
// Layer: Scenes. Source: an article on a toast made of a view animation. Tests: SceneLawTests.

import Easing
import Timeline

extension Toast {
  /// The ready-made configurations; the first is the default.
  public static let presets: [ScenePreset<Configuration>] = [
    ScenePreset(
      "article", "The toast of a published app, as an article describes it: 5 s of ease-in.",
      provenance: .article,
      configuration: Configuration()),
    ScenePreset(
      "articleShipped", "The same toast as its app later shipped it.",
      provenance: .article,
      configuration: Configuration {
        $0.curve = .easeOut
        $0.delay = .milliseconds(100)
      }),
  ]
}
