// Frames drawn at random, and frames that differ from another one in a few things.

import Raster
import Scenes
import TestSupport

extension SplitMix64 {
  mutating func choice<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Bool.random(using: &self)
      ? Double.random(in: range, using: &self)
      : Double(Int.random(in: Int(range.lowerBound)...Int(range.upperBound), using: &self))
  }

  mutating func color() -> SceneColor {
    SceneColor(
      red: choice([0, 1, 0.4]), green: .random(in: 0...1, using: &self), blue: choice([0, 0.7]),
      alpha: choice([0, 1, 1, 1, 0.5, 0.01]))
  }

  mutating func point() -> Frame.Point { Frame.Point(x: number(-8...56), y: number(-8...48)) }

  mutating func rectangle() -> SceneRectangle {
    SceneRectangle(
      x: number(-8...40), y: number(-8...30), width: number(0...40), height: number(0...30))
  }

  mutating func shape() -> Frame.Shape {
    switch Int.random(in: 0..<5, using: &self) {
    case 0, 1: return .rectangle(rectangle())
    case 2: return .roundedRectangle(rectangle(), radius: number(0...9), corners: .continuous)
    case 3: return .ellipse(rectangle())
    default:
      let elements: [Frame.Path.Element] = [
        .move(to: point()), .line(to: point()), .quadratic(control: point(), to: point()),
        .cubic(control1: point(), control2: point(), to: point()),
      ]
      return .path(
        Frame.Path(
          elements + (Bool.random(using: &self) ? [.close] : []),
          fillRule: choice([.evenOdd, .nonZero])))
    }
  }

  mutating func paint() -> Frame.Paint {
    if Int.random(in: 0..<3, using: &self) > 0 { return .color(color()) }
    let stops = [0, 0.3, 1].map { Frame.LinearGradient.Stop($0, color()) }
    return .linearGradient(Frame.LinearGradient(from: point(), to: point(), stops))
  }

  mutating func transform() -> Frame.Transform {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return .identity
    case 1: return .translation(x: number(-9...9), y: number(-9...9))
    case 2: return .scale(number(0...2), about: point())
    default:
      return Frame.Transform(
        a: number(-1...1), b: number(-1...1), c: number(-1...1), d: number(-1...1), tx: 20, ty: 20)
    }
  }

  mutating func material() -> Frame.Material {
    Frame.Material(
      blurRadius: choice([0, 1, 2.5, 4]), tint: color(),
      blend: choice([.none, .overlay(color()), .colorDodge(color())]))
  }

  mutating func element(depth: Int = 0) -> Frame.Element {
    switch Int.random(in: 0..<(depth < 2 ? 11 : 8), using: &self) {
    case 0, 1, 2: return .fill(shape(), paint())
    case 3:
      let stroke = Frame.Stroke(width: number(0...6), ends: choice([.butt, .round]))
      return .stroke(shape(), stroke, paint())
    case 4: return .image(Frame.Image(named: choice(["logo", "missing"]), in: rectangle()))
    case 5, 6:
      return .text(
        Frame.Text(
          choice(["Ag", "title", ""]), at: point(), size: number(0...20),
          weight: choice([.bold, .regular]), alignment: choice([.leading, .center, .trailing]),
          color: color()))
    case 7: return .backdrop(Frame.Backdrop(shape(), material(), weight: choice([0, 1, 0.5])))
    default:
      let mask = choice([
        nil, Frame.Mask(shape(), paint()), Frame.Mask(shape()),
        Frame.Mask(.rectangle(SceneRectangle(x: 4, y: 4, width: 30, height: 20))),
      ])
      return .group(
        Frame.Group(
          opacity: choice([0, 1, 1, 0.5, 0.9]), transform: transform(), mask: mask,
          elements(upTo: 4, depth: depth + 1)))
    }
  }

  mutating func elements(upTo count: Int, depth: Int = 0) -> [Frame.Element] {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in element(depth: depth) }
  }

  /// A frame of 48 by 40 points.
  mutating func frame() -> Frame {
    Frame(width: 48, height: 40, elements: elements(upTo: 7))
  }

  /// The frame with an element more, less, moved or replaced, or something changed in a group.
  mutating func frame(after frame: Frame) -> Frame {
    Frame(width: frame.width, height: frame.height, elements: changed(frame.elements, depth: 0))
  }

  private mutating func changed(_ elements: [Frame.Element], depth: Int) -> [Frame.Element] {
    var elements = elements
    let place = Int.random(in: 0...elements.count, using: &self)
    switch Int.random(in: 0..<6, using: &self) {
    case 0: elements.insert(element(depth: depth), at: place)
    case 1 where place < elements.count: elements.remove(at: place)
    case 2 where place < elements.count: elements[place] = element(depth: depth)
    case 3 where elements.count > 1: elements.swapAt(0, elements.count - 1)
    default:
      for (index, element) in elements.enumerated() {
        guard case .group(let group) = element else { continue }
        let isInner = Bool.random(using: &self)
        let inner = isInner ? changed(group.elements, depth: depth + 1) : group.elements
        elements[index] = .group(
          Frame.Group(
            opacity: isInner ? group.opacity : choice([0, 0.3, 1]), transform: group.transform,
            mask: group.mask, inner))
      }
    }
    return elements
  }
}
