/** The stages of learn: that each can be solved as it says. */
import { describe, expect, test } from "vitest";
import {
  judgeMove,
  quickestWay,
  taskOf,
} from "../../../../src/game/activities/lessons/stages/solver.ts";
import {
  courseOf,
  readStages,
  STAGE_SCORES,
  type Stage,
  scoreFor,
  starsOf,
} from "../../../../src/game/activities/lessons/stages/stage.ts";
import { parseScores, scoreLine } from "../../../../src/game/activities/puzzles/scores.ts";
import { CATALOGUE } from "../../../../src/game/rules/catalogue.ts";
import {
  type AnyGame,
  type Move,
  type Position,
  setupPosition,
} from "../../../../src/game/rules/game.ts";
import { mustRead } from "../../../must-read.ts";
import { forcedMate } from "../../../oracles/forced-mate.ts";
import { forcedWin } from "../../../oracles/forced-win.ts";
import { readBoard } from "../../../skeleton/boards.ts";

const COURSES = await Promise.all(CATALOGUE.map(({ id }) => courseOf(id)));
const STAGES = COURSES.flatMap(({ game, stages }) => stages.map((stage) => ({ game, stage })));

/** The fewest stages of each game. */
const FEWEST: Readonly<Record<string, number>> = { sarrum: 30 };

/** Returns the fewest moves that reach a stage's goal, found without the program's solver. */
type Solver = (game: AnyGame, stage: Stage) => number | "unknown" | undefined;

const piecesOf = (game: AnyGame, position: Position, side: number) =>
  game
    .diagram(position)
    .cells.flatMap((cell) => cell?.pieces.filter((each) => each.side === side) ?? []).length;

/** Returns the names of the cells where a side has a piece. */
const cellsOf = (game: AnyGame, position: Position, side: number) =>
  game
    .diagram(position)
    .cells.flatMap((cell) => (cell?.pieces.some((piece) => piece.side === side) ? cell.name : []));

/** Returns the position with that side to move again, as text; undefined if it is impossible. */
function turnTo(game: AnyGame, position: Position, side: number): string | undefined {
  const text = game.writePosition(game.withTurn(position, side));
  return game.readPosition(text).ok ? text : undefined;
}

/** A position before the player's throw, if there are dice, and the marks still to be reached. */
interface Node {
  readonly text: string;
  readonly left: readonly string[];
}

/** Returns the legal moves of the pieces for which a stage asks. */
function movesAsked(game: AnyGame, { movers }: Stage, position: Position) {
  const { cells } = game.diagram(position);
  const letterOf = (move: Move) =>
    cells[game.squaresTouched(position, move)[0] ?? -1]?.pieces[0]?.letter ?? "";
  const legal = game.legalMoves(position);
  return movers.length === 0 ? legal : legal.filter((move) => movers.includes(letterOf(move)));
}

/** Returns what the moves from a node lead to; "solved" if one of them reaches the goal. */
function nodesAfter(game: AnyGame, stage: Stage, node: Node, made: number) {
  const { goal, moves, throws } = stage;
  const [dice, last] = [throws[made], made === moves - 1];
  const read = mustRead(game, node.text);
  const at = dice === undefined ? read : throwDice(game, read, dice);
  const side = Number(game.toMove(at));
  const nodes: Node[] = [];
  for (const move of movesAsked(game, stage, at)) {
    const after = game.play(at, move);
    const held = cellsOf(game, after, side);
    const left = node.left.filter((name) => !held.includes(name));
    const outcome = game.outcome(after);
    if (goal === "win" ? outcome?.winner === side : left.length === 0) return "solved";
    const text = outcome || last ? undefined : turnTo(game, after, side);
    if (text !== undefined) nodes.push({ text, left });
  }
  return nodes;
}

/** Searches breadth first, while the other side does not move. */
function fewestAlone(game: AnyGame, stage: Stage): number | undefined {
  let nodes: readonly Node[] = [{ text: stage.position, left: stage.marks }];
  for (let made = 0; made < stage.moves; made += 1) {
    const next = nodes.map((node) => nodesAfter(game, stage, node, made));
    if (next.includes("solved")) return made + 1;
    const all = next.flatMap((found) => (found === "solved" ? [] : found));
    nodes = [...new Map(all.map((node) => [`${node.text}|${node.left}`, node])).values()];
  }
  return undefined;
}

function throwDice(game: AnyGame, position: Position, text: string): Position {
  const read = game.readMove(position, text);
  if (!read.ok) throw new Error(read.reason);
  return game.play(position, read.value);
}

