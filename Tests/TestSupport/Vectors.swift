// Reads the expected values in `Tests/Vectors`.

public import Foundation

/// The folder of expected values, and readers for its formats.
public enum Vectors {
  /// The root of the package.
  public static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The whole text of a file in `Tests/Vectors`.
  public static func text(_ name: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: "Tests/Vectors/\(name)"), encoding: .utf8)
  }

  /// A JSON file of `Tests/Vectors`, decoded.
  public static func json<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    let data = try Data(contentsOf: packageRoot.appending(path: "Tests/Vectors/\(name)"))
    return try JSONDecoder().decode(type, from: data)
  }

  /// The rows of a CSV file of `Tests/Vectors`, each a dictionary from column name to field.
  ///
  /// Lines that start with `#` are passed over; fields hold no quotes.
  public static func csv(_ name: String) throws -> [[String: String]] {
    let lines = try text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
    guard let header = lines.first?.split(separator: ",", omittingEmptySubsequences: false) else {
      return []
    }
    return lines.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(zip(header.map(String.init), fields)) { first, _ in first }
    }
  }
}
