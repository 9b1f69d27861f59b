// Text as XML writes it.

import Foundation
import TestSupport
import Testing

@testable import Export

@Suite struct XMLTextTests {
  /// The text as it stands in a document, and as a parser reads it from there.
  static func written(_ text: String) throws -> (markup: String, read: String) {
    var bytes: [UInt8] = []
    bytes.append(xml: text)
    let document = Array("<text>".utf8) + bytes + Array("</text>".utf8)
    return (String(decoding: bytes, as: UTF8.self), try XMLNode.parsing(document).text)
  }

  @Test func `markup is escaped`() throws {
    let (markup, read) = try Self.written("a<b> & \"c\" 'd' ]]>")
    #expect(markup == "a&lt;b&gt; &amp; &quot;c&quot; 'd' ]]&gt;")
    #expect(read == "a<b> & \"c\" 'd' ]]>")
  }

  @Test func `tabs and line ends come through`() throws {
    #expect(try Self.written("\ta\n b\r\nc\r").read == "\ta\n b\r\nc\r")
  }

  @Test func `characters that XML does not allow are replaced`() throws {
    #expect(
      try Self.written("a\u{0}\u{1}\u{1F}\u{B}b").read == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b")
    #expect(try Self.written("\u{FFFE}\u{FFFF}").read == "\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: 0..<50) func `a parser reads the text back`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var text = ""
    for _ in 0..<40 {
      let limit: UInt32 = Bool.random(using: &random) ? 0x100 : 0x11_0000
      guard let scalar = Unicode.Scalar(UInt32.random(in: 0x20..<limit, using: &random)),
        scalar.value != 0xFFFE, scalar.value != 0xFFFF
      else { continue }
      text.unicodeScalars.append(scalar)
    }
    // Compared by scalars: equal strings may be written in different ones.
    let read = try Self.written(text).read
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }
}
