// What is too much in a number with a unit.

import Testing

@testable import timeline_dump

@Suite struct UnitHintTests {
  @Test(arguments: [
    (["shimmer", "--duration", "5 s"], ", without a space."),
    (["shimmer", "--duration", "5sec"], ", in s, ms, us or ns."),
    (["shimmer", "--to", "2 min"], ", in s, ms, us or ns."),
    (["toast", "--width", "200pt"], ", without a unit."),
    (["spring", "--mass", "1kg"], ", without a unit."),
    (["timing", "--at", "0", "--delay", "1 ms"], ", without a space."),
  ]) func `what is too much ends the sentence`(words: [String], hint: String) {
    let run = CommandRun(words)
    #expect(run.status == .usage)
    #expect(run.messages.first?.hasSuffix(hint) == true, "\(run.messages)")
  }

  @Test(arguments: ["", "~?", "s", "1e", "ease", "-", "5 5"])
  func `of other mistakes nothing is told`(value: String) {
    #expect(UnitHint.text(for: value, accepted: "a time such as 1s") == "")
    #expect(UnitHint.text(for: value, accepted: "a number") == "")
  }
}
