// What tests of the notation share.

import Testing

@testable import Easing

/// Why a text is not a curve, or `nil` if it is one.
func notationFault(in text: String) -> NotationFault? {
  do throws(EasingError) {
    _ = try EasingCurve(parsing: text)
    return nil
  } catch {
    guard case .notation(let fault) = error else {
      Issue.record("A text gave an error without a position: \(error)")
      return nil
    }
    return fault
  }
}