/** Tries every move and every reply. */
function fewestForced(
  reached: (game: AnyGame, before: Position, after: Position) => boolean,
): Solver {
  const forces = (game: AnyGame, stage: Stage, position: Position, moves: number): boolean =>
    movesAsked(game, stage, position).some((move) => {
      const after = game.play(position, move);
      if (reached(game, position, after)) return true;
      if (moves === 1 || game.outcome(after)) return false;
      return game.legalMoves(after).every((reply) => {
        const next = game.play(after, reply);
        return !game.outcome(next) && forces(game, stage, next, moves - 1);
      });
    });
  return (game, stage) =>
    [...Array(stage.moves).keys()]
      .map((index) => index + 1)
      .find((most) => forces(game, stage, mustRead(game, stage.position), most));
}

/** Whether no reply wins, or captures a piece without being captured itself. */
function isSafe(game: AnyGame, before: Position, after: Position): boolean {
  const side = Number(game.toMove(before));
  return game.legalMoves(after).every((reply: Move) => {
    const next = game.play(after, reply);
    if (game.outcome(next)) return game.outcome(next)?.winner === side;
    if (piecesOf(game, next, side) === piecesOf(game, after, side)) return true;
    const name = game.diagram(next).cells[game.squaresTouched(after, reply).at(-1)!]!.name;
    return game
      .legalMoves(next)
      .some((move) => cellsOf(game, game.play(next, move), side).includes(name));
  });
}

const hasWon: Parameters<typeof fewestForced>[0] = (game, before, after) =>
  game.outcome(after)?.winner === game.toMove(before);

const SOLVERS: Readonly<Record<Stage["goal"], Solver>> = {
  reach: fewestAlone,
  win: fewestForced(hasWon),
  safe: fewestForced(isSafe),
  gain: fewestForced((game, before, after) => {
    const other = 1 - Number(game.toMove(before));
    const captured = piecesOf(game, after, other) < piecesOf(game, before, other);
    return captured && isSafe(game, before, after);
  }),
};

/** What proves wins in some of the games. */
const WINS: Readonly<Record<string, { readonly win: Solver }>> = {
  sarrum: { win: (_, { position }) => forcedWin(...readBoard(position), 3, 1_000_000) },
  shatranj: { win: (_, { position }) => forcedMate("shatranj", position, 3) },
  citadel: { win: (_, { position }) => forcedMate("citadel", position, 3) },
  saturankam: { win: fewestAlone },
};

const sentencesIn = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

describe.each(COURSES)("the stages of $game.id", ({ game, stages }) => {
  test("are as many as they should be, each by one or two sentences", () => {
    expect(stages.length).toBeGreaterThanOrEqual(FEWEST[game.id] ?? 8);
    for (const { text, advice, topic } of stages) {
      expect([1, 2], text).toContain(sentencesIn(text));
      expect([0, 1], advice).toContain(sentencesIn(advice));
      expect(topic).toMatch(/^[A-Za-z ]+$/);
    }
  });

  test("have a topic in one place and a position of their own, and can be scored", () => {
    const topics = stages.map(({ topic }) => topic);
    const changes = topics.filter((topic, index) => topic !== topics[index - 1]);
    expect(changes).toEqual([...new Set(topics)]);
    const positions = stages.map(({ position }) => position);
    expect(new Set(positions).size).toBe(positions.length);
    const scores = stages.map((stage) => scoreFor(game.id, stage, stage.moves));
    const text = scores.map((score) => scoreLine(score, "2026.11.23")).join("\n");
    expect(parseScores(text, STAGE_SCORES)).toEqual({ scores, ignored: [] });
  });

  test("can be solved in exactly the stated number of moves", () => {
    for (const stage of stages) {
      const solver = { ...SOLVERS, ...WINS[game.id] }[stage.goal];
      const found = solver(game, stage);
      expect(found, `${game.id} ${stage.number}: ${stage.position}`).toBe(stage.moves);
    }
  });
});

test.each(COURSES.filter(({ game }) => game.squares))(
  "the stages of $game.id give a piece's code where they first name it",
  ({ game, stages }) => {
    const { cells } = game.diagram(setupPosition(game, 0));
    const pieces = cells.flatMap((cell) => cell?.pieces ?? []);
    for (const { name } of pieces) {
      const first = stages.find(({ text }) => new RegExp(`\\b${name}`).test(text));
      const codes = pieces.flatMap((piece) =>
        piece.name === name ? `(${game.sides[piece.side]?.letter}${piece.letter})` : [],
      );
      expect(
        codes.filter((code) => first?.text.includes(code)),
        name,
      ).not.toEqual([]);
    }
  },
);

