import type { ChesslikeGame } from "../../../src/core/chesslike/game-from-rules.ts";
import { codeOf } from "../../../src/core/chesslike/move-tables.ts";
import { BLACK, BLACK_BIT, type Code, WHITE } from "../../../src/core/chesslike/position.ts";

/** An ending, named by the letters of its pieces: "GM", or "G v M"; an unmoved piece is "F'". */
export interface Ending {
  readonly name: string;
  readonly codes: readonly Code[];
}

/** Returns the endings with three or four pieces, in the order of the piece table. */
export function endingsOf({ kernel }: ChesslikeGame, pieces: number): readonly Ending[] {
  const { moveTables, rules } = kernel;
  const { kinds } = moveTables;
  const royals = [WHITE, BLACK].map((side) =>
    codeOf(kinds, rules.royal, side === WHITE ? WHITE : BLACK),
  );
  const codes = kinds.flatMap((kind, code) => {
    const plain = kind && code < BLACK_BIT && kind.piece.letter !== rules.royal;
    return plain ? [code] : [];
  });
  const nameOf = (code: Code) => `${kinds[code]?.piece.letter}${kinds[code]?.fresh ? "'" : ""}`;
  const ending = (name: string, own: readonly Code[]) => ({
    name,
    codes: [...own, ...royals].sort((one, other) => one - other),
  });
  if (pieces === 3) return codes.map((code) => ending(nameOf(code), [code]));
  const pairs = codes.flatMap((one) =>
    codes.filter((other) => other >= one).map((other) => [one, other] as const),
  );
  return [
    ...pairs.map(([one, other]) => ending(nameOf(one) + nameOf(other), [one, other])),
    ...pairs.map(([one, other]) =>
      ending(`${nameOf(one)} v ${nameOf(other)}`, [one, other | BLACK_BIT]),
    ),
  ];
}
