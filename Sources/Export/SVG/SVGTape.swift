// The elements of an SVG picture, before they are text.
// Layer: Export. Tests: SVGFormatTests.

import Easing

/// A tree of SVG elements as one run of tokens over one run of bytes.
///
/// A still picture is written straight from it; an animated one compares the tapes of its frames. An
/// attribute that has its default value is on the tape all the same, so that elements which differ only
/// in values have the same tokens.
struct SVGTape {
  /// One part of an element.
  enum Token {
    /// Starts an element, whose tokens end before `end`.
    case element(SVGTag, end: Int)
    /// An attribute of the element that is open, and where its value lies in `values`.
    case attribute(SVGAttribute, Range<Int>, isDefault: Bool)
    /// An attribute that refers to the element which follows; that is written in front of the open one.
    case reference(SVGAttribute)
    /// What stands between the tags, ready for XML.
    case text(Range<Int>)
  }

  /// The tokens, element by element.
  private(set) var tokens: [Token] = []

  /// The text of all values, in UTF-8 and escaped for XML.
  private(set) var values: [UInt8] = []

  /// Forgets all elements.
  mutating func removeAll() {
    tokens.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}

extension SVGTape {
  /// Adds an element; the body adds its attributes and what is in it.
  mutating func add(_ tag: SVGTag, _ body: (inout SVGTape) -> Void) {
    let start = tokens.count
    tokens.append(.element(tag, end: start))
    body(&self)
    tokens[start] = .element(tag, end: tokens.count)
  }

  /// Adds an attribute that refers to an element, which the body adds.
  mutating func refer(_ attribute: SVGAttribute, to body: (inout SVGTape) -> Void) {
    tokens.append(.reference(attribute))
    body(&self)
  }

  /// Adds an attribute whose value the body writes.
  mutating func set(
    _ attribute: SVGAttribute, isDefault: Bool = false, _ body: (inout [UInt8]) -> Void
  ) {
    let start = values.count
    body(&values)
    tokens.append(.attribute(attribute, start..<values.count, isDefault: isDefault))
  }

  /// Adds an attribute that is a word of SVG.
  mutating func set(_ attribute: SVGAttribute, _ word: String, default: String? = nil) {
    set(attribute, isDefault: word == `default`) { $0.append(contentsOf: word.utf8) }
  }

  /// Adds an attribute that is a number.
  mutating func set(_ attribute: SVGAttribute, _ number: Double, default: Double? = nil) {
    set(attribute, isDefault: number == `default`) { $0.append(svg: number) }
  }

  /// Adds what stands between the tags.
  mutating func addText(_ text: String) {
    let start = values.count
    values.append(xml: text)
    tokens.append(.text(start..<values.count))
  }
}

extension SVGTape {
  /// The tag of the element at a place, and the place after it.
  func element(at index: Int) -> (tag: SVGTag, end: Int)? {
    guard tokens.indices.contains(index), case .element(let tag, let end) = tokens[index] else {
      return nil
    }
    return (tag, end)
  }

  /// The place after a token and all that belongs to it.
  func end(ofTokenAt index: Int) -> Int {
    switch tokens[index] {
    case .element(_, let end): end
    case .reference: end(ofTokenAt: index + 1)
    case .attribute, .text: index + 1
    }
  }

  /// Calls a body with the place of each part of an element: its attributes, references, text and the
  /// elements in it, in their order.
  func forEachPart(of element: Int, _ body: (Int, Token) -> Void) {
    let end = end(ofTokenAt: element)
    var index = element + 1
    while index < end {
      body(index, tokens[index])
      index = self.end(ofTokenAt: index)
    }
  }
}
