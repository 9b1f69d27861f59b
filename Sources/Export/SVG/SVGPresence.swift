// When an element is in a picture.
// Layer: Export. Tests: SVGTrackTests.

/// When an element is there.
struct SVGPresence {
  /// Whether it is there at frame 0.
  private(set) var startsPresent: Bool

  /// The frames at which it comes and goes, rising.
  private(set) var changes: [Int]

  /// Creates the presence of an element that comes at a frame, or is there from the start.
  init(from frame: Int?) {
    startsPresent = frame == nil
    changes = frame.map { [$0] } ?? []
  }

  /// Whether it is there at the last frame.
  var isPresent: Bool { startsPresent == changes.count.isMultiple(of: 2) }

  /// Says whether it is there from a frame on.
  mutating func set(_ isPresent: Bool, from frame: Int) {
    if isPresent != self.isPresent { changes.append(frame) }
  }

  /// The values of the attribute `display`.
  var track: SVGTrack {
    var track = SVGTrack()
    var isPresent = startsPresent
    for frame in [0] + changes {
      let word = isPresent ? "inline" : "none"
      track.append(Array(word.utf8)[...], isDefault: isPresent, from: frame)
      isPresent.toggle()
    }
    return track
  }
}
