// The words that the process was started with, as the system gave them.
// Layer: timeline-dump. Tests: ProcessArgumentsTests.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line as bytes: systems do not promise that it is text.
enum ProcessArguments {
  /// The words behind the program's own name, without the zero bytes at their ends.
  static var live: [[UInt8]] {
    CommandLine.unsafeArgv.words(count: Int(CommandLine.argc)).dropFirst().map(Array.init)
  }

  /// The words as text.
  ///
  /// - Throws: `.usage` for the first word that is not UTF-8. To put something else into its place
  ///   would read or write a file that nobody named.
  static func text(of words: [[UInt8]]) throws(CommandError) -> [String] {
    var text: [String] = []
    for (index, bytes) in words.enumerated() {
      guard let word = String(validating: bytes, as: UTF8.self) else {
        throw .usage(
          "Word \(index + 1) of the command line is '\(shown(bytes))', but words and the names of "
            + "files are UTF-8.")
      }
      text.append(word)
    }
    return text
  }

  /// The word with all bytes written out that are no visible character of ASCII.
  private static func shown(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes.prefix(greatestLength) {
      switch byte {
      case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return bytes.count > greatestLength ? text + "…" : text
  }

  /// How many bytes of a word a message shows.
  private static let greatestLength = 256
}

extension UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  /// The bytes of strings that end with a zero.
  fileprivate func words(count: Int) -> [UnsafeRawBufferPointer] {
    (0..<count).compactMap { self[$0] }.map { UnsafeRawBufferPointer(start: $0, count: strlen($0)) }
  }
}
