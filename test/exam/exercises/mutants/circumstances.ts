/** Mistakes that show in some circumstances only: for one colour, in the second game, for one kind of move. */
import { child, children } from "../../../../src/exam/stepper/twin/syntax.ts";
import type { Mutator } from "./mutators.ts";

/** Tell the circumstances of a statement. `process` is each run's own and counts its games. */
const CIRCUMSTANCES = [
  'whoseTurn === "W"',
  'whoseTurn === "B"',
  'sampleGame === "Y"',
  'sampleGame !== "Y"',
  "process.games < 2",
  "process.games > 1",
  "process.games < 3",
];

/** How often a statement is carried out before it is left out, or left out before it is carried out. */
const COUNTS = ["< 2", "< 4", "> 1"];

/** A statement that is carried out in some circumstances only, or twice. */
export const inSomeCases =
  (variables: ReadonlySet<string>): Mutator =>
  (node, text) => {
    if (!/^(Expression|Break|Continue|Return|If)Statement$/.test(node.type)) return [];
    const old = text(node);
    const known = CIRCUMSTANCES.filter(
      (condition) =>
        variables.has(/^(?!process)\w+/.exec(condition)?.[0] ?? condition) ||
        condition.startsWith("process"),
    );
    return [
      ...known.map((condition) => ({
        code: `if (${condition}) { ${old} }`,
        when: `!(${condition})`,
      })),
      ...COUNTS.map(
        (count) =>
          `process.times = (process.times ?? 0) + 1; if (process.times ${count}) { ${old} }`,
      ),
      ...(child(node, "expression")?.type === "CallExpression" ? [`${old} ${old}`] : []),
    ];
  };

