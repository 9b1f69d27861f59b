#!/usr/bin/env bash
# Makes the pictures that README.md shows, with the release build. A test compares them.
# Usage: scripts/remake-pictures.sh [PROGRAM [FOLDER]]
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-.build/release/timeline-dump}
folder=${2:-docs/pictures}
if [ $# -eq 0 ]; then swift build -c release --product timeline-dump; fi
mkdir -p "$folder"

# One that moves: a browser plays an animated PNG of any ending.
"$program" shimmer --fps 20 --scale 1 --format apng --compression small --output "$folder/shimmer.png"
"$program" toast --fps 30 --scale 1 --cells 6 --format sheet --compression small --output "$folder/toast.png"
"$program" large-title --frames 0...30 --scale 1 --cells 6 --format sheet --compression small --output "$folder/large-title.png"
"$program" shimmer --fps 30 --format plot --columns progress,progress_velocity,left,right \
  --output "$folder/shimmer-plot.svg"
