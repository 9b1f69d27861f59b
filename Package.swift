// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module of `Sources`; what it may import is the whole list, and points down only.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// A test target; expected values lie in `Tests/Vectors` and folders of `data`, and are read by path.
func tests(of modules: [Target.Dependency], named name: String, data: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: modules + ["TestSupport"], exclude: data, swiftSettings: settings)
}

let package = Package(
  name: "timeline-engine",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Easing", targets: ["Easing"]),
    .library(name: "Timeline", targets: ["Timeline"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "Export", targets: ["Export"]),
    .executable(name: "timeline-dump", targets: ["timeline-dump"]),
  ],
  targets: [
    .target(
      name: "Easing",
      swiftSettings: settings,
      // A debug build calls `sqrt`, which IEEE 754 defines to the last bit, instead of inlining it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    module("Timeline", imports: ["Easing"]),
    module("Scenes", imports: ["Easing", "Timeline"]),
    module("Raster"),
    module("Export", imports: ["Easing", "Timeline", "Scenes", "Raster"]),
    .executableTarget(
      name: "timeline-dump",
      dependencies: ["Easing", "Timeline", "Scenes", "Raster", "Export"],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: ["Easing"], named: "EasingTests"),
    tests(of: ["Easing", "Timeline"], named: "TimelineTests"),
    tests(of: ["Easing", "Timeline", "Scenes"], named: "ScenesTests"),
    tests(of: ["Raster"], named: "RasterTests"),
    tests(
      of: ["Easing", "Timeline", "Scenes", "Raster", "Export"], named: "ExportTests",
      data: ["Golden"]),
    tests(
      of: ["timeline-dump", "Easing", "Timeline", "Scenes", "Raster", "Export"],
      named: "TimelineDumpTests", data: ["Golden"]),
    tests(of: [], named: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)
