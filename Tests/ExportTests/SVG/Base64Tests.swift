// Bytes as text.

import Foundation
import TestSupport
import Testing

@testable import Export

@Suite struct Base64Tests {
  @Test(arguments: 0..<40) func `it is Foundation's encoding`(count: Int) {
    var random = SplitMix64(seed: count)
    let data = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    var bytes = Array("x".utf8)
    Base64.append(data, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x" + Data(data).base64EncodedString())
  }
}
