/** The command by which the program is started again. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

/**
 * How a program in a folder is started, where `TOP` is the folder around that; its file is not bundled, but
 * named as if it was.
 * @param main the file to start, so that there is a path to it from elsewhere
 */
async function startIn(folder: readonly string[], main?: string) {
  const top = mkdtempSync(join(tmpdir(), "sarrum-"));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const place = join(top, ...folder);
  mkdirSync(place, { recursive: true });
  const file = join(place, "start-command.ts");
  copyFileSync(new URL("../../src/base/start-command.ts", import.meta.url), file);
  copyFileSync(new URL("../../src/base/text.ts", import.meta.url), join(place, "text.ts"));
  if (main !== undefined) writeFileSync(join(top, main), "");
  const { START_COMMAND, tsxIn } = await import(pathToFileURL(file).href);
  const texts = [START_COMMAND, tsxIn(join(top, "work")), tsxIn(join(top, "..", "work"))];
  return texts.map((text) => text.replaceAll(top, "TOP"));
}

test.each([
  ["./play", ["Capture the Sarrum", "portable", "linux", "program"]],
  ["npx tsx src/main.ts", ["portable", "linux", "src", "base"]],
  ["npx tsx src/main.ts", ["portable", "linux", "program", "src", "base"]],
  [
    "npx capture-the-sarrum",
    ["portable", "linux", "node_modules", "capture-the-sarrum", "program"],
  ],
])("%s starts the program in %j", async (command, folder) => {
  expect(await startIn(folder)).toEqual([command, "npx tsx", "npx tsx"]);
});

test("from another folder a program is started by its path, with its own tsx", async () => {
  const tsx = "npx --prefix TOP tsx";
  const sources = await startIn(["src", "base"], "src/main.ts");
  expect(sources).toEqual([`${tsx} TOP/src/main.ts`, "npx tsx", tsx]);
  const portable = await startIn(["portable", "linux", "program"], "play");
  expect(portable[0]).toBe("TOP/play");
});
