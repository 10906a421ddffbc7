/** Answers the questions of a model solution, as its dialogue goes on. */
import { pickOne, type Random } from "../../../../src/base/rng.ts";
import {
  type ShownBoard,
  splitOutput,
} from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import * as examRules from "../../../../src/skeleton/rules.ts";
import { moveFeatures } from "./features.ts";
import type { Hints, Plan } from "./hints.ts";
import type { Hunt } from "./hunt.ts";
import { firstOf, type Move, nearOnes } from "./moves.ts";
import { type ExamRules, Position } from "./position.ts";

/** The most answers of a run. */
const MOST = 190;

/** After so many answers a part of a game ends with the next move. */
const MOST_OF_PART = 50;

/** What has been seen, and the most answers of a run. */
interface Search {
  readonly seen: ReadonlySet<string>;
  readonly hunt: Hunt;
  readonly most: number;
}

/** What was typed before a game, where games began in it, and why one more game, or a part of it, is looked for. */
interface Past {
  readonly typed: readonly string[];
  readonly starts: readonly number[];
  readonly search?: Search;
}

export function player(plan: Plan, hints: Hints, rules: ExamRules, random: Random, past?: Past) {
  const { typed: script = [], starts: begun = [], search } = past ?? {};
  const [typed, starts] = [[] as string[], [...begun]];
  const size = hints.size ?? 8;
  const squares = Array.from(
    { length: size * size },
    (_, at) => `${1 + (at % size)}${1 + Math.floor(at / size)}`,
  );
  let [read, game, attempts] = [0, starts.length - 1, 0];
  let position = new Position([], "W", rules);
  let finish = "";
  let last: { W?: Move; B?: Move } = {};
  /** The kinds of pieces whose moves the exercise changes. */
  const changedKinds = new Set<string>();
  /** The numbers in what was just said: an answer like one of them could be taken for its echo. */
  let numbersSaid: readonly string[] = [];
  const often = (hundredth: number) => random(99) < hundredth;

  const pieceOn = (square: string) => position.pieceOn(square);
  const isLegal = (move: Move) => position.isLegal(move);
  const isOwn = (square: string) => pieceOn(square)[0] === position.turn;

  /** Reads the boards and the turn in what the program said. */
  function look(said: string): void {
    const { boards, words } = splitOutput(said.split("\n"));
    numbersSaid = words.match(/\d+/g) ?? [];
    const named = [...words.matchAll(/It is (W|B)(?:hite|lack)'s turn/g)].at(-1)?.[1];
    const turn = (named ?? position.turn) as "W" | "B";
    const shown = boards.at(-1);
    // The board of one exercise is turned for Black.
    const isTurned = turn === "B" && /8\s+7\s+6\s+5\s+4\s+3\s+2\s+1/.test(said);
    const rows = isTurned ? shown?.toReversed().map((row) => row.toReversed()) : shown;
    position = new Position(rows ? withEdge(rows) : position.board, turn, rules);
  }

  /** The board with its unused row and column. */
  const withEdge = (rows: ShownBoard) => [
    new Array<string>(size + 1).fill("  "),
    ...rows.map((row) => ["  ", ...row]),
  ];

  function chooseMove(): Move {
    const all = squares.filter(isOwn).flatMap((start) => squares.map((end): Move => [start, end]));
    const legal = all.filter((move) => isLegal(move) && isWelcome(move));
    const wins = legal.filter(([, end]) => pieceOn(end)[1] === "S");
    const others = legal.filter((move) => !wins.includes(move));
    const isLate = attempts >= (plan[game]?.[1] ?? 0);
    attempts += 1;
    if (isLate && wins.length > 0) return pickOne(wins, random);
    const changed = changedBy(all, wins);
    for (const [start] of changed) changedKinds.add(pieceOn(start)[1]!);
    const moves = firstOf([...chosenMoves(all, others, changed, isLate), others, wins, all]);
    return pickOne(moves, random);
  }

  /** Lists of moves, from the first of which one is made that has any. */
  function chosenMoves(
    all: readonly Move[],
    others: readonly Move[],
    changed: readonly Move[],
    isLate: boolean,
  ): readonly (readonly Move[])[] {
    const promoted = often(hints.promotions ?? 0) ? others.filter(isNearPromotion) : [];
    if (promoted.length > 0) return [promoted];
    if (search && often(60)) return tellingMoves(all, others, search);
    const kind = random(99);
    if (kind < 20) return [changed];
    if (kind < 36) return [blocked(all)];
    return kind < 52 ? [[nearMiss(all)]] : preferred(others, isLate);
  }

  /** Moves that show mistakes of mutants, or else what has not been seen. */
  function tellingMoves(all: readonly Move[], legal: readonly Move[], known: Search) {
    return [often(70) ? tellingMove(legal, known) : [], unseen(all, legal, known)];
  }

  /** A move that shows mistakes of mutants, if there is one, half of the time of a kind that the exercise changes. */
  function tellingMove(legal: readonly Move[], { hunt }: Search): readonly Move[] {
    const starts = squares.filter((square) => pieceOn(square) !== "  ");
    const isChanged = (square: string) => changedKinds.has(pieceOn(square)[1]!);
    const chosen = firstOf([often(50) ? starts.filter(isChanged) : [], starts]);
    const moves = chosen.flatMap((start) => squares.map((end): Move => [start, end]));
    const isPlayed = (move: Move) => !isLegal(move) || legal.includes(move);
    return hunt.telling(position, nearOnes(moves, 3).filter(isPlayed), random);
  }

  /** The moves that show most of what has not been seen. */
  function unseen(all: readonly Move[], legal: readonly Move[], { seen }: Search): readonly Move[] {
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
    if (often(50)) return near.filter(([, end]) => !isOwn(end));
    return near.filter((move) => position.isOnlyBlocked(move));
  }

  /** The moves about which the model's rules and the exam's differ. */
  const changedBy = (all: readonly Move[], wins: readonly Move[]) =>
    all.filter(
      (move) =>
        size === 8 &&
        isLegal(move) !== position.isLegalBy(examRules, move) &&
        !wins.includes(move) &&
        isWelcome(move),
    );

  /** The moves that only other pieces forbid, and that the exam's rules would forbid without them, too. */
  const blocked = (all: readonly Move[]) =>
    all.filter((move) => size === 8 && position.isOnlyBlocked(move, examRules));

  /** Lists of moves from which one is made: the first list with any. */
  function preferred(moves: readonly Move[], isLate: boolean): readonly (readonly Move[])[] {
    const back = moves.filter(
      ([start, end]) => start === last[position.turn]?.[1] && end === last[position.turn]?.[0],
    );
    const isCapture = ([, end]: Move) => pieceOn(end) !== "  ";
    const backwards = often(hints.backwards ?? 0) ? [back] : [];
    if (hints.quiet) return [...backwards, moves.filter((move) => !isCapture(move))];
    const isThreat = isLate || (hints.threats !== undefined && often(hints.threats));
    return [
      ...(isThreat ? [moves.filter((move) => position.threatens(move))] : []),
      ...(often(hints.captures ?? 40) ? [moves.filter(isCapture)] : []),
      ...(often(25) ? [moves.filter(([start]) => pieceOn(start)[1] === "R")] : []),
    ];
  }

  const isNearPromotion = ([start, end]: Move) =>
    pieceOn(start)[1] === "R" && (position.turn === "W" ? +end[1]! <= 2 : +end[1]! >= size - 1);

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
    const captures = ofKind.filter(([, end]) => pieceOn(end) !== "  " && !isOwn(end));
    const lists = [...(often(35) ? [captures] : []), ofKind, near];
    return pickOne(often(10) ? all : firstOf([...lists, all]), random);
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
    [game, attempts, last] = [game + 1, 0, {}];
    position = new Position(position.board, "W", rules);
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
          squares.filter((square) => !isOwn(square)),
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
    if (isLegal(move)) last[position.turn] = move;
    return move[0];
  }

  function answerBoth(): string {
    if (hints.start && often(hints.start[0])) return fromHint(hints.start);
    return chooseMove().join(pickOne(["", " ", "  "], random));
  }

  /** Games that follow others are cut into parts, between two moves. */
  function isComplete(question: string): boolean {
    if (typed.length >= (search?.most ?? hints.most ?? MOST)) return true;
    if (!search) return false;
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
