/** The files of a report, and what one that was interrupted leaves. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { processHost } from "../../../../src/cli/host.ts";
import { reportFiles } from "../../../../src/exam/exercises/class/report-files.ts";

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
