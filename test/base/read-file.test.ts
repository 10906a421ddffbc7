/** Reading files of any kind, and refusing what is not text. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readText, readTextOrPipe } from "../../src/base/read-file.ts";
import { err, ok } from "../../src/base/result.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-read-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "game.py");
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const page = "\n\n<!DOCTYPE html>\n<html><body>print()</body></html>";

describe("a file that was handed in", () => {
  test.each<[string, string | Buffer]>([
    ["UTF-8", "é\n"],
    ["UTF-8 with a byte order mark", "\ufeffé\n"],
    ["UTF-16", utf16("é\n")],
    ["UTF-16 of the other order", utf16("é\n").swap16()],
  ])("is read in %s", (_, content) => {
    writeFileSync(file, content);
    expect(readText(file, "a program")).toEqual(ok("é\n"));
  });

  test.each<[string, string | Buffer]>([
    ["a saved web page", page],
    ["a saved web page", `\ufeff${page}`],
    ["a saved web page", utf16(page)],
    ["a saved web page", "<?xml version='1.0'?>\n<html xmlns='x'>"],
    ["a saved web page", "MIME-Version: 1.0\r\nContent-Type: multipart/related"],
    ["a Word or LibreOffice document", "PK\u0003\u0004...word/document.xml..."],
    [
      "a Word or LibreOffice document",
      "PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.text",
    ],
    ["a Word or LibreOffice document", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["a zip archive", "PK\u0003\u0004...game.py"],
    ["an archive", Buffer.from("1f8b0800", "hex")],
    ["a PDF document", "%PDF-1.7\n"],
    ["an RTF document", "{\\rtf1\\ansi print()}"],
    ["an image", Buffer.from("89504e470d0a1a0a", "hex")],
    ["an image", Buffer.from("ffd8ffe0", "hex")],
  ])("is refused as %s", (kind, content) => {
    writeFileSync(file, content);
    expect(readText(file, "a program")).toEqual(
      err(`“${file}” is ${kind}, not the plain text of a program.`),
    );
  });

  test("is not an archive if Java or Python runs it", () => {
    writeFileSync(file, "PK\u0003\u0004META-INF/MANIFEST.MF");
    expect(readText(file, "a program", false)).toMatchObject({ ok: true });
  });
});

// Windows has neither.
describe.skipIf(process.platform === "win32")("what is not a file", () => {
  const pipe = join(folder, "pipe");
  const zeros = join(folder, "zeros");
  spawnSync("sh", ["-c", 'mkfifo "$0"', pipe]);
  symlinkSync("/dev/zero", zeros);

  test.each([pipe, zeros, "/dev/zero"])("is refused: %s", async (path) => {
    expect(readText(path)).toEqual(err(`“${path}” is a device, a pipe or a socket, not a file.`));
    if (path !== pipe)
      expect(await readTextOrPipe(path, "a list of names")).toEqual(readText(path));
  });

  test("may be a pipe for a list of names, which has its limit and its kinds, too", async () => {
    const through = async (command: string) => {
      const writer = spawn("sh", ["-c", `${command} > "$0"`, pipe], { stdio: "ignore" });
      const ended = once(writer, "exit");
      const text = await readTextOrPipe(pipe, "a list of names");
      await ended;
      return text;
    };
    expect(await through("printf 'Ann\\nBob\\n'")).toEqual(ok("Ann\nBob\n"));
    expect(await through("yes")).toMatchObject({
      reason: expect.stringContaining("too long for a list of names"),
    });
    expect(await through("printf '<html>'")).toMatchObject({
      reason: expect.stringContaining("is a saved web page, not the plain text of a list of names"),
    });
  });
});
