// Samples curves and springs, against the classic solver and the platform's mathematics in C.

import Measuring

Surroundings.report()
for inputs in Inputs.all {
  try BezierContest.run(inputs, rounds: 31)
  try FormulaContests(inputs: inputs).run(rounds: 15)
}
print("goals: a column at most 0.70x on random input and 1.10x on rising, single samples 3x")
