// Prints the digests of the selftest on a machine without a C library; compiled with the selftest as one
// module.

/// Computes every part and hands on its line, as docs/digests.txt has it.
@_cdecl("print_digests")
public func printDigests(_ write: @convention(c) (UnsafePointer<UInt8>, Int) -> Void) {
  for part in Selftest.parts {
    let line = Array("\(part.digest.text)  \(part.name)\n".utf8)
    line.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { write(start, bytes.count) }
    }
  }
}
