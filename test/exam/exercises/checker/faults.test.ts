/** Errors of programs in several languages, each in one line. */
import { expect, test } from "vitest";
import { faultOf } from "../../../../src/exam/exercises/checker/faults.ts";

const PYTHON = `Traceback (most recent call last):
  File "game.py", line 120, in <module>
    main()
  File "game.py", line 88, in main
    square = int(input("error? "))
  File "/usr/lib/python3/codecs.py", line 322, in decode
ValueError: invalid literal for int() with base 10: 'x'
`;
const JAVA = `Exception in thread "main" java.lang.NumberFormatException: For input string: "x"
\tat java.base/java.lang.Integer.parseInt(Integer.java:652)
\tat Game.getMove(Game.java:88)
\tat Game.main(Game.java:120)
`;
const MONO = `
Unhandled Exception:
System.FormatException: Input string was not in a correct format.
  at System.Int32.Parse (System.String s) [0x00000] in <12b418a7818c4ca0893feeaaf67f1e7f>:0
  at Game.GetMove () [0x00012] in Game.cs:88
[ERROR] FATAL UNHANDLED EXCEPTION: System.FormatException: Input string was not in a correct format.
  at Game.GetMove () [0x00012] in Game.cs:88
`;
const DOTNET = `Unhandled exception. System.FormatException: Input string was not in a correct format.
   at Game.GetMove() in Game.cs:line 88
`;
const PASCAL = `Runtime error 106 at $0000000000401A2B
  $0000000000401A2B
  $00000000004023AA
`;

test.each([
  ["Python", PYTHON, "ValueError: invalid literal for int() with base 10: 'x' (game.py, line 88)"],
  ["Java", JAVA, 'java.lang.NumberFormatException: For input string: "x" (Game.java, line 88)'],
  [
    "mono",
    MONO,
    "System.FormatException: Input string was not in a correct format. (Game.cs, line 88)",
  ],
  [
    "C#",
    DOTNET,
    "System.FormatException: Input string was not in a correct format. (Game.cs, line 88)",
  ],
  ["Pascal", PASCAL, "Runtime error 106 at $0000000000401A2B"],
  ["C", "Segmentation fault (core dumped)\n", "Segmentation fault (core dumped)"],
  ["silence", "", "it printed no message"],
])("an error of %s is shown in one line", (_name, errors, shown) => {
  expect(faultOf({ end: "crash", errors }, "folder", ["y", "x"])?.appeared).toBe(
    `It stopped with an error after answer 2 (“x”): ${shown}`,
  );
});

test.each([PYTHON, JAVA, DOTNET, ""])(
  "a question on stderr is quoted, without the error at the end of the input",
  (error) => {
    const faultAfter = (errors: string) =>
      faultOf({ end: "no question", errors: errors + error }, "folder", ["y"])?.appeared;
    expect(faultAfter("Which game? \nFrom which square? ")).toBe(
      "“From which square?” appeared on stderr, which does not count; print questions to stdout.",
    );
    expect(faultAfter("")).toMatch(/^It printed nothing to stdout before it read the next answer;/);
  },
);

test("a missing file, program or command is explained", () => {
  const errors = "FileNotFoundError: [Errno 2] No such file or directory: 'setup.txt'";
  expect(faultOf({ end: "crash", errors }, "folder", [])?.appeared).toBe(
    `It stopped with an error before the first answer: ${errors}
Checks run the program in a temporary folder, and files are looked for there.`,
  );
  for (const errors of [
    "/bin/sh: 1: python9: not found\n",
    "sh: line 1: python9: command not found\n",
    "'python9' is not recognized as an internal or external command,\noperable program or batch file.\n",
  ])
    expect(faultOf({ end: "crash", errors }, "folder", [])?.appeared).toBe(
      "The command python9 was not found.",
    );
  for (const errors of [
    "python3: can't open file '/tmp/x/game.py': [Errno 2] No such file or directory\n",
    "Error: Cannot find module '/tmp/x/game.py'\n",
  ])
    expect(faultOf({ end: "crash", errors }, "folder", [])).toEqual({
      appeared: "There is no game.py in folder",
      isFault: "lasting",
    });
});
