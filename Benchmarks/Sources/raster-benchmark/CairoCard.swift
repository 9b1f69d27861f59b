// The card drawn by cairo, on an image surface.

import CCairo
import Measuring
import Raster

/// Cairo's pixels are those of a `Bitmap` with red and blue exchanged.
struct CairoCard {
  private let card: Card
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let picture: OpaquePointer

  init(_ card: Card) {
    self.card = card
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(card.size.width), Int32(card.size.height)),
      let context = cairo_create(surface),
      let picture = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(card.picture.size.width), Int32(card.picture.size.height))
    else { stop("Cairo has no memory.") }
    (self.surface, self.context, self.picture) = (surface, context, picture)
    let data = cairo_image_surface_get_data(picture)
    let stride = Int(cairo_image_surface_get_stride(picture))
    for y in 0..<card.picture.size.height {
      for x in 0..<card.picture.size.width {
        let pixel = card.picture.pixels[y * card.picture.size.width + x]
        let exchanged = pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16
        for byte in 0..<4 {
          data?[y * stride + 4 * x + byte] = UInt8(
            truncatingIfNeeded: exchanged >> UInt32(8 * byte))
        }
      }
    }
    cairo_surface_mark_dirty(picture)
  }

  /// Draws the card.
  func draw(withPicture: Bool = true) {
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    for panel in card.panels {
      addPath(
        x: panel.x, y: panel.y, width: panel.width, height: panel.height, radius: panel.radius)
      let color = panel.color
      cairo_set_source_rgba(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.alpha) / 255)
      cairo_fill(context)
    }
    if withPicture {
      cairo_save(context)
      addPath(
        x: card.pictureX, y: card.pictureY, width: card.pictureWidth, height: card.pictureHeight,
        radius: 48)
      cairo_clip(context)
      cairo_translate(context, Double(card.pictureX), Double(card.pictureY))
      cairo_scale(
        context, Double(card.pictureWidth) / Double(card.picture.size.width),
        Double(card.pictureHeight) / Double(card.picture.size.height))
      cairo_set_source_surface(context, picture, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(context, 230.0 / 255)
      cairo_restore(context)
    }
    cairo_surface_flush(surface)
  }

  private func addPath(x: Int, y: Int, width: Int, height: Int, radius: Int) {
    let (x, y, w, h, r) = (Double(x), Double(y), Double(width), Double(height), Double(radius))
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    cairo_arc(context, x + w - r, y + r, r, -quarter, 0)
    cairo_arc(context, x + w - r, y + h - r, r, 0, quarter)
    cairo_arc(context, x + r, y + h - r, r, quarter, 2 * quarter)
    cairo_arc(context, x + r, y + r, r, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  /// One byte of the picture.
  var sample: Int { Int(cairo_image_surface_get_data(surface)?[4 * 1170 * 600] ?? 0) }

  /// How far the components of two pictures are apart.
  func largestDifference(from bitmap: Bitmap) -> (largest: Int, mean: Double) {
    guard let data = cairo_image_surface_get_data(surface) else { return (255, 255) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var (largest, sum) = (0, 0)
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width {
        let pixel = bitmap.pixels[y * bitmap.size.width + x]
        for (byte, shift) in [16, 8, 0, 24].enumerated() {
          let ours = Int(pixel >> UInt32(shift) & 255)
          let difference = abs(ours - Int(data[y * stride + 4 * x + byte]))
          largest = max(largest, difference)
          sum += difference
        }
      }
    }
    return (largest, Double(sum) / Double(4 * bitmap.size.width * bitmap.size.height))
  }
}
