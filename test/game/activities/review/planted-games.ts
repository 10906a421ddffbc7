import { readFileSync } from "node:fs";
import {
  evaluateGame,
  type SearchPosition,
} from "../../../../src/game/activities/review/evaluate-game.ts";
import { judgeGame, type Review } from "../../../../src/game/activities/review/judge.ts";
import { MOST_MOVES } from "../../../../src/game/activities/review/review-match.ts";
import type { Engine } from "../../../../src/game/engine/engine.ts";
import { current, type Match, startMatch, withMove } from "../../../../src/game/match/match.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { localEngine } from "../../engine/local-engine.ts";

/** A short game of Capture the Sarrum in which one move is a blunder. */
export interface PlantedGame {
  readonly match: Match;
  /** The ply that the blunder led to. */
  readonly at: number;
  readonly kind: "sarrum" | "win";
}

const GAME = anyGame(sarrum);

/** A match that begins at a position of Capture the Sarrum. */
export const matchAt = (position: string): Match =>
  startMatch(GAME, mustRead(GAME, position), {
    choices: { house: "" },
    setup: undefined,
    date: "2026.11.22",
    players: [],
  });

/** Plays moves, as they are written. */
export function withMoves(match: Match, moves: readonly string[]): Match {
  return moves.reduce((before, text) => {
    const move = GAME.readMove(current(before).position, text);
    if (!move.ok) throw new Error(move.reason);
    return withMove(before, move.value);
  }, match);
}

/** A game as a line: kind, ply, the position in two words, and the moves. */
export function writePlanted({ kind, at, match: { plies } }: PlantedGame): string {
  const moves = plies.slice(1).map(({ move }) => move?.written);
  return [kind, at, plies[0]!.text, ...moves].join(" ");
}

/** The games that `make-planted-games.ts` has made. */
export const readPlanted = (): readonly PlantedGame[] =>
  readFileSync(new URL("planted-games.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [kind, at, board, side, ...moves] = line.split(" ");
      const match = withMoves(matchAt(`${board} ${side}`), moves);
      return { kind: kind === "win" ? "win" : "sarrum", at: Number(at), match };
    });

/** A search that takes so many nodes instead of any time. */
function searchNodes(engine: Engine, nodes: number): SearchPosition {
  return (match, { depth }) => {
    const { position } = current(match);
    const earlier = match.plies.slice(0, match.at).map((ply) => ply.position);
    const limits = { nodes, ...(depth !== undefined && { depth }) };
    return engine.search({ position, earlier, limits, mate: MOST_MOVES }, () => {});
  };
}

/** Reviews a game with so many nodes for each position. */
export async function reviewed(match: Match, nodes: number): Promise<Review> {
  const search = searchNodes(
    localEngine(match.game, 1 << 14, () => 0),
    nodes,
  );
  return judgeGame(match, await evaluateGame(match, 0, search, { milliseconds: 1, now: () => 0 }));
}
