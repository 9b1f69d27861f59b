// What geometric means are made of; the platform's functions do for a printed ratio.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The natural logarithm.
public func logarithm(_ value: Double) -> Double { log(value) }

/// The exponential function, to three decimals.
public func exponential(_ value: Double) -> Double { (exp(value) * 1000).rounded() / 1000 }
