// Pictures as files within files.
// Layer: Export. Source: PNG (Third Edition); RFC 1950; RFC 1951. Tests: PictureFileTests.

import Raster

/// The PNG file of a picture, for formats that hold pictures.
enum PictureFile {
  /// The bytes of a PNG file.
  static func png(of bitmap: Bitmap) -> [UInt8] {
    var rows: [UInt8] = []
    let pixels = Picture(bitmap).pixels
    for row in 0..<bitmap.size.height {
      rows.append(0)
      for pixel in pixels[row * bitmap.size.width..<(row + 1) * bitmap.size.width] {
        for shift in [0, 8, 16, 24] as [UInt32] { rows.append(UInt8(pixel >> shift & 255)) }
      }
    }
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 65535) {
      let part = rows[start..<min(start + 65535, rows.count)]
      let count = UInt16(part.count)
      data.append(start + 65535 >= rows.count ? 1 : 0)
      data += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      data += part
    }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in rows {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    data += bigEndian(b << 16 | a)
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = bigEndian(UInt32(bitmap.size.width)) + bigEndian(UInt32(bitmap.size.height))
    bytes += chunk("IHDR", size + [8, 6, 0, 0, 0])
    bytes += chunk("IDAT", data)
    bytes += chunk("IEND", [])
    return bytes
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    var check: UInt32 = 0xFFFF_FFFF
    for byte in content {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check >> 1 ^ (check & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return bigEndian(UInt32(data.count)) + content + bigEndian(~check)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
