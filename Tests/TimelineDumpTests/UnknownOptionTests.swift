// Options that a command does not have.

import Testing

@testable import timeline_dump

@Suite struct UnknownOptionTests {
  @Test(arguments: [
    ("shimmer --svg", "There is no option '--svg'; write --format svg."),
    ("toast --sheet", "There is no option '--sheet'; write --format sheet."),
    ("large-title --plot", "There is no option '--plot'; write --format plot."),
    ("curve ease --png", "There is no option '--png'; write --format png."),
    ("timing --curve ease", "There is no option '--curve'; did you mean '--easing'?"),
    ("shimmer --framerate 60", "There is no option '--framerate'; did you mean '--fps'?"),
    (
      "shimmer --shows 0",
      "There is no option '--shows' in shimmer, but in toast; see timeline-dump help shimmer."
    ),
    (
      "timing --png",
      "There is no option '--png'; see timeline-dump help timing."
    ),
    (
      "toast --no-such-thing", "There is no option '--no-such-thing'; see timeline-dump help toast."
    ),
    (
      "large-title --status",
      "There is no option '--status' in large-title, but in toast; see "
        + "timeline-dump help large-title."
    ),
    ("shimmer --presented 1", "There is no option '--presented'; did you mean '--presented-at'?"),
    ("selftest --verbose", "There is no option '--verbose'; there is only --help."),
    ("list --long", "There is no option '--long'; there are --format, --output and --help."),
  ]) func `what is meant is said, or where all are`(line: String, message: String) {
    expectRefusal(of: line.split(separator: " ").map(String.init), message)
  }
}