/** Stages that name a piece of the player's, but leave open which one is to move; so do those to be won. */
const NAMED_ONLY: Readonly<Record<string, readonly number[]>> = {
  sarrum: [25, 26, 27, 31],
  shatranj: [16, 18],
  citadel: [14],
};

test.each(COURSES.filter(({ game }) => game.squares))(
  "a stage of $game.id that names a piece takes only that piece",
  ({ game, stages }) => {
    for (const stage of stages) {
      const task = taskOf(game, stage);
      const { position } = task.start;
      const { cells } = game.diagram(position);
      const all = cells.flatMap((cell) => cell?.pieces ?? []);
      const own = all.filter(({ side }) => side === task.side);
      const texts = `${stage.topic}. ${stage.text} ${stage.advice}`;
      const isNamed = ({ name }: { name: string }) => new RegExp(`\\b${name}\\b`).test(texts);
      const chosen = new Set(own.map(({ letter }) => letter)).size > 1 && own.some(isNamed);
      const open = stage.goal === "win" || NAMED_ONLY[game.id]?.includes(stage.number);
      const label = `${game.id} ${stage.number}`;
      expect(stage.movers.length > 0, label).toBe(chosen && !open);
      for (const letter of stage.movers)
        expect(game.ruleBook.pieces.filter(isNamed).map((piece) => piece.letter)).toContain(letter);
      const written = (move: Move) => game.writeMove(position, move);
      const asked = movesAsked(game, stage, position).map(written);
      for (const move of game.legalMoves(position).filter((each) => !asked.includes(written(each))))
        expect(judgeMove(task, task.start, move, stage.moves), label).toEqual({});
    }
  },
);

test("moves are judged in every stage", () => {
  for (const { game, stage } of STAGES) {
    const task = taskOf(game, stage);
    const { position } = task.start;
    const moves = game.legalMoves(position);
    // All of them would take a second.
    const some = moves.filter((_, index) => index % Math.ceil(moves.length / 3) === 0);
    for (const move of some) {
      const { solved, standing, reply } = judgeMove(task, task.start, move, stage.moves);
      if (reply) expect(game.legalMoves(game.play(position, move))).toContainEqual(reply);
      if (solved) expect(stage.moves).toBe(1);
      if (standing) expect(quickestWay(task, standing, stage.moves)).toBeDefined();
    }
  }
});

test("a reply to a fork saves the piece that has more moves", () => {
  const { game } = COURSES[0]!;
  const text = "# fork\n7s/8/8/3N4/8/1e1r4/8/7S w | gain 26 46 | 2\nText.";
  const task = taskOf(game, readStages(text)[0]!);
  const { position } = task.start;
  const fork = game.readMove(position, "44 35");
  if (!fork.ok) throw new Error(fork.reason);
  const { reply } = judgeMove(task, task.start, fork.value, 2);
  expect(reply && game.writeMove(game.play(position, fork.value), reply)).toMatch(/^26-/);
});

test("fewer moves give more stars, and the most stars count", () => {
  const { game, stages } = COURSES[0]!;
  const stage = stages.find(({ moves }) => moves === 2)!;
  const results = [2, 3, 4, 5].map((tries) => scoreFor(game.id, stage, tries));
  expect(results.map(({ result }) => result)).toEqual(["three", "two", "two", "one"]);
  const [three, two, , one] = results;
  expect(starsOf([one!, three!, two!], game.id, stage)).toBe(3);
  expect(starsOf([one!, three!], "zamma", stage)).toBe(0);
  expect(STAGE_SCORES.added([one!], two!)).toBe(two);
  expect(STAGE_SCORES.added([two!], one!)).toBeUndefined();
  expect(STAGE_SCORES.added([two!], two!)).toBeUndefined();
});

test.each([
  ["# nabu\n8/8 w | capture 11 | 1\nText.", "no goal"],
  ["# nabu\n8/8 w | \nText.", "no goal"],
  ["8/8 w | win | 1\nText.", "no topic"],
])("a stage in a wrong form is rejected: %j", (text, reason) => {
  expect(() => readStages(text)).toThrow(reason);
});

test.each([
  ["# nabu\n8/8 w | win | 1\nText.", "8 ranks"],
  ["# nabu\n7s/8/8/8/8/8/8/S7 w | reach 99 | 1\nText.", "wrong throw or mark"],
])("a stage that does not fit its game is rejected: %j", (text, reason) => {
  const { game } = COURSES[0]!;
  expect(() => taskOf(game, readStages(text)[0]!)).toThrow(reason);
});
