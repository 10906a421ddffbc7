/** Pictures of a position, from the prompt and from the command line. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runInside } from "./run-inside.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const play = (...lines: string[]) =>
  runInside(`${lines.join("\n")}\n`, { words: ["--setup", "sample"] });

test("a picture drawn at the prompt is that of the command, and is overwritten only after a yes", async () => {
  const name = "żółw and 13.svg";
  const file = join(folder, name);
  const first = await play(`diagram moves 13 ${file}`, "13 14");
  expect(first.output).toContain(`The picture is in “${file}”.\n`);
  const command = ["diagram", "--setup", "sample", "--moves", "13"];
  const picture = (await runInside("", { words: command })).output;
  expect(readFileSync(file, "utf8")).toBe(picture);
  const kept = await play(`diagram ${file}`, "n", "13 14");
  expect(kept.output).toContain("White's sarrum moves from 13 to 14.");
  expect(readFileSync(file, "utf8")).toBe(picture);
  const over = await play(`diagram "${file}" colour`, "y", "13 14");
  expect(over.output).toContain(`Overwrite it (Y for yes)? y\nThe picture is in`);
  expect(over.output).toContain("White's sarrum moves from 13 to 14.");
  expect(readFileSync(file, "utf8")).toContain("<circle");
  expect(readdirSync(folder)).toEqual([name]);
  for (const run of [first, kept, over]) expect([run.status, run.complaints]).toEqual([0, ""]);
});

test.each([
  ["a folder that is not there", join(folder, "no", "a.svg")],
  ["a name that is too long", join(folder, `${"a".repeat(300)}.svg`)],
])("%s is refused with a sentence, and the game continues", async (_what, file) => {
  const run = await play(`diagram ${file}`, "13 14");
  expect(run.output).toMatch(/^The file “.*” cannot be written.*\.$/m);
  expect(run.output).toContain("White's sarrum moves from 13 to 14.");
  expect([run.status, run.complaints]).toEqual([0, ""]);
});
