// SVG elements as text.
// Layer: Export. Tests: SVGFormatTests.

/// Writes the elements of a tape, each on a line, with what they refer to in front of them.
struct SVGMarkup {
  /// The text so far.
  var bytes: [UInt8] = []

  /// How many elements have been given a name.
  private var nameCount = 0

  /// Writes the elements of a tape, one after the other.
  mutating func append(_ tape: SVGTape) {
    var index = 0
    while index < tape.tokens.count {
      append(tape, element: index)
      index = tape.end(ofTokenAt: index)
    }
  }

  private mutating func append(_ tape: SVGTape, element: Int, name: Int? = nil) {
    guard let (tag, end) = tape.element(at: element) else { return }
    var names: [Int] = []
    var parts = element + 1
    while parts < end {
      if case .reference = tape.tokens[parts] {
        names.append(makeName())
        append(tape, element: parts + 1, name: names[names.count - 1])
      }
      parts = tape.end(ofTokenAt: parts)
    }
    appendStart(tag, name: name)
    appendAttributes(of: element, on: tape, names: names)
    var isOpen = false
    var index = element + 1
    while index < end {
      switch tape.tokens[index] {
      case .attribute, .reference: break
      case .text(let range):
        bytes.append(UInt8(ascii: ">"))
        bytes.append(contentsOf: tape.values[range])
        isOpen = true
      case .element:
        if !isOpen { bytes.append(contentsOf: ">\n".utf8) }
        append(tape, element: index)
        isOpen = true
      }
      index = tape.end(ofTokenAt: index)
    }
    appendEnd(tag, isOpen: isOpen)
  }

  /// Writes the attributes that are not at their default, then the references, then the transform.
  private mutating func appendAttributes(of element: Int, on tape: SVGTape, names: [Int]) {
    var transform: [(SVGAttribute, ArraySlice<UInt8>)] = []
    var references: [SVGAttribute] = []
    tape.forEachPart(of: element) { _, token in
      switch token {
      case .attribute(let attribute, let range, isDefault: false):
        if attribute.isTransform {
          transform.append((attribute, tape.values[range]))
        } else {
          append(attribute, tape.values[range])
        }
      case .reference(let attribute): references.append(attribute)
      case .attribute(_, _, isDefault: true), .text, .element: break
      }
    }
    for (attribute, name) in zip(references, names) { append(attribute, referringTo: name) }
    appendTransform(transform)
  }
}

extension SVGMarkup {
  /// A new name for an element.
  mutating func makeName() -> Int {
    nameCount += 1
    return nameCount
  }

  /// Appends `<rect id="d1"`.
  mutating func appendStart(_ tag: SVGTag, name: Int?) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: tag.rawValue.utf8)
    guard let name else { return }
    bytes.append(contentsOf: " id=\"".utf8)
    append(name: name)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends `</rect>`, or `/>` if nothing stands between the tags.
  mutating func appendEnd(_ tag: SVGTag, isOpen: Bool) {
    if isOpen {
      bytes.append(contentsOf: "</".utf8)
      bytes.append(contentsOf: tag.rawValue.utf8)
      bytes.append(contentsOf: ">\n".utf8)
    } else {
      bytes.append(contentsOf: "/>\n".utf8)
    }
  }

  /// Appends an attribute whose value is ready for XML.
  mutating func append(_ attribute: SVGAttribute, _ value: ArraySlice<UInt8>) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: attribute.rawValue.utf8)
    bytes.append(contentsOf: "=\"".utf8)
    bytes.append(contentsOf: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends an attribute that refers to an element.
  mutating func append(_ attribute: SVGAttribute, referringTo name: Int) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: attribute.rawValue.utf8)
    bytes.append(contentsOf: attribute == .href ? "=\"#".utf8 : "=\"url(#".utf8)
    append(name: name)
    bytes.append(contentsOf: attribute == .href ? "\"".utf8 : ")\"".utf8)
  }

  /// Appends the attribute `transform` with its functions, if there are any.
  mutating func appendTransform(_ functions: [(SVGAttribute, ArraySlice<UInt8>)]) {
    guard !functions.isEmpty else { return }
    bytes.append(contentsOf: " transform=\"".utf8)
    for (position, (function, values)) in functions.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(contentsOf: function.rawValue.utf8)
      bytes.append(UInt8(ascii: "("))
      bytes.append(contentsOf: values)
      bytes.append(UInt8(ascii: ")"))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(name: Int) {
    bytes.append(UInt8(ascii: "d"))
    bytes.append(contentsOf: String(name).utf8)
  }
}
