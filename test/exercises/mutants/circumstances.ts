/** Mistakes that show in some circumstances only: for one colour, in the second game, for one kind of move. */
import { child, children } from "../../../src/stepper/twin/syntax.ts";
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

/** Conditions on a move, by its squares and its pieces. */
function conditionsOn(
  [board, rank, file, toRank, toFile]: Move,
  kinds: readonly string[],
  isOfOneKind: boolean,
): string[] {
  const [far, wide] = [`(${toRank}) - (${rank})`, `(${toFile}) - (${file})`];
  const [piece, target] = [`${board}[${rank}]?.[${file}]`, `${board}[${toRank}]?.[${toFile}]`];
  const steps = [-2, -1, 0, 1, 2];
  const all = steps.flatMap((one) => steps.map((other) => [one, other] as const));
  const vectors = all.filter(([one, other]) => one !== 0 || other !== 0);
  const signs = vectors.filter((vector) => vector.every((step) => Math.abs(step) < 2));
  const length = `Math.max(Math.abs(${far}), Math.abs(${wide}))`;
  const isVector = vectors.map(([one, other]) => `${far} === ${one} && ${wide} === ${other}`);
  return [
    ...(isOfOneKind ? isVector : []),
    ...(isOfOneKind ? isVector.map((is) => `${target} !== "  " && ${is}`) : []),
    ...(isOfOneKind ? [] : kinds.map((kind) => `${piece}?.[1] === "${kind}"`)),
    ...kinds.map((kind) => `${target}?.[1] === "${kind}"`),
    ...signs.map(
      ([one, other]) => `Math.sign(${far}) === ${one} && Math.sign(${wide}) === ${other}`,
    ),
    ...[1, 2, 3, 4, 5, 6].map((most) => `${length} > ${most}`),
    ...[1, 8].flatMap((edge) => [rank, file, toRank, toFile].map((at) => `${at} === ${edge}`)),
    `${piece}?.[0] === "W"`,
    `${piece}?.[0] === "B"`,
    `${target} === "  "`,
    `${target} !== "  "`,
  ];
}

const isCheck = (name: string) => /check\w*(IsLegal|LikeThis)$/.test(name);
const isOfOneKind = (name: string) => !/checkMove|checkPiece/.test(name);

/** A check of a move that finds some moves illegal, or looks at no other piece. */
export const forSomeMoves =
  (program: string): Mutator =>
  (node, text) => {
    const callee = node.type === "CallExpression" ? text(child(node, "callee")!) : "";
    const values = children(node, "arguments").map(text);
    if (!isCheck(callee) || !isMove(values)) return [];
    const [board, rank, file, toRank, toFile, ...rest] = values;
    const call = text(node);
    const some = conditionsOn(values, kindsIn(program), isOfOneKind(callee)).map((condition) => ({
      code: `(!(${condition}) && ${call})`,
      when: condition,
    }));
    const isEnd = [
      [rank, file],
      [toRank, toFile],
    ].map(([y, x]) => `(y === ${y} && x === ${x})`);
    const alone = `${board}.map((row, y) => row.map((piece, x) => (${isEnd.join(" || ")} ? piece : "  ")))`;
    return [...some, `${callee}(${[alone, rank, file, toRank, toFile, ...rest].join(", ")})`];
  };

/** A function that checks moves and is wrong about some: what it does first. */
export const wrongAboutSome =
  (program: string): Mutator =>
  (node, text) => {
    const name = node.type === "FunctionDeclaration" ? text(child(node, "id")!) : "";
    const parameters = children(node, "params").map(text);
    if (!isCheck(name) || !isMove(parameters)) return [];
    const some = conditionsOn(parameters, kindsIn(program), isOfOneKind(name)).flatMap(
      (condition) =>
        ["false", "true"].map((value) => ({
          code: `if (${condition}) return ${value};`,
          when: condition,
        })),
    );
    return isOfOneKind(name)
      ? some
      : [...some, ...withoutCommonChecks(name, parameters, kindsIn(program))];
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
