// The inputs of a large title by name.
// Layer: Scenes. Tests: LargeTitleInputTests.

import Easing
import Timeline

extension LargeTitle {
  /// The inputs by name, in the order of help and list.
  public static let inputs: [SceneInput<Configuration>] =
    screenInputs + titleInputs + fadeInputs + edgeInputs + scrollInputs

  private static var screenInputs: [SceneInput<Configuration>] {
    [
      .length(
        "screen-width", "The width of the screen.", in: .from(1, to: 4096), provenance: .official,
        get: { $0.screenWidth }, set: { $0.screenWidth = $1 }),
      .length(
        "screen-height", "The height of the screen.", in: .from(1, to: 4096),
        provenance: .official, get: { $0.screenHeight }, set: { $0.screenHeight = $1 }),
      .value(
        "scale", valueName: "N", "Device pixels per point of the screen, and of its pictures.",
        accepted: "1, 2 or 3",
        provenance: .official, get: { $0.scale }, set: { $0.scale = $1 },
        read: { Int($0) }, write: { "\($0)" }, isValid: { (1...3).contains($0) }),
      .length(
        "status-height", "The height of the status bar.", in: .from(0, to: 100),
        provenance: .official, get: { $0.statusHeight }, set: { $0.statusHeight = $1 }),
      .length(
        "row-height", "The height of the bar's row of buttons.", in: .from(20, to: 120),
        provenance: .official, get: { $0.rowHeight }, set: { $0.rowHeight = $1 }),
      .choice(
        "text-size", valueName: "SIZE", "The size of text that the user has chosen.",
        provenance: .official, get: { $0.textSize }, set: { $0.textSize = $1 }),
      .flag(
        "reduce-motion", "Whether titles change at once and nothing snaps.",
        provenance: .inferred, get: { $0.reducesMotion }, set: { $0.reducesMotion = $1 }),
    ]
  }

  private static var titleInputs: [SceneInput<Configuration>] {
    [
      .line(
        "title", "What the titles say.", provenance: .inferred,
        get: { $0.title }, set: { $0.title = $1 }),
      .length(
        "line-height", "The height of a line of the large title.", in: .above(0, atMost: 200),
        or: "auto", provenance: .official,
        get: { $0.lineHeight }, set: { $0.lineHeight = $1 }),
      .length(
        "extension-height", "What the large title adds to the bar; 0 for no large title.",
        in: .from(0, to: 200), or: "auto", provenance: .reimplementation,
        get: { $0.extensionHeight }, set: { $0.extensionHeight = $1 }),
      .length(
        "baseline-inset", "How far the baseline is above the bottom of the expanded bar.",
        in: .from(0, to: 200), provenance: .inferred,
        get: { $0.baselineInset }, set: { $0.baselineInset = $1 }),
      .length(
        "bottom-gap", "How far the title's line is above the bottom of the expanded bar.",
        in: .from(0, to: 200), provenance: .reimplementation,
        get: { $0.bottomGap }, set: { $0.bottomGap = $1 }),
      .length(
        "title-width", "The width of the large title at its own size.", in: .positiveLengths,
        provenance: .inferred, get: { $0.titleWidth }, set: { $0.titleWidth = $1 }),
      .length(
        "margin", "The margin on both sides of the large title.", in: .from(0, to: 2048),
        or: "auto", provenance: .reimplementation,
        get: { $0.margin }, set: { $0.margin = $1 }),
      .choice(
        "stretch", valueName: "MODE", "How the title grows when the content is pulled down.",
        provenance: .reimplementation, get: { $0.stretch }, set: { $0.stretch = $1 }),
    ]
  }

  private static var fadeInputs: [SceneInput<Configuration>] {
    [
      .length(
        "switch-offset", "The offset above which the inline title shows.",
        in: .from(0, to: 200), or: "auto", provenance: .inferred,
        get: { $0.switchOffset }, set: { $0.switchOffset = $1 }),
      .value(
        "fade-mode", valueName: "MODE",
        "How the titles change: at the switch offset, or with the offset itself in a ramp.",
        accepted: "timed, instant or ramp(FROM, TO) with offsets 0 ≤ FROM < TO ≤ 10000",
        provenance: .inferred, get: { $0.fadeMode }, set: { $0.fadeMode = $1 },
        read: FadeMode.init(parsing:), write: { $0.text }, isValid: { $0.isValid }),
      .time(
        "title-fade", "How long a title takes to fade.", in: .times,
        provenance: .reimplementation, get: { $0.titleFade }, set: { $0.titleFade = $1 }),
      .curve(
        "title-fade-curve", "The curve of a title's fade.", provenance: .inferred,
        get: { $0.titleFadeCurve }, set: { $0.titleFadeCurve = $1 }),
    ]
  }

  private static var edgeInputs: [SceneInput<Configuration>] {
    [
      .value(
        "edge-mode", valueName: "MODE",
        "What takes the bar from its appearance at the edge to the standard one.",
        accepted: "none, over-collapse or after-collapse(DISTANCE) with a distance from 0 to 100",
        provenance: .reimplementation, get: { $0.edgeMode }, set: { $0.edgeMode = $1 },
        read: BarEdge.Mode.init(parsing:), write: { $0.text }, isValid: { $0.isValid }),
      .number(
        "edge-background-alpha", "The alpha of the background at the edge; 0 for none.",
        in: .unit, provenance: .official,
        get: { $0.edgeBackgroundAlpha }, set: { $0.edgeBackgroundAlpha = $1 }),
      .color(
        "hairline", "The colour of the hairline under the standard appearance.",
        provenance: .reimplementation, get: { $0.hairline }, set: { $0.hairline = $1 }),
      .color(
        "edge-hairline", "The colour of the hairline under the appearance at the edge.",
        provenance: .official, get: { $0.edgeHairline }, set: { $0.edgeHairline = $1 }),
      .length(
        "hairline-width", "The height of the hairline.", in: .from(0, to: 10), or: "auto",
        provenance: .article, get: { $0.hairlineWidth }, set: { $0.hairlineWidth = $1 }),
    ]
  }
}
