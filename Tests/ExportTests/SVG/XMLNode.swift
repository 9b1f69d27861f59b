// A parser of the tests' own for XML, and a player for animated SVG.

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document.
struct XMLNode: Hashable {
  var name: String
  var attributes: [String: String] = [:]
  var text = ""
  var children: [XMLNode] = []

  /// Reads a document, which must be well formed.
  static func parsing(_ bytes: [UInt8]) throws -> XMLNode {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse(), let root = reader.open.first?.children.first else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    return root
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var open = [XMLNode(name: "")]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(XMLNode(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open[open.count - 1].text += string
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      var node = open.removeLast()
      if node.name != "text" { node.text = "" }
      open[open.count - 1].children.append(node)
    }
  }
}

extension XMLNode {
  /// All elements with a name, outer ones first.
  func all(_ name: String) -> [XMLNode] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }

  /// What the document shows at a frame of an animation: without animations and hidden elements, with
  /// the names of elements numbered anew, and without attributes that have their default value.
  func shown(frame: Int, of count: Int) -> XMLNode {
    var numbers: [String: String] = [:]
    return played(frame: frame, of: count)?.renamed(&numbers) ?? XMLNode(name: "")
  }

  private func played(frame: Int, of count: Int) -> XMLNode? {
    var node = self
    var functions: [String] = []
    for animation in children where animation.name.hasPrefix("animate") {
      let value = animation.value(frame: frame, of: count)
      if let type = animation.attributes["type"] {
        functions.append("\(type)(\(value))")
      } else if let name = animation.attributes["attributeName"] {
        node.attributes[name] = value
      }
    }
    if !functions.isEmpty { node.attributes["transform"] = functions.joined(separator: " ") }
    if node.attributes.removeValue(forKey: "display") == "none" { return nil }
    node.children = children.filter { !$0.name.hasPrefix("animate") }.compactMap {
      $0.played(frame: frame, of: count)
    }
    node.removeDefaults()
    node.removeUnusedDefinitions()
    return node
  }

  /// The value of an animation without interpolation.
  private func value(frame: Int, of count: Int) -> String {
    let values = attributes["values"]?.split(separator: ";").map(String.init) ?? []
    guard let times = attributes["keyTimes"]?.split(separator: ";").compactMap({ Double($0) })
    else {
      return values.count == count ? values[frame] : "not one value a frame"
    }
    guard times.count == values.count, times[0] == 0 else { return "times that do not fit" }
    let middle = (Double(frame) + 0.5) / Double(count)
    return values[(times.lastIndex { $0 <= middle }) ?? 0]
  }

  private mutating func removeDefaults() {
    let defaults = [
      "opacity": "1", "fill-opacity": "1", "stop-opacity": "1", "stroke-opacity": "1",
      "flood-opacity": "1", "rx": "0",
    ]
    for (name, value) in defaults where attributes[name] == value { attributes[name] = nil }
    guard let transform = attributes["transform"] else { return }
    let functions = transform.replacing(") ", with: ")\n").split(separator: "\n")
    let kept = functions.filter { $0 != "translate(0 0)" && $0 != "scale(1 1)" }
    attributes["transform"] = kept.isEmpty ? nil : kept.joined(separator: " ")
  }

  /// Removes gradients, clips, masks and filters that no element beside them uses.
  private mutating func removeUnusedDefinitions() {
    let kinds: Set = ["linearGradient", "clipPath", "mask", "filter"]
    let uses = children.flatMap { $0.attributes.values }
    children.removeAll { child in
      kinds.contains(child.name) && !uses.contains("url(#\(child.attributes["id"] ?? ""))")
    }
  }

  private func renamed(_ numbers: inout [String: String]) -> XMLNode {
    var node = self
    func new(_ name: String) -> String {
      if name.hasPrefix("i") { return name }
      let number = numbers[name] ?? "d\(numbers.count)"
      numbers[name] = number
      return number
    }
    if let id = node.attributes["id"] { node.attributes["id"] = new(id) }
    node.children = []
    for child in children { node.children.append(child.renamed(&numbers)) }
    for (attribute, value) in node.attributes {
      if value.hasPrefix("url(#") {
        node.attributes[attribute] = "url(#\(new(String(value.dropFirst(5).dropLast()))))"
      } else if value.hasPrefix("#"), attribute == "xlink:href" {
        node.attributes[attribute] = "#\(new(String(value.dropFirst())))"
      }
    }
    return node
  }
}