/** The kinds of pieces that a program has. */
const kindsIn = (code: string) => [..."RSMGNE", ...(/["`]K["`]/.test(code) ? ["K"] : [])];

/** The arguments of a check of a move. */
type Move = readonly [board: string, rank: string, file: string, toRank: string, toFile: string];

const isMove = (values: readonly string[]): values is Move => values.length >= 5;

const STEPS = [-2, -1, 0, 1, 2];
const VECTORS = STEPS.flatMap((far) => STEPS.map((wide) => [far, wide] as const)).filter(
  ([far, wide]) => far !== 0 || wide !== 0,
);

type Vector = readonly [far: number, wide: number];

/** A condition on a move; some of the moves that fulfil it, and whether they capture. */
interface Condition {
  readonly is: string;
  readonly examples?: readonly Vector[];
  readonly captures?: boolean;
}

/** Conditions on a move, by its squares and its pieces. */
function conditionsOn(
  [board, rank, file, toRank, toFile]: Move,
  kinds: readonly string[],
  isOfOneKind: boolean,
): readonly Condition[] {
  const [far, wide] = [`(${toRank}) - (${rank})`, `(${toFile}) - (${file})`];
  const [piece, target] = [`${board}[${rank}]?.[${file}]`, `${board}[${toRank}]?.[${toFile}]`];
  const half = [`${rank} + Math.trunc((${far}) / 2)`, `${file} + Math.trunc((${wide}) / 2)`];
  const between = `${board}[${half[0]}]?.[${half[1]}]`;
  const length = `Math.max(Math.abs(${far}), Math.abs(${wide}))`;
  const single = VECTORS.flatMap((vector): readonly Condition[] => {
    const is = `${far} === ${vector[0]} && ${wide} === ${vector[1]}`;
    const examples = [vector];
    return [
      { is, examples },
      { is: `${target} !== "  " && ${is}`, examples, captures: true },
    ];
  });
  const directions = VECTORS.filter((vector) => vector.every((step) => Math.abs(step) < 2)).map(
    ([one, other]): Condition => ({
      is: `Math.sign(${far}) === ${one} && Math.sign(${wide}) === ${other}`,
      examples: [1, 2].map((steps) => [steps * one, steps * other]),
    }),
  );
  const lengths = [1, 2, 3, 4, 5, 6].map((most): Condition => {
    const more = most + 1;
    return {
      is: `${length} > ${most}`,
      examples: [
        [0, more],
        [more, 0],
        [more, more],
      ],
    };
  });
  const others = [
    ...(isOfOneKind ? [] : kinds.map((kind) => `${piece}?.[1] === "${kind}"`)),
    ...kinds.map((kind) => `${target}?.[1] === "${kind}"`),
    ...[1, 8].flatMap((edge) => [rank, file, toRank, toFile].map((at) => `${at} === ${edge}`)),
    `${piece}?.[0] === "W"`,
    `${piece}?.[0] === "B"`,
    `${target} === "  "`,
    `${target} !== "  "`,
    `${length} > 1 && ${between}?.[0] === ${piece}?.[0]`,
    `${length} > 1 && ${between} !== "  " && ${between}?.[0] !== ${piece}?.[0]`,
  ].map((is) => ({ is }));
  return [...(isOfOneKind ? single : []), ...directions, ...lengths, ...others];
}

/** Whether a check of one kind of piece can have this result where no other piece stands. */
function canReturn(check: unknown, condition: Condition, result: boolean): boolean {
  const { examples, captures } = condition;
  if (!examples || typeof check !== "function") return true;
  const targets = captures ? ["WE", "BE"] : ["WE", "BE", "  "];
  return examples.some(([far, wide]) =>
    targets.some((target) => {
      const board = Array.from({ length: 20 }, () => new Array<string>(20).fill("  "));
      board[10 + far]![10 + wide] = target;
      return [..."WB"].some(
        (colour) => check(board, 10, 10, 10 + far, 10 + wide, colour) === result,
      );
    }),
  );
}

const isCheck = (name: string) => /check\w*(IsLegal|LikeThis)$/.test(name);
const isOfOneKind = (name: string) => !/checkMove|checkPiece/.test(name);

/** The code of a program's rules, and what they export. */
export interface Rules {
  readonly code: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** A check of a move that finds some moves illegal, or looks at no other piece. */
export const forSomeMoves =
  ({ code: program, exports }: Rules): Mutator =>
  (node, text) => {
    const callee = node.type === "CallExpression" ? text(child(node, "callee")!) : "";
    const values = children(node, "arguments").map(text);
    if (!isCheck(callee) || !isMove(values)) return [];
    const [board, rank, file, toRank, toFile, ...rest] = values;
    const call = text(node);
    const some = conditionsOn(values, kindsIn(program), isOfOneKind(callee))
      .filter((condition) => canReturn(isOfOneKind(callee) && exports[callee], condition, true))
      .map(({ is }) => ({ code: `(!(${is}) && ${call})`, when: is }));
    const isEnd = [
      [rank, file],
      [toRank, toFile],
    ].map(([y, x]) => `(y === ${y} && x === ${x})`);
    const alone = `${board}.map((row, y) => row.map((piece, x) => (${isEnd.join(" || ")} ? piece : "  ")))`;
    return [...some, `${callee}(${[alone, rank, file, toRank, toFile, ...rest].join(", ")})`];
  };

/** A function that checks moves and is wrong about some: what it does first. */
export const wrongAboutSome =
  ({ code: program, exports }: Rules): Mutator =>
  (node, text) => {
    const name = node.type === "FunctionDeclaration" ? text(child(node, "id")!) : "";
    const parameters = children(node, "params").map(text);
    if (!isCheck(name) || !isMove(parameters)) return [];
    const kinds = kindsIn(program);
    const some = conditionsOn(parameters, kinds, isOfOneKind(name)).flatMap((condition) =>
      [false, true]
        .filter((value) => canReturn(isOfOneKind(name) && exports[name], condition, !value))
        .map((value) => ({ code: `if (${condition.is}) return ${value};`, when: condition.is })),
    );
    return isOfOneKind(name) ? some : [...some, ...withoutCommonChecks(name, parameters, kinds)];
  };

/** Checks that all pieces share are left out for one kind: whose piece moves, and whose is captured. */
function withoutCommonChecks(name: string, parameters: Move, kinds: readonly string[]) {
  const [board, rank, file, toRank, toFile] = parameters;
  const [piece, target] = [`${board}[${rank}]?.[${file}]`, `${board}[${toRank}]?.[${toFile}]`];
  return kinds.flatMap((kind) => {
    const isOwn = `${piece}?.[1] === "${kind}" && ${target}?.[0] === ${piece}[0]`;
    const emptied = `${board}.map((row, y) => row.map((square, x) => (y === ${toRank} && x === ${toFile} ? "  " : square)))`;
    const others = [emptied, ...parameters.slice(1)].join(", ");
    const isOther = `${piece}?.[1] === "${kind}" && ${piece}[0] !== whoseTurn`;
    const turned = [...parameters.slice(0, 5), `${piece}[0]`].join(", ");
    return [
      { code: `if (${isOwn}) return ${name}(${others});`, when: isOwn },
      { code: `if (${isOther}) return ${name}(${turned});`, when: isOther },
    ];
  });
}
