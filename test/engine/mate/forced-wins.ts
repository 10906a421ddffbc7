import { readFileSync } from "node:fs";

/** A position of Capture the Sarrum in which the player to move captures the sarrum by force. */
export interface ForcedWin {
  /** What kind of position it is: of the full game, the sample game, an ending, a promotion. */
  readonly source: string;
  /** The winner's own moves up to the capture. */
  readonly moves: number;
  readonly position: string;
  /** Every first move that keeps to that number, as engines write it. */
  readonly first: readonly string[];
}

/** The set that `find-forced-wins.ts` has found. */
export const FORCED_WINS: readonly ForcedWin[] = readFileSync(
  new URL("forced-wins.txt", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [source = "", moves, board = "", side = "", ...first] = line.split(" ");
    return { source, moves: Number(moves), position: `${board} ${side}`, first };
  });
