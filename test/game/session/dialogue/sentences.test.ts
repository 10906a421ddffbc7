/** How sentences look by what they are, where there are colours. */
import { expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { portsOf, runDialogue } from "../run-dialogue.ts";

const paint = (part: string, role: string) =>
  / on |coordinate/.test(role) ? part : `{${role}:${part}}`;
const COLOURED = { columns: 100, rows: 60, palette: () => ({ paint }) };

/** Returns what is said and asked at a keyboard while some lines are typed. */
async function said(lines: readonly string[], window = {}): Promise<readonly string[]> {
  const all: string[] = [];
  const left = [...lines];
  const ports = portsOf(
    {
      interactive: true,
      say: (text) => all.push(...text.split("\n")),
      async ask(prompt) {
        all.push(prompt);
        return left.shift();
      },
    },
    window,
  );
  await runDialogue(sarrum, { position: SAMPLE }, ports);
  return all;
}

test("each kind looks the same, whoever says it", async () => {
  const shown = await said(
    ["hepl", "11 12", "set warn on", "hint now", "help undo", "resign", "y"],
    COLOURED,
  );
  expect(shown.filter((line) => /^\{(bad|now)Label/.test(line))).toEqual([
    "{badLabel: ! } {bad:Unknown command “hepl”;} did you mean “help”?",
    "{badLabel: ! } {bad:That is not a legal move – please try again}",
    "{badLabel: ! } {bad:hint takes no arguments.}",
    "{nowLabel:White resigns. Black wins!}",
  ]);
  expect(shown).toContain("    The square 11 is empty; start on one of White's pieces.");
  expect(shown).toContain("{now:It is White's turn.}");
  expect(
    shown.some((line) => line.startsWith("{heading:Start square}{quiet: (file then rank")),
  ).toBe(true);
  expect(
    shown.some((line) => /^ {2}\{command:undo\} \{quiet:\[NUMBER\]\} +takes back/.test(line)),
  ).toBe(true);
});

test("without colours they are their text alone", async () => {
  const shown = await said(["hepl", "11 12"]);
  expect(shown).toContain("Unknown command “hepl”; did you mean “help”?");
  expect(shown).toContain("That is not a legal move – please try again");
  expect(shown).toContain("The square 11 is empty; start on one of White's pieces.");
});

test("what is asked for is not a refusal", async () => {
  const asked = [
    "set",
    "set theme",
    "pieces",
    "rules",
    "rules etlu",
    "clock",
    "learn scores",
    "puzzle scores",
    "resume list",
    "help",
  ];
  const shown = await said(asked, COLOURED);
  expect(shown.filter((line) => /^\{(bad|now)Label/.test(line))).toEqual([]);
});

test("in colour the first moves say that both squares may be typed at once", async () => {
  const lines = ["81", "82", "21 22", "82 81"];
  const shown = await said(lines, COLOURED);
  const hints = shown.flatMap(
    (line) => /You may type the whole move at once: (.*)\}$/.exec(line)?.[1] ?? [],
  );
  expect([...new Set(hints)]).toEqual(["81 82", "21 22"]);
  expect((await said(lines)).join()).not.toContain("whole move at once");
  const lesson = (await said(["lesson demo", "", ""], COLOURED)).join("\n");
  expect(lesson.slice(lesson.indexOf("Lesson, step 1"))).not.toContain("whole move at once");
});
