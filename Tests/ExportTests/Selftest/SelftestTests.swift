// What the selftest computes, and what is published of it.

import Easing
import Foundation
import Scenes
import TestSupport
import Testing

@testable import Export

@Suite struct SelftestTests {
  static let names = Selftest.parts.map { $0.name }

  @Test func `the parts have names of their own`() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.allSatisfy { !$0.contains("  ") && !$0.contains("\n") })
  }

  /// `scripts/same-bits.sh --record` writes both.
  @Test func `the published digests are those of the table for readers`() throws {
    let path = Vectors.packageRoot.appending(path: "docs/digests.txt")
    #expect(try String(contentsOf: path, encoding: .utf8) == Selftest.publishedLines + "\n")
    #expect(Selftest.published.count == Selftest.publishedLines.split(separator: "\n").count)
  }

  @Test func `CI compares three machines`() throws {
    #expect(try SourceFile.named(".ci/run").text.contains("\nscripts/same-bits.sh\n"))
  }

  @Test func `every part is published, and nothing else`() {
    #expect(
      Selftest.publishedLines.split(separator: "\n").map { String($0.dropFirst(18)) } == Self.names)
  }

  /// Without optimisation all parts together take minutes.
  static let checked = Selftest.parts.filter { part in
    #if DEBUG
      return ["function", "number", "scroll", "timing"].contains(part.kind)
        || part.name.hasPrefix("curve ease")
        || [" 24", " 24 at 1x", " 60 at 2x"].contains { part.name.hasSuffix($0) }
    #else
      return true
    #endif
  }

  @Test(arguments: checked) func `a part has the published digest`(part: SelftestPart) {
    #expect(part.digest.text == Selftest.published[part.name])
  }

  @Test func `a part computes the same again`() throws {
    let part = try #require(Selftest.parts.first)
    #expect(part.digest == part.digest)
  }

  @Test func `every curve of the catalogue is a part`() {
    for curve in NamedCurve.allCases { #expect(Self.names.contains("curve \(curve.name)")) }
  }

  @Test(arguments: Selftest.curveNotations) func `a part without a curve's name has its notation`(
    notation: String
  ) throws {
    let curve = try EasingCurve(parsing: notation)
    #expect(try EasingCurve(parsing: curve.notation) == curve)
  }

  @Test(arguments: CurveFunction.allCases)
  func `every function of the notation is among the curves`(
    function: CurveFunction
  ) {
    let start = function.entry.name + "("
    #expect(Selftest.curveNotations.contains { $0.hasPrefix(start) })
  }

  @Test func `every preset has tables and pictures at four rates, and pictures at two scales`() {
    let presets =
      Shimmer.presets.map { "shimmer \($0.name)" } + Toast.presets.map { "toast \($0.name)" }
      + LargeTitle.presets.map { "large-title \($0.name)" }
    for preset in presets {
      #expect(
        Self.names.filter { $0.hasPrefix("table \(preset) ") } == [
          "table \(preset) 24", "table \(preset) 30000/1001", "table \(preset) 60",
          "table \(preset) 120",
        ])
      #expect(
        Self.names.filter { $0.hasPrefix("picture \(preset) ") } == [
          "picture \(preset) 24 at 1x", "picture \(preset) 30000/1001 at 1x",
          "picture \(preset) 60 at 1x", "picture \(preset) 120 at 1x", "picture \(preset) 60 at 2x",
        ])
    }
  }

  @Test func `what a part throws counts`() {
    let fails = SelftestPart("x") { digest throws(EasingError) in
      digest.add(try EasingCurve(parsing: "nonsense").value(at: 0))
    }
    let works = SelftestPart("x") { $0.add(0.0) }
    #expect(fails.digest != works.digest)
    #expect(fails.digest != Digest())
  }

  @Test func `the inputs hold edge values, and as many random ones as asked for`() {
    #expect(SelftestInputs.edges.contains { $0.isNaN })
    #expect(SelftestInputs.edges.contains(.infinity))
    #expect(SelftestInputs.edges.contains { $0 == 0 && $0.sign == .minus })
    let fractions = SelftestInputs.fractions(count: 1000, seed: 1)
    #expect(fractions.count == 1000 && fractions.allSatisfy { (0..<1).contains($0) })
    #expect(Set(fractions).count == 1000)
    #expect(SelftestInputs.fractions(count: 1000, seed: 2) != fractions)
  }
}
