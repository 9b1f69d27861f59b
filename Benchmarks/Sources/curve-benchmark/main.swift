// Samples curves and springs, against the classic solver and the platform's mathematics in C.
// With `list` or `run`, for count-instructions.sh: see InstructionCount.

import Measuring

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.isEmpty {
  Surroundings.report()
  SetupContest.run(rounds: 31)
  for inputs in Inputs.all {
    try BezierContest.run(inputs, rounds: 31)
    try FormulaContests(inputs: inputs).run(rounds: 15)
  }
  print("goals: a column at most 0.70x on random input and 1.10x on rising, single samples 3x")
} else {
  try InstructionCount.run(arguments)
}
