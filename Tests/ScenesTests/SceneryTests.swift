import Testing

@testable import Scenes

struct SceneryTests {
  @Test func `a placement shifts and scales all it places`() {
    let place = Placement(scale: 2, x: 10, y: -5)
    #expect(place.point(3, 4) == Frame.Point(x: 16, y: 3))
    #expect(
      place.rectangle(1, 2, 3, 4) == SceneRectangle(x: 12, y: -1, width: 6, height: 8))
    #expect(
      place.circle(0, 0, radius: 3)
        == .ellipse(SceneRectangle(x: 4, y: -11, width: 12, height: 12)))
    #expect(
      place.roundedRectangle(0, 0, 4, 4, radius: 1)
        == .roundedRectangle(
          SceneRectangle(x: 10, y: -5, width: 8, height: 8), radius: 2, corners: .continuous))
    #expect(place.stroke(3) == Frame.Stroke(width: 6))
    #expect(
      place.lines([(0, 0), (1, 1)], closed: true)
        == .path(
          Frame.Path([
            .move(to: Frame.Point(x: 10, y: -5)), .line(to: Frame.Point(x: 12, y: -3)), .close,
          ])))
  }

  @Test func `a gradient has its colours at equal distances`() {
    let paint = Placement(scale: 2).gradient(from: (0, 0), to: (0, 5), [.black, .white, .black])
    guard case .linearGradient(let gradient) = paint else {
      Issue.record("\(paint)")
      return
    }
    #expect(gradient.end == Frame.Point(x: 0, y: 10))
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 1])
    #expect(gradient.stops[1].color == .white)
  }

  @Test func `the status bar lies within its height, and is left out without room`() {
    for height in [20.0, 44, 54, 100] {
      let elements = StatusBar(width: 393, height: height).elements
      #expect(elements.count > 5)
      #expect(elements.allSatisfy { $0.isValid })
      for case .fill(let shape, _) in elements {
        #expect(shape.bounds.map { $0.y >= 0 && $0.bottom <= height && $0.right <= 393 } == true)
      }
    }
    #expect(StatusBar(width: 393, height: 19).elements.isEmpty)
    #expect(StatusBar(width: 239, height: 54).elements.isEmpty)
  }

  @Test func `the home indicator lies in the middle of the lower edge of an upright screen`() {
    let bars = HomeIndicator(width: 375, height: 812).elements
    guard case .fill(let bar, _) = bars.first else {
      Issue.record("\(bars)")
      return
    }
    #expect(bar.bounds == SceneRectangle(x: 120.5, y: 799, width: 134, height: 5))
    #expect(HomeIndicator(width: 812, height: 375).elements.isEmpty)
  }
}
