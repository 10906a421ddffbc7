import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ok } from "../../src/base/result.ts";
import { processHost } from "../../src/cli/host.ts";
import { addResult, reportFiles } from "../../src/base/new-files.ts";

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

test("a report is continued only by one on the same folder with the same files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const page = join(folder, "class.html");
  const open = async (about: string, ...named: readonly string[]) =>
    await reportFiles(named, about, processHost());
  const begun = await open("class", page);
  if (!begun.ok) throw new Error(begun.reason);
  expect(begun.value.left).toBe("");
  expect(existsSync(page)).toBe(false);
  for (const text of ["first", "second"]) await begun.value.write([text], `rest of ${text}`);
  expect(readFileSync(page, "utf8")).toBe("second");
  for (const refused of [await open("other", page), await open("class", page, join(folder, "x"))])
    expect(refused).toMatchObject({ ok: false, reason: expect.stringContaining("already exists") });
  const next = await open("class", page);
  expect(next).toMatchObject({ value: { left: "rest of second" } });
  expect(readFileSync(page, "utf8")).toBe("second");
  if (next.ok) await next.value.write(["whole"], "");
  expect(readFileSync(page, "utf8")).toBe("whole");
  expect(existsSync(`${page}.unfinished`)).toBe(false);
  expect(await open("class", page)).toMatchObject({ ok: false });
});
