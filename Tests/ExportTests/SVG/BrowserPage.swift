// Pages that show SVG documents in a browser.

import Foundation

enum BrowserPage {
  /// A page with documents from left to right, each stopped at a time if one is given.
  ///
  /// Each has a frame of its own, so that the names of their elements do not clash.
  static func gallery(
    of documents: [(bytes: [UInt8], time: Double?)], width: Int, height: Int
  ) -> String {
    var page = "<!DOCTYPE html><body style='margin:0;white-space:nowrap;font-size:0'>"
    for (bytes, time) in documents {
      var inner = "<!DOCTYPE html><body style='margin:0'>" + String(decoding: bytes, as: UTF8.self)
      if let time {
        inner +=
          "<script>const svg = document.querySelector('svg');"
          + "svg.pauseAnimations(); svg.setCurrentTime(\(time));</script>"
      }
      let escaped = inner.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      page +=
        "<iframe style='border:0' scrolling=no width=\(width) height=\(height) "
        + "srcdoc=\"\(escaped)\"></iframe>"
    }
    return page
  }
}
