#!/usr/bin/env bash
# Compares numbers as text with C++: every power of two and of ten, random bit patterns, and a tenth as
# many numbers of a usual size, are written, read back here and by std::from_chars, and compared with
# std::to_chars. No number may read back as another, have more digits, or be longer with an exponent.
# Plain decimals are ECMAScript's and may be longer where it writes them and C++ does not: 100000, which
# C++ writes as 1e+05. These are counted; from 1e-3 to below 1e5 there must be none.
#
# Usage: scripts/numbers/check.sh [COUNT]     COUNT random patterns, by default 1000000
# Needs: swiftc, and g++ (or the compiler that CXX names) with C++17. Exits with 0 if all is well.
# A hundred million take about two minutes on one core.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
${CXX:-g++} -O2 -std=c++17 -Wall -Wextra -Werror -c scripts/numbers/compare.cpp -o "$work/compare.o"
find Sources/Easing -name '*.swift' -print0 | sort -z | xargs -0 swiftc -O -wmo -parse-as-library \
  -swift-version 6 -package-name engine -enable-upcoming-feature MemberImportVisibility \
  -import-objc-header scripts/numbers/compare.h scripts/numbers/check.swift "$work/compare.o" \
  -lm -lstdc++ -o "$work/check"
"$work/check" "${1:-1000000}"
