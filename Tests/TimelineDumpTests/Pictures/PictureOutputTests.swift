// Files of frames that are there whole or not at all, whatever ends the export.

import Foundation
import TestSupport
import Testing

@testable import timeline_dump

@Suite struct PictureOutputTests {
  static let small = "--size 16x16"
  static let endless = "shimmer --frames '0..<1000000' \(small)"

  /// The files are 0 … n − 1 without a gap, each a whole PNG.
  static func expectWholeFrames(in folder: URL, count: Int) throws {
    let names = try BuiltProgram.files(in: folder)
    #expect(names == (0..<count).map { String(format: "%05d.png", $0) })
    for name in names.suffix(3) {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      #expect(bytes.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82], "\(name)")
    }
  }

  /// The number behind "Stopped after".
  static func count(in messages: String) throws -> Int {
    let words = messages.split(separator: " ")
    let place = try #require(words.firstIndex(of: "after"))
    return try #require(Int(words[place + 1]))
  }

  @Test func `a pattern makes its folder and a file for each frame, of the same bytes as alone`()
    throws
  {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        timeline shimmer --fps 24 \(Self.small) --output 'a/b/%03d.png' && ls a/b | wc -l && ls -A a
        timeline shimmer --fps 24 \(Self.small) --frames 7...7 --output alone.png
        timeline shimmer --fps 24 \(Self.small) --frames 7...7 --format png > piped
        cmp alone.png a/b/007.png && cmp piped alone.png
        """, in: folder)
      #expect(run.messages == "")
      #expect(run.text.split(whereSeparator: \.isWhitespace) == ["24", "b"])
    }
  }

  @Test(arguments: ["1", "2", "5"]) func `the bytes are the same for any number of threads`(
    jobs: String
  ) throws {
    let run = try BuiltProgram.shell(
      """
      for format in rgba y4m apng display-list; do
        timeline shimmer \(Self.small) --format $format --jobs 1 > one
        timeline shimmer \(Self.small) --format $format --jobs \(jobs) > some
        cmp one some
      done
      """)
    #expect(run.status == 0)
    #expect(run.text == "" && run.messages == "")
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `an interrupt leaves whole frames, and says how to go on`(
    signal: String, status: Int
  ) throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        { while ! [ -e a/00003.png ]; do sleep 0.02; done; kill -\(signal) $(cat number); } &
        sh -c 'echo $$ > number; exec "$PROGRAM" "$@"' sh \(Self.endless) --output 'a/%05d.png'
        echo $?
        """, in: folder)
      #expect(run.text == "\(status)\n")
      let count = try Self.count(in: run.messages)
      #expect(
        run.messages
          == "timeline-dump: Stopped after \(count) of 1000000 frames; --frames "
          + "'\(count)..<1000000' goes on with the rest.\n")
      try Self.expectWholeFrames(in: folder.appending(path: "a"), count: count)
    }
  }

  @Test func `an interrupted stream leaves no file`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        echo old > a.apng
        { while ! ls .timeline-dump-* >/dev/null 2>&1; do sleep 0.02; done
          sleep 0.1; kill -INT $(ls -A | sed -n 's/^.timeline-dump-\\([0-9]*\\)-.*/\\1/p'); } &
        timeline \(Self.endless) --output a.apng; echo $?; cat a.apng; ls -A
        """, in: folder)
      #expect(run.text == "130\nold\na.apng\n")
      #expect(run.messages.hasPrefix("timeline-dump: Stopped after "))
      #expect(run.messages.hasSuffix(" of 1000000 frames; 'a.apng' was not written.\n"))
    }
  }

  @Test func `a stream into a full disk leaves no file, but a device keeps what it was given`()
    throws
  {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        ulimit -f 1; timeline \(Self.endless) --output a.rgba; echo $?; ls -A
        timeline \(Self.endless) --format rgba --output /dev/full; echo $?
        """, in: folder)
      #expect(run.text == "74\n74\n")
      let lines = run.messages.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines[0].hasPrefix("timeline-dump: Writing to the file 'a.rgba' failed: File too large."))
      #expect(lines[0].hasSuffix(" of 1000000 frames; 'a.rgba' was not written."))
      #expect(lines[1].hasSuffix(" Stopped after 0 of 1000000 frames."))
    }
  }

  @Test func `an interrupt is noticed while a pipe waits`() throws {
    let run = try BuiltProgram.shell(
      """
      mkfifo pipe; sleep 100 < pipe & reader=$!
      "$PROGRAM" \(Self.endless) --format rgba > pipe & child=$!
      sleep 0.5; kill -TERM $child; wait $child; echo $?; kill $reader
      """)
    #expect(run.text == "143\n")
    #expect(run.messages.hasPrefix("timeline-dump: Stopped after "))
  }

  @Test func `a full disk under a pipe's end says how far it got`() throws {
    let run = try BuiltProgram.shell("timeline \(Self.endless) --format rgba > /dev/full")
    #expect(run.status == 74)
    #expect(
      run.messages
        == "timeline-dump: Writing to standard output failed: No space left on device. "
        + "Stopped after 0 of 1000000 frames.\n")
  }

  /// A limit on file size fails a write as a full disk does: the frames grow until one is too large.
  @Test func `a file that cannot be finished is not there, and those before it stay`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        echo old > 00000.png; ulimit -f 1
        timeline shimmer --size 400x400 --output '%05d.png'; echo $?; cat 00000.png; ls -A
        """, in: folder)
      #expect(run.text == "74\nold\n00000.png\n")
      #expect(
        run.messages
          == "timeline-dump: Writing to the file '00000.png' failed: File too large. "
          + "Stopped after 0 of 60 frames.\n")
    }
  }

  @Test func `a folder that vanishes ends the export, and says how far it got`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        { while ! [ -e a/00003.png ]; do sleep 0.02; done
          while [ -e a ]; do mv a gone 2>/dev/null; done; } &
        timeline \(Self.endless) --output 'a/%05d.png'; echo $?; wait; ls -A
        """, in: folder)
      #expect(run.text == "73\ngone\n" || run.text == "74\ngone\n")
      let count = try Self.count(in: run.messages)
      let reasons = ["No such file or directory", "the folder 'a' does not exist"]
      #expect(reasons.contains { run.messages.contains(": \($0). Stopped after ") })
      #expect(
        run.messages.hasSuffix(
          " Stopped after \(count) of 1000000 frames; --frames "
            + "'\(count)..<1000000' goes on with the rest.\n"))
      let names = try BuiltProgram.files(in: folder.appending(path: "gone"))
      #expect(names.filter { $0.hasSuffix(".png") }.count == count)
    }
  }

  @Test func `a folder that cannot be made is an error before any frame`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        "echo > a; timeline shimmer --output 'a/b/%05d.png'; echo $?; ls -A", in: folder)
      #expect(run.text == "73\na\n")
      #expect(
        run.messages == "timeline-dump: The folder 'a/b/' cannot be created: Not a directory.\n")
    }
  }

  @Test func `a closed pipe ends quietly`() throws {
    let run = try BuiltProgram.shell(
      "{ timeline \(Self.endless) --format rgba; echo $? >&2; } | head -c 10 | wc -c")
    #expect(run.text.filter { !$0.isWhitespace } == "10")
    #expect(run.messages == "0\n")
  }

  @Test(.enabled(if: OutsideTool.hasPython("resource")))
  func `memory does not grow with the number of frames`() throws {
    func peak(frames: Int) throws -> Int {
      try BuiltProgram.peakMemory(
        of: "timeline shimmer --frames '0..<\(frames)' --size 32x32 --format rgba")
    }
    // Enough that runs are as long as they get.
    let few = try peak(frames: 1000)
    let many = try peak(frames: 4000)
    #expect(many < few + few / 10, "\(few) and \(many)")
  }

  @Test func `nothing of progress is written where no terminal is`() throws {
    let run = try BuiltProgram.shell("timeline shimmer --format rgba --scale 1 > /dev/null")
    #expect(run.messages == "")
  }
}
