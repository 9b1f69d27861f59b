// What an attribute is at each frame.

import Testing

@testable import Export

@Suite struct SVGTrackTests {
  /// A track of words, one a frame from 0 on.
  static func track(_ words: [String]) -> SVGTrack {
    var track = SVGTrack()
    for (frame, word) in words.enumerated() {
      track.append(Array(word.utf8)[...], isDefault: word == "1", from: frame)
    }
    return track
  }

  @Test func `equal values in a row are kept once`() {
    let track = Self.track(["1", "1", "20", "20", "20", "1", "3"])
    #expect(track.starts == [0, 2, 5, 6])
    #expect((0..<4).map { String(decoding: track[$0], as: UTF8.self) } == ["1", "20", "1", "3"])
  }

  @Test func `it has its default if every value is that`() {
    #expect(Self.track(["1", "1"]).isDefault)
    #expect(!Self.track(["1", "2", "1"]).isDefault)
    #expect(!Self.track(["2"]).isDefault)
  }

  @Test func `the first value holds from the start`() {
    var track = SVGTrack()
    track.append([1], isDefault: false, from: 5)
    track.append([2], isDefault: false, from: 9)
    #expect(track.starts == [0, 9])
  }

  @Test func `an element comes and goes`() {
    var presence = SVGPresence(from: 2)
    #expect(!presence.startsPresent && presence.isPresent)
    for (frame, isPresent) in [(3, true), (4, false), (5, false), (6, true)] {
      presence.set(isPresent, from: frame)
      #expect(presence.isPresent == isPresent)
    }
    #expect(presence.changes == [2, 4, 6])
    let words = (0..<4).map { String(decoding: presence.track[$0], as: UTF8.self) }
    #expect(words == ["none", "inline", "none", "inline"])
    #expect(presence.track.starts == [0, 2, 4, 6])
  }

  @Test func `an element that is always there has its default`() {
    #expect(SVGPresence(from: nil).track.isDefault)
    #expect(SVGPresence(from: nil).track.count == 1)
  }
}
