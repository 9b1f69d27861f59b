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

/// Expects a text to be read as a curve that is no CSS, whose notation is another text and is read as the same curve.
func expect(
  _ text: String, isReadAs notation: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let curve = try EasingCurve(parsing: text)
  #expect(curve.notation == notation, sourceLocation: sourceLocation)
  #expect(try EasingCurve(parsing: notation) == curve, sourceLocation: sourceLocation)
  #expect(curve.cssNotation == nil, sourceLocation: sourceLocation)
}
