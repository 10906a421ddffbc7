import { inWords } from "../text.ts";
import { directions, type Movement, RIDES } from "./betza.ts";

/** Directions in words, each with the steps that it covers; the first that fit are used. */
type Directions = readonly (readonly [
  words: string,
  has: (right: number, forward: number) => boolean,
])[];

const STRAIGHT: Directions = [
  ["vertically", (right) => right === 0],
  ["horizontally", (_right, forward) => forward === 0],
  ["straight ahead", (_right, forward) => forward > 0],
  ["straight back", (_right, forward) => forward < 0],
  ["to the right", (right) => right > 0],
  ["to the left", (right) => right < 0],
];
const DIAGONAL: Directions = [
  ["diagonally", () => true],
  ["diagonally ahead", (_right, forward) => forward > 0],
  ["diagonally back", (_right, forward) => forward < 0],
  ["diagonally to the right", (right) => right > 0],
  ["diagonally to the left", (right) => right < 0],
  ["diagonally ahead to the right", (right, forward) => right > 0 && forward > 0],
  ["diagonally ahead to the left", (right, forward) => right < 0 && forward > 0],
  ["diagonally back to the right", (right, forward) => right > 0 && forward < 0],
  ["diagonally back to the left", (right, forward) => right < 0 && forward < 0],
];
/** For oblique leaps such as the knight's. */
const OBLIQUE: Directions = [
  ["", () => true],
  ["ahead", (_right, forward) => forward > 0],
  ["back", (_right, forward) => forward < 0],
  ["to the right", (right) => right > 0],
  ["to the left", (right) => right < 0],
];

const COUNTS = ["no", "one", "two", "three"];

/** Steps that differ only in direction. */
interface StepGroup {
  /** The two sides of the leap; equal for orthogonal and diagonal steps. */
  readonly short: number;
  readonly long: number;
  readonly most: number;
  readonly purpose: string;
  readonly steps: Movement[];
}

/**
 * A piece's movements in words, to follow its name: "moves one square straight ahead, and one
 * square diagonally ahead only to capture". First-move-only movements are not distinguished.
 */
export function movementWords(movements: readonly Movement[]): string {
  const groups = new Map<string, StepGroup>();
  for (const step of movements) {
    const group = groupOf(step);
    const key = [group.short, group.long, group.most, group.purpose].join();
    const known = groups.get(key);
    if (known) known.steps.push(step);
    else groups.set(key, group);
  }
  let verb = "";
  const parts = [...groups.values()].map((group) => {
    const same = verb === verbOf(group);
    verb = verbOf(group);
    return `${same ? "" : `${verb} `}${groupWords(group)}`;
  });
  return parts.join(", and ");
}

const verbOf = ({ long, most }: StepGroup) => (long > 1 && most > 1 ? "makes" : "moves");

function groupOf(step: Movement): StepGroup {
  const sides = [Math.abs(step.right), Math.abs(step.forward)];
  const long = Math.max(...sides);
  const short = sides.includes(0) ? long : Math.min(...sides);
  return { short, long, most: step.most, purpose: purposeOf(step), steps: [step] };
}

function purposeOf({ moves, captures }: Movement): string {
  if (moves && captures) return "";
  return moves ? " only to an empty square" : " only to capture";
}

function groupWords({ short, long, most, purpose, steps }: StepGroup): string {
  const oblique = short !== long;
  const directions = oblique
    ? inWords(namesOf(steps, [short, long], OBLIQUE), "or")
    : lineDirections(steps, long);
  const rest = `${purpose}${manner(long, most)}`;
  const where =
    directions === "" ? "" : oblique ? `, ${directions}${rest && ","}` : ` ${directions}`;
  return `${distance(short, long, most)}${where}${rest}`;
}

/** "one square", "up to three jumps in a line, each of two squares". */
function distance(short: number, long: number, most: number): string {
  const squares = `${count(long)} square${long > 1 ? "s" : ""}`;
  const leap = short === long ? squares : `${squares} straight and ${count(short)} aside`;
  const often = most === RIDES ? "any number of" : `up to ${count(most)}`;
  if (most > 1) return long > 1 ? `${often} jumps in a line, each of ${leap}` : `${often} squares`;
  return long > 1 && short === long ? `exactly ${leap}` : leap;
}

function manner(long: number, most: number): string {
  if (most > 1) return long > 1 ? "" : " and does not jump";
  return long > 1 ? " and jumps over anything" : "";
}

const count = (number: number) => COUNTS[number] ?? String(number);

function lineDirections(steps: readonly Movement[], long: number): string {
  const straight = namesOf(steps, [0, long], STRAIGHT);
  const diagonal = namesOf(steps, [long, long], DIAGONAL);
  // Only “vertically” comes before “horizontally”.
  const everywhere = straight[1] === "horizontally" && diagonal[0] === "diagonally";
  if (everywhere) return "in any direction";
  return inWords([...straight, ...diagonal], "or");
}

/** Direction names that together cover the steps; each is true of all the steps it covers. */
function namesOf(steps: readonly Movement[], leap: readonly [number, number], table: Directions) {
  const have = new Set(steps.map(({ right, forward }) => `${right},${forward}`));
  const unnamed = new Set(have);
  const names: string[] = [];
  for (const [words, has] of table) {
    const meant = directions(...leap)
      .filter((step) => has(...step))
      .map(String);
    if (!meant.every((step) => have.has(step)) || !meant.some((step) => unnamed.has(step)))
      continue;
    names.push(words);
    for (const step of meant) unnamed.delete(step);
  }
  return names;
}
