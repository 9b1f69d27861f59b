// Times contenders in turn, so that what disturbs the machine disturbs all of them.

/// Some ways to do one thing, timed in turn.
public struct Contest {
  /// One way to do it.
  public struct Contender {
    /// What it is called in the table.
    public let name: String
    /// Does it once; what it returns keeps the work from being optimised away.
    public let run: () -> Int

    /// Creates a contender.
    public init(_ name: String, _ run: @escaping () -> Int) {
      self.name = name
      self.run = run
    }
  }

  /// What is done.
  public let title: String
  /// How many things are done at once, of which each one's time is printed; `nil` for one thing.
  public let samples: Int?
  /// The ways; ratios are to the first one.
  public let contenders: [Contender]

  /// Creates a contest.
  public init(_ title: String, samples: Int? = nil, _ contenders: [Contender]) {
    self.title = title
    self.samples = samples
    self.contenders = contenders
  }

  /// Runs all contenders in turn, a number of rounds, and prints each one's minimum and median
  /// time, and the ratios of the minima to that of the first one.
  @discardableResult
  public func run(rounds: Int = 15) -> [Duration] {
    var times = [[Duration]](repeating: [], count: contenders.count)
    var sink = 0
    for _ in 0..<max(1, rounds) {
      for (index, contender) in contenders.enumerated() {
        times[index].append(ContinuousClock().measure { sink &+= contender.run() })
      }
    }
    print("\(title) (\(rounds) rounds; check \(sink & 0xFFFF))")
    let sorted = times.map { $0.sorted() }
    for (index, contender) in contenders.enumerated() {
      let (least, middle) = (sorted[index][0], sorted[index][rounds / 2])
      print(
        "  \(contender.name): \(text(least)), median \(text(middle)), "
          + "\(ratio(least, sorted[0][0]))x")
    }
    return sorted.map { $0[0] }
  }

  /// The time of everything in milliseconds, or of one of many things in nanoseconds.
  private func text(_ duration: Duration) -> String {
    guard let samples else { return "\(decimal(duration / .milliseconds(1))) ms" }
    return "\(decimal(duration / .nanoseconds(1) / Double(samples))) ns"
  }

  private func ratio(_ one: Duration, _ other: Duration) -> String {
    decimal(one / other)
  }

  private func decimal(_ value: Double) -> String {
    String(Double(Int(value * 1000 + 0.5)) / 1000)
  }
}
