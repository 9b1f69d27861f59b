// How values that change are written over the time of a document.
// Layer: Export. Source: SVG 1.1 (Second Edition), sections 19.2.8 to 19.2.13; SMIL 3.0, section 12.
// Tests: AnimatedSVGTests.

/// How long an animation lasts, and in how many frames.
struct SVGClock {
  /// The number of frames.
  let frameCount: Int

  /// The duration of all frames, in seconds.
  let duration: Double
}

extension SVGClock {
  /// An element that sets an attribute at each frame, and leaves it until the next.
  func animation(
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
