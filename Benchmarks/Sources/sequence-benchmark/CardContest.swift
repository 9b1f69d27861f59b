// The card from a frame to a file, beside rsvg-convert on our own SVG of the same frame.

import Dispatch
import Export
import Foundation
import Measuring
import Raster
import Scenes

/// Draws, encodes and writes frames of the card in this process.
struct CardContest {
  let run: FrameRun
  let folder: Folder

  init(count: Int) throws {
    run = try MovingCard.run(count: count)
    folder = try Folder()
  }

  /// Draws, encodes and writes some frames as PNG files; gives the number of bytes.
  @discardableResult
  func write(_ numbers: Range<Int>) -> Int {
    var encoder = PNGFormat().encoder(for: run, after: nil)
    var count = 0
    for number in numbers {
      let bytes = encoder.encoded(MovingCard.frame(number), number: number)
      folder.write(bytes, to: "\(number).png")
      count += bytes.count
    }
    return count
  }

  /// The same on several threads, each with its part of the frames.
  func write(threads: Int) {
    let count = run.numbers.count
    DispatchQueue.concurrentPerform(iterations: threads) { part in
      write(count * part / threads..<count * (part + 1) / threads)
    }
  }

  /// Ends the program if a file does not show its frame, as a renderer of its own draws it.
  private func check() {
    var renderer = FrameRenderer(layout: run.layout, images: run.images)
    for number in [0, 1, run.numbers.count / 2, run.numbers.count - 1] {
      _ = renderer.draw(MovingCard.frame(number))
      guard folder.pixels("\(number).png") == Picture(renderer.bitmap).pixels else {
        stop("The file of frame \(number) shows something else.")
      }
    }
  }

  func measure() {
    var svg = SVGFormat().encoder(for: run, after: nil)
    folder.write(svg.encoded(MovingCard.frame(0), number: 0), to: "card.svg")
    let single = Contest(
      "card of 1170 x 2532 pixels: drawn, encoded and written by a new renderer",
      [
        .init("rsvg-convert") {
          folder.shell("rsvg-convert --unlimited card.svg -o peer.png")
          return 0
        },
        .init("ours, PNG fast") { write(0..<1) },
      ]
    ).run(rounds: 9)
    print("  goal: <= 0.08x rsvg-convert; here \(decimal(single[1] / single[0]))x")
    let count = run.numbers.count
    let many = Contest(
      "card that moves, \(count) frames: drawn, encoded and written",
      [
        .init("one thread") {
          write(threads: 1)
          return 0
        },
        .init("two threads") {
          write(threads: 2)
          return 0
        },
      ]
    ).run(rounds: 5)
    check()
    let rates = many.map { Double(count) / ($0 / .seconds(1)) }
    print("  goal: >= 200 frames/s on one core; here \(decimal(rates[0]))")
    // POSIX has 10⁶ clocks a second; what else runs on the machine does not count here.
    let start = clock()
    write(threads: 1)
    let seconds = Double(clock() - start) / 1e6
    print("  by processor time, of one thread: \(decimal(Double(count) / seconds)) frames/s")
    print("  goal: near twice that on two; here \(decimal(rates[1] / rates[0])) times")
    folder.remove()
    measureStandstill()
  }

  /// What a frame costs that is like the one before.
  private func measureStandstill() {
    var renderer = FrameRenderer(layout: run.layout, images: run.images)
    let frame = MovingCard.frame(0)
    _ = renderer.draw(frame)
    let drawing = ContinuousClock().measure {
      for _ in 0..<1000 where !renderer.draw(frame).isEmpty { stop("Nothing changes.") }
    }
    var encoder = PNGFormat().encoder(for: run, after: nil)
    var count = encoder.encoded(frame, number: 0).count
    let encoding = ContinuousClock().measure {
      for number in 1...1000 { count += encoder.encoded(frame, number: number).count }
    }
    print("a frame like the one before")
    print("  to draw it: \(decimal(drawing / .nanoseconds(1) / 1000)) ns")
    print(
      "  to draw and encode it: \(decimal(encoding / .nanoseconds(1) / 1000)) ns for a PNG of "
        + "\(count / 1001) bytes")
  }
}
