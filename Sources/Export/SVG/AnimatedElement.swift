// An element of SVG over the frames of a run.
// Layer: Export. Tests: AnimatedSVGTests.

/// An element that is the same one in many frames, with what changes about it.
struct AnimatedElement {
  /// What it is.
  let tag: SVGTag

  /// The names of its attributes.
  private(set) var attributes: [SVGAttribute] = []

  /// The values of each attribute.
  private(set) var tracks: [SVGTrack] = []

  /// The attributes that refer to another element.
  private(set) var references: [SVGAttribute] = []

  /// The element that each of those refers to.
  private(set) var definitions: [AnimatedElement] = []

  /// What stands between its tags, ready for XML.
  private(set) var text: [UInt8] = []

  /// The elements in it, in the order of painting; each is in some of the frames.
  private(set) var children: [AnimatedElement] = []

  /// When it is there, while what it is in is there.
  private(set) var presence = SVGPresence(from: nil)

  /// The first frame that it is in.
  private let firstFrame: Int

  /// The places of the last frame's elements among `children`.
  private var lastPlaces: [Int] = []

  /// Creates a group without elements.
  init() {
    tag = .group
    firstFrame = 0
  }

  /// Creates what an element on a tape is at a frame.
  private init(_ element: Int, of tape: SVGTape, tag: SVGTag, frame: Int) {
    self.tag = tag
    firstFrame = frame
    tape.forEachPart(of: element) { index, token in
      switch token {
      case .attribute(let attribute, _, _):
        attributes.append(attribute)
        tracks.append(SVGTrack())
      case .reference(let attribute):
        guard let (tag, _) = tape.element(at: index + 1) else { return }
        references.append(attribute)
        definitions.append(AnimatedElement(index + 1, of: tape, tag: tag, frame: frame))
      case .text(let range):
        text = Array(tape.values[range])
      case .element: break
      }
    }
    record(element, of: tape, frame: frame)
  }
}

extension AnimatedElement {
  /// Takes over what an element on a tape, which this one matches, is at a frame.
  private mutating func record(_ element: Int, of tape: SVGTape, frame: Int) {
    var (attribute, reference) = (0, 0)
    var elements: [Int] = []
    tape.forEachPart(of: element) { index, token in
      switch token {
      case .attribute(_, let range, let isDefault):
        tracks[attribute].append(tape.values[range], isDefault: isDefault, from: frame)
        attribute += 1
      case .reference:
        definitions[reference].record(index + 1, of: tape, frame: frame)
        reference += 1
      case .element: elements.append(index)
      case .text: break
      }
    }
    record(elements, of: tape, frame: frame)
  }

  /// Takes over what is in it at a frame: elements on a tape, in the order of painting.
  mutating func record(_ elements: [Int], of tape: SVGTape, frame: Int) {
    if !isLastPlaces(of: elements, on: tape) { align(elements, on: tape, frame: frame) }
    var next = 0
    for place in children.indices {
      let isPresent = next < elements.count && lastPlaces[next] == place
      if isPresent {
        children[place].record(elements[next], of: tape, frame: frame)
        next += 1
      }
      children[place].presence.set(isPresent, from: frame)
    }
  }

  /// Whether elements match the places of those of the last frame.
  private func isLastPlaces(of elements: [Int], on tape: SVGTape) -> Bool {
    elements.count == lastPlaces.count
      && zip(elements, lastPlaces).allSatisfy { children[$1].matches($0, of: tape) }
  }

  /// Finds a place for each of the elements, and makes one where there is none.
  private mutating func align(_ elements: [Int], on tape: SVGTape, frame: Int) {
    let places = SequenceAlignment.places(of: elements.count, among: children.count) {
      children[$1].matches(elements[$0], of: tape)
    }
    lastPlaces.removeAll(keepingCapacity: true)
    var added = 0
    for (element, place) in zip(elements, places) {
      if let place {
        lastPlaces.append(place + added)
      } else if let (tag, _) = tape.element(at: element) {
        let place = (lastPlaces.last ?? -1) + 1
        var child = AnimatedElement(element, of: tape, tag: tag, frame: frame)
        child.presence = SVGPresence(from: frame == firstFrame ? nil : frame)
        children.insert(child, at: place)
        lastPlaces.append(place)
        added += 1
      }
    }
  }

  /// Whether an element on a tape can be this one at another frame.
  ///
  /// That is so if its attributes are the same, with the same values where those cannot change. What is
  /// in a group, or in a definition, may come and go, but nothing can in a gradient, mask or filter.
  func matches(_ element: Int, of tape: SVGTape) -> Bool {
    guard let (tag, _) = tape.element(at: element), tag == self.tag else { return false }
    var (attribute, reference, child) = (0, 0, 0)
    var (isSame, text) = (true, [UInt8]()[...])
    tape.forEachPart(of: element) { index, token in
      guard isSame else { return }
      switch token {
      case .attribute(let name, let range, _):
        isSame =
          attributes.indices.contains(attribute) && attributes[attribute] == name
          && !(name.isStructural && tracks[attribute][0] != tape.values[range])
        attribute += 1
      case .reference(let name):
        isSame =
          references.indices.contains(reference) && references[reference] == name
          && definitions[reference].matches(index + 1, of: tape)
        reference += 1
      case .element:
        guard tag != .group else { return }
        isSame = children.indices.contains(child) && children[child].matches(index, of: tape)
        child += 1
      case .text(let range): text = tape.values[range]
      }
    }
    return isSame && attribute == attributes.count && reference == references.count
      && text == self.text[...] && (tag == .group || child == children.count)
  }
}
