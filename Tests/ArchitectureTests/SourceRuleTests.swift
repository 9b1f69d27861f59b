// The rules of style that a machine can check.

import Foundation
import TestSupport
import Testing

@Suite struct SourceRuleTests {
  /// The lines at the start of a file that say what it is.
  static func head(of file: SourceFile) -> ArraySlice<Substring> {
    file.lines.prefix { $0.hasPrefix("//") }
  }

  @Test func `no file is longer than 250 lines`() throws {
    let files = try SourceFile.swiftFiles(in: "Sources") + SourceFile.swiftFiles(in: "Tests")
    let long = files.filter { $0.lines.count > 251 && !$0.lines[0].contains("enerated") }
    #expect(long.map { "\($0): \($0.lines.count)" } == [])
  }

  @Test func `every source file begins with what it is and its layer`() throws {
    let wrong = try SourceFile.swiftFiles(in: "Sources").filter { file in
      let head = Self.head(of: file)
      let isSentence = head.first?.hasSuffix(".") == true
      return !isSentence || !head.contains { $0.hasPrefix("// Layer: \(file.module)") }
    }
    #expect(wrong.map(\.path) == [])
  }

  @Test func `the tests that a source file names exist`() throws {
    let tests = Set(
      try SourceFile.swiftFiles(in: "Tests").map { $0.path.split(separator: "/").last ?? "" })
    var missing: [String] = []
    for file in try SourceFile.swiftFiles(in: "Sources") {
      let head = Self.head(of: file).joined(separator: " ")
      guard let start = head.range(of: "Tests: ") else { continue }
      let words = head[start.upperBound...].split { !$0.isLetter && !$0.isNumber }
      for word in words where word.hasSuffix("Tests") && !tests.contains("\(word).swift") {
        missing.append("\(file): \(word)")
      }
    }
    #expect(missing == [])
  }

  /// Lines outside comments that contain a text.
  static func lines(containing text: String, in modules: [String]) throws -> [String] {
    try modules.flatMap { try SourceFile.swiftFiles(in: "Sources/\($0)") }.flatMap { file in
      file.lines.filter { line in
        !line.drop { $0 == " " }.hasPrefix("//") && line.contains(text)
      }.map { "\(file): \($0)" }
    }
  }

  @Test(arguments: [
    "try!", "as!", "fatalError(", "@inlinable", "@frozen",
  ])
  func `no source file takes a shortcut`(shortcut: String) throws {
    #expect(try Self.lines(containing: shortcut, in: Array(ImportTests.allowed.keys)) == [])
  }

  @Test(arguments: ["TODO", "FIXME", "XXX"]) func `nothing is left to do`(mark: String) throws {
    let files = try SourceFile.swiftFiles(in: "Sources").filter { $0.text.contains(mark) }
    #expect(files.map(\.path) == [])
  }

  /// These call the platform's maths library, or may, or differ from run to run.
  @Test(arguments: [
    ".rounded(", ".addingProduct(", ".addProduct(", "fma(", "Double.pow(", "Foundation",
    "SystemRandomNumberGenerator", ".random(", ".shuffled()", "KeyPath", "Double(String",
  ])
  func `the engine calls nothing that differs from machine to machine`(call: String) throws {
    let engine = ["Easing", "Timeline", "Scenes", "Raster", "Export"]
    #expect(try Self.lines(containing: call, in: engine) == [])
  }

  @Test func `no type has the name of a module`() throws {
    let kinds: Set<Substring> = ["struct", "enum", "protocol", "class", "actor", "typealias"]
    var clashes: [String] = []
    for file in try SourceFile.swiftFiles(in: "Sources") {
      let words = file.text.split { !$0.isLetter && !$0.isNumber }
      for (kind, name) in zip(words, words.dropFirst())
      where kinds.contains(kind) && ImportTests.allowed.keys.contains(String(name)) {
        clashes.append("\(file): \(kind) \(name)")
      }
    }
    #expect(clashes == [])
  }
}
