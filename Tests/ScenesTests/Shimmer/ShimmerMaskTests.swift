import Scenes
import TestSupport
import Testing

/// Expected values: the model's formulas, and facts that follow from them.
struct ShimmerMaskTests {
  /// A logo, a content, an offset ratio and sorted progresses, drawn from a seed; the ratio is one
  /// of `ratios`.
  struct Case {
    let width: Double
    let content: Double
    let ratio: Double
    let progresses: [Double]

    init(seed: Int, ratios: ClosedRange<Double>) {
      var random = SplitMix64(seed: seed)
      let widths = [120, 1, 1e-3, 375, 1_000_000, 1 / 3, .random(in: 1...1000, using: &random)]
      width = widths.randomElement(using: &random) ?? 120
      content = Bool.random(using: &random) ? width : .random(in: 0.1...2000, using: &random)
      let edges = [-0.5, 0.5, 0, -0.35, 0.35, -1, 1, (-0.5).nextDown].filter(ratios.contains)
      ratio =
        Bool.random(using: &random)
        ? edges.randomElement(using: &random) ?? 0 : .random(in: ratios, using: &random)
      var progresses = [-1, -0.1, -1e-308, 0, .leastNonzeroMagnitude, 1e-300, 1e-17, 1.1, 2]
      progresses += [0.5, 1].flatMap { (p: Double) in [p.nextDown, p, p.nextUp] }
      for _ in 0..<50 { progresses.append(.random(in: 0...1, using: &random)) }
      self.progresses = progresses.sorted()
    }

    /// The shimmer of these numbers, or of some others.
    func shimmer(content: Double? = nil, ratio: Double? = nil) throws -> Shimmer {
      try Shimmer(
        Shimmer.Configuration {
          $0.logoWidth = width
          $0.contentWidth = content ?? self.content
          $0.offsetRatio = ratio ?? self.ratio
        })
    }

    /// Eight roundings of lengths that are at most c + 3w.
    func tolerance(at progress: Double) -> Double {
      (content + 3 * width) * max(1, progress.magnitude) * 0x1p-50
    }
  }

  @Test(arguments: 0..<200)
  func `edges lie half a mask from its centre`(_ seed: Int) throws {
    let drawn = Case(seed: seed, ratios: -1...1)
    let shimmer = try drawn.shimmer()
    for p in drawn.progresses {
      let mask = shimmer.mask(atProgress: p)
      let centre = drawn.content / 2 + drawn.ratio * drawn.width * (1 - p)
      let half = max(0, drawn.width * p) / 2
      try #require(abs(mask.left - (centre - half)) <= drawn.tolerance(at: p), "p = \(p)")
      try #require(abs(mask.right - (centre + half)) <= drawn.tolerance(at: p), "p = \(p)")
      try #require(abs(mask.right - mask.left - mask.width) <= drawn.tolerance(at: p), "p = \(p)")
      try #require(mask.left <= mask.right, "p = \(p)")
    }
  }

  @Test(arguments: 0..<200)
  func `for ratios up to a half the left edge never rises and the right edge never falls`(
    _ seed: Int
  ) throws {
    let drawn = Case(seed: seed, ratios: -0.5...0.5)
    let masks = drawn.progresses.filter { $0 >= 0 }.map(try drawn.shimmer().mask(atProgress:))
    for (earlier, later) in zip(masks, masks.dropFirst()) {
      try #require(later.left <= earlier.left, "p = \(later.progress)")
      try #require(later.right >= earlier.right, "p = \(later.progress)")
    }
  }

  @Test(arguments: 0..<200)
  func `for ratios up to a half the revealed part of the logo is p to the last bit`(
    _ seed: Int
  ) throws {
    let drawn = Case(seed: seed, ratios: -0.5...0.5)
    let shimmer = try drawn.shimmer(content: drawn.width)
    for p in drawn.progresses where p >= 0 && p <= 1 {
      let mask = shimmer.mask(atProgress: p)
      try #require(mask.revealed == p && mask.clipped == 0, "p = \(p)")
    }
  }

