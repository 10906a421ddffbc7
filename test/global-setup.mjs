// Vitest loads this file with plain Node, so it is JavaScript.
import process from "node:process";
import "./strip-types.mjs";

// Node would read these certificates in each of the hundreds of processes that the tests start.
delete process.env.NODE_EXTRA_CA_CERTS;

const { setUp } = await import("./bundled.ts");
export default setUp;
