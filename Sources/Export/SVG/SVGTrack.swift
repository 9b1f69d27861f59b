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
