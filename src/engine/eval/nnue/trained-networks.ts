/** How the networks were trained, and what each generation gained, is in src/engine/README.md. */
import { createHash } from "node:crypto";
import type { ChesslikeGame } from "../../../core/chesslike/chesslike-game.ts";
import type { ChesslikeRules } from "../../../core/chesslike/chesslike-rules.ts";
import { type Network, type NetworkText, readNetwork } from "./network.ts";
import sarrum from "./network-sarrum.json" with { type: "json" };
import shatranj from "./network-shatranj.json" with { type: "json" };

const NETWORKS: Readonly<Record<string, NetworkText>> = { sarrum, shatranj };

/**
 * The network of a game; undefined if it has none, or if the network was trained on another board
 * or piece table. The classical evaluation then takes its place.
 */
export function networkFor({ kernel }: ChesslikeGame): Network | undefined {
  const text = NETWORKS[kernel.rules.id];
  return text?.fingerprint === fingerprintOf(kernel.rules) ? readNetwork(text) : undefined;
}

/**
 * 16 hexadecimal digits that identify the board and piece table of a game. A network has learnt the
 * features of one table: with another one it would misread the board. A double step
 * (`doubleStepRows`) changes no feature and is left out.
 */
export function fingerprintOf({ board, pieces, royal }: ChesslikeRules): string {
  const { width, height, cells } = board;
  const missing = Array.from({ length: cells }, (_, square) => square).filter(
    (square) => !board.exists(square),
  );
  const table = pieces.map(({ letter, movement, promotesTo }) => [
    letter,
    movement.map(({ right, forward, most, moves, captures, initial }) => [
      right,
      forward,
      most,
      moves,
      captures,
      initial,
    ]),
    promotesTo ?? "",
  ]);
  const text = JSON.stringify([width, height, missing, royal, table]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
