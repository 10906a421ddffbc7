/** Describes what happens in games by features, so that games can be chosen that show many of them. */
import type { Dialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import type { ModelRun } from "../../../../src/exam/exercises/judges/model-games.ts";

/** The piece on a square, "" if it is empty. */
type PieceOn = (square: string) => string;

const digits = (square: string) => [Number(square[0]), Number(square[1])] as const;

/** What a move is like: who moves how far, what is captured and what stands between. */
export function moveFeatures(start: string, finish: string, pieceOn: PieceOn): string[] {
  const [mover, target] = [pieceOn(start) || "empty", pieceOn(finish) || "empty"];
  const [[file, rank], [toFile, toRank]] = [digits(start), digits(finish)];
  const [wide, far] = [Math.abs(toFile - file), toRank - rank];
  const step = `${mover} ${wide},${mover[1] === "R" ? far : Math.abs(far)}`;
  const between = firstBetween(start, finish, pieceOn);
  return [
    `${step} x ${target}`,
    `${step} over ${between}`,
    `${mover} ${Math.sign(toFile - file)},${Math.sign(far)} x ${target}`,
    ...(mover[1] === "R" ? [`${step} from rank ${rank}`] : []),
    `${mover} to ${toFile}`,
    `${mover} to rank ${toRank}`,
  ];
}

/** The first piece on the line between two squares, and whether there are others. */
function firstBetween(start: string, finish: string, pieceOn: PieceOn): string {
  const [[file, rank], [toFile, toRank]] = [digits(start), digits(finish)];
  const [wide, far] = [toFile - file, toRank - rank];
  const steps = Math.max(Math.abs(wide), Math.abs(far));
  if (wide !== 0 && far !== 0 && Math.abs(wide) !== Math.abs(far)) return "no line";
  const pieces = Array.from({ length: Math.max(0, steps - 1) }, (_, index) => {
    const at = (index + 1) / steps;
    return pieceOn(`${file + wide * at}${rank + far * at}`);
  });
  const first = pieces.findIndex((piece) => piece !== "");
  if (first < 0) return "nothing";
  const place = first === 0 ? "near" : first === pieces.length - 1 ? "far" : "middle";
  return `${pieces[first]} ${place}`;
}

/** The features of what is heard: its words and its length, and all of it if it is short. */
function heardFeatures(heard: readonly string[]): string[] {
  return heard.flatMap((text, listener) => {
    if (text === "") return [];
    const words = text.split(/[\s,/]+/);
    const all = text.length <= 40 ? [text] : [];
    return [...all, ...new Set(words), `${words.length} words`].map(
      (feature) => `${listener}: ${feature}`,
    );
  });
}

/** The kinds of pieces that have appeared on the board and disappeared from it. */
function changeFeature(before: string, after: string): string {
  const [old, now] = [before, after].map((board) => board.split(" ").filter(Boolean));
  const gone = old!.filter((piece) => !now!.includes(piece)).map((piece) => piece.slice(0, 2));
  const come = now!.filter((piece) => !old!.includes(piece)).map((piece) => piece.slice(0, 2));
  return `-${gone.toSorted()} +${come.toSorted()}`;
}

const MOST_CHANGES = 40;
const isSquare = (text: string) => /^\d\d$/.test(text);
const pairs = (ones: readonly string[], others: readonly string[]) =>
  ones.flatMap((one) => others.map((other) => `${one} & ${other}`));

/** An answer, the one before it and the question for it, and the board after it. */
interface Step {
  readonly question: string;
  readonly answer: string;
  readonly before: string;
  readonly board: string;
}

/** The index of the listener to turns, which tells nothing new. */
const TURN = 1;

/** The squares of a move, if one was asked for and typed. */
function moveIn({ question, answer, before }: Step): [start: string, finish: string] | undefined {
  const isBoth = /^Start and/.test(question);
  if (!isBoth && !/^Finish/.test(question)) return undefined;
  const move = isBoth ? answer.replaceAll(" ", "") : `${before}${answer}`;
  const [start, finish] = [move.slice(0, 2), move.slice(2)];
  return isSquare(start) && isSquare(finish) ? [start, finish] : undefined;
}

/** Follows games and collects what each answer shows. */
class Follower {
  readonly #features = new Set<string>();
  #board = "";
  #game = 0;
  #moves = 0;
  /** What has happened in this game, how the last one ended, and the last answer of another kind. */
  #events = new Set<string>();
  #lastEnd = "first";
  #letter = "";
  #lastCommand = "";

  readonly #pieceOn = (square: string) =>
    this.#board
      .split(" ")
      .find((piece) => piece.slice(2) === square)
      ?.slice(0, 2) ?? "";

  #add(features: readonly string[]): void {
    for (const feature of features) this.#features.add(feature);
  }

  follow({ typed, facts }: ModelRun, { answers, openQuestion }: Dialogue): Set<string> {
    for (const [index, [board, ...heard]] of facts.entries()) {
      const [answer = "", before = ""] = [typed[index - 1], typed[index - 2]];
      const question = answers[index - 1]?.question ?? "";
      const said = this.#step({ question, answer, before, board }, heard);
      if (/again/.test(answers[index]?.question ?? openQuestion)) this.#end(said);
    }
    return this.#features;
  }

  /** Collects what is heard after an answer, which it returns, and in which circumstances. */
  #step(step: Step, heard: readonly string[]): readonly string[] {
    const isShown = step.board.length > 1;
    const change = isShown ? changeFeature(this.#board, step.board) : step.board;
    const said = heardFeatures(heard.filter((_, listener) => listener !== TURN));
    const move = moveIn(step);
    const happened = move ? this.#moveFeatures(...move, change) : this.#otherFeatures(step, change);
    const [main = ""] = happened;
    if (/sample game/i.test(step.question)) this.#letter = step.answer.toLowerCase();
    const game = [this.#letter, `game ${Math.min(this.#game, 2)}`, `after ${this.#lastEnd}`];
    const size = `about ${Math.floor(Math.sqrt(this.#moves))} moves`;
    this.#add([...happened, ...said, ...pairs(said, [main])]);
    this.#add(pairs([...said, main], [...game, size, this.#lastCommand]));
    this.#add(pairs(said, [...this.#events].slice(0, MOST_CHANGES)));
    if (isShown) this.#board = step.board;
    if (/^Finish|^Start and/.test(step.question)) this.#lastCommand = isShown ? "move" : "refused";
    return said;
  }

  /** What a move was like, in short first. */
  #moveFeatures(start: string, finish: string, change: string): string[] {
    const isMade = change !== "-";
    const made = isMade ? "made" : "refused";
    const main = `${made} ${this.#pieceOn(start)} x ${this.#pieceOn(finish)}`;
    const features = moveFeatures(start, finish, this.#pieceOn);
    if (isMade) {
      this.#moves += 1;
      if (this.#pieceOn(finish) || /\+.M/.test(change)) this.#events.add(`${main} ${change}`);
    }
    return [main, ...features.map((feature) => `${made} ${feature}`), `${main} ${change}`];
  }

  /** What another answer did. */
  #otherFeatures({ question, answer }: Step, change: string): string[] {
    const isUsual = /^Start/.test(question) && isSquare(answer);
    const kind = isUsual ? `start ${this.#pieceOn(answer)}` : `${question} ${answer}`;
    if (!isUsual && /^Start|^Finish/.test(question)) this.#lastCommand = answer;
    return [kind, `${kind} ${change.length < MOST_CHANGES ? change : "new board"}`];
  }

  #end(said: readonly string[]): void {
    const isShort = (text: string) => text.length < 12;
    this.#lastEnd = said.filter(isShort).slice(0, 2).join();
    this.#game += 1;
    this.#moves = 0;
    this.#events = new Set();
  }
}

/** The features of all answers of a run. */
export const featuresOf = (run: ModelRun, dialogue: Dialogue): ReadonlySet<string> =>
  new Follower().follow(run, dialogue);
