// Vitest loads this file with plain Node, so it is JavaScript.
import { register } from "tsx/esm/api";

register();
const { setUp } = await import("./compiled.ts");
export default setUp;
