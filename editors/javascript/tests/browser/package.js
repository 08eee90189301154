// The package as a page would import it.
export * from "../../dist/index.js";
export * from "../../dist/elements.js";
