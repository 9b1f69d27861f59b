// What a display list holds, for tests.

import Scenes

extension Frame {
  /// All its elements, and those in groups after the group that holds them.
  var everything: [Element] { Frame.flat(elements) }

  private static func flat(_ elements: [Element]) -> [Element] {
    elements.flatMap { element in
      if case .group(let group) = element { return [element] + flat(group.elements) }
      return [element]
    }
  }

  /// The groups that are not in others.
  var groups: [Group] {
    elements.compactMap { element in
      if case .group(let group) = element { return group }
      return nil
    }
  }

  /// All lines of text, in order.
  var texts: [Text] {
    everything.compactMap { element in
      if case .text(let text) = element { return text }
      return nil
    }
  }

  /// All backdrops, in order.
  var backdrops: [Backdrop] {
    elements.compactMap { element in
      if case .backdrop(let backdrop) = element { return backdrop }
      return nil
    }
  }
}
