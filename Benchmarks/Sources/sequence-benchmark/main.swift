// Times the whole way from a frame to files and pipes.

import Measuring

Surroundings.report()

try CardContest(count: 120).measure()
if let program = ProgramContest() {
  for scene in ["shimmer", "toast", "large-title"] { try program.measure(scene, scale: 3) }
} else {
  print(
    "No timeline-dump: build it with `swift build -c release` in the folder above, or name it in")
  print("TIMELINE_DUMP.")
}
