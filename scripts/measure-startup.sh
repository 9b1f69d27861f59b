#!/usr/bin/env bash
# Measures how long the program takes to start and how much memory it needs, against an empty Swift
# program that is built the same way: release, with the standard library linked statically.
#
# Usage: scripts/measure-startup.sh [RUNS]
#
# Prints the median and minimum of the wall time of both, the ratios, and with GNU time installed the
# peak memory and the page faults, which tell more than the time where other programs run, too. The
# goals are a ratio of at most 1.3 and a peak of at most 8 MB.
#
# In FLAGS further words for both builds can be given, such as '-Xswiftc -static-executable'.
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-300}
read -ra flags <<<"${FLAGS:-}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build=(swift build -c release --static-swift-stdlib ${flags[@]+"${flags[@]}"})

"${build[@]}" --scratch-path .build/static --product timeline-dump

mkdir -p "$work/empty/Sources/empty"
cat >"$work/empty/Package.swift" <<'SWIFT'
// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "empty", targets: [.executableTarget(name: "empty")])
SWIFT
echo 'print("")' >"$work/empty/Sources/empty/main.swift"
"${build[@]}" --package-path "$work/empty"

cat >"$work/measure.py" <<'PYTHON'
import statistics, subprocess, sys, time

def run(words):
    start = time.perf_counter()
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    assert process.wait() == 0, words
    return (time.perf_counter() - start) * 1000

runs, empty, words = int(sys.argv[1]), [sys.argv[2]], sys.argv[3:]
ours, theirs = [], []
for _ in range(runs):
    ours.append(run(words))
    theirs.append(run(empty))
for name, times in (("timeline-dump", ours), ("empty program", theirs)):
    print(f"{name}: median {statistics.median(times):.3f} ms, minimum {min(times):.3f} ms")
pairs = [a / b for a, b in zip(ours, theirs)]
print(f"ratio: median of pairs {statistics.median(pairs):.3f}, "
      f"of minima {min(ours) / min(theirs):.3f}")
PYTHON
python3 "$work/measure.py" "$runs" "$work/empty/.build/release/empty" \
  .build/static/release/timeline-dump shimmer --fps 60
if [ -x /usr/bin/time ]; then
  measure=(/usr/bin/time -f '%M kB at the peak, %R page faults')
  echo "timeline-dump: $("${measure[@]}" .build/static/release/timeline-dump shimmer --fps 60 \
    2>&1 >"$work/table.csv")"
  echo "empty program: $("${measure[@]}" "$work/empty/.build/release/empty" 2>&1 >"$work/table.csv")"
fi
