// Contenders alone in a process, so that a tool can count their instructions.

import Measuring

/// `list` names all contenders, `run CONTEST CONTENDER TIMES` runs one of them.
enum InstructionCount {
  /// How many samples one run takes.
  static let samples = 10_000

  static func run(_ arguments: [String]) throws {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    if arguments == ["list"] {
      for (index, make) in contests.enumerated() {
        let contest = try make()
        for (place, contender) in contest.contenders.enumerated() {
          print(index, place, samples, contest.title, contender.name, separator: "\t")
        }
      }
    } else if arguments.first == "run", numbers.count == 3, contests.indices.contains(numbers[0]) {
      let contenders = try contests[numbers[0]]().contenders
      var sink = 0
      for _ in 0..<numbers[2] { sink &+= contenders[numbers[1]].run() }
      print(sink)
    } else {
      print("usage: curve-benchmark [list | run CONTEST CONTENDER TIMES]")
    }
  }

  /// The contests, made one at a time, since each checks its curve as well.
  private static var contests: [() throws -> Contest] {
    let inputs = Inputs.random(count: samples)
    let formulas = FormulaContests(inputs: inputs)
    return BezierContest.curves.indices.map { index in { try BezierContest.contest(index, inputs) }
    }
      + (0..<7).map { index in { try formulas.all()[index] } }
  }
}
