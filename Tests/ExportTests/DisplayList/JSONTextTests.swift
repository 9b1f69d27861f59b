// Values as JSON writes them.

import Foundation
import TestSupport
import Testing

@testable import Export

@Suite struct JSONTextTests {
  @Test(arguments: 0..<50) func `a parser reads a string back`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var text = ""
    for _ in 0..<40 {
      let limit: UInt32 = Bool.random(using: &random) ? 0x80 : 0x11_0000
      guard let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) else {
        continue
      }
      text.unicodeScalars.append(scalar)
    }
    var bytes = Array("[".utf8)
    bytes.append(json: text)
    bytes += Array("]".utf8)
    let read = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String]
    #expect(Array(read?.first?.unicodeScalars ?? "".unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `fields and items are separated by commas`() {
    var json = JSONWriter()
    json.object { json in
      json.field("a", 1)
      json.field("b", array: [1, 2]) { number, json in json.object { $0.field("c", number) } }
      json.field("d", array: [Int]()) { _, _ in }
      json.field("e", object: Int?.none) { _, _ in }
      json.field("f", object: 3) { number, json in json.field("g", Double(number) / 2) }
      json.field("h", [.nan, -0.0, 1e21])
      json.field("i", "j")
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"a":1,"b":[{"c":1},{"c":2}],"d":[],"e":null,"f":{"g":1.5},"#
        + #""h":[null,0,1e+21],"i":"j"}"#)
  }
}
