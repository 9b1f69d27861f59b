// The inputs of a large title.

import Easing
import Scenes
import Testing
import Timeline

struct LargeTitleInputTests {
  @Test func `the default is a title of iOS 15 to 18, written as text`() {
    let texts = LargeTitle.inputs.map { "\($0.name) \($0.text(LargeTitle.Configuration()))" }
    #expect(
      texts == [
        "screen-width 393", "screen-height 852", "scale 3", "status-height 54", "row-height 44",
        "text-size L", "reduce-motion false", "title Curves", "line-height auto",
        "extension-height auto", "baseline-inset 16", "bottom-gap 8", "title-width 150",
        "margin auto", "stretch flutter",
        "switch-offset auto", "fade-mode timed", "title-fade 0.2s", "title-fade-curve ease-in-out",
        "edge-mode after-collapse(10)", "edge-background-alpha 0",
        "hairline color(srgb 0 0 0 / 0.3)", "edge-hairline #00000000", "hairline-width auto",
        "scroll-length 1000", "rubber-coefficient 0.55", "rubber-dimension auto",
        "deceleration 0.998", "snap curve(0.3s, fast-ease-in-to-slow-ease-out)",
        "gesture drag -104 0.6s ease-in-out; hold 0.2s; drag 40 0.6s ease-in-out; release 0",
      ])
  }

  /// Sets an input of the default from text.
  private func set(_ name: String, _ text: String) throws -> LargeTitle.Configuration {
    var configuration = LargeTitle.Configuration()
    let input = try #require(LargeTitle.inputs.first { $0.name == name })
    try input.set(&configuration, text)
    return configuration
  }

  @Test func `alternatives are read with their numbers`() throws {
    #expect(try set("fade-mode", "instant").fadeMode == .instant)
    #expect(try set("fade-mode", "ramp( 4.5,52 )").fadeMode == .ramp(from: 4.5, to: 52))
    #expect(try set("edge-mode", "none").edgeMode == .none)
    #expect(try set("edge-mode", "over-collapse").edgeMode == .overCollapse)
    #expect(try set("edge-mode", "after-collapse(0)").edgeMode == .afterCollapse(distance: 0))
    #expect(try set("snap", "none").snap == .none)
    #expect(try set("snap", "decay").snap == .decay)
    let curve = try CubicBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4)
    #expect(
      try set("snap", "curve(250ms, cubic-bezier(.1, .2, .3, .4))").snap
        == .curve(duration: .milliseconds(250), .cubicBezier(curve)))
    #expect(
      try set("snap", "settle-then-curve(1/3s, linear)").snap
        == .settleThenCurve(duration: RationalTime(1, 3), .linear))
    #expect(try set("deceleration", "fast").deceleration == 0.99)
    #expect(try set("deceleration", "normal").deceleration == 0.998)
    #expect(try set("gesture", "set 3").gesture == [.setOffset(3)])
    #expect(try set("text-size", "AX3").textSize == .accessibility3)
    #expect(try set("margin", "0").margin == 0)
    #expect(try set("margin", "auto").margin == nil)
  }

  @Test(
    arguments: [
      ("screen-width", "0.5", "a number from 1 to 4096"),
      ("screen-height", "4097", "a number from 1 to 4096"),
      ("scale", "4", "1, 2 or 3"),
      ("scale", "2.5", "1, 2 or 3"),
      ("status-height", "101", "a number from 0 to 100"),
      ("row-height", "19", "a number from 20 to 120"),
      ("text-size", "huge", "xS, S, M, L, xL, xxL, xxxL, AX1, AX2, AX3, AX4 or AX5"),
      ("reduce-motion", "maybe", "true or false"),
      ("title", " ", "a line of 1 to 100 characters, not spaces alone"),
      ("line-height", "0", "a number above 0 and at most 200, or the word auto"),
      ("extension-height", "-1", "a number from 0 to 200, or the word auto"),
      ("baseline-inset", "-1", "a number from 0 to 200"),
      ("bottom-gap", "201", "a number from 0 to 200"),
      ("title-width", "0", "a number above 0 and at most 1000000"),
      ("margin", "-1", "a number from 0 to 2048, or the word auto"),
      ("stretch", "bouncy", "none, flutter or ionic"),
      ("switch-offset", "201", "a number from 0 to 200, or the word auto"),
      (
        "fade-mode", "ramp(5, 5)",
        "timed, instant or ramp(FROM, TO) with offsets 0 ≤ FROM < TO ≤ 10000"
      ),
      (
        "edge-mode", "after-collapse(101)",
        "none, over-collapse or after-collapse(DISTANCE) with a distance from 0 to 100"
      ),
      (
        "edge-mode", "after-collapse()",
        "none, over-collapse or after-collapse(DISTANCE) with a distance from 0 to 100"
      ),
      ("edge-background-alpha", "1.5", "a number from 0 to 1"),
      ("hairline", "black", "a colour such as #333333 or color(srgb 0 0.5 1 / 0.3)"),
      ("hairline-width", "11", "a number from 0 to 10, or the word auto"),
      ("scroll-length", "-1", "a number from 0 to 1000000"),
      ("rubber-coefficient", "0", "a number above 0 and at most 1"),
      ("rubber-dimension", "0.5", "a number from 1 to 1000000, or the word auto"),
      ("deceleration", "1", "normal (0.998), fast (0.99) or a number from 0.9 and below 1"),
      (
        "snap", "curve(0.3s)",
        "none, decay, curve(TIME, CURVE) or settle-then-curve(TIME, CURVE) with a time from 0s to "
          + "1000s"
      ),
      (
        "snap", "curve(-1s, linear)",
        "none, decay, curve(TIME, CURVE) or settle-then-curve(TIME, CURVE) with a time from 0s to "
          + "1000s"
      ),
      (
        "gesture", "hold 1001s",
        "a time from 0s to 1000s as the duration of step 1, which is 1001s"
      ),
    ])
  func `a text that is no value is refused with a whole sentence`(
    _ name: String, _ text: String, _ accepted: String
  ) throws {
    let error = #expect(throws: SceneError.self) { try set(name, text) }
    #expect(error?.description == "The input \(name) is \(text); it takes \(accepted).")
  }

  @Test func `a mistake in a gesture is pointed at`() throws {
    let error = #expect(throws: SceneError.self) { try set("gesture", "drag -40 0.4s; relaese 0") }
    #expect(
      error?.description == "The input gesture is drag -40 0.4s; relaese 0; at character 16 it has "
        + "relaese where it takes drag, hold, release, scroll, set, settle or touch.")
    let ended = #expect(throws: SceneError.self) { try set("gesture", "drag -40") }
    #expect(
      ended?.description == "The input gesture is drag -40; it ends where it takes a time such as "
        + "0.4s or 250ms.")
  }

  @Test(arguments: ["curve(0.3s, foo)", "settle-then-curve(0.3s,foo)"])
  func `a snap along no curve says what is wrong with the curve`(text: String) throws {
    let fault = #expect(throws: EasingError.self) { try EasingCurve(parsing: "foo") }
    let error = #expect(throws: SceneError.self) { try set("snap", text) }
    #expect(error == .invalidCurve(input: "snap", text: "foo", try #require(fault)))
    #expect(error?.description.contains("foo") == true)
  }

  /// Why a configuration makes no scene.
  private func refusal(_ change: (inout LargeTitle.Configuration) -> Void) throws -> String {
    let error = #expect(throws: SceneError.self) {
      try LargeTitle(LargeTitle.Configuration(change))
    }
    return try #require(error).description
  }

  @Test func `what does not go together is refused as the scene is made`() throws {
    #expect(
      try refusal { $0.switchOffset = 60 }
        == "The input switch-offset is 60; it takes a number from 0 to the extension height, 52.")
    #expect(
      try refusal { $0.gesture = [.setOffset(-900), .touch] }
        == "The input gesture is set -900; touch; it takes touches of overscrolls below the rubber "
        + "dimension, 852 points; step 2 touches one of 900.")
    #expect(
      try refusal { $0.gesture = [.hold(RationalTime(-1))] }
        == "The input gesture is hold -1s; it takes a time from 0s to 1000s as the duration of step "
        + "1, which is -1s.")
    #expect(
      try refusal { $0.gesture = [GestureScript.Step](repeating: .settle, count: 1001) }
        .hasSuffix("; it takes at most 1000 steps."))
    #expect(
      try refusal {
        $0.deceleration = 1 - 0x1p-53
        $0.gesture = [.setOffset(100), .release(velocity: 1e-6)]
        $0.snap = .none
      }.hasPrefix("The input gesture is set 100; release "))
  }

  @Test(
    arguments: [
      { $0.screenWidth = .nan }, { $0.screenHeight = .infinity }, { $0.scale = 0 },
      { $0.statusHeight = -1 }, { $0.rowHeight = .nan }, { $0.lineHeight = .nan },
      { $0.extensionHeight = -5 }, { $0.baselineInset = .nan }, { $0.bottomGap = -.infinity },
      { $0.switchOffset = .nan }, { $0.titleFade = RationalTime(-1) },
      { $0.titleFade = RationalTime(1, 1_000_000_007 * 3) },
      { $0.fadeMode = .ramp(from: 3, to: 2) },
      { $0.fadeMode = .ramp(from: .nan, to: 2) }, { $0.edgeMode = .afterCollapse(distance: .nan) },
      { $0.edgeBackgroundAlpha = .nan }, { $0.hairline.alpha = 2 }, { $0.edgeHairline.red = .nan },
      { $0.hairlineWidth = -1 }, { $0.titleWidth = 0 }, { $0.margin = .nan },
      { $0.scrollLength = .nan }, { $0.rubberCoefficient = .nan }, { $0.rubberDimension = .nan },
      { $0.deceleration = .nan }, { $0.snap = .curve(duration: RationalTime(-1), .linear) },
      { $0.gesture = [.setOffset(.nan)] },
    ] as [@Sendable (inout LargeTitle.Configuration) -> Void])
  func `no wrong number gets into a scene`(
    change: @Sendable (inout LargeTitle.Configuration) -> Void
  ) throws {
    let message = try refusal(change)
    #expect(message.hasPrefix("The input ") && message.hasSuffix("."))
  }
}
