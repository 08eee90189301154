// swift-tools-version: 6.1

import PackageDescription

// Targets stand in the order of their imports: each may import only those above it.

/// Upcoming language features that every target is written in.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // That nobody else is inside a variable is looked at with each access in debug builds, which every test runs in: a
    // fortieth of an edit (issue 7).
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

// Fuzzing (Tests/Fuzzing): the doors and the seeded fuzzer are always there, libFuzzer's entry only where it is asked for,
// since everything has to be compiled for it.
var fuzzers: [Target] = [
    .target(
        name: "FuzzingDoors",
        dependencies: ["FieldServer", "FieldProtocol", "FieldEngine", "JSONBytes", "Automata"],
        path: "Tests/Fuzzing/Doors", swiftSettings: settings),
    .executableTarget(
        name: "Fuzzer", dependencies: ["FuzzingDoors", "FieldServer", "FieldEngine", "FieldProtocol", "JSONBytes"],
        path: "Tests/Fuzzing/Fuzzer", swiftSettings: settings),
]
if Context.environment["FIELD_SERVER_LIBFUZZER"] == "1" {
    fuzzers.append(
        .executableTarget(
            name: "LibFuzzer", dependencies: ["FuzzingDoors"], path: "Tests/Fuzzing/LibFuzzer",
            swiftSettings: settings + [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
}

let package = Package(
    name: "field-server",
    products: [
        .executable(name: "field-server", targets: ["field-server"])
    ],
    targets: [
        .target(name: "JSONBytes", swiftSettings: settings),
        .target(name: "Automata", swiftSettings: settings),
        .target(name: "FieldEngine", dependencies: ["Automata"], swiftSettings: settings),
        .target(name: "FieldProtocol", dependencies: ["JSONBytes", "FieldEngine"], swiftSettings: settings),
        .target(
            name: "FieldServer", dependencies: ["JSONBytes", "FieldEngine", "FieldProtocol"], swiftSettings: settings),
        .executableTarget(
            name: "field-server",
            dependencies: ["JSONBytes", "FieldEngine", "FieldServer"],
            exclude: ["Release.ld"],
            swiftSettings: settings,
            linkerSettings: [
                // One file that starts in half a millisecond: nothing is left for the dynamic loader to find.
                .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release)),
                // What is freed is overwritten: ProcessMemory.swift.
                .unsafeFlags(["-Xlinker", "--wrap=free"], .when(platforms: [.linux], configuration: .release)),
                // Functions that are the same are there once, and what nothing needs not at all: Release.ld and
                // UnusedRuntime.swift say what and why.
                .unsafeFlags(
                    [
                        "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--wrap=_swift_stdlib_getScalarName",
                        "-Xlinker", "--script=\(Context.packageDirectory)/Sources/field-server/Release.ld",
                    ], .when(platforms: [.linux], configuration: .release)),
                // The kernel maps what lies around a page that is touched, in pieces of 64 KiB of the file: where those of
                // the process lie otherwise, each touch maps two. A megabyte resident.
                .unsafeFlags(
                    ["-Xlinker", "-z", "-Xlinker", "max-page-size=65536"],
                    .when(platforms: [.linux], configuration: .release)),
            ]
        ),
        .executableTarget(name: "ModelGenerator", dependencies: ["JSONBytes"], swiftSettings: settings),

        // The benchmark with its limit: Tests/Benchmarks/README.md.
        .executableTarget(name: "EchoLimit", path: "Tests/Benchmarks/EchoLimit"),
        .target(name: "Load", path: "Tests/Benchmarks/Load"),
        .executableTarget(
            name: "Benchmarks", dependencies: ["Load", "FieldServer", "FieldEngine"], path: "Tests/Benchmarks/Program",
            swiftSettings: settings),

        .testTarget(name: "JSONBytesTests", dependencies: ["JSONBytes"], swiftSettings: settings),
        .testTarget(name: "AutomataTests", dependencies: ["Automata"], swiftSettings: settings),
        .testTarget(name: "FieldEngineTests", dependencies: ["FieldEngine", "Automata"], swiftSettings: settings),
        .testTarget(
            name: "FieldProtocolTests", dependencies: ["FieldProtocol", "FieldEngine", "JSONBytes", "ModelGenerator"],
            swiftSettings: settings),
        .testTarget(
            name: "FieldServerTests", dependencies: ["FieldServer", "JSONBytes", "FieldEngine"], swiftSettings: settings
        ),
        .testTarget(
            name: "ProcessTests", dependencies: ["FieldServer", "field-server", "FieldEngine", "JSONBytes"],
            swiftSettings: settings),
    ] + fuzzers,
    swiftLanguageModes: [.v6]
)
