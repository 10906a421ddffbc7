/** Commands that version 1.1 knew by other names. */
import { describe, expect, test } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { talk } from "../type-lines.ts";

describe("a command of version 1.1", () => {
  const FORMER = [
    ["theme warm", "“set theme”"],
    ["large on", "“set large”"],
    ["redraw off", "“set redraw”"],
    ["plain", "“set plain on” or “set plain off”"],
    ["Settings", "“set”"],
    ["saved", "“resume list”"],
    ["forget 1", "“resume delete”"],
    ["scores", "“resume finished”"],
    ["replay game2.txt", "“review moves”"],
    ["history", "“review list”"],
    ["watch 0", "“computer show”"],
    ["describe", "“board words”"],
    ["threats", "“moves threats”"],
    [`position ${SAMPLE}`, "“setup text” or “setup”"],
    ["edit", "“setup”"],
    ["house moves=1", "“setup house”"],
  ] as const;
  const terminal = { effects: { interactive: true } };

  const refusalOf = ([line, meant]: (typeof FORMER)[number]) =>
    `${line}\nUnknown command “${line.split(" ", 1)[0]}”; did you mean ${meant}?\n`;

  test("is refused, and another suggested, at every prompt", async () => {
    const prompts = ["y", "13", "resign", "no", "setup", "quiz", "puzzle", "learn 1", "figure 5"];
    const typed = FORMER.map(([line]) => line);
    const shown = await talk(
      sarrum,
      ["", ...prompts].flatMap((prompt) => [...typed, prompt]),
    );
    const helped = await talk(
      sarrum,
      typed.map((line) => `help ${line}`),
    );
    for (const former of FORMER) {
      expect(shown.split(refusalOf(former))).toHaveLength(prompts.length + 2);
      expect(helped).toContain(refusalOf(former));
    }
    const atTerminal = await talk(sarrum, [...typed, "", ...typed], terminal);
    for (const former of FORMER) expect(atTerminal).toContain(refusalOf(former));
  });

  test("in a lesson file fails there, with what is typed now", async () => {
    const files = new Map([["old.txt", "> theme warm\n> history\n> 13 23\n"]]);
    const read = async (file: string) => ok(files.get(file) ?? "");
    const shown = await talk(sarrum, ["lesson old.txt", "", ""], { effects: { read } });
    expect(shown).toContain("? theme warm\nUnknown command “theme”; did you mean “set theme”?");
  });
});
