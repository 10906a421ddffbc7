import { inWords, timeText } from "../../../base/text.ts";
import { timesLeft, withClock } from "../../match/clock.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { readTimeControl } from "../../match/time-control.ts";
import { say } from "../ports.ts";
import { showWhere } from "../scenes.ts";
import { matchOf, withBegun } from "../stage.ts";
import type { Context, GameCommand, Reply, State } from "../state.ts";

export const CLOCK_COMMAND: GameCommand = {
  names: ["clock"],
  common: true,
  otherNames: ["timer", "time"],
  concerns: "game",
  argument: "[TIMES]",
  about: "limits the players' time: clock 10",
  more: ({ sides }) =>
    `clock 10+5 gives each player 10 minutes, and 5 seconds more after each of their moves; clock ${sides.map((_, side) => 5 + 5 * side).join(" ")} gives ${inWords(sides.map(({ name }, side) => `${name} ${5 + 5 * side}`))}. clock off stops using one; clock alone shows the times. A player whose time is up loses, or draws if the other cannot win with the pieces left. The clock runs while a player, or the computer, thinks. It is stopped at questions such as that of draw, in puzzles, replays and the like, and when you leave the game: resume continues with the time after the last move. undo gives the time back, redo takes it again.`,
  complete: () => ["10+5", "5", "off"],
  run: setClock,
};

/** Shows the clock, or sets it anew for this game and the next ones. */
async function setClock({ state, ports, argument }: Context): Promise<Reply> {
  const match = matchOf(state);
  if (argument === "") return say(state, timesOf(state), ports);
  const off = argument.toLowerCase() === "off";
  const read = off ? undefined : readTimeControl(state.game.sides.length, argument);
  if (read && !read.ok) return read.reason;
  const timeControl = read?.value;
  const next = { ...state, timeControl };
  if (!match || matchOutcome(match)) {
    return say(next, `The next game is played with${off ? "out a" : " this"} clock.`, ports);
  }
  const timed = withBegun(next, { match: withClock(match, timeControl) });
  say(timed, `The clock is ${off ? "off" : "on"}.`, ports);
  // Elsewhere the prompt shows the time.
  showWhere("redrawn", timed, ports);
  return timed;
}

/** What each side has left, or will begin with, and what it gets for each move. */
function timesOf(state: State): string {
  const match = matchOf(state);
  const left = match && timesLeft(match);
  const times = (match?.info ?? state).timeControl?.map(({ start, increment }, side) => {
    const more = increment > 0 ? ` (+${increment / 1_000} s a move)` : "";
    return `${state.game.sides[side]?.name} ${timeText(left?.[side] ?? start)}${more}`;
  });
  return times
    ? `Clock: ${times.join(", ")}.`
    : "There is no clock; clock 10+5 gives each player 10 minutes, and 5 seconds more after each move.";
}
