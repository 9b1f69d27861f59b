#!/usr/bin/env bash
# Counts the instructions of one sample of each curve, ours and C's, which do not depend on the load or
# the speed of the machine: as many as three runs of ten thousand samples take more than one run.
#
# Usage: Benchmarks/count-instructions.sh
# Needs: valgrind. CURVE_BENCHMARK names a curve-benchmark that is built already. Prints a table.
set -euo pipefail
cd "$(dirname "$0")"

program=${CURVE_BENCHMARK-}
if [ -z "$program" ]; then
  swift build -c release --product curve-benchmark >&2
  program=$(swift build -c release --show-bin-path)/curve-benchmark
fi

count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" run "$@" 2>&1 >/dev/null |
    sed -n 's/.*Collected : *//p'
}

echo "| curve | contender | instructions per sample |"
echo "|---|---|---|"
"$program" list | while IFS=$'\t' read -r contest contender samples title name; do
  once=$(count "$contest" "$contender" 1 </dev/null)
  thrice=$(count "$contest" "$contender" 3 </dev/null)
  echo "| $title | $name | $(((thrice - once) / (2 * samples))) |"
done
