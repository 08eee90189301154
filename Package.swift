// swift-tools-version: 6.1

import PackageDescription

// Targets stand in the order of their imports: each may import only those above it.

/// What is for the daemon as it is shipped: static linking and linker flags are those of Linux.
let release: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)

/// Whether it is the tests that are built with the optimizer (Tests/test): they see what is internal, assertions hold, and the names of
/// members are kept.
let isForTests = Context.environment["FIELD_SERVER_TESTS"] == "1"

/// Settings of every target. What each flag gains is measured in Tests/Benchmarks/README.md.
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // Small functions are inlined across modules.
        .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
        // Each function can be left out by the linker where nothing calls it, what is public too.
        .unsafeFlags(["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"], release),
    ] + (isForTests ? [.unsafeFlags(["-enable-testing", "-assert-config", "Debug"])] : [])

/// Engine code compiles as Embedded Swift, which looks up no names of members: no table of them is made. Tests do look them up,
/// to see that no stored property was forgotten.
let engine: [SwiftSetting] =
    isForTests ? settings : settings + [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"], release)]

/// Generated messages and command-line code run seldom, so they are compiled for size.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], release)]

/// Tests are not optimised themselves, also where what they test is: they take two thirds of the time to compile then.
let tests: [SwiftSetting] = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// What the tests, the fuzzers and the benchmark share: seeded randomness and JSON; clients of a session and of a process.
let support: [Target] = [
    .target(name: "TestSupport", path: "Tests/Support/Values", swiftSettings: settings),
    .target(
        name: "TestClients", dependencies: ["TestSupport", "FieldServer", "FieldEngine"], path: "Tests/Support/Clients",
        swiftSettings: settings),
]

// Fuzzing (Tests/Fuzzing): the doors and the seeded fuzzer are always there, libFuzzer's entry only where it is asked for,
// since everything has to be compiled for it.
var fuzzers: [Target] = [
    .target(
        name: "FuzzingDoors",
        dependencies: [
            "FieldServer", "FieldLanguageServer", "FieldProtocol", "FieldEngine", "JSONBytes", "Automata",
            "TestClients",
        ],
        path: "Tests/Fuzzing/Doors", swiftSettings: settings),
    .executableTarget(
        name: "Fuzzer",
        dependencies: [
            "FuzzingDoors", "FieldServer", "FieldTools", "FieldEngine", "FieldProtocol", "JSONBytes", "TestSupport",
            "TestClients",
        ],
        path: "Tests/Fuzzing/Fuzzer", swiftSettings: settings),
]
if Context.environment["FIELD_SERVER_LIBFUZZER"] == "1" {
    fuzzers.append(
        .executableTarget(
            name: "LibFuzzer", dependencies: ["FuzzingDoors"], path: "Tests/Fuzzing/LibFuzzer",
            swiftSettings: settings + [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
}

/// The commit that `--version` names, where whoever builds says it. It is compiled into one C function, so that another commit
/// compiles nothing else anew; Swift takes no words from a command line.
let commit = Context.environment["FIELD_SERVER_COMMIT"].map { CSetting.define("FIELD_SERVER_COMMIT", to: "\"\($0)\"") }

let entry = "\(Context.packageDirectory)/Sources/field-server"

let package = Package(
    name: "field-server",
    products: [
        .executable(name: "field-server", targets: ["field-server"])
    ],
    targets: [
        .target(name: "JSONBytes", swiftSettings: engine),
        .target(name: "Automata", swiftSettings: engine),
        .target(name: "FieldEngine", dependencies: ["Automata"], swiftSettings: engine),
        .target(name: "FieldProtocol", dependencies: ["JSONBytes", "FieldEngine"], swiftSettings: engine + small),
        // It runs once a form.
        .target(
            name: "FieldSchema", dependencies: ["JSONBytes", "Automata", "FieldEngine", "FieldProtocol"],
            swiftSettings: engine + small),
        .target(
            name: "FieldServer",
            dependencies: ["JSONBytes", "Automata", "FieldEngine", "FieldProtocol", "FieldSchema"],
            swiftSettings: engine),
        .target(
            name: "FieldTools",
            dependencies: ["JSONBytes", "FieldEngine", "FieldProtocol", "FieldSchema", "FieldServer"],
            swiftSettings: settings + small),
        .target(
            name: "FieldLanguageServer",
            dependencies: ["JSONBytes", "Automata", "FieldEngine", "FieldProtocol", "FieldServer", "FieldTools"],
            swiftSettings: settings + small),
        // The C library as one module, whatever the platform. Rounding of numbers is in its mathematical part.
        .target(name: "CLibrary", linkerSettings: [.linkedLibrary("m")]),
        .target(name: "BuildStamp", cSettings: commit.map { [$0] } ?? []),
        .target(
            name: "FieldProgram",
            dependencies: [
                "JSONBytes", "FieldEngine", "FieldProtocol", "FieldSchema", "FieldServer", "FieldTools",
                "FieldLanguageServer", "BuildStamp", "CLibrary",
            ],
            swiftSettings: settings + small),
        // It has the entry and what its linker flags need, and no test depends on it: tests are linked like any program.
        .executableTarget(
            name: "field-server",
            dependencies: ["FieldProgram", "CLibrary"],
            exclude: ["link-order.txt", "sections.ld"],
            swiftSettings: settings + small,
            linkerSettings: [
                // One file without a dynamic loader: it starts in half a millisecond.
                .unsafeFlags(["-static-executable"], release),
                // Freed memory is overwritten, since it may have held a secret: ErasingFree.swift.
                .unsafeFlags(["-Xlinker", "--wrap=free"], release),
                // The standard library's names of all scalars stay out: UnnamedScalars.swift.
                .unsafeFlags(["-Xlinker", "--wrap=_swift_stdlib_getScalarName"], release),
                // Identical code is folded. Nothing unwinds, so there are no unwind tables and no index of them.
                .unsafeFlags(["-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--no-eh-frame-hdr"], release),
                .unsafeFlags(["-Xlinker", "-T", "-Xlinker", "\(entry)/sections.ld"], release),
                // What keys run, and the start, lies side by side: a key takes 3 % less, and less is resident (.ci/link_order.py).
                .unsafeFlags(
                    [
                        "-Xlinker", "--symbol-ordering-file=\(entry)/link-order.txt", "-Xlinker",
                        "--no-warn-symbol-ordering",
                    ],
                    release),
                // The kernel maps the file in windows of 64 KiB. Segments that are aligned to them share none.
                .unsafeFlags(["-Xlinker", "-z", "-Xlinker", "max-page-size=65536"], release),
            ]
        ),
        // It runs for a second: to optimise it, for the tests of a release build, would take half a minute.
        .executableTarget(
            name: "ModelGenerator", dependencies: ["JSONBytes"],
            swiftSettings: settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]),

        // The benchmark with its limit: Tests/Benchmarks/README.md.
        .executableTarget(name: "EchoLimit", path: "Tests/Benchmarks/EchoLimit"),
        .target(name: "Load", path: "Tests/Benchmarks/Load"),
        .executableTarget(
            name: "Benchmarks", dependencies: ["Load", "FieldServer", "FieldEngine", "TestSupport", "TestClients"],
            path: "Tests/Benchmarks/Program", swiftSettings: settings),

        .testTarget(name: "JSONBytesTests", dependencies: ["JSONBytes", "TestSupport"], swiftSettings: tests),
        .testTarget(name: "AutomataTests", dependencies: ["Automata", "TestSupport"], swiftSettings: tests),
        .testTarget(
            name: "FieldEngineTests", dependencies: ["FieldEngine", "Automata", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "FieldProtocolTests", dependencies: ["FieldProtocol", "FieldEngine", "JSONBytes", "ModelGenerator"],
            swiftSettings: tests),
        .testTarget(
            name: "FieldSchemaTests",
            dependencies: [
                "FieldSchema", "FieldServer", "FieldTools", "JSONBytes", "FieldEngine", "TestSupport", "TestClients",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "FieldServerTests",
            dependencies: ["FieldServer", "FieldTools", "JSONBytes", "FieldEngine", "TestSupport", "TestClients"],
            swiftSettings: tests),
        .testTarget(
            name: "FieldToolsTests",
            dependencies: [
                "FieldTools", "FieldServer", "FieldProtocol", "FieldEngine", "JSONBytes", "TestSupport", "TestClients",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "FieldLanguageServerTests",
            dependencies: [
                "FieldLanguageServer", "FieldTools", "FieldServer", "FieldEngine", "JSONBytes", "TestSupport",
            ],
            swiftSettings: tests),
        .testTarget(
            name: "ProcessTests",
            dependencies: [
                "FieldServer", "FieldTools", "FieldProgram", "FieldProtocol", "FieldEngine", "JSONBytes", "TestSupport",
                "TestClients",
            ],
            swiftSettings: tests),
    ] + support + fuzzers,
    swiftLanguageModes: [.v6]
)
