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

  test.each(FORMER)("%s is refused, and %s suggested, at every prompt", async (line, meant) => {
    const name = line.split(" ", 1)[0];
    const refused = `${line}\nUnknown command “${name}”; did you mean ${meant}?\n`;
    const prompts = [
      "",
      "y",
      "13",
      "resign",
      "no",
      "setup",
      "quiz",
      "puzzle",
      "learn 1",
      "figure 5",
    ];
    const lines = prompts.flatMap((prompt) => [line, prompt]);
    expect((await talk(sarrum, lines)).split(refused)).toHaveLength(lines.length / 2 + 1);
    expect(await talk(sarrum, [line, "", line], terminal)).toContain(refused);
    expect(await talk(sarrum, [`help ${line}`])).toContain(refused);
  });

  test("in a lesson file fails there, with what is typed now", async () => {
    const files = new Map([["old.txt", "> theme warm\n> history\n> 13 23\n"]]);
    const read = async (file: string) => ok(files.get(file) ?? "");
    const shown = await talk(sarrum, ["lesson old.txt", "", ""], { effects: { read } });
    expect(shown).toContain("? theme warm\nUnknown command “theme”; did you mean “set theme”?");
  });
});
