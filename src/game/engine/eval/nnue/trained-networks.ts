/** How the networks were trained, and what that gained, is in src/game/engine/README.md. */
import { createHash } from "node:crypto";
import type { ChesslikeGame } from "../../../rules/chesslike/chesslike-game.ts";
import type { ChesslikeRules } from "../../../rules/chesslike/chesslike-rules.ts";
import type { Network } from "./network.ts";
import sarrum from "./network-sarrum.json" with { type: "json" };
import shatranj from "./network-shatranj.json" with { type: "json" };

/** A network as stored: 16-bit integers, little-endian, in base 64, and what it was trained on. */
export type NetworkText = Readonly<typeof sarrum>;

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
  const table = pieces.map(({ letter, movement, promotesTo }) => ({
    letter,
    movement: movement.map(({ doubleStepRows, ...others }) => others),
    promotesTo,
  }));
  const text = JSON.stringify([board.width, board.height, royal, table]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

export const readNetwork = (text: NetworkText): Network => ({
  hidden: text.hidden,
  inputs: decodeNumbers(text.inputs),
  biases: decodeNumbers(text.biases),
  outputs: decodeNumbers(text.outputs),
  offsets: decodeNumbers(text.offsets),
});

const decodeNumbers = (text: string): Int16Array =>
  new Int16Array(new Uint8Array(Buffer.from(text, "base64")).buffer);
