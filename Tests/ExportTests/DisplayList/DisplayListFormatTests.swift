// Display lists as JSON.

import Foundation
import Scenes
import TestSupport
import Testing
import Timeline

@testable import Export

@Suite struct DisplayListFormatTests {
  /// The lines of some frames of a run.
  static func lines(_ frames: [Frame], _ run: FrameRun) throws -> [UInt8] {
    let format = DisplayListFormat()
    var bytes = try format.beginning(of: run)
    var encoder = format.encoder(for: run, after: nil)
    for (frame, number) in zip(frames, run.numbers) {
      bytes += encoder.encoded(frame, number: number)
    }
    return bytes + format.ending(of: run)
  }

  /// The line of a frame with some elements, without its start and end.
  static func text(of elements: Frame.Element...) throws -> String {
    let run = try SampleFrames.run(width: 60, height: 40)
    var encoder = DisplayListFormat().encoder(for: run, after: nil)
    let frame = Frame(width: 60, height: 40, elements: elements)
    let line = String(decoding: encoder.encoded(frame, number: 7), as: UTF8.self)
    let start =
      #"{"frame":7,"time_s":0.11666666666666667,"width_pt":60,"height_pt":40,"elements":["#
    try #require(line.hasPrefix(start) && line.hasSuffix("]}\n"))
    return String(line.dropFirst(start.count).dropLast(3))
  }

  private static let box = SceneRectangle(x: 10, y: 5.5, width: 40, height: 30)
  private static let ink = Frame.Paint.color(SceneColor(red: 0, green: 0.25, blue: 1, alpha: 0.5))
  private static let inkText = #""paint":{"type":"color","color":[0,0.25,1,0.5]}"#
  private static let boxText =
    #""shape":{"type":"rectangle","x":10,"y":5.5,"width":40,"height":30,"#
    + #""steps":[["M",10,5.5],["L",50,5.5],["L",50,35.5],["L",10,35.5],["Z"]]}"#

  @Test func `a fill has a shape and a paint`() throws {
    #expect(
      try Self.text(of: .fill(.rectangle(Self.box), Self.ink))
        == #"{"type":"fill",\#(Self.boxText),\#(Self.inkText)}"#)
  }

  @Test func `a stroke has a width and ends too`() throws {
    let stroke = Frame.Stroke(width: 2, ends: .butt)
    #expect(
      try Self.text(of: .stroke(.rectangle(Self.box), stroke, Self.ink))
        == #"{"type":"stroke",\#(Self.boxText),"width":2,"ends":"butt",\#(Self.inkText)}"#)
  }

  @Test func `a path has a rule and steps`() throws {
    let path = Frame.Path(
      [
        .move(to: ElementSample.point(1, 2)),
        .quadratic(control: ElementSample.point(3, 4), to: ElementSample.point(-5, 1e-7)),
        .cubic(
          control1: ElementSample.point(0, 0), control2: ElementSample.point(1, 1),
          to: ElementSample.point(2, 2)), .close,
      ], fillRule: .evenOdd)
    #expect(
      try Self.text(of: .fill(.path(path), Self.ink))
        == #"{"type":"fill","shape":{"type":"path","fill_rule":"evenodd","steps":"#
        + #"[["M",1,2],["Q",3,4,-5,1e-7],["C",0,0,1,1,2,2],["Z"]]},\#(Self.inkText)}"#)
  }

  @Test func `text and pictures have places`() throws {
    #expect(
      try Self.text(
        of: .image(Frame.Image(named: "logo", in: Self.box)),
        .text(
          Frame.Text(
            "a\"\\\n\u{1}é", at: Frame.Point(x: 1, y: 2), size: 17, weight: .semibold,
            alignment: .trailing, color: SceneColor(hex: 0))))
        == #"{"type":"image","name":"logo","x":10,"y":5.5,"width":40,"height":30},"#
        + #"{"type":"text","string":"a\"\\\n\u0001é","x":1,"y":2,"size":17,"weight":600,"#
        + #""alignment":"trailing","color":[0,0,0,1]}"#)
  }

  @Test func `a group has an opacity, a transform, a mask and elements`() throws {
    let inner = Frame.Element.image(Frame.Image(named: "a", in: Self.box))
    let group = Frame.Group(
      opacity: 0.5, transform: .translation(x: 3, y: -0.0),
      mask: Frame.Mask(.rectangle(Self.box), Self.ink), [inner])
    #expect(
      try Self.text(of: .group(group), .group(Frame.Group([])))
        == #"{"type":"group","opacity":0.5,"transform":[1,0,0,1,3,0],"mask":{\#(Self.boxText),"#
        + #"\#(Self.inkText)},"elements":[\#(try Self.text(of: inner))]},"#
        + #"{"type":"group","opacity":1,"transform":[1,0,0,1,0,0],"mask":null,"elements":[]}"#)
  }

  @Test func `a backdrop has a blur, a tint and a blend`() throws {
    let material = Frame.Material(
      blurRadius: 20, tint: SceneColor(hex: 0), blend: .colorDodge(SceneColor(hex: 0xFFFFFF)))
    #expect(
      try Self.text(of: .backdrop(Frame.Backdrop(.rectangle(Self.box), material, weight: 0.5)))
        == #"{"type":"backdrop",\#(Self.boxText),"weight":0.5,"blur_radius":20,"tint":[0,0,0,1],"#
        + #""blend":{"mode":"color-dodge","color":[1,1,1,1]}}"#)
  }

