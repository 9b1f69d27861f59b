// Imports point down only.

import Foundation
import TestSupport
import Testing

@Suite struct ImportTests {
  /// What each module may import, as docs/ARCHITECTURE.md draws it.
  static let allowed: [String: Set<String>] = [
    "Easing": [],
    "Timeline": ["Easing"],
    "Scenes": ["Easing", "Timeline"],
    "Raster": [],
    "Export": ["Easing", "Timeline", "Scenes", "Raster"],
    "timeline-dump": [
      "Easing", "Timeline", "Scenes", "Raster", "Export", "Glibc", "Musl", "Darwin",
      "Synchronization",
    ],
  ]

  @Test func `every module is known here`() throws {
    let modules = Set(try SourceFile.swiftFiles(in: "Sources").map(\.module))
    #expect(modules == Set(Self.allowed.keys))
  }

  @Test func `a file imports only what lies below its module`() throws {
    #expect(Self.wrongImports(of: try SourceFile.swiftFiles(in: "Sources")) == [])
  }

  @Test(arguments: [
    ("Easing", "import Timeline", "Timeline"),
    ("Timeline", "public import Easing\npackage import Scenes", "Scenes"),
    ("Raster", "import Easing", "Easing"),
    ("Export", "import Foundation", "Foundation"),
    ("Scenes", "internal import struct Foundation.URL", "Foundation"),
    ("timeline-dump", "import Foundation", "Foundation"),
    ("Export", "#if canImport(Glibc)\n  import Glibc\n#endif", "Glibc"),
    ("Unknown", "import Easing", "Easing"),
  ]) func `an import that lies elsewhere is found`(module: String, text: String, found: String) {
    let files = [
      SourceFile(path: "Sources/Export/Good.swift", text: "import Easing\npublic import Scenes"),
      SourceFile(path: "Sources/\(module)/Folder/Bad.swift", text: "// Head.\n\n\(text)\n"),
      SourceFile(path: "Sources/timeline-dump/Good.swift", text: "import Glibc\nimport Export"),
    ]
    #expect(Self.wrongImports(of: files) == ["Sources/\(module)/Folder/Bad.swift: \(found)"])
  }

  @Test func `the package lets no target see more than its imports`() throws {
    let manifest = try SourceFile.named("Package.swift").text
    for (module, imports) in Self.allowed where module != "timeline-dump" && !imports.isEmpty {
      let order = ["Easing", "Timeline", "Scenes", "Raster"].filter(imports.contains)
      let list = order.map { "\"\($0)\"" }.joined(separator: ", ")
      #expect(manifest.contains("module(\"\(module)\", imports: [\(list)])"))
    }
    #expect(manifest.contains("module(\"Raster\"),"))
    #expect(!manifest.contains(".package("))
  }

  @Test(arguments: [
    ("import Foundation", ["Foundation"]),
    ("  public import struct Foundation.URL  // why", ["Foundation"]),
    ("@testable @preconcurrency import Glibc; import Easing", ["Glibc", "Easing"]),
    ("// import Foundation", []),
    ("let important = 1", []),
  ]) func `an import is found however it is written`(line: String, modules: [String]) {
    let file = SourceFile(path: "Sources/Easing/X.swift", text: line)
    #expect(Self.imports(of: file) == modules)
  }

  /// The imports that a file of its module may not have, each after the file's path.
  static func wrongImports(of files: [SourceFile]) -> [String] {
    files.flatMap { file in
      let allowed = allowed[file.module] ?? []
      return imports(of: file).filter { !allowed.contains($0) }.map { "\(file): \($0)" }
    }
  }

  /// The modules that a file names in its imports, comments left out.
  static func imports(of file: SourceFile) -> [String] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
    return file.lines.flatMap { line -> [String] in
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.split(separator: ";").compactMap { statement in
        let words = statement.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard let index = words.firstIndex(of: "import") else { return nil }
        let name = words[(index + 1)...].first { !kinds.contains($0) }
        return name.map { String($0.split(separator: ".")[0]) }
      }
    }
  }
}
