/** Judges of the board after every answer of whole games. */
import { afterMoves, FULL_GAME, SAMPLE_GAME } from "../notation.ts";
import { showsBoard } from "./boards.ts";
import { all, type Judge } from "./dialogue.ts";
import { says } from "./words.ts";

/** Judges that no board is shown after the answer, or this one again. */
export const keepsBoard =
  (answer: number, pieces: string): Judge =>
  (held) =>
    held.answers[answer]?.boards.length === 0 ? undefined : showsBoard(answer, pieces)(held);

/** What becomes of the answers of a dialogue that do not make a move. */
interface Results {
  /** The move with this answer is refused. */
  readonly refused?: readonly number[];
  /** It changes nothing, and the same question or another one about the same move follows. */
  readonly aside?: readonly number[];
  /** Another answer follows, which completes the move or starts the game. */
  readonly asked?: readonly number[];
  /** It ends the game, though no sarrum has been captured. */
  readonly over?: readonly number[];
  /** It leads to these pieces ("WS13 BE23"). */
  readonly boards?: Readonly<Record<number, string>>;
}

/**
 * Judges every board of a dialogue, from the question about the sample game, and the announcements of
 * captured sarrums. Unless `results` says otherwise, every two squares are a move that is made, a redum
 * on the far rank becomes a marzaz pani, and after a capture of the sarrum y starts another game.
 */
export function plays({ boards, ...results }: Results = {}): Judge {
  const named = Object.entries(results).flatMap(([result, answers]) =>
    answers.map((answer) => [answer, result]),
  );
  const found: Record<number, string> = { ...boards, ...Object.fromEntries(named) };
  return (held) => {
    const typed = held.answers.map((answer) => answer.typed);
    return all(...gameJudges(typed, found))(held);
  };
}

/** A game as it is after an answer. */
interface Game {
  readonly stage: "start" | "game" | "end";
  readonly pieces: string;
  /** The answers so far about the move, or about how to start. */
  readonly typed: readonly string[];
  /** The player who has just captured a sarrum. */
  readonly winner: string | undefined;
}

function gameJudges(answers: readonly string[], results: Readonly<Record<number, string>>) {
  let game: Game = { stage: "start", pieces: "", typed: [], winner: undefined };
  return answers.map((answer, index) => {
    const result = results[index];
    const typed = result === "aside" ? game.typed : [...game.typed, answer];
    game = isComplete(game, typed, result)
      ? gameAfter(game, typed.join(" "), result)
      : { ...game, typed, winner: undefined };
    const { stage, pieces, winner } = game;
    if (winner) return says(index, new RegExp(`${winner} wins`, "i"), `to say that ${winner} wins`);
    if (stage !== "game") return all();
    const isNew = typed.length > 0 && game.typed.length === 0 && result !== "refused";
    return (isNew ? showsBoard : keepsBoard)(index, pieces);
  });
}

function isComplete(
  { stage }: Game,
  typed: readonly string[],
  result: string | undefined,
): boolean {
  if (result !== undefined) return result !== "aside" && result !== "asked";
  return stage !== "game" || typed.length > 1 || /^\d\d *\d\d$/.test(typed.join());
}

function gameAfter({ stage, pieces }: Game, typed: string, result: string | undefined): Game {
  const game: Game = { stage, pieces, typed: [], winner: undefined };
  if (stage === "end") return { ...game, stage: /^y$/i.test(typed) ? "start" : "end" };
  if (result === "over") return { ...game, stage: "end" };
  if (result === "refused") return game;
  if (stage === "start") return { ...game, stage: "game", pieces: result ?? setupFor(typed) };
  const winner = result === undefined ? winnerBy(pieces, typed) : undefined;
  if (winner) return { ...game, stage: "end", winner };
  return { ...game, pieces: result ?? boardAfter(pieces, typed) };
}

const setupFor = (typed: string) => (/^y/i.test(typed) ? SAMPLE_GAME : FULL_GAME);

const boardAfter = (pieces: string, typed: string) =>
  afterMoves(pieces, squaresOf(typed).join(" "))
    .replace(/\bWR(?=\d1)/g, "WM")
    .replace(/\bBR(?=\d8)/g, "BM");

/** The start and the finish square among the answers about a move. */
const squaresOf = (typed: string) => typed.match(/\d\d/g)?.slice(0, 2) ?? [];

/** The player who captures a sarrum with a move, if it does. */
function winnerBy(pieces: string, typed: string): "White" | "Black" | undefined {
  const finish = squaresOf(typed)[1] ?? "none";
  if (pieces.includes(`BS${finish}`)) return "White";
  return pieces.includes(`WS${finish}`) ? "Black" : undefined;
}
