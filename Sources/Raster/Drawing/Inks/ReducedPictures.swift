// Pictures that were made smaller before.
// Layer: Raster. Tests: BitmapReductionTests.

/// Keeps the last few pictures that were reduced, since the next frame often shows them again.
struct ReducedPictures: Sendable {
  private struct Entry: Sendable {
    let original: Bitmap
    let halvingsX: Int
    let halvingsY: Int
    let reduced: Bitmap
  }

  /// How many are kept.
  private static let limit = 8

  private var entries: [Entry] = []

  /// An ink's picture, reduced as its `halvings` say.
  ///
  /// That two pictures are the same is seen at once where they share their memory.
  mutating func picture(of ink: ImageInk) -> Bitmap {
    let (x, y) = ink.halvings
    if x == 0, y == 0 { return ink.bitmap }
    for entry in entries
    where entry.halvingsX == x && entry.halvingsY == y && entry.original == ink.bitmap {
      return entry.reduced
    }
    let reduced = ink.bitmap.reduced(x: x, y: y)
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(Entry(original: ink.bitmap, halvingsX: x, halvingsY: y, reduced: reduced))
    return reduced
  }
}
