/** Files that players name, to which results are added. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addResult } from "../../src/base/named-files.ts";
import { ok } from "../../src/base/result.ts";

test("results are added to a file with the day, or the reason is said", () => {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-result-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "class.csv");
  const host = { now: () => new Date(2026, 10, 24) };
  expect(addResult(file, ["Ann", "all", 7, 17, 20, 3], host)).toEqual(ok(true));
  addResult(file, ["Bob, B", "roles", 8, 1, 1, 0], host);
  expect(readFileSync(file, "utf8")).toBe(
    '2026-11-24,Ann,all,7,17,20,3\n2026-11-24,"Bob, B",roles,8,1,1,0\n',
  );
  addResult(file, ["A\u001b[31m\nnn", "all", 1], host);
  expect(readFileSync(file, "utf8")).toMatch(/\n2026-11-24,A\ufffd\[31m nn,all,1\n$/);
  expect(addResult(folder, ["Ann"], host)).toMatchObject({
    reason: `The file “${folder}” cannot be written: it is a folder.`,
  });
});
