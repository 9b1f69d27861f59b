#!/usr/bin/env bash
# Looks for input that makes the PNG reader trap, read or write out of bounds, or take too much time
# or memory: coverage-guided, with libFuzzer under the address sanitizer.
#
# Usage: scripts/fuzz-png.sh [SECONDS]
# SECONDS is how long the fuzzer runs, by default 600. CORPUS names a folder that keeps what it finds
# between runs. Exits with 0 if nothing was found; else the input lies in the folder that is named.
#
# Swift has no -sanitize=undefined: what it is for in C (overflow, shifts, wrong casts, indices) is
# defined in Swift and traps, at -O as well as at -Onone, and a trap is a finding here. The sources are
# built with -enforce-exclusivity=checked and without -Ounchecked, so that no check is left out.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-600}
work=$(mktemp -d)
corpus=${CORPUS:-$work/corpus}
mkdir -p "$corpus" "$work/seeds"

# Files of every kind, if the programs that write them are there; else one pixel.
if python3 scripts/make-pngs.py "$work/seeds" 2>"$work/messages"; then
  rm -f "$work/seeds/pillow-big.png"
else
  printf '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0....\0\0\0\x0dIDAT' >"$work/seeds/one.png"
  printf '\x78\x01\x01\x02\0\xfd\xff\0\x7f....' >>"$work/seeds/one.png"
  printf '....\0\0\0\0IEND....' >>"$work/seeds/one.png"
fi

cat >"$work/Harness.swift" <<'SWIFT'
/// Reads small pictures, one in eight with its checksums checked.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let decoder = PNGDecoder(pixelLimit: 1 << 16, checksSums: count % 8 == 7)
  do {
    let picture = try decoder.picture(from: bytes)
    let deep = try decoder.deepPixels(from: bytes)
    precondition(deep.pixels.count == picture.pixels.count)
    // Both ways must give the same, and the same again.
    for (pixel, wide) in zip(picture.pixels, deep.pixels) {
      precondition(PNGPixels.narrowed(wide) == pixel)
    }
  } catch {
    precondition(error.description.hasSuffix("."))
  }
  // The bytes as a bare stream, too: bombs end at the limit.
  if let result = try? ZlibReader.decompress(bytes, limit: 1 << 18) {
    precondition(result.count <= 1 << 18)
  }
  return 0
}
SWIFT

find Sources/Raster -name '*.swift' -print0 | sort -z | xargs -0 \
  swiftc -O -g -sanitize=fuzzer,address -parse-as-library -swift-version 6 \
  -enforce-exclusivity=checked -package-name timeline_engine -module-name Raster \
  "$work/Harness.swift" -o "$work/fuzz-png"

echo "fuzzing for $seconds s, with $(find "$work/seeds" -name '*.png' | wc -l) seeds, in $work"
# An input may take ten seconds, and no allocation may be above 64 MB, though a picture of 2¹⁶ deep
# pixels needs half of one.
(cd "$work" && ./fuzz-png -max_total_time="$seconds" -timeout=10 -rss_limit_mb=1024 \
  -malloc_limit_mb=64 -max_len=8192 -use_value_profile=1 -print_final_stats=1 \
  -artifact_prefix="$work/found-" "$corpus" seeds)
rm -rf "$work"
echo "nothing was found"
