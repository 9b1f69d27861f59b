#!/usr/bin/env bash
# Compiles the engine's modules as Embedded Swift, so that nothing creeps in that would stop them
# from running as WebAssembly or on bare hardware.
#
# Usage: scripts/check-embedded.sh [TARGET ...]
# Targets default to wasm32-unknown-none-wasm and aarch64-none-none-elf.
set -euo pipefail
cd "$(dirname "$0")/.."

targets=("$@")
[ "${#targets[@]}" -gt 0 ] || targets=(wasm32-unknown-none-wasm aarch64-none-none-elf)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for target in "${targets[@]}"; do
  for module in Easing Timeline Scenes Raster; do
    find "Sources/$module" -name '*.swift' -print0 | sort -z | xargs -0 \
      swiftc -target "$target" -enable-experimental-feature Embedded -wmo -O -parse-as-library \
      -swift-version 6 -warnings-as-errors -package-name timeline_engine \
      -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility -Xfrontend -disable-stack-protector \
      -module-name "$module" -I "$work" -c -o "$work/$module.o" \
      -emit-module -emit-module-path "$work/$module.swiftmodule"
    echo "$module compiles as Embedded Swift for $target"
  done
done
