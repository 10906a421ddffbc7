/**
 * The leaves per second of perft in this program, compared with ffish (Fairy-Stockfish in
 * WebAssembly) on the same game and chessops on orthodox chess. All count the last ply without
 * playing it.
 */
import { Chess } from "chessops/chess";
import { perft as chessopsPerft } from "chessops/debug";
import { perft } from "../../../src/core/perft.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { type FishBoard, loadFish } from "../../ffish.ts";
import { sideBySide } from "./measure.ts";

const DEPTH = 6;
const CHESS_DEPTH = 5;
const ROUNDS = 5;

function fishPerft(board: FishBoard, depth: number): number {
  if (depth === 1) return board.numberLegalMoves();
  let leaves = 0;
  for (const move of board.legalMoves().split(" ").filter(Boolean)) {
    board.push(move);
    leaves += fishPerft(board, depth - 1);
    board.pop();
  }
  return leaves;
}

/** Returns the perft counters of other programs. */
export async function otherCounters(): Promise<Readonly<Record<string, () => number>>> {
  const fish = await loadFish();
  const board = new fish.Board("sarrum");
  return {
    "ffish (sarrum)": () => fishPerft(board, DEPTH),
    "chessops (chess)": () => chessopsPerft(Chess.default(), CHESS_DEPTH),
  };
}

/** Prints the speeds and their ratios. */
export async function benchPerft(): Promise<void> {
  const others = await otherCounters();
  const start = sarrum.readPosition(sarrum.setups[0]?.position ?? "");
  if (!start.ok) throw new Error(start.reason);
  const position = start.value;
  const speeds = sideBySide(
    {
      sarrum: () => perft(sarrum, position, DEPTH),
      ...others,
    },
    ROUNDS,
  );
  const ours = speeds.sarrum ?? 0;
  console.log(
    `perft ${DEPTH} of the starting position (chess: ${CHESS_DEPTH}), medians of ${ROUNDS}`,
  );
  for (const [name, speed] of Object.entries(speeds)) {
    const millions = (speed / 1e6).toFixed(1).padStart(6);
    console.log(
      `  ${name.padEnd(18)} ${millions} million leaves/s   ours is ${(ours / speed).toFixed(2)} times`,
    );
  }
}
