// The numbers in a sample, for the law that they are finite.

import Scenes

/// A sample with numbers that are computed, not stored.
protocol ComputesNumbers {
  var computedNumbers: [String: Double] { get }
}

extension Shimmer.Mask: ComputesNumbers {
  var computedNumbers: [String: Double] {
    [
      "width": width, "offset": offset, "left": left, "right": right, "clippedLeft": clippedLeft,
      "clippedRight": clippedRight, "revealed": revealed, "clipped": clipped,
    ]
  }
}

extension Toast.Sample: ComputesNumbers {
  var computedNumbers: [String: Double] { ["coverage": coverage] }
}

extension Toast.Layout: ComputesNumbers {
  var computedNumbers: [String: Double] {
    ["visibleLabel.width": visibleLabel.width, "visibleLabel.right": visibleLabel.right]
  }
}

/// Every number in a value, stored or computed, under its path: `.mask.width`.
///
/// Columns do not do: an empty cell hides what is infinite or not a number.
func numbers(in value: Any, path: String = "") -> [(path: String, value: Double)] {
  if let number = value as? Double { return [(path, number)] }
  let computed = (value as? any ComputesNumbers)?.computedNumbers ?? [:]
  return computed.map { ("\(path).\($0)", $1) }
    + Mirror(reflecting: value).children.flatMap { child in
      numbers(in: child.value, path: child.label.map { "\(path).\($0)" } ?? path)
    }
}
