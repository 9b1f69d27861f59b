// Animated SVG elements as text.
// Layer: Export. Source: SVG 1.1 (Second Edition), sections 19.2.8 to 19.2.13; SMIL 3.0, section 12.
// Tests: AnimatedSVGTests.

/// How long an animation lasts, and in how many frames.
struct SVGClock {
  /// The number of frames.
  let frameCount: Int

  /// The duration of all frames, in seconds.
  let duration: Double
}

extension SVGMarkup {
  /// Writes an element and what it refers to, with an animation for each attribute that varies.
  mutating func append(_ element: AnimatedElement, _ clock: SVGClock) {
    append(element, element.presence.track, clock, name: nil)
  }

  private mutating func append(
    _ element: AnimatedElement, _ display: SVGTrack, _ clock: SVGClock, name: Int?
  ) {
    var names: [Int] = []
    for definition in element.definitions {
      names.append(makeName())
      // Only a group is seen where it is defined, and so comes and goes with what refers to it.
      let display = definition.tag == .group ? display : SVGTrack()
      append(definition, display, clock, name: names[names.count - 1])
    }
    appendStart(element.tag, name: name)
    appendFirstValues(of: element, display, names)
    var isOpen = !element.text.isEmpty
    if isOpen {
      bytes.append(UInt8(ascii: ">"))
      bytes.append(contentsOf: element.text)
    }
    let isLine = element.tag == .text
    appendAnimations(of: element, display, clock) { markup, animation in
      if !isOpen { markup.bytes.append(contentsOf: isLine ? ">".utf8 : ">\n".utf8) }
      isOpen = true
      markup.bytes.append(contentsOf: animation)
      if !isLine { markup.bytes.append(UInt8(ascii: "\n")) }
    }
    for child in element.children {
      if !isOpen { bytes.append(contentsOf: ">\n".utf8) }
      isOpen = true
      append(child, clock)
    }
    appendEnd(element.tag, isOpen: isOpen)
  }

  /// Writes the attributes as they are at the first frame.
  private mutating func appendFirstValues(
    of element: AnimatedElement, _ display: SVGTrack, _ names: [Int]
  ) {
    var transform: [(SVGAttribute, ArraySlice<UInt8>)] = []
    for (attribute, track) in zip(element.attributes, element.tracks) {
      if attribute.isTransform {
        if !track.isDefault { transform.append((attribute, track[0])) }
      } else if !track.isDefault {
        append(attribute, track[0])
      }
    }
    for (attribute, name) in zip(element.references, names) {
      append(attribute, referringTo: name)
    }
    if !display.isDefault { append(.display, display[0]) }
    appendTransform(transform)
  }

  /// Makes the animations of an element.
  private mutating func appendAnimations(
    of element: AnimatedElement, _ display: SVGTrack, _ clock: SVGClock,
    _ write: (inout SVGMarkup, [UInt8]) -> Void
  ) {
    let parts = zip(element.attributes, element.tracks)
    let isMoving = parts.contains { $0.isTransform && $1.count > 1 }
    var isFirst = true
    for (attribute, track) in parts {
      if attribute.isTransform {
        // The first function replaces the attribute `transform`, each other one is added to it.
        guard isMoving, !track.isDefault else { continue }
        write(&self, clock.animation(of: attribute, track, isSum: !isFirst))
        isFirst = false
      } else if track.count > 1 {
        write(&self, clock.animation(of: attribute, track))
      }
    }
    if display.count > 1 { write(&self, clock.animation(of: .display, display)) }
  }
}

extension SVGClock {
  /// An element that sets an attribute at each frame, and leaves it until the next.
  fileprivate func animation(
    of attribute: SVGAttribute, _ track: SVGTrack, isSum: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    if attribute.isTransform {
      bytes.append(contentsOf: "<animateTransform attributeName=\"transform\" type=\"".utf8)
      bytes.append(contentsOf: attribute.rawValue.utf8)
      if isSum { bytes.append(contentsOf: "\" additive=\"sum".utf8) }
    } else {
      bytes.append(contentsOf: "<animate attributeName=\"".utf8)
      bytes.append(contentsOf: attribute.rawValue.utf8)
    }
    bytes.append(contentsOf: "\" calcMode=\"discrete\" dur=\"".utf8)
    bytes.append(svg: duration)
    bytes.append(contentsOf: "s\" repeatCount=\"indefinite\" values=\"".utf8)
    appendValues(of: track, to: &bytes)
    bytes.append(contentsOf: "\"/>".utf8)
    return bytes
  }

  /// Appends the values: one a frame, or one with a time wherever it changes, whichever is shorter.
  private func appendValues(of track: SVGTrack, to bytes: inout [UInt8]) {
    var changes: [UInt8] = []
    var length = 0
    for index in 0..<track.count {
      if index > 0 { changes.append(UInt8(ascii: ";")) }
      changes.append(contentsOf: track[index])
      length += (track[index].count + 1) * frames(of: index, on: track).count
    }
    changes.append(contentsOf: "\" keyTimes=\"".utf8)
    for index in 0..<track.count {
      if index > 0 { changes.append(UInt8(ascii: ";")) }
      changes.append(svg: Double(track.starts[index]) / Double(frameCount))
    }
    guard length - 1 <= changes.count else {
      bytes.append(contentsOf: changes)
      return
    }
    for index in 0..<track.count {
      for frame in frames(of: index, on: track) {
        if frame > 0 { bytes.append(UInt8(ascii: ";")) }
        bytes.append(contentsOf: track[index])
      }
    }
  }

  /// The frames at which a track has the value with an index.
  private func frames(of index: Int, on track: SVGTrack) -> Range<Int> {
    track.starts[index]..<(index + 1 < track.count ? track.starts[index + 1] : frameCount)
  }
}
