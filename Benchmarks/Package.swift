// swift-tools-version: 6.2
// Times the engine against the programs and libraries people use now; see README.md.
import PackageDescription

/// A library of the system, described in the folder `C…`.
func peer(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

func benchmark(_ name: String, peers: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Measuring"] + peers
      + ["Easing", "Timeline", "Scenes", "Raster", "Export"].map {
        .product(name: $0, package: "timeline-engine")
      })
}

let package = Package(
  name: "timeline-engine-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "timeline-engine", path: "..")],
  targets: [
    peer("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    peer("CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
    peer("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
    peer("CSwscale", pkgConfig: "libswscale", debian: "libswscale-dev"),
    .target(name: "CClassic"),
    .target(name: "CNumbers"),
    .target(name: "Measuring"),
    benchmark("curve-benchmark", peers: ["CClassic"]),
    benchmark("number-benchmark", peers: ["CNumbers"]),
    benchmark("png-benchmark", peers: ["CPNG", "CDeflate"]),
    benchmark("raster-benchmark", peers: ["CCairo"]),
    benchmark("video-benchmark", peers: ["CSwscale"]),
    benchmark("sequence-benchmark"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
