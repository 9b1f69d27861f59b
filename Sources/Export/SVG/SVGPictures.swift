// Pictures within a document of SVG.
// Layer: Export. Source: SVG 1.1 (Second Edition), chapter 5; RFC 2397 (data URLs).
// Tests: SVGFormatTests.

import Raster

/// Pictures in the form that a document holds them in, each made once.
struct SVGPictures {
  private var elements: [String: [UInt8]] = [:]

  /// Appends the symbol of a picture, which fills whatever rectangle it is used in.
  mutating func append(_ name: String, _ bitmap: Bitmap, number: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "<symbol id=\"i".utf8)
    bytes.append(contentsOf: String(number).utf8)
    let element = elements[name] ?? Self.element(for: bitmap)
    elements[name] = element
    bytes.append(contentsOf: element)
    bytes.append(contentsOf: "</symbol>\n".utf8)
  }

  /// The rest of the symbol's tag and the picture.
  private static func element(for bitmap: Bitmap) -> [UInt8] {
    let (width, height) = (String(bitmap.size.width), String(bitmap.size.height))
    var bytes: [UInt8] = []
    bytes.append(contentsOf: "\" viewBox=\"0 0 \(width) \(height)\"".utf8)
    bytes.append(contentsOf: " preserveAspectRatio=\"none\">".utf8)
    bytes.append(contentsOf: "<image width=\"\(width)\" height=\"\(height)\"".utf8)
    bytes.append(contentsOf: " preserveAspectRatio=\"none\"".utf8)
    bytes.append(contentsOf: " xlink:href=\"data:image/png;base64,".utf8)
    Base64.append(bitmap.pngFile, to: &bytes)
    bytes.append(contentsOf: "\"/>".utf8)
    return bytes
  }
}
