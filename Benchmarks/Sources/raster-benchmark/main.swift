// Draws the card of an interface at 1170 × 2532 pixels, against cairo.

import CCairo
import Measuring
import Raster

Surroundings.report()

/// How often each contender runs; any argument asks for a quick look.
let rounds = CommandLine.arguments.count > 1 ? 5 : 61

/// Prints the ratio to cairo beside its goal.
func report(_ times: [Duration]) {
  let ratio = times[1] / times[0]
  let shown = Double(Int(ratio * 1000 + 0.5)) / 1000
  print("  \(ratio <= 1.6 ? "met   " : "MISSED") time to cairo: \(shown), goal 1.6")
}

let card = Card()
let reference = CairoCard(card)
var canvas = Canvas(Bitmap(size: card.size))

card.draw(on: &canvas)
reference.draw()
let difference = reference.largestDifference(from: canvas.bitmap)
print("largest difference of a component: \(difference.largest) of 255, mean \(difference.mean)")
guard difference.largest <= Card.tolerance else {
  stop("The pictures differ by more than \(Card.tolerance).")
}

let whole = Contest(
  "card, 1170 × 2532",
  [
    .init("cairo") {
      reference.draw()
      return reference.sample
    },
    .init("ours") {
      card.draw(on: &canvas)
      return 0
    },
  ]
)
report(whole.run(rounds: rounds))

let plain = Contest(
  "card without the picture",
  [
    .init("cairo") {
      reference.draw(withPicture: false)
      return reference.sample
    },
    .init("ours") {
      card.draw(on: &canvas, withPicture: false)
      return 0
    },
  ]
)
report(plain.run(rounds: rounds))

let pane = PixelMaterial(
  deviation: 30 * 256, tint: PixelColor(red: 255, green: 255, blue: 255, alpha: 150))
Contest(
  "pane of 1170 × 300 pixels with a blur of 30, no peer",
  [
    .init("ours") {
      canvas.apply(
        pane, inside: Card.roundedRectangle(x: 0, y: 0, width: 1170, height: 300, radius: 0))
      return 0
    }
  ]
).run(rounds: min(rounds, 15))
