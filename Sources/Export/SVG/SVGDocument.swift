// The document around the elements of SVG.
// Layer: Export. Source: SVG 1.1 (Second Edition), chapters 5 and 7. Tests: SVGFormatTests.

import Raster
import Scenes

/// The pictures of a document, and where the frame lies in it.
struct SVGDocument {
  /// How points become pixels.
  let layout: PictureLayout

  /// The pictures that frames name.
  let images: FrameImages

  /// The names of the pictures that the document holds, in the order of their numbers.
  private var names: [String] = []

  /// The fonts for text, the best first: each platform's own, then one that most systems have.
  private static let fonts =
    "system-ui, -apple-system, &quot;SF Pro Text&quot;, &quot;Segoe UI&quot;, Roboto, "
    + "&quot;DejaVu Sans&quot;, sans-serif"

  /// Creates the document of a run.
  init(of run: FrameRun) {
    layout = run.layout
    images = run.images
  }

  /// The part of the coordinate system of the frame that the document shows.
  private var view: SceneRectangle {
    let scale = layout.scale
    return SceneRectangle(
      x: 0 - Double(layout.x) / scale, y: 0 - Double(layout.y) / scale,
      width: Double(layout.size.width) / scale, height: Double(layout.size.height) / scale)
  }

  /// Puts the elements of a frame on a tape, and notes which pictures they need.
  mutating func record(_ frame: Frame, on tape: inout SVGTape) {
    note(frame.elements)
    var symbols: [String: Int] = [:]
    for (number, name) in names.enumerated() { symbols[name] = number }
    let (view, color) = (view, layout.background)
    let bounds = view.intersection(frame.bounds)
    let ground = color.alpha > 0 ? SVGSurroundings.Ground(rectangle: view, color: color) : nil
    var surroundings = SVGSurroundings(symbols: symbols, bounds: bounds, ground: ground)
    if frame.bounds.covers(view) {
      tape.add(frame.elements[...], in: surroundings)
      return
    }
    tape.add([], in: surroundings)
    // A backdrop shows the ground too, so that an opaque one is painted once more under the frame.
    if color.alpha < 1 || !frame.elements.haveBackdrop { surroundings.ground = nil }
    tape.add(.group) { tape in
      tape.setClip(.rectangle(frame.bounds))
      tape.add(frame.elements[...], in: surroundings)
    }
  }

  private mutating func note(_ elements: [Frame.Element]) {
    for element in elements {
      switch element {
      case .image(let image):
        guard images[image.name] != nil, !names.contains(image.name) else { continue }
        names.append(image.name)
      case .group(let group): note(group.elements)
      case .fill, .stroke, .text, .backdrop: break
      }
    }
  }

  /// The start of the document, up to the elements of the frame.
  func beginning(_ pictures: inout SVGPictures) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(contentsOf: "<svg xmlns=\"http://www.w3.org/2000/svg\"".utf8)
    bytes.append(contentsOf: " xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"".utf8)
    bytes.append(svg: Double(layout.size.width))
    bytes.append(contentsOf: "\" height=\"".utf8)
    bytes.append(svg: Double(layout.size.height))
    bytes.append(contentsOf: "\" viewBox=\"".utf8)
    bytes.append(svg: view.x, view.y)
    bytes.append(UInt8(ascii: " "))
    bytes.append(svg: view.width, view.height)
    bytes.append(contentsOf: "\" font-family=\"".utf8)
    bytes.append(contentsOf: Self.fonts.utf8)
    bytes.append(contentsOf: "\" xml:space=\"preserve\">\n".utf8)
    guard !names.isEmpty else { return bytes }
    bytes.append(contentsOf: "<defs>\n".utf8)
    for (number, name) in names.enumerated() {
      guard let bitmap = images[name] else { continue }
      pictures.append(name, bitmap, number: number, to: &bytes)
    }
    bytes.append(contentsOf: "</defs>\n".utf8)
    return bytes
  }

  /// The end of the document.
  static let ending = Array("</svg>\n".utf8)
}
