// The kinds of input that scenes have in common.
// Layer: Scenes. Tests: SceneInputTests.

public import Easing
public import Timeline

extension SceneInput {
  /// An input of any type, from the functions that read, write and judge its values.
  ///
  /// `get` and `set` reach the value in a configuration; `read` gives the value that a text stands
  /// for, or `nil` if it stands for none, and reads back what `write` writes; `isValid` says whether
  /// the input takes a value.
  public static func value<Value: Sendable>(
    _ name: String, unit: String? = nil, valueName: String, _ summary: String,
    accepted: @autoclosure @escaping @Sendable () -> String, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> Value,
    set: @escaping @Sendable (inout Configuration, Value) -> Void,
    read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String,
    isValid: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> SceneInput {
    SceneInput(
      name, unit: unit, valueName: valueName, summary, accepted: accepted(),
      provenance: provenance,
      text: { configuration in write(get(configuration)) },
      set: { (configuration, text) throws(SceneError) in
        guard let value = read(text), isValid(value) else {
          throw .invalid(input: name, value: text, accepted: accepted())
        }
        set(&configuration, value)
      },
      check: { (configuration) throws(SceneError) in
        let value = get(configuration)
        guard isValid(value) else {
          throw .invalid(input: name, value: write(value), accepted: accepted())
        }
      })
  }

  /// A number within a range.
  public static func number(
    _ name: String, unit: String? = nil, valueName: String = "N", _ summary: String,
    in range: InputRange<Double>, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> Double,
    set: @escaping @Sendable (inout Configuration, Double) -> Void
  ) -> SceneInput {
    value(
      name, unit: unit, valueName: valueName, summary,
      accepted: range.accepted("a number", text: InputText.number), provenance: provenance,
      get: get, set: set, read: { DecimalNumber($0)?.doubleValue }, write: InputText.number,
      isValid: range.contains)
  }

  /// A length in points within a range.
  public static func length(
    _ name: String, _ summary: String, in range: InputRange<Double>, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> Double,
    set: @escaping @Sendable (inout Configuration, Double) -> Void
  ) -> SceneInput {
    number(
      name, unit: "pt", valueName: "PT", summary, in: range, provenance: provenance, get: get,
      set: set)
  }

  /// A length in points within a range, or a word that stands for `nil`.
  public static func length(
    _ name: String, _ summary: String, in range: InputRange<Double>, or word: String,
    provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> Double?,
    set: @escaping @Sendable (inout Configuration, Double?) -> Void
  ) -> SceneInput {
    value(
      name, unit: "pt", valueName: "PT", summary,
      accepted: range.accepted("a number", text: InputText.number) + ", or the word \(word)",
      provenance: provenance, get: get, set: set,
      read: { text -> Double?? in
        if text == word { return .some(nil) }
        guard let length = DecimalNumber(text)?.doubleValue else { return nil }
        return .some(length)
      },
      write: { length in length.map(InputText.number) ?? word },
      isValid: { length in length.map(range.contains) ?? true })
  }

  /// A time within a range.
  public static func time(
    _ name: String, _ summary: String, in range: InputRange<RationalTime>, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> RationalTime,
    set: @escaping @Sendable (inout Configuration, RationalTime) -> Void
  ) -> SceneInput {
    value(
      name, unit: "s", valueName: "TIME", summary,
      accepted: range.accepted("a time such as 1.2s or 350ms,", text: InputText.time),
      provenance: provenance, get: get, set: set, read: InputText.time(parsing:),
      write: InputText.time,
      isValid: { range.contains($0) && $0.isWithinLimits })
  }

  /// Yes or no: `true` or `false`, and also `yes`, `no`, `on`, `off`, `1`, `0`.
  public static func flag(
    _ name: String, _ summary: String, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> Bool,
    set: @escaping @Sendable (inout Configuration, Bool) -> Void
  ) -> SceneInput {
    value(
      name, valueName: "BOOL", summary, accepted: "true or false", provenance: provenance,
      get: get, set: set, read: InputText.flag(parsing:), write: { $0 ? "true" : "false" })
  }

  /// An easing curve, in the notation of CSS.
  public static func curve(
    _ name: String, _ summary: String, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> EasingCurve,
    set: @escaping @Sendable (inout Configuration, EasingCurve) -> Void
  ) -> SceneInput {
    SceneInput(
      name, valueName: "CURVE", summary,
      accepted: "a curve such as ease-in-out or cubic-bezier(0.42, 0, 0.58, 1)",
      provenance: provenance, text: { configuration in get(configuration).notation },
      set: { (configuration, text) throws(SceneError) in
        do throws(EasingError) {
          set(&configuration, try EasingCurve(parsing: text))
        } catch {
          throw .invalidCurve(input: name, text: text, error)
        }
      })
  }

  /// A colour, in the notation of CSS.
  public static func color(
    _ name: String, _ summary: String, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> SceneColor,
    set: @escaping @Sendable (inout Configuration, SceneColor) -> Void
  ) -> SceneInput {
    value(
      name, valueName: "COLOR", summary,
      accepted: "a colour such as #333333 or color(srgb 0 0.5 1 / 0.3)", provenance: provenance,
      get: get, set: set, read: SceneColor.init(parsing:), write: { $0.notation },
      isValid: { $0.isValid })
  }

  /// One of the cases of an enumeration, under their raw names, in upper or lower case.
  public static func choice<Choice: CaseIterable & RawRepresentable & Sendable>(
    _ name: String, valueName: String = "NAME", _ summary: String, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> Choice,
    set: @escaping @Sendable (inout Configuration, Choice) -> Void
  ) -> SceneInput where Choice.RawValue == String {
    value(
      name, valueName: valueName, summary,
      accepted: InputText.alternatives(Choice.allCases.map { $0.rawValue }), provenance: provenance,
      get: get, set: set, read: InputText.choice(parsing:), write: { $0.rawValue })
  }

  /// A line of text, which some people will read.
  public static func line(
    _ name: String, _ summary: String, provenance: Provenance,
    get: @escaping @Sendable (Configuration) -> String,
    set: @escaping @Sendable (inout Configuration, String) -> Void
  ) -> SceneInput {
    SceneInput(
      name, valueName: "TEXT", summary, accepted: InputText.line, provenance: provenance, text: get,
      set: { (configuration, text) throws(SceneError) in
        try InputText.checkLine(text, of: name)
        set(&configuration, text)
      },
      check: { (configuration) throws(SceneError) in
        try InputText.checkLine(get(configuration), of: name)
      })
  }
}
