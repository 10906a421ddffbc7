/** Programs that are the same but for names, blanks and comments. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonicalForm } from "../../src/exam/canonical-form.ts";

const formOf = (file: string, text: string) => canonicalForm([{ file, text }]).text;

const readPort = (name: string) =>
  readFileSync(new URL(`./exercises/ports/${name}`, import.meta.url), "utf8");

/** Programs in each language, the first two of which are the same and the others different. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  "game.py": [
    'def Ask(Count, Text):\n    """Asks."""\n    if Count > 1 and Text != "":  # often\n        return f"{Text}: {Count}"\n',
    "def question( n,t ):\n\n\tif n>1 \\\n   and t!='':\n\t\treturn f'{t}: {n}'\n# the end\n",
    'def Ask(Count, Text):\n    if Count > 1 or Text != "":\n        return f"{Text}: {Count}"\n',
    'def Ask(Count, Text):\n    if Count > 1 and Text != "":\n        return f"{Count}: {Text}"\n',
    'def Ask(Count, Text):\n    if Count > 1 and Text != "":\n        pass\n    return f"{Text}: {Count}"\n',
    'def Ask(Count, Text):\n    if Count > 2 and Text != "":\n        return f"{Text}: {Count}"\n',
  ],
  "brackets.py": [
    'print(\n    "a"\n    "b")\nx = [1,\n2]\n',
    'print("a" "b")\ny = [ 1, 2 ]\n',
    'print("b")\nx = [1, 2]\n',
  ],
  "program.ts": [
    `function ask(count: number) {\n  // often\n  return \`\${count} "x"\`; /* one\n  or two */\n}\n`,
    `function question(n: number)\n{ return \`\${ n } "x"\`; }\n`,
    `function ask(count: string) { return \`\${count} "x"\`; }\n`,
    `function ask(count: number) { return \`\${ask} "x"\`; }\n`,
  ],
  "Game.cs": [
    "int Low = Math.Min(Rank, 8); // “'”\n",
    "int smallest = Math.Min( r, 8 );",
    "int Low = Math.Max(Rank, 8);",
  ],
  "game.vb": [
    "Dim Rank As Integer ' of\nIf Rank = _\n  1 Then REM none\nEnd If\n",
    "DIM r AS integer\nIF R = 1 THEN\nEND IF\n",
    "Dim Rank As Integer\nIf Rank <> 1 Then\nEnd If\n",
  ],
  "game.pas": [
    "{ of } if Rank > 1 then writeln('it''s'); (* one *) // two\n",
    "IF R>1 THEN WriteLn('it''s');",
    "if Rank > 1 then writeln('is');",
  ],
};

/** What has no meaning, and a difference that has one. */
const WITHOUT_MEANING: readonly (readonly [
  file: string,
  ...texts: readonly [string, string, string],
])[] = [
  ["a.vb", "Sub A(ByVal B As Char)", "Private Sub A(B As Char)", "Sub A(ByRef B As Char)"],
  ["a.vb", "X = Console.ReadLine()", "X = Console.ReadLine", "X = Console.Read()"],
  ["a.vb", "If (A = 1) Then", "If A = 1 Then", "If (A = 2) Then"],
  ["a.vb", "Return ((A)) End If", "Return A End If", "Return (A) + A"],
  ["A.java", "public static void a()", "static void a()", "static int a()"],
  ["a.cs", "private static void A()", "static void A()", "static bool A()"],
  ["a.ts", "export function a() { return (b); }", "function a() { return b; }", "function a() {}"],
  ["a.pas", "repeat until (a = 1);", "repeat until a = 1;", "repeat until (a) = 1 + 1;"],
  ["a.py", "if (a and\n  b):\n  c()", "if a and b:\n  c()", "if (a) and c:\n  c()"],
  ["a.py", "def a(b: int, c=1) -> object:\n  d", "def a(b, c=1):\n  d", "def a(b, c=2):\n  d"],
  ["a.py", "def a() -> list[str]:\n  d[1:2]", "def a():\n  d[1:2]", "def a():\n  d[1:3]"],
  ["a.py", 'if __name__ == "__main__":  # go\n  a()\n  b()', "a()\nb()", "a()"],
  [
    "a.py",
    "while (a):\n  return (b, c)",
    "while a:\n  return b, c",
    "while (a)(b):\n  return b, c",
  ],
];

test.each(WITHOUT_MEANING)("in %s “%s” is “%s”", (file, one, same, other) => {
  expect(formOf(file, one)).toBe(formOf(file, same));
  expect(formOf(file, one)).not.toBe(formOf(file, other));
});

test.each(Object.entries(PROGRAMS))(
  "%s has the same form under other names, and another with other steps",
  (file, [first = "", same = "", ...others]) => {
    const form = formOf(file, first);
    expect(formOf(file, same)).toBe(form);
    for (const other of others) expect(formOf(file, other)).not.toBe(form);
  },
);

test.each(["game.py", "game.vb", "Game.java", "game.cs", "game.pas", "game.c"])(
  "%s, with each name of its own changed, keeps its form; one that stands for another does not",
  (file) => {
    const text = readPort(file);
    const keeps = (changed: string) => {
      expect(changed).not.toBe(text);
      return formOf(file, changed) === formOf(file, text);
    };
    expect(keeps(text.replace(/\b(?:Start|Finish)(?:Rank|File)\b/gi, "Other$&"))).toBe(true);
    expect(keeps(text.replace(/\bStartFile\b(?! As Integer$)/im, "FinishFile"))).toBe(false);
  },
);

test("a subroutine has the same form wherever it is indented", () => {
  const text = "def Ask(Count):\n    return Count\n";
  expect(formOf("game.py", text.replace(/^/gm, "  "))).toBe(formOf("game.py", text));
});

test("names are the same in all files of a program", () => {
  const files = (name: string, other: string) => [
    { file: "program.py", text: `import ${name}` },
    { file: `rules.py`, text: `${other} = 1` },
  ];
  expect(canonicalForm(files("a", "a")).text).toBe(canonicalForm(files("b", "b")).text);
  expect(canonicalForm(files("a", "b")).text).not.toBe(canonicalForm(files("a", "a")).text);
});
