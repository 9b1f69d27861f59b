// Names in upper and lower case.
// Layer: timeline-dump. Tests: NamesTests.

extension [String] {
  /// The place of a name as it is written, or else of the only one that differs in upper and lower
  /// case alone; `nil` if there is none, or are several.
  func place(of name: String) -> Int? {
    if let place = firstIndex(of: name) { return place }
    let lower = name.lowercased()
    let places = indices.filter { self[$0].lowercased() == lower }
    return places.count == 1 ? places[0] : nil
  }
}
