/** Subroutines are found in a program, in every language of the exam. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  notFound,
  readSubroutines,
  subroutinesIn,
} from "../../../../src/exam/exercises/reading/source.ts";
import { EXAM } from "./scan.ts";

const TEXT = `/** The function of nothing: function none() { */
export function count(
  from: number,
): number {
  while (from < 3) {
    from += 1;
  }
  return twice(from);
}

function twice(value: number): number {
  return 2 * value;
}
`;

test.each(["\n", "\r\n"])("subroutines are found with their lines", (end) => {
  const found = subroutinesIn({ file: "rules.ts", text: TEXT.replaceAll("\n", end) }, [
    "count",
    "twice",
  ]);
  expect(found.map(({ name, line, lines }) => [name, line, lines.length])).toEqual([
    ["count", 2, 8],
    ["twice", 11, 3],
  ]);
  expect(found[1]).toMatchObject({
    file: "rules.ts",
    lines: ["function twice(value: number): number {", "  return 2 * value;", "}"],
  });
});

test("the skeleton has the exam's subroutines and a main program", async () => {
  const names = (await readSubroutines()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...EXAM, "main"]));
});

const PORTS = new URL("../ports/", import.meta.url);

/** VB.NET has no CreateBoard: the board is declared. */
const inPort = (file: string) =>
  [...EXAM, "main"].filter((name) => file !== "game.vb" || name !== "createBoard").toSorted();

test.each(["game.py", "game.vb", "game.cs", "Game.java", "game.pas"])(
  "all subroutines and the main program are found in %s, whole and in its order",
  async (file) => {
    const text = readFileSync(new URL(file, PORTS), "utf8");
    const own = { file, text };
    const found = await readSubroutines(own);
    expect(found.map(({ name }) => name).toSorted()).toEqual(inPort(file));
    expect(notFound([...EXAM, "main"], found, file)).toEqual(
      file === "game.vb" ? ["Not found in game.vb: CreateBoard."] : [],
    );
    const all = text.split("\n");
    for (const [index, { name, line, lines }] of found.entries()) {
      if (name !== "main") expect(lines[0]).toMatch(new RegExp(`\\b${name}\\b`, "i"));
      expect(lines).toEqual(all.slice(line - 1, line - 1 + lines.length));
      expect(lines.at(-1)?.trim()).not.toBe("");
      const next = found[index + 1];
      if (next) expect(next.line).toBeGreaterThanOrEqual(line + lines.length);
    }
  },
);

test.each([
  [
    "skeleton.py",
    "def MakeMove(Board):\n    Board = 1\n# Board = 2\n    Board = 3\n# The end\nx = 1",
  ],
  ["game.cs", "  void MakeMove()\n  {\n    x = 1;\n//  x = 2;\n  }\n// The end\n}"],
])("in %s a comment at the left edge does not end a subroutine", async (file, text) => {
  const [found] = await readSubroutines({ file, text });
  expect(found?.lines).toEqual(text.split("\n").slice(0, -2));
});

const VB = `Module CaptureTheSarrum
    Sub Main()
        Do
            MakeMove(Board, 1, 2, 3, 4, "W")
        Loop Until PlayAgain <> "Y"
    End Sub

    ' Sub MakeMove is below
    Public Function CheckNabuMoveIsLegal(ByVal Board(,) As String) As Boolean
        If Math.Abs(1) = 1 Then
            Return True
        End If
        Return False
    End Function
    Sub MakeMove(ByRef Board(,) As String)
    End Sub
End Module`;

test("subroutines are found in VB.NET, and those that it has not are left out", async () => {
  const found = await readSubroutines({ file: "skeleton.vb", text: VB });
  expect(found.map(({ name, line, lines }) => [name, line, lines.at(-1)?.trim()])).toEqual([
    ["main", 2, "End Sub"],
    ["checkNabuMoveIsLegal", 9, "End Function"],
    ["makeMove", 15, "End Sub"],
  ]);
  expect(await readSubroutines({ file: "empty.py", text: "" })).toEqual([]);
});
