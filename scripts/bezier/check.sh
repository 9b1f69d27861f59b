#!/usr/bin/env bash
# Looks for a sample of a cubic Bézier curve that is not the double nearest to the true value: random
# curves, half of them with a singular end or a flat middle or all but, at a hundred places each, in a
# column and one by one, against C with 113 bits; what lies too close to the middle between two doubles
# for these is decided with 4000 bits.
#
# Usage: scripts/bezier/check.sh [COUNT]     COUNT pairs of a curve and a place, by default 100000
# Needs: swiftc, gcc (or the compiler that CC names) with __float128, python3 with gmpy2. Exits with 0
# if every sample is right.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
${CC:-gcc} -O2 -Wall -Wextra -Werror -c scripts/bezier/reference.c -o "$work/reference.o"
find Sources/Easing -name '*.swift' -print0 | sort -z | xargs -0 swiftc -O -wmo -parse-as-library \
  -swift-version 6 -package-name engine -enable-upcoming-feature MemberImportVisibility \
  -import-objc-header scripts/bezier/reference.h scripts/bezier/check.swift "$work/reference.o" \
  -lm -o "$work/check"
"$work/check" "${1:-100000}" >"$work/lines" || failed=1
python3 scripts/bezier/resolve.py <"$work/lines"
[ -z "${failed-}" ]
