// The package's own files, for tests of its rules.

import Foundation

/// A text file of the package.
public struct SourceFile: Hashable, Sendable, CustomStringConvertible {
  /// The path from the root of the package: `Sources/Easing/Side.swift`.
  public let path: String

  /// Its whole text.
  public let text: String

  /// Creates a file that need not exist.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The path.
  public var description: String { path }

  /// Its lines, without their ends.
  public var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// A text file of the package, read whole.
  public static func named(_ path: String) throws -> SourceFile {
    SourceFile(
      path: path,
      text: try String(contentsOf: Vectors.packageRoot.appending(path: path), encoding: .utf8))
  }

  /// The name of the module that a file below `Sources` belongs to.
  public var module: String {
    String(path.split(separator: "/").dropFirst().first ?? "")
  }

  /// The Swift files below a folder of the package, sorted by path.
  public static func swiftFiles(in folder: String) throws -> [SourceFile] {
    let start = Vectors.packageRoot.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: start.path(percentEncoded: false))?
      .compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { try named("\(folder)/\($0)") }
  }
}
