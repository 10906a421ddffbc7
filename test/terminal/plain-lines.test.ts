/** Lines of pipes, and of keyboards without an editor. */
import { PassThrough, Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { keyboardReader, pipeReader } from "../../src/terminal/plain-lines.ts";

/** Returns the lines of an input that arrives in these chunks. */
async function linesIn(...chunks: readonly (string | Buffer)[]) {
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const read = pipeReader(
    () => input,
    () => {},
  );
  const lines: string[] = [];
  for (let line = await read(""); line !== undefined; line = await read("")) lines.push(line);
  return lines;
}

describe("lines of a pipe", () => {
  test.each([
    ["LF", ["y\n13\n\n23\n"]],
    ["CRLF", ["y\r\n13\r\n\r\n23\r\n"]],
    ["CR", ["y\r13\r\r23\r"]],
    ["any of them", ["y\r13\n\r\n23\r"]],
    ["CRLF in two chunks", ["y\r", "\n13\r", "\n\r", "\n23\r", "\n"]],
    ["CR at the end of chunks", ["y\r", "13\r", "\r", "23\r"]],
    ["LF, and none after the last", ["y\n1", "3\n\n2", "3"]],
  ])("may end with %s", async (_end, chunks) => {
    expect(await linesIn(...chunks)).toEqual(["y", "13", "", "23"]);
  });

  test("have no byte order mark, and characters may arrive in parts", async () => {
    const [mark, euro] = [Buffer.from("\ufeff"), Buffer.from("€\n")];
    expect(await linesIn(mark, "y\n", euro.subarray(0, 1), euro.subarray(1))).toEqual(["y", "€"]);
  });

  test("are handed over at once, also at a CR that ends a chunk", async () => {
    const input = new PassThrough();
    const read = pipeReader(
      () => input,
      () => {},
    );
    input.write("pieces\r");
    expect(await read("")).toBe("pieces");
  });

  test("are taken for UTF-16 only at the beginning", async () => {
    expect(await linesIn("y\n13\n", "a\0b\0\n")).toEqual(["y", "13", "a\0b\0"]);
  });

  test.each([
    ["little-endian", Buffer.from("\ufeff13\né€\n", "utf16le")],
    ["big-endian", Buffer.from("\ufeff13\né€\n", "utf16le").swap16()],
    ["without a byte order mark", Buffer.from("13\né€\n", "utf16le")],
  ])("may be UTF-16, %s, whose characters may arrive in parts", async (_order, bytes) => {
    expect(await linesIn(bytes.subarray(0, 7), bytes.subarray(7))).toEqual(["13", "é€"]);
  });

  test.each(["\0\n\0\n", "1\x003\n", "\0"])("may contain NUL: %j", async (text) => {
    const lines = text.replace(/\n$/, "").split("\n");
    expect(await linesIn(text)).toEqual(lines);
  });
});

/** Opens a keyboard that hands over a line when it is typed. */
function openKeyboard() {
  const keyboard = new PassThrough();
  const written: string[] = [];
  const read = keyboardReader(
    () => keyboard,
    (text) => written.push(text),
  );
  const answer = (prompt: string, line: string) => {
    const answered = read(prompt);
    keyboard.write(line);
    return answered;
  };
  return { keyboard, written, read, answer };
}

describe("lines of a keyboard", () => {
  test("each prompt is shown and gets one line, with all its characters", async () => {
    const { keyboard, written, answer } = openKeyboard();
    expect(await answer("Name? ", "José\r\n")).toBe("José");
    expect(keyboard.isPaused()).toBe(true);
    expect(await answer("Start? ", "\r\n")).toBe("");
    expect(await answer("Finish? ", " 13 \r\n")).toBe(" 13 ");
    expect(written).toEqual(["Name? ", "Start? ", "Finish? "]);
  });

  test("Ctrl-Z and Enter end the input", async () => {
    const { answer } = openKeyboard();
    expect(await answer("Start? ", "\x1a\r\n")).toBeUndefined();
  });

  test("the input ends with the console", async () => {
    const { keyboard, read } = openKeyboard();
    const answered = read("Start? ");
    keyboard.end();
    expect(await answered).toBeUndefined();
  });

  test("several lines at once answer one prompt each, and Ctrl-D in a line does not end it", async () => {
    const { keyboard, read, answer } = openKeyboard();
    expect(await answer("Start? ", "12\n13\n1")).toBe("12");
    expect(await read("Start? ")).toBe("13");
    expect(await answer("Start? ", "4\n")).toBe("14");
    keyboard.end("23");
    expect(await read("Start? ")).toBe("23");
    expect(await read("Start? ")).toBeUndefined();
  });

  test("may end with CR, as before a shell has left the terminal to the program", async () => {
    const { read, answer } = openKeyboard();
    expect(await answer("Start? ", "13\r14\r\n")).toBe("13");
    expect(await read("Finish? ")).toBe("14");
  });

  test("control characters are left out, except tabs", async () => {
    const { answer } = openKeyboard();
    expect(await answer("Start? ", "\x1b[A1\t3\x07\n")).toBe("[A1\t3");
  });

  test("a keyboard that fails ends the input, now and for good", async () => {
    const { keyboard, read } = openKeyboard();
    const answered = read("Start? ");
    keyboard.destroy(new Error("EIO"));
    expect(await answered).toBeUndefined();
    expect(await read("Start? ")).toBeUndefined();
  });
});

test("a question at a keyboard may be over before its line is complete, which answers the next", async () => {
  const input = new PassThrough();
  let written = "";
  const read = keyboardReader(
    () => input,
    (text) => {
      written += text;
    },
  );
  const saved = Promise.resolve();
  expect(await read("one? ", { until: saved })).toBe("");
  const next = read("two? ", { until: new Promise(() => {}) });
  input.write("typed\n");
  expect(await next).toBe("typed");
  expect(written).toBe("one? \ntwo? ");
});
