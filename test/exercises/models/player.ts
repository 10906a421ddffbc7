/** Answers the questions of a model solution, as its dialogue goes on. */
import { pickOne, type Random } from "../../../src/core/rng.ts";
import { splitOutput } from "../../../src/exercises/checker/read-dialogue.ts";
import type { ExamRules } from "../../../src/exercises/compare/exam-program.ts";
import * as examRules from "../../../src/skeleton/rules.ts";
import { moveFeatures } from "./features.ts";
import type { Hints, Plan } from "./hints.ts";
import { firstOf, type Move, nearOnes } from "./moves.ts";

/** The most answers of a run. */
const MOST = 190;

/** After so many answers a part of a game ends with the next move. */
const MOST_OF_PART = 50;

/** What was typed before a game, where games began in it, and what has been seen. */
export interface Past {
  readonly typed: readonly string[];
  readonly starts: readonly number[];
  readonly seen: ReadonlySet<string>;
  /** The most answers of the run. */
  readonly most: number;
}

/** @param past if only one more game, or a part of one, is played, and one that shows what has not been seen */
export function player(plan: Plan, hints: Hints, rules: ExamRules, random: Random, past?: Past) {
  const typed: string[] = [];
  const starts: number[] = [...(past?.starts ?? [])];
  const script = past?.typed ?? [];
  const size = hints.size ?? 8;
  const squares = Array.from(
    { length: size * size },
    (_, at) => `${1 + (at % size)}${1 + Math.floor(at / size)}`,
  );
  let [read, game, attempts] = [0, starts.length - 1, 0];
  let board: string[][] = [];
  let turn: "W" | "B" = "W";
  let finish = "";
  let last: { W?: Move; B?: Move } = {};
  /** The kinds of pieces whose moves the exercise changes. */
  const changedKinds = new Set<string>();
  /** The numbers in what was just said: an answer like one of them could be taken for its echo. */
  let numbersSaid: readonly string[] = [];
  const often = (hundredth: number) => random(99) < hundredth;

  const pieceOn = (square: string) => board[Number(square[1])]?.[Number(square[0])] ?? "  ";
  const numbers = ([start, end]: Move) => [+start[1]!, +start[0]!, +end[1]!, +end[0]!] as const;
  const isLegal = (move: Move, by: Pick<ExamRules, "checkMoveIsLegal"> = rules) =>
    by.checkMoveIsLegal(board, ...numbers(move), turn);

  /** Reads the boards and the turn in what the program said. */
  function look(said: string): void {
    const { boards, words } = splitOutput(said.split("\n"));
    numbersSaid = words.match(/\d+/g) ?? [];
    const named = [...words.matchAll(/It is (White|Black)'s turn/g)].at(-1)?.[1];
    if (named) turn = named === "White" ? "W" : "B";
    const shown = boards.at(-1);
    if (!shown) return;
    // The board of one exercise is turned for Black.
    const isTurned = turn === "B" && /8\s+7\s+6\s+5\s+4\s+3\s+2\s+1/.test(said);
    const rows = isTurned ? shown.toReversed().map((row) => row.toReversed()) : shown;
    board = [[], ...rows].map((row) => ["  ", ...row]);
    while (board[0]!.length <= size) board[0]!.push("  ");
  }

  function chooseMove(): Move {
    const own = squares.filter((square) => pieceOn(square)[0] === turn);
    const all = own.flatMap((start) => squares.map((end): Move => [start, end]));
    const legal = all.filter((move) => isLegal(move) && isWelcome(move));
    const wins = legal.filter(([, end]) => pieceOn(end)[1] === "S");
    const others = legal.filter((move) => !wins.includes(move));
    const isLate = attempts >= (plan[game]?.[1] ?? 0);
    attempts += 1;
    if (isLate && wins.length > 0) return pickOne(wins, random);
    const changed = changedBy(all, wins);
    for (const [start] of changed) changedKinds.add(pieceOn(start)[1]!);
    if (past && often(60))
      return pickOne(firstOf([unseen(all, others, past), others, all]), random);
    const kind = random(99);
    if (kind < 20) return pickOne(firstOf([changed, others, all]), random);
    if (kind < 36) return pickOne(firstOf([blocked(all), others, all]), random);
    if (kind < 52) return nearMiss(all);
    return pickOne(firstOf([...preferred(others, isLate), others, wins, all]), random);
  }

  /** The moves that show most of what has not been seen. */
  function unseen(all: readonly Move[], legal: readonly Move[], { seen }: Past): readonly Move[] {
    const isMade = often(60);
    const moves = isMade ? legal : temptations(all);
    const piece = (square: string) => pieceOn(square).trim();
    const news = moves.map((move) => {
      const features = moveFeatures(...move, piece);
      const isNew = (feature: string) => !seen.has(`${isMade ? "made" : "refused"} ${feature}`);
      return features.filter(isNew).length + (isMade && piece(move[1]) && often(30) ? 2 : 0);
    });
    const most = Math.max(...news);
    return moves.filter((_, index) => news[index] === most);
  }

  /** Refused moves that a wrong rule could allow: along free squares, or those that only a piece prevents. */
  function temptations(all: readonly Move[]): readonly Move[] {
    const kinds = changedKinds.size > 0 && often(50) ? [...changedKinds] : [..."RSMGNEK"];
    const kind = pickOne(kinds, random);
    const near = nearOnes(all).filter(
      (move) => pieceOn(move[0])[1] === kind && move[0] !== move[1] && !isLegal(move),
    );
    if (often(50)) return near.filter(([, end]) => pieceOn(end)[0] !== turn);
    return near.filter((move) => isOnlyBlocked(move, isLegalAlone));
  }

  /** The moves about which the model's rules and the exam's differ. */
  const changedBy = (all: readonly Move[], wins: readonly Move[]) =>
    size > 8
      ? []
      : all.filter(
          (move) =>
            isLegal(move) !== isLegal(move, examRules) && !wins.includes(move) && isWelcome(move),
        );

  /** The moves that only other pieces forbid, and that the exam's rules would forbid without them, too. */
  const blocked = (all: readonly Move[]) =>
    size > 8
      ? []
      : all.filter(
          (move) =>
            !isLegal(move) &&
            isOnlyBlocked(move, (alone) => isLegalAlone(alone) && !isLegal(alone, examRules)),
        );

  /** Whether a test finds that a move would be legal if the piece stood alone. */
  function isOnlyBlocked(move: Move, isLegalThere: (move: Move) => boolean): boolean {
    const [file, rank] = [Number(move[0][0]), Number(move[0][1])];
    const before = board;
    board = before.map((row) => row.map(() => "  "));
    board[rank]![file] = before[rank]![file]!;
    const isBlocked = isLegalThere(move);
    board = before;
    return isBlocked;
  }

  /** Some models look for the sarrums, which are not there. */
  function isLegalAlone(move: Move): boolean {
    try {
      return isLegal(move);
    } catch {
      return false;
    }
  }

  /** Lists of moves from which one is made: the first list with any. */
  function preferred(moves: readonly Move[], isLate: boolean): readonly (readonly Move[])[] {
    const back = moves.filter(
      ([start, end]) => start === last[turn]?.[1] && end === last[turn]?.[0],
    );
    const isCapture = ([, end]: Move) => pieceOn(end) !== "  ";
    const backwards = often(hints.backwards ?? 0) ? [back] : [];
    if (hints.quiet) return [...backwards, moves.filter((move) => !isCapture(move))];
    const isThreat = isLate || (hints.threats !== undefined && often(hints.threats));
    return [
      ...(isThreat ? [moves.filter(threatens)] : []),
      ...(often(hints.captures ?? 40) ? [moves.filter(isCapture)] : []),
      ...(often(25) ? [moves.filter(([start]) => pieceOn(start)[1] === "R")] : []),
    ];
  }

  const isWelcome = ([start, end]: Move) =>
    !hints.noWinByPromotion ||
    pieceOn(end)[1] !== "S" ||
    !/R$/.test(pieceOn(start)) ||
    !/1$|8$/.test(end);

  /** A move that is refused, mostly of a piece that could nearly make it. */
  function nearMiss(all: readonly Move[]): Move {
    const refused = all.filter((move) => !isLegal(move));
    const near = nearOnes(refused);
    // The kinds of pieces take turns, those that the exercise changes more often, and so do captures.
    const kinds = changedKinds.size > 0 && often(60) ? [...changedKinds] : [..."RSMGNEK"];
    const kind = pickOne(kinds, random);
    const ofKind = near.filter(([start]) => pieceOn(start)[1] === kind);
    const captures = ofKind.filter(
      ([, end]) => !["  ", turn].includes(pieceOn(end).trim()[0] ?? "  "),
    );
    const lists = [...(often(35) ? [captures] : []), ofKind, near];
    return pickOne(often(10) ? all : firstOf([...lists, all]), random);
  }

  /** Whether the piece could capture the sarrum after this move, if nothing else changed. */
  function threatens([start, end]: Move): boolean {
    const before = structuredClone(board);
    board[Number(end[1])]![Number(end[0])] = pieceOn(start);
    board[Number(start[1])]![Number(start[0])] = "  ";
    const target = squares.find((square) => pieceOn(square) === (turn === "W" ? "BS" : "WS"));
    const found = target !== undefined && isLegal([end, target]);
    board = before;
    return found;
  }

  function answerTo(question: string): string {
    if (/sample game/i.test(question)) return answerFirst();
    if (/again/i.test(question)) return answerAgain();
    if (/^Start and/.test(question)) return answerBoth();
    if (/^Start/.test(question)) return answerStart();
    return /^Finish/.test(question) ? answerFinish() : answerOther(question);
  }

  function answerOther(question: string): string {
    const [pattern, ...answers] = hints.others?.find(([other]) => other.test(question)) ?? [];
    if (!pattern) throw new Error(`There is no answer to ${question}`);
    const answer = pickOne(answers, random);
    // A menu takes the place of the first question.
    return /choice/.test(question) && !hints.start ? answerMenu(answer) : answer;
  }

  function answerMenu(answer: string): string {
    if (game + 1 >= plan.length) return "3";
    if (answer === "1" || answer === "2") begin();
    return answer;
  }

  function answerAgain(): string {
    if (hints.again && often(35)) return pickOne(hints.again, random);
    return pickOne(game + 1 < plan.length ? ["y", "Y"] : ["n", "N"], random);
  }

  function begin(): void {
    [game, attempts, last, turn] = [game + 1, 0, {}, "W"];
    starts.push(typed.length);
  }

  function answerFirst(): string {
    if (hints.first && often(35)) return pickOne(hints.first, random);
    begin();
    const [letter = "n"] = plan[game] ?? [];
    return often(50) ? letter.toUpperCase() : letter;
  }

  const fromHint = ([, ...answers]: readonly [number, ...string[]]) => {
    const answer = pickOne(answers, random);
    const [start, end] = answer.includes("B") ? chooseMove() : ["A", "B"];
    if (answer.includes("B")) return answer.replace("A", start).replace("B", end);
    return answer === "OTHER"
      ? pickOne(
          squares.filter((square) => pieceOn(square)[0] !== turn),
          random,
        )
      : answer;
  };

  function answerFinish(): string {
    if (hints.finish && often(hints.finish[0])) return fromHint(hints.finish);
    const others = squares.filter((square) => !numbersSaid.includes(square));
    return numbersSaid.includes(finish) ? pickOne(others, random) : finish;
  }

  function answerStart(): string {
    if (hints.start && often(hints.start[0])) {
      // Where it asks for a finish square all the same, any will do.
      finish = pickOne(squares, random);
      return fromHint(hints.start);
    }
    let move = chooseMove();
    for (let tries = 0; tries < 20 && numbersSaid.includes(move[0]); tries += 1)
      move = chooseMove();
    finish = move[1];
    if (isLegal(move)) last[turn] = move;
    return move[0];
  }

  function answerBoth(): string {
    if (hints.start && often(hints.start[0])) return fromHint(hints.start);
    return chooseMove().join(pickOne(["", " ", "  "], random));
  }

  /** Games that follow others are cut into parts, between two moves. */
  function isComplete(question: string): boolean {
    if (typed.length >= (past?.most ?? hints.most ?? MOST)) return true;
    if (!past) return false;
    const isPart = typed.length >= script.length + MOST_OF_PART && /^Start/.test(question);
    return isPart || (attempts > 0 && /again|choice/.test(question));
  }

  function next(output: string): string {
    const known = script[typed.length];
    if (known !== undefined) {
      typed.push(known);
      return `${known}\n`;
    }
    if (typed.length === script.length) look(output);
    look(output.slice(read));
    read = output.length;
    const question = output.slice(output.lastIndexOf("\n") + 1);
    if (isComplete(question)) return "";
    const answer = answerTo(question);
    typed.push(answer);
    return `${answer}\n`;
  }

  return { next, typed, starts };
}
