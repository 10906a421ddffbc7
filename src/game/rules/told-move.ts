/** A move in parts, which become a sentence where it is told. */
export interface ToldMove {
  /** The piece or the player that makes it: "White's nabu". */
  readonly who: string;
  /** "moves from 36 to 45". */
  readonly deed: string;
  /** A sentence that follows: "Check!". */
  readonly notice?: string;
  /** In a game with dice: the throw that it uses, whether it does several things with it, and whether another follows. */
  readonly throws?: string;
  readonly isLong?: boolean;
  readonly throwsAgain?: boolean;
}

/** "White's nabu moves from 36 to 45", to be continued. */
export function moveClause({ who, deed, isLong, throwsAgain }: ToldMove): string {
  return `${who} ${deed}${throwsAgain ? `${isLong ? "," : ""} and throws again` : ""}`;
}

/** A move in a sentence, with what may end that: ", which was undefended". */
export const moveSentence = (told: ToldMove, reason = ""): string =>
  [`${moveClause(told)}${reason}.`, told.notice].filter(Boolean).join(" ");

/**
 * Moves in sentences, each with the throw that it uses. What follows a move tells that its player throws again.
 * @param reason for the last one
 */
export const turnsInWords = (moves: readonly ToldMove[], reason?: string): readonly string[] =>
  moves.flatMap((told, index) => {
    const [before, next] = [moves[index - 1], moves[index + 1]];
    if (usesThrow(next, told)) return [];
    const throwsAgain = next === undefined && told.throwsAgain === true;
    const isLong = told.isLong || throwsAgain;
    const thrown = usesThrow(told, before) ? `${before?.deed}${isLong ? ", " : " and "}` : "";
    return moveSentence({ ...told, deed: thrown + told.deed, throwsAgain }, next ? "" : reason);
  });

const usesThrow = (told: ToldMove | undefined, thrown: ToldMove | undefined): boolean =>
  told?.throws !== undefined && told.throws === thrown?.deed && told.who === thrown.who;
