/** A class's own program is compared with the known versions of the exam's. */
import { expect, test } from "vitest";
import known from "../../src/exam/known-versions.json" with { type: "json" };
import { leftOut } from "../../src/exam/known-versions.ts";
import { formsOfPorts, ownOf, PORTS, portText } from "./known.ts";

/** The subroutines of a port with a change that are not known. */
async function unknownIn(file: string, from: string | RegExp, to: string) {
  const text = portText(file);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const { compared } = await ownOf(file, changed);
  return [...compared.faults.keys()].filter((name) => name !== "createBoard");
}

test("the known forms are those of the exam's program in five languages", async () => {
  expect(known).toEqual(await formsOfPorts());
});

test.each(PORTS)("%s is known", async (file) => {
  const { compared } = await ownOf(file, portText(file));
  expect(leftOut(compared.faults)).toEqual(
    file === "game.vb" ? ["Not found in game.vb: CreateBoard."] : [],
  );
});

const SHIFTED = /(?<=\n)(?= +Function CheckNabu[\s\S]*?End Function)/;

test.each<[what: string, file: string, from: string | RegExp, to: string]>([
  ["names", "game.cs", /\b(?:Count|RankDifference)\b/g, "$&Of"],
  ["names with underscores", "game.py", /(?<=[a-z])(?=[A-Z][a-z]+MoveIsLegal)/g, "_"],
  ["parameters", "Game.java", /\bstartRank\b/g, "from"],
  ["comments", "game.vb", /\n(?= +If )/g, "\n' If x = 1 Then\n"],
  ["an empty line", "game.vb", SHIFTED, "\n"],
  ["blanks", "game.pas", /(?<=\n) +/g, "$&$&"],
  ["capitals", "game.pas", /\bFinishRank\b/g, "FINISHRANK"],
  ["the place of a declaration", "game.vb", /( *Dim GameOver.*\n)( *Dim StartSquare.*\n)/, "$2$1"],
  ["what is printed", "game.py", "White to move", "It is White's turn"],
  [
    "a line more that is printed",
    "game.cs",
    / +Console\.WriteLine\("Files/,
    "    Console.WriteLine();\n$&",
  ],
])("%s make no difference", async (_what, file, from, to) => {
  expect(await unknownIn(file, from, to)).toEqual([]);
});

test.each<[what: string, file: string, from: string | RegExp, to: string, names: string[]]>([
  ["a number", "game.vb", "StartFile) = 2 And", "StartFile) = 3 And", ["checkEtluMoveIsLegal"]],
  [
    "an operator",
    "game.cs",
    "RankDifference >= 1",
    "RankDifference > 1",
    ["checkGisgigirMoveIsLegal"],
  ],
  [
    "and for or",
    "Game.java",
    "|| (finishFile == startFile && Math.abs(finishRank - startRank) == 2",
    "&& (finishFile == startFile && Math.abs(finishRank - startRank) == 2",
    ["checkEtluMoveIsLegal"],
  ],
  ["a letter", "game.pas", "'BM'", "'BG'", ["makeMove"]],
  ["a statement more", "game.cs", "GameOver = CheckIf", "Beep(); GameOver = CheckIf", ["main"]],
  [
    "a statement outside its block",
    "game.py",
    "                    GisgigirMoveIsLegal = False\n        elif F",
    "                GisgigirMoveIsLegal = False\n        elif F",
    ["checkGisgigirMoveIsLegal"],
  ],
  [
    "other brackets",
    "game.py",
    'abs(FinishFile - StartFile) == 1 and Board[FinishRank][FinishFile][0] == "B"',
    'abs(FinishFile - StartFile == 1) and Board[FinishRank][FinishFile][0] == "B"',
    ["checkRedumMoveIsLegal"],
  ],
  [
    "two names for one",
    "game.cs",
    "return SarrumMoveIsLegal",
    "return NabuMoveIsLegal",
    ["checkSarrumMoveIsLegal"],
  ],
  ["the winner", "game.py", "White wins", "Black wins", ["displayWinner"]],
  [
    "another subroutine of the exam's",
    "Game.java",
    /(?<=moveIsLegal = check)Nabu(?=MoveIsLegal)/,
    "Etlu",
    ["checkMoveIsLegal"],
  ],
  [
    "a larger board",
    "game.cs",
    "BoardDimension = 8",
    "BoardDimension = 9",
    ["main", "displayBoard", "initialiseBoard"],
  ],
  [
    "a subroutine twice",
    "game.py",
    "def MakeMove",
    "def MakeMove():\n    pass\n\n\ndef MakeMove",
    ["makeMove"],
  ],
])("%s is a difference", async (_what, file, from, to, names) => {
  expect((await unknownIn(file, from, to)).toSorted()).toEqual(names.toSorted());
});

test("what calls a subroutine that differs is told apart from it, and names are known", async () => {
  const text = portText("game.vb").replace("StartFile) = 2 And", "StartFile) = 3 And");
  const { compared } = await ownOf("game.vb", text.replace(/\bCount\b/g, "i"));
  expect(leftOut(compared.faultsBelow)).toEqual([
    "Not found in game.vb: CreateBoard.",
    "CheckEtluMoveIsLegal is left out, because game.vb has another version.",
    "CheckMoveIsLegal and the main program are left out, because a subroutine called there is left out.",
  ]);
  expect(compared.names("checkGisgigirMoveIsLegal").get("Count")).toBe("i");
  const other = portText("game.py")
    .replace("PlayAgain ==", "play_again !=")
    .replace(/PlayAgain/g, "play_again");
  const names = (await ownOf("game.py", other)).compared.names("main");
  expect(names.get("PlayAgain")).toBe("play_again");
});

test.each<[file: string, to: string]>([
  ["game.py", "Size = 8  # squares"],
  ["game.py", "Size: int = 8"],
  ["Game.java", "static final int SIZE=8; // + 1"],
  ["game.pas", "const Size: integer = 8;"],
])("%s with the size as %s is known", async (file, to) => {
  const declaration = /(?:static final int |const )?board_?dimension = 8;?/i;
  const size = /size/i.exec(to)![0];
  const text = portText(file);
  expect(text).toMatch(declaration);
  const own = text.replace(declaration, to).replace(/\bBoardDimension\b/gi, size);
  expect((await ownOf(file, own)).compared.faults.size).toBe(0);
});

test.each<[file: string, size: string, own: string, to: string]>([
  ["Game.java", "boardDimension = 8", "SIZE", "SIZE = 10"],
  ["game.py", "BoardDimension = 8", "Size", "Size = 9"],
  ["game.pas", "BoardDimension = 8", "BoardDimension", "BoardDimension = 8 + 1"],
  ["game.vb", "BoardDimension As Integer = 8", "Limit", "Limit As Integer = 8 Mod 5"],
])("%s with %s as another size is another version", async (file, size, own, to) => {
  const text = portText(file)
    .replace(size, to)
    .replace(/\bBoardDimension\b/gi, own);
  expect(text).toContain(to);
  const { compared } = await ownOf(file, text);
  expect([...compared.faults.keys()]).toEqual(
    expect.arrayContaining(["displayBoard", "initialiseBoard"]),
  );
});

test("a change of CreateBoard is not the exam's program, a missing one is", async () => {
  const text = portText("game.py").replace(/(?<=def CreateBoard.*\n)/, "    Mine = 1\n");
  expect((await ownOf("game.py", text)).compared.isExams).toBe(false);
  expect((await ownOf("game.vb", portText("game.vb"))).compared.isExams).toBe(true);
});