  @Test func `a number has no sign of nothing, and all its digits`() throws {
    let box = SceneRectangle(x: -0.0, y: -123_456_789.125, width: 0x1p-10, height: -0.0)
    #expect(
      try Self.text(of: .image(Frame.Image(named: "a", in: box)))
        == #"{"type":"image","name":"a","x":0,"y":-123456789.125,"width":0.0009765625,"height":0}"#)
  }

  @Test func `the first line is the run and its pictures`() throws {
    let run = try SampleFrames.run(
      width: 60, height: 40, in: SampleFrames.size(140, 100), scale: 2, frames: 3..<9)
    let line = try #require(
      JSONSerialization.jsonObject(with: Data(DisplayListFormat().beginning(of: run)))
        as? [String: Any])
    let numbers = [
      "display_list": 1, "first_frame": 3, "frame_count": 6, "width_px": 140, "height_px": 100,
      "px_per_pt": 2, "x_px": 10, "y_px": 10,
    ]
    for (name, number) in numbers { #expect(line[name] as? Int == number, "\(name)") }
    #expect(line["frames_per_second"] as? String == "60")
    #expect(line["background"] as? [Double] == [1, 1, 1, 1])
    #expect(line.count == numbers.count + 3)
    let images = try #require(line["images"] as? [[String: Any]])
    #expect(images.map { $0["name"] as? String } == ["logo"])
    let png = try #require(Data(base64Encoded: images[0]["png"] as? String ?? ""))
    #expect(Array(png) == SampleFrames.logo?.pngFile)
  }

  @Test(arguments: 0..<40) func `every line is JSON, whatever the frame`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let frames = (0..<4).map { _ in random.frame() }
    let run = try SampleFrames.run(width: 48, height: 40, frames: 0..<4)
    let bytes = try Self.lines(frames, run)
    #expect(try Self.lines(frames, run) == bytes)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(lines.count == 6 && lines.last == [])
    for (line, frame) in zip(lines.dropFirst(), frames) {
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      #expect((object?["elements"] as? [Any])?.count == frame.elements.count)
    }
  }

  @Test func `frames that are written apart join to the whole`() throws {
    let frames = ElementSample.all.map(\.frame)
    let run = try SampleFrames.run(width: 60, height: 40, frames: 0..<frames.count)
    var apart = try DisplayListFormat().beginning(of: run)
    for (number, frame) in frames.enumerated() {
      var encoder = DisplayListFormat().encoder(
        for: run, after: number > 0 ? frames[number - 1] : nil)
      apart += encoder.encoded(frame, number: number)
    }
    #expect(try Self.lines(frames, run) == apart)
  }

  @Test func `FORMATS names every field and every type`() throws {
    let page = try SourceFile.named("docs/FORMATS.md").text
    let start = try #require(page.range(of: "## Display lists")).upperBound
    let end = try #require(page.range(of: "## SVG")).lowerBound
    let run = try SampleFrames.run(width: 60, height: 40)
    let lines = try Self.lines([SampleFrames.gallery], run).split(separator: UInt8(ascii: "\n"))
    var words: Set<String> = []
    func collect(_ value: Any) {
      switch value {
      case let object as [String: Any]:
        words.formUnion(object.keys)
        if let type = object["type"] as? String { words.insert(type) }
        for value in object.values { collect(value) }
      case let array as [Any]:
        for value in array { collect(value) }
      default: break
      }
    }
    for line in lines { collect(try JSONSerialization.jsonObject(with: Data(line))) }
    #expect(words.count > 40)
    let section = page[start..<end]
    for word in words.sorted() {
      #expect(section.contains("`\(word)`") || section.contains("\"\(word)\""), "\(word)")
    }
  }

  @Test(.enabled(if: OutsideTool.hasPython("PIL", "numpy")))
  func `the full reader in docs draws every kind of element in the colours of its definition`()
    throws
  {
    let samples = ElementSample.all
    let run = try SampleFrames.run(
      width: 60, height: 40, in: SampleFrames.size(140, 100), scale: 2, frames: 0..<samples.count)
    let lines = try Self.lines(samples.map(\.frame), run)
    let reader = Vectors.packageRoot.appending(path: "docs/draw-display-list-fully.py")
    try OutsideTool.inNewFolder { folder in
      let drawing = try OutsideTool.run(
        "python3", [reader.path(percentEncoded: false)], input: Data(lines), in: folder)
      try #require(drawing.status == 0, "\(drawing.messages)")
      let files = samples.indices.map {
        folder.appending(path: String(format: "frame-%05d.png", $0))
      }
      for (picture, sample) in zip(try RenderedPicture.reading(files), samples) {
        #expect(picture.width == 140 && picture.height == 100)
        #expect(picture[5, 50] == [255, 255, 255, 255], "\(sample.name) is cut at the frame")
        // Each layer of it rounds colours to 255ths. A polygon of Pillow's has the pixels of its border, too:
        // on an edge one of the six across a spot.
        let isOnEdge = sample.name == "half pixels"
        try picture.check(
          sample, fromX: 10, fromY: 10, scale: 2, widening: 2, border: isOnEdge ? 255.0 / 6 : 0)
      }
    }
  }
}