  @Test(arguments: 0..<200)
  func `what is seen, and what is clipped, make the mask`(_ seed: Int) throws {
    let drawn = Case(seed: seed, ratios: -1...1)
    let shimmer = try drawn.shimmer()
    for p in drawn.progresses {
      let mask = shimmer.mask(atProgress: p)
      try #require(0 <= mask.clippedLeft && mask.clippedLeft <= mask.clippedRight, "p = \(p)")
      try #require(mask.clippedRight <= drawn.content, "p = \(p)")
      try #require(0 <= mask.clipped && mask.clipped <= 1, "p = \(p)")
      try #require(0 <= mask.revealed && mask.revealed <= 1, "p = \(p)")
      let seen = mask.clippedRight - mask.clippedLeft
      try #require(
        abs(seen - mask.revealed * drawn.content) <= drawn.tolerance(at: p), "p = \(p)")
      try #require(
        abs(seen - mask.width * (1 - mask.clipped)) <= 2 * drawn.tolerance(at: p), "p = \(p)")
    }
  }

  @Test(arguments: 0..<100)
  func `lengths are affine in the width, so one sample is valid for any width`(
    _ seed: Int
  ) throws {
    let drawn = Case(seed: seed, ratios: -1...1)
    let shimmer = try drawn.shimmer(content: drawn.width)
    for p in drawn.progresses {
      let mask = shimmer.mask(atProgress: p)
      let tolerance = drawn.tolerance(at: p)
      // A resized mask is the mask of the other width, and lies on the line through two others.
      let (one, two, three) = (
        mask.resized(toLogoWidth: drawn.width), mask.resized(toLogoWidth: 2 * drawn.width),
        mask.resized(toLogoWidth: 3 * drawn.width)
      )
      try #require(one == mask)
      for length in [\Shimmer.Mask.width, \.offset, \.left, \.right, \.clippedRight] {
        let line = one[keyPath: length] + 2 * (two[keyPath: length] - one[keyPath: length])
        try #require(abs(three[keyPath: length] - line) <= 4 * tolerance, "p = \(p)")
      }
    }
  }

  @Test func `the article's mask opens at 15 % and reaches both edges`() throws {
    let shimmer = try Shimmer()
    let (start, end) = (shimmer.mask(atProgress: 0), shimmer.mask(atProgress: 1))
    #expect(start.left == 18 && start.right == 18 && start.width == 0 && start.revealed == 0)
    #expect(end.left == 0 && end.right == 120 && end.offset == 0 && end.revealed == 1)
    let half = shimmer.mask(atProgress: 0.5)
    #expect(half.left == 9 && half.right == 69)
  }

  @Test func `a ratio of a half to the left opens strictly from left to right`() throws {
    let shimmer = try Shimmer(Shimmer.Configuration { $0.offsetRatio = -0.5 })
    for p in stride(from: 0.0, through: 1, by: 1 / 64) {
      #expect(shimmer.mask(atProgress: p).left == 0)
      #expect(shimmer.mask(atProgress: p).right == 120 * p)
    }
  }

  @Test func `a ratio of 0 opens from the centre`() throws {
    let mask = try Shimmer(Shimmer.Configuration { $0.offsetRatio = 0 }).mask(atProgress: 0.25)
    #expect(mask.left == 45 && mask.right == 75)
  }

  @Test(arguments: 0..<50)
  func `the opposite ratio mirrors the mask`(_ seed: Int) throws {
    let drawn = Case(seed: seed, ratios: -1...1)
    let (shimmer, mirror) = (try drawn.shimmer(), try drawn.shimmer(ratio: -drawn.ratio))
    for p in drawn.progresses {
      let (mask, mirrored) = (shimmer.mask(atProgress: p), mirror.mask(atProgress: p))
      let tolerance = 2 * drawn.tolerance(at: p)
      try #require(abs(mirrored.left - (drawn.content - mask.right)) <= tolerance, "p = \(p)")
      try #require(abs(mirrored.right - (drawn.content - mask.left)) <= tolerance, "p = \(p)")
    }
  }

  @Test func `a ratio beyond a half leaves part of the mask outside`() throws {
    let mask = try Shimmer(Shimmer.Configuration { $0.offsetRatio = -0.6 })
      .mask(atProgress: 0.25)
    // Of a mask of 30 pt, 9 lie to the left of the logo.
    #expect(abs(mask.revealed - 0.175) <= 1e-15)
    #expect(abs(mask.clipped - 0.3) <= 1e-15)
    #expect(mask.clippedLeft == 0)
  }
}
