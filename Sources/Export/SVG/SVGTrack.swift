// What an attribute is at each frame.
// Layer: Export. Tests: SVGTrackTests.

/// The values of an attribute over the frames of a run; equal ones in a row are kept once.
struct SVGTrack {
  /// The frames from which on each value holds, rising; the first is 0.
  private(set) var starts: [Int] = []

  /// Whether every value so far is the one that the attribute has where it is not written.
  private(set) var isDefault = true

  /// All values, one behind the other.
  private var bytes: [UInt8] = []

  /// Where each value ends in `bytes`.
  private var ends: [Int] = []

  /// How many values there are, counting equal ones in a row once.
  var count: Int { ends.count }

  /// The value with an index.
  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Says what the value is from a frame on.
  ///
  /// The first value holds from frame 0, whatever its frame: before it, the element is not seen.
  mutating func append(_ value: ArraySlice<UInt8>, isDefault: Bool, from frame: Int) {
    if count > 0 && self[count - 1] == value { return }
    self.isDefault = self.isDefault && isDefault
    starts.append(count == 0 ? 0 : frame)
    bytes.append(contentsOf: value)
    ends.append(bytes.count)
  }
}

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
