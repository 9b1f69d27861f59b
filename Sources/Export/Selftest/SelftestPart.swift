// One thing that the selftest computes.
// Layer: Export. Tests: SelftestTests.

/// Some results of the engine, by their digest.
package struct SelftestPart: Sendable {
  /// What is computed, such as `curve ease-in`.
  package let name: String

  /// What kind of part it is: the first word of its name.
  package var kind: String { String(name.prefix { $0 != " " }) }

  /// Computes the results and adds their bits.
  private let work: @Sendable (inout Digest) -> Void

  /// Creates a part; what its work throws becomes a part of the digest.
  init<Failure: Error & CustomStringConvertible>(
    _ name: String, _ work: @escaping @Sendable (inout Digest) throws(Failure) -> Void
  ) {
    self.name = name
    self.work = { digest in
      do throws(Failure) {
        try work(&digest)
      } catch {
        digest.add(error.description)
      }
    }
  }

  /// Creates a part that cannot fail.
  init(_ name: String, _ work: @escaping @Sendable (inout Digest) -> Void) {
    self.name = name
    self.work = work
  }

  /// The digest of the results on this machine, which takes milliseconds to compute.
  package var digest: Digest {
    var digest = Digest()
    work(&digest)
    return digest
  }
}
