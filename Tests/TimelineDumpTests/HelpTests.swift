// Pages of help.

import Testing

@testable import timeline_dump

@Suite struct HelpTests {
  @Test func `the page of the program is complete`() {
    let run = CommandRun("help")
    #expect(run.status == .success)
    #expect(run.messages == [])
    #expect(
      run.output == """
        timeline-dump says exactly what an animation does: every value of every frame,
        as a table or a picture.

        Usage: timeline-dump SCENE|VERB [options]

        Scenes:
          shimmer                 A logo that fills with colour as a sign of progress.
          toast                   A message that appears at once and fades away.
          large-title             A navigation bar whose large title collapses under a
                                  gesture.

        Verbs:
          curve                   Values and velocities of a timing function.
          spring                  Position and velocity of a spring over time, and when
                                  it comes to rest.
          timing                  Phase, progress and iteration of an effect, as Web
                                  Animations times it.
          list                    Scenes, presets, inputs, columns, curves, curve
                                  functions and formats, with provenance.
          selftest                Whether this machine computes the same bits as every
                                  other.
          help                    This page, or with the name of a scene or verb, its
                                  own.

        Options:
          --help                  The page of help of a scene or verb.
          --version               The version of the program.

        Exit status:
          0                       All went well, or the reader closed the pipe.
          64                      The command line is wrong.
          65                      A file or standard input holds something wrong.
          66                      A file cannot be read.
          70                      The selftest found other results than the published
                                  ones.
          73                      A file cannot be created.
          74                      Writing failed.
          129, 130, 143           A hang-up, an interrupt or a request to terminate
                                  ended the program.

        Examples:
          timeline-dump shimmer --fps 60
          timeline-dump shimmer --logo logo.png --output shimmer.apng
          timeline-dump curve 'cubic-bezier(.34,1.56,.64,1)' --samples 11
          timeline-dump help toast

        """)
  }

  static let names = CommandCatalog.allCases.map(\.rawValue)

  @Test(arguments: names) func `a command's page is had in three ways`(name: String) {
    let page = CommandRun(["help", name]).output
    #expect(page == CommandRun([name, "--help"]).output)
    #expect(page == CommandRun([name, "-h"]).output)
    #expect(page == (name == "help" ? page : CommandRun(["--help", name]).output))
  }

  @Test(arguments: names) func `a command's page names every option and shows an example`(
    name: String
  ) throws {
    let command = try CommandCatalog.command(named: name)
    let page = CommandRun(["help", name]).output
    for option in command.options {
      #expect(page.contains("\n  --\(option.name) \(option.valueName)"))
    }
    #expect(page.contains("\nUsage: timeline-dump "))
    #expect(page.contains("\nExamples:\n  timeline-dump "))
  }

  @Test(arguments: names) func `no line is longer than 80 columns unless a term is`(name: String) {
    for line in CommandRun(["help", name]).lines where line.hasPrefix("   ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  /// Examples with files of the reader's own, and those that wait for input, are left out.
  @Test(arguments: names) func `the examples run`(name: String) {
    let lines = CommandRun(["help", name]).output.split(separator: "\n")
    let examples = lines.filter { $0.hasPrefix("  timeline-dump ") }
    #expect(!examples.isEmpty)
    for example in examples where !example.contains("logo.png") {
      let words = Self.words(of: String(example.dropFirst(16)))
      let run = CommandRun(words)
      #expect(run.messages == [], "\(example)")
      #expect(run.lines.count > 1, "\(example)")
    }
  }

  /// The words of a line of the shell in which only single quotes are special.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }

  @Test func `an unknown topic names the nearest`() {
    expectRefusal(of: ["help", "tost"], "There is no scene or verb 'tost'; did you mean 'toast'?")
    expectRefusal(
      of: ["help", "toast", "shimmer"],
      "There is one word too many, 'shimmer'; help takes the name of one scene or verb.")
  }
}
