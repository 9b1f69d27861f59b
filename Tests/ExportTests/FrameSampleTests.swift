// Elements of every kind in our own pixels.
// Expected values: the formulas of `ElementSample`, to which other programs' pictures of our files are held.

import Raster
import Scenes
import Testing

@testable import Export

struct FrameSampleTests {
  @Test(arguments: ElementSample.all.indices)
  func `our raster shows every kind of element in the colours that follow from its definition`(
    index: Int
  ) throws {
    let sample = ElementSample.all[index]
    let run = try SampleFrames.run(width: 60, height: 40)
    var renderer = FrameRenderer(layout: run.layout, images: run.images)
    _ = renderer.draw(sample.frame)
    let bytes = RawPixels.bytes(of: renderer.bitmap)
    try RenderedPicture(width: 60, height: 40, bytes: bytes).check(sample)
  }
}
