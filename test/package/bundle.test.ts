/** The bundled program, which is what the package holds; the deep tests pack and install it. */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundled } from "../bundled.ts";
import { play } from "./plays.ts";

const dist = realpathSync(bundled("dist")!);
const program = join(dist, "program");
/** The largest size of its code, in bytes; packed it takes a third of that. */
const LARGEST = 2_150_000;

test(`the code has at most ${LARGEST / 1000} kB`, () => {
  const sizes = readdirSync(program).map((name) => statSync(join(program, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LARGEST);
});

test("each network is there once", () => {
  const [text] = readFileSync("src/game/engine/eval/nnue/network-sarrum.json", "utf8").match(
    /[A-Za-z0-9+/]{200}/,
  ) ?? [""];
  const holders = readdirSync(program).filter((name) =>
    readFileSync(join(program, name), "utf8").includes(text),
  );
  expect(holders).toEqual(["networks.cjs"]);
});

/** Lists on standard error what has been loaded when a question is written. */
const listAt = (question: string) => `
const fs = require("node:fs");
const { writeSync } = fs;
fs.writeSync = (file, text, ...more) => {
  if (String(text).startsWith("${question}")) {
    console.error([...Object.keys(require.cache), ...process.moduleLoadList].join());
  }
  return writeSync(file, text, ...more);
};
`;

test.each([
  ["Play the sample game", [], "main rolldown-runtime first-prompt", false],
  ["Start square", ["y"], "main rolldown-runtime first-prompt loop wrap", true],
])("few files and not node:crypto have been loaded at “%s”", (question, lines, few, streams) => {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const preload = join(folder, "list.cjs");
  writeFileSync(preload, listAt(question));
  const start = ["--require", preload, join(program, "main.cjs")];
  const modules = play({ start, folder }, [], lines).complaints.trim().split(",");
  const files = modules.filter((name) => name.startsWith(program));
  const names = files.map((file) => basename(file, ".cjs"));
  expect(names).toEqual(few.split(" "));
  expect(modules).toContain("NativeModule fs");
  expect(modules.includes("NativeModule stream")).toBe(streams);
  expect(modules).not.toContain("NativeModule crypto");
});
