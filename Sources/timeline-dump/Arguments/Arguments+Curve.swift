// Curves as values of options.
// Layer: timeline-dump. Tests: TimingCommandTests, SceneCommandTests.

import Easing

extension Arguments {
  /// The curve that an option gives, or its standard.
  func curve(_ option: OptionDefinition) throws(CommandError) -> EasingCurve {
    let text = self[option] ?? option.standard ?? ""
    do throws(EasingError) {
      return try EasingCurve(parsing: text)
    } catch {
      throw .wrongCurve(option.name, error)
    }
  }
}

extension CommandError {
  /// An option has a value that is not a curve; where and why is said.
  static func wrongCurve(_ option: String, _ error: EasingError) -> CommandError {
    guard case .notation(let fault) = error else {
      return .usage("The option --\(option) is no curve: \(error.description)")
    }
    return .usage(
      "The option --\(option) is '\(fault.text.excerpt(around: fault.position - 1))', but that is wrong \(fault.place): "
        + fault.reason.description)
  }
}
