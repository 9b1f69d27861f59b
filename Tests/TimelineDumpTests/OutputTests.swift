// Files that are there whole or not at all; pipes that close; disks that are full.

import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
  /// The table that every test here writes.
  static let words = "shimmer --fps 24"

  static func table() throws -> Data {
    try BuiltProgram.shell("timeline \(words)").output
  }

  @Test func `a file holds what standard output would`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell("timeline \(Self.words) --output a.csv", in: folder)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(run.messages == "")
      #expect(try BuiltProgram.files(in: folder) == ["a.csv"])
      #expect(try Data(contentsOf: folder.appending(path: "a.csv")) == Self.table())
    }
  }

  @Test func `the name of the file says the format, unless an option does`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        timeline \(Self.words) --output a.ndjson; head -c 9 a.ndjson; echo
        timeline \(Self.words) --output a.text --format tsv; head -c 13 a.text; echo
        timeline \(Self.words) --output a.txt; head -c 13 a.txt
        """, in: folder)
      #expect(run.text == "{\"frame\":\nframe\ttime_s\t\nframe,time_s,")
    }
  }

  @Test func `a dash is standard output`() throws {
    let run = try BuiltProgram.shell("timeline \(Self.words) --output -")
    #expect(run.output == (try Self.table()))
  }

  @Test func `a new file gets what the mask leaves, an old one keeps its mode`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        umask 027; timeline \(Self.words) --output new.csv && stat -c %a new.csv
        echo old > old.csv; chmod 604 old.csv
        timeline \(Self.words) --output old.csv && stat -c %a old.csv && head -c 5 old.csv
        """, in: folder)
      #expect(run.text == "640\n604\nframe")
    }
  }

  @Test func `a link is followed, not replaced`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        mkdir sub; echo old > sub/real.csv; ln -s sub/real.csv link.csv
        timeline \(Self.words) --output link.csv
        readlink link.csv; head -c 5 sub/real.csv; ls -A . sub
        """, in: folder)
      #expect(run.text == "sub/real.csv\nframe.:\nlink.csv\nsub\n\nsub:\nreal.csv\n")
    }
  }

  @Test func `a link that leads nowhere yet is followed to that place`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        mkdir sub; ln -s real.csv sub/link.csv; ln -s sub/link.csv first.csv
        timeline \(Self.words) --output first.csv
        readlink first.csv sub/link.csv; head -c 5 sub/real.csv; ls -A . sub
        """, in: folder)
      #expect(
        run.text == "sub/link.csv\nreal.csv\nframe.:\nfirst.csv\nsub\n\nsub:\nlink.csv\nreal.csv\n")
    }
  }

  @Test func `links in a circle are no file`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        "ln -s a b; ln -s b a; timeline \(Self.words) --output a; echo $?; ls -A", in: folder)
      #expect(run.text == "73\na\nb\n")
      #expect(run.messages.hasSuffix(" cannot be created: Too many levels of symbolic links.\n"))
    }
  }

  @Test func `a device is written as it stands`() throws {
    let run = try BuiltProgram.shell("timeline \(Self.words) --output /dev/stdout | cat")
    #expect(run.output == (try Self.table()))
    #expect(try BuiltProgram.shell("timeline \(Self.words) --output /dev/null").status == 0)
  }

  @Test func `a missing folder is said to be missing`() throws {
    let run = try BuiltProgram.shell("timeline \(Self.words) --output no/such/a.csv")
    #expect(run.status == 73)
    #expect(
      run.messages
        == "timeline-dump: The file 'no/such/a.csv' cannot be created: the folder 'no/such' does not exist.\n"
    )
  }

  @Test func `a name that is too long is no file`() throws {
    let run = try BuiltProgram.shell(
      "timeline \(Self.words) --output \(String(repeating: "a", count: 256))")
    #expect(run.status == 73)
    #expect(run.messages.hasSuffix(" cannot be created: File name too long.\n"))
  }

  @Test func `a folder is no file`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell("timeline \(Self.words) --output .", in: folder)
      #expect(run.status == 73)
      #expect(run.messages == "timeline-dump: The file '.' cannot be created: it is a folder.\n")
      #expect(try BuiltProgram.files(in: folder) == [])
    }
  }

  @Test func `a full disk under standard output is a failure`() throws {
    let run = try BuiltProgram.shell("timeline \(Self.words) > /dev/full")
    #expect(run.status == 74)
    #expect(
      run.messages
        == "timeline-dump: Writing to standard output failed: No space left on device.\n")
  }

  /// A limit on file size fails a write as a full disk does, in the middle of the file.
  @Test func `a file that cannot be finished is not there, and an old one stays`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        echo old > a.csv; ulimit -f 200
        timeline shimmer --frames '0..<100000' --output a.csv; echo $?
        timeline shimmer --frames '0..<100000' --output b.csv; echo $?
        cat a.csv; ls -A
        """, in: folder)
      #expect(run.text == "74\n74\nold\na.csv\n")
      #expect(
        run.messages == """
          timeline-dump: Writing to the file 'a.csv' failed: File too large; 'a.csv' was not written.
          timeline-dump: Writing to the file 'b.csv' failed: File too large; 'b.csv' was not written.

          """)
    }
  }

  @Test func `a closed pipe ends quietly`() throws {
    let run = try BuiltProgram.shell(
      "{ timeline shimmer --frames '0..<100000000'; echo $? >&2; } | head -n 1")
    #expect(run.text.hasPrefix("frame,time_s,"))
    #expect(run.messages == "0\n")
  }

  @Test func `closed standard output is a failure`() throws {
    let run = try BuiltProgram.shell("timeline \(Self.words) >&-")
    #expect(run.status == 74)
    #expect(
      run.messages == "timeline-dump: Writing to standard output failed: Bad file descriptor.\n")
  }

  /// A shell starts jobs in the background with SIGINT ignored, and it stays ignored: so SIGINT is
  /// sent to one in the foreground.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `an interrupt leaves no file behind`(signal: String, status: Int) throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        echo old > a.csv
        { while ! ls .timeline-dump-* >/dev/null 2>&1; do sleep 0.02; done
          sleep 0.1; pid=$(ls -A | sed -n 's/^.timeline-dump-\\([0-9]*\\)-.*/\\1/p')
          kill -\(signal) $pid; } &
        timeline shimmer --frames '0..<1000000000' --output a.csv; echo $?
        cat a.csv; ls -A
        """, in: folder)
      #expect(run.text == "\(status)\nold\na.csv\n")
      #expect(run.messages == "timeline-dump: Stopped: 'a.csv' was not written.\n")
    }
  }

  /// Rows are handed on in runs of 64 KiB, but a request to stop is noticed at each.
  @Test func `an interrupt is noticed between two rows, and while a pipe waits`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        { while ! ls .timeline-dump-* >/dev/null 2>&1; do sleep 0.02; done
          kill -INT $(ls -A | sed -n 's/^.timeline-dump-\\([0-9]*\\)-.*/\\1/p'); } &
        timeline shimmer --frames '0..<1000000000' --columns visible --output a.csv; echo $?
        mkfifo pipe
        "$PROGRAM" shimmer --output pipe & child=$!
        sleep 0.3; kill -TERM $child; wait $child; echo $?; ls -A
        """, in: folder)
      #expect(run.text == "130\n143\npipe\n")
      #expect(run.messages == "timeline-dump: Stopped: 'a.csv' was not written.\n")
    }
  }

  /// GNU `timeout` signals the process, and then the process again as one of its group.
  @Test func `a signal that comes twice in a moment counts once`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        { while ! ls .timeline-dump-* >/dev/null 2>&1; do sleep 0.02; done
          pid=$(ls -A | sed -n 's/^.timeline-dump-\\([0-9]*\\)-.*/\\1/p')
          kill -TERM $pid; kill -TERM $pid; kill -INT $pid; } 2>/dev/null &
        timeline shimmer --frames '0..<1000000000' --output a.csv; echo $?; ls -A
        """, in: folder)
      #expect(run.text == "143\n" || run.text == "130\n")
    }
  }

  @Test func `a signal that is ignored from the start stays ignored`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        trap '' HUP
        { while ! ls .timeline-dump-* >/dev/null 2>&1; do sleep 0.02; done
          pid=$(ls -A | sed -n 's/^.timeline-dump-\\([0-9]*\\)-.*/\\1/p')
          kill -HUP $pid; sleep 0.2; kill -TERM $pid && echo alive; } &
        timeline shimmer --frames '0..<1000000000' --output a.csv; echo $?; wait
        """, in: folder)
      #expect(run.text.split(separator: "\n").sorted() == ["143", "alive"])
    }
  }

  @Test(.enabled(if: OutsideTool.hasPython("resource")))
  func `memory does not grow with the number of frames`() throws {
    func peak(frames: Int) throws -> Int {
      try BuiltProgram.peakMemory(of: "timeline shimmer --frames '0..<\(frames)'")
    }
    // A million rows of a debug build take a minute; a tenth of them are as telling.
    #if DEBUG
      let frameCount = 100_000
    #else
      let frameCount = 1_000_000
    #endif
    let few = try peak(frames: 100)
    let many = try peak(frames: frameCount)
    #expect(many < few + few / 10, "\(few) and \(many)")
  }

  @Test func `rows come out as soon as lines come in`() throws {
    let run = try BuiltProgram.shell(
      """
      { echo 0.5; sleep 0.3; } | timeline curve linear --at - | { read a; read b; echo "$a/$b"; }
      """)
    #expect(run.text == "progress,value,velocity/0.5,0.5,1\n")
  }
}
