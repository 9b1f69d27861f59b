// The pictures of the README are those that the program makes.

import Foundation
import TestSupport
import Testing

@testable import timeline_dump

@Suite struct ReadmePictureTests {
  @Test func `the pictures are current, and all of them are shown`() throws {
    try BuiltProgram.inNewFolder { folder in
      let root = Vectors.packageRoot
      let run = try BuiltProgram.shell(
        "'\(root.path(percentEncoded: false))/scripts/remake-pictures.sh' \"$PROGRAM\" \"$PWD/new\"",
        in: folder)
      try #require(run.status == 0, "\(run.messages)")
      let old = root.appending(path: "docs/pictures")
      let new = folder.appending(path: "new")
      let names = try BuiltProgram.files(in: new)
      #expect(try BuiltProgram.files(in: old) == names)
      let readme = try SourceFile.named("README.md").text
      for name in names {
        #expect(
          try Data(contentsOf: old.appending(path: name))
            == Data(contentsOf: new.appending(path: name)),
          "\(name) is out of date: run scripts/remake-pictures.sh")
        #expect(readme.contains("docs/pictures/\(name)"))
      }
    }
  }
}
