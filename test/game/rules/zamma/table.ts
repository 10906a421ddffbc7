import type { Game } from "../../../../src/game/rules/game.ts";
import type { ZammaMove, ZammaPosition } from "../../../../src/game/rules/zamma/position.ts";
import { type ZammaOptions, zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { mustRead } from "../../../must-read.ts";
import { readRows } from "../../../perft/rows.ts";

export type Zamma = Game<ZammaPosition, ZammaMove>;

/** The table's entry for a position under one removal option. */
interface Numbers {
  /** Legal move sequences of length 1, 2, 3, ... */
  readonly perft: readonly number[];
  readonly outcome?: string;
  readonly after?: Readonly<Record<string, string>>;
  /** The number of pieces that every legal move captures. */
  readonly captures?: number;
}

interface Entry {
  readonly id?: string;
  readonly name: string;
  readonly size: ZammaOptions["size"];
  readonly fen: string;
  readonly immediate?: Numbers;
  readonly deferred?: Numbers;
}

interface Row extends Numbers, ZammaOptions {
  readonly name: string;
  readonly fen: string;
}

export const REMOVALS = ["immediate", "deferred"] as const;
export const SIZES = [9, 5] as const;

/** Returns the rows of test/perft/zamma.json, one for each removal option. */
export function tableRows(): Row[] {
  return readRows<Entry>("zamma.json").flatMap(({ id, name, size, fen, ...entry }) =>
    REMOVALS.flatMap((removal) => {
      const numbers = entry[removal];
      if (!numbers) return [];
      return [{ name: `${id ?? "no id"} (${name}, ${removal})`, size, removal, fen, ...numbers }];
    }),
  );
}

/** Returns the position of a valid text. */
export function at(game: Zamma, text: string): ZammaPosition {
  return mustRead(game, text);
}

/** Returns the legal moves as text, in the order of the generator. */
export function moveTexts(game: Zamma, position: ZammaPosition): string[] {
  return game.legalMoves(position).map((move) => game.writeMove(position, move));
}

/** Returns the legal moves of a position given as text, sorted. */
export function moves(options: ZammaOptions, text: string): string[] {
  const game = zamma(options);
  return moveTexts(game, at(game, text)).sort();
}

/** Returns the move that a text is read as, or the refusal. */
export function reading(played: Zamma, position: string, text: string): string {
  const read = played.readMove(at(played, position), text);
  return read.ok ? played.writeMove(at(played, position), read.value) : read.reason;
}
