// swift-tools-version: 6.1

import PackageDescription

// Targets stand in the order of their imports: each may import only those above it.

/// What is for the daemon as it is shipped.
let release: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)
/// What the compiler and the linker are given lies beside the daemon's own sources.
let daemon = "\(Context.packageDirectory)/Sources/field-server"

/// How often which branch is taken, by a profile that `.ci/profile.py` makes (Tests/Benchmarks/README.md). The options are
/// the frontend's, since the driver of Swift 6.3 drops its own of the same names.
let profile: [String]
/// What the daemon is linked with that is profiled.
let counting: [LinkerSetting]
#if compiler(>=6.3)
    if Context.environment["FIELD_SERVER_PROFILE"] == "count" {
        profile = ["-Xfrontend", "-ir-profile-generate"]
        counting = [.unsafeFlags(["-profile-generate"])]
    } else {
        profile = ["-Xfrontend", "-ir-profile-use=\(daemon)/Release.profdata"]
        counting = []
    }
#else
    profile = []
    counting = []
#endif

/// Links another function where one is called; without another, what the daemon itself has under the name with `__wrap_`.
func calling(_ other: String? = nil, for name: String) -> [String] {
    ["-Xlinker", "--wrap=\(name)"] + (other.map { ["-Xlinker", "--defsym=__wrap_\(name)=\($0)"] } ?? [])
}

/// The runtime's functions that count references, and those that do so where there are no other threads.
let singleThreaded =
    ["retain", "release", "retain_n", "release_n"].flatMap { calling("swift_nonatomic_\($0)", for: "swift_\($0)") }
    // SingleThreadedStrings.swift
    + calling(for: "swift_bridgeObjectRetain") + calling(for: "swift_bridgeObjectRelease")

/// Mathematics that the standard library and the overlay of the C library hand on, asked or not, and no text field needs:
/// 130 KB. CI looks that nothing of ours asks for it.
let withoutMathematics =
    (["cos", "erf", "erfc", "exp", "exp2", "log", "log10", "log2", "sin", "tan", "tgamma"].flatMap {
        [$0, "\($0)f", "\($0)l"]
    } + ["jn", "lgamma_r", "lgammaf_r", "lgammal_r", "powf", "powl", "yn"]).flatMap {
        calling("abort", for: $0)
    }

/// Code of which each part is run seldom is made small.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], release)]

/// Upcoming language features that every target is written in.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // That nobody else is inside a variable is looked at with each access in debug builds, which every test runs in: a
    // fortieth of an edit (issue 7).
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    // Targets are rooms, not walls: what is small is put where it is called.
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
    .unsafeFlags(profile, release),
    // What is never run lies apart from what always is, also within a function.
    .unsafeFlags(["-Xfrontend", "-function-sections", "-Xllvm", "-enable-split-machine-functions"], release),
    // What is public is kept only where it is used, and nothing looks into values at run time: no unconstrained
    // interpolation, no `Mirror`. A quarter of a megabyte of the daemon.
    .unsafeFlags(["-Xfrontend", "-internalize-at-link", "-Xfrontend", "-disable-reflection-metadata"], release),
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
        .target(name: "FieldProtocol", dependencies: ["JSONBytes", "FieldEngine"], swiftSettings: settings + small),
        .target(
            name: "FieldServer", dependencies: ["JSONBytes", "FieldEngine", "FieldProtocol"], swiftSettings: settings),
        .executableTarget(
            name: "field-server",
            dependencies: ["JSONBytes", "FieldEngine", "FieldServer"],
            exclude: ["Release.ld", "Release.order", "Release.profdata"],
            swiftSettings: settings + small,
            linkerSettings: [
                // One file that starts in half a millisecond: nothing is left for the dynamic loader to find.
                .unsafeFlags(["-static-executable"], release),
                // What is freed is overwritten: ProcessMemory.swift.
                .unsafeFlags(calling(for: "free"), release),
                // One thread: references are counted without locking the bus, a tenth of an edit.
                .unsafeFlags(singleThreaded, release),
                // Functions that are the same are there once, and what nothing needs not at all: Release.ld and
                // UnusedRuntime.swift say what and why.
                .unsafeFlags(
                    ["-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--script=\(daemon)/Release.ld"]
                        + calling(for: "_swift_stdlib_getScalarName") + calling(for: "__cxa_demangle")
                        + withoutMathematics, release),
                // What is run lies side by side: two megabytes resident, and a third of the first edit.
                .unsafeFlags(
                    [
                        "-Xlinker", "-z", "-Xlinker", "keep-text-section-prefix",
                        "-Xlinker", "--symbol-ordering-file=\(daemon)/Release.order",
                        "-Xlinker", "--no-warn-symbol-ordering",
                    ], release),
                // The kernel maps what lies around a page that is touched, in pieces of 64 KiB of the file: where those of
                // the process lie otherwise, each touch maps two. A megabyte resident.
                .unsafeFlags(["-Xlinker", "-z", "-Xlinker", "max-page-size=65536"], release),
            ] + counting
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
