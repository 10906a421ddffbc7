import { PROMPT } from "../../cli/program.ts";
import { openWindow } from "../../pty/program-window.ts";
import { readScreen } from "./screen.ts";
import { drawScreen } from "./svg.ts";

/** As many rows as the dialogue from the first prompt of the game to the last one. */
const SIZE = { columns: 80, rows: 18 };

/** What is typed at the prompts of the sample game. */
const TYPED = ["moves 13", "12 13"];

const CAPTION = {
  bar: "Capture the Sarrum",
  title: "Capture the Sarrum in a terminal",
  description:
    "The sample game on a board in colour. The answer to moves 13 marks in green, and with square " +
    "brackets, the four squares to which the sarrum on 13 may move. The move from 12 to 13 is " +
    "refused with the reason: the player's own sarrum stands there.",
};

/** Plays the sample game in a terminal with all colours, and draws the screen as SVG. */
export async function drawSampleGame(): Promise<string> {
  const window = openWindow({ ...SIZE, variables: { COLORTERM: "truecolor" } });
  try {
    await window.answer(PROMPT.setup, "y");
    for (const line of TYPED) await window.answer(PROMPT.start, line);
    await window.awaitText(PROMPT.start);
    return `${drawScreen(readScreen(await window.emulator()), CAPTION)}\n`;
  } finally {
    window.close();
  }
}
