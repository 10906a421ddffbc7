import { chosen, naming, number, type Question } from "./question.ts";
import {
  callsIn,
  loopsIn,
  type Place,
  type Source,
  type Subroutine,
  selectionsIn,
  subroutine,
} from "./source.ts";

const LOOP_KINDS = ["definite (count-controlled)", "indefinite (condition-controlled)"] as const;

const KIND_NAMES = {
  for: ["definite", "definite iteration", "count-controlled", "for"],
  while: ["indefinite", "indefinite iteration", "condition-controlled", "while"],
} as const;

/** Returns the questions about loops, selections and calls. */
export const structureQuestions = (source: Source): Question[] => [
  ...structures(source),
  loopKind(
    source,
    "checkGisgigirMoveIsLegal",
    "A while loop repeats as long as its condition is true, without counting.",
  ),
  loopKind(source, "displayBoard", "Its for loops count from 1 up to the size of the board."),
  ...calls(source),
];

function structures({ subroutines }: Source): Question[] {
  return [
    naming(
      "selection and iteration",
      "State the name of a subroutine with a selection structure (if or switch) inside an iteration structure (for or while).",
      withPlace(subroutines, ({ body }) =>
        loopsIn(body).flatMap((loop) => selectionsIn(loop.body)),
      ),
      "The line is an if between the braces of a loop.",
    ),
    naming(
      "selection and iteration",
      "State the name of a subroutine with an iteration structure inside another iteration structure.",
      withPlace(subroutines, ({ body }) => innerLoops(body)),
      "The loop on this line is between the braces of another loop.",
    ),
    naming(
      "selection and iteration",
      "State the name of the subroutine that uses a switch statement.",
      withPlace(subroutines, ({ body }) =>
        selectionsIn(body).filter(({ text }) => text.includes("switch (")),
      ),
      "It chooses one of several cases by the letter of the piece.",
    ),
  ];
}

const innerLoops = (body: readonly Place[]): Place[] =>
  loopsIn(body).flatMap((loop) => loopsIn(loop.body).map(({ place }) => place));

/** Returns the subroutines with at least one of the lines sought, and the first of these lines. */
function withPlace(
  subroutines: readonly Subroutine[],
  linesIn: (candidate: Subroutine) => readonly Place[],
): { name: string; place: Place }[] {
  return subroutines.flatMap((candidate) => {
    const [place] = linesIn(candidate);
    return place ? [{ name: candidate.name, place }] : [];
  });
}

function loopKind(source: Source, name: string, because: string): Question {
  const { body } = subroutine(source, name);
  const [loop] = loopsIn(body);
  if (!loop) throw new Error(`The reading questions need a loop in ${name}.`);
  return {
    topic: "loops",
    text: `Which kind of iteration does ${name} use?`,
    choices: LOOP_KINDS,
    place: loop.place,
    because,
    answer: chosen(LOOP_KINDS, [loop.keyword === "for", loop.keyword === "while"]).map(
      ({ also, ...answer }) => ({ ...answer, also: [...also, ...KIND_NAMES[loop.keyword]] }),
    ),
  };
}

function calls(source: Source): Question[] {
  const displayBoard = subroutine(source, "displayBoard");
  const shown = callsIn(subroutine(source, "main").body, "displayBoard");
  const [first] = shown;
  if (!first) throw new Error("The reading questions need a call of displayBoard in main.");
  return [
    callerOf(source, "opponentOf"),
    callerOf(source, "getSquare"),
    naming(
      "calls",
      "State the name of a subroutine of this program that displayBoard calls.",
      source.subroutines.flatMap(({ name }) =>
        withPlace([displayBoard], ({ body }) => callsIn(body, name)).map(({ place }) => ({
          name,
          place,
        })),
      ),
      "A call is the name of a subroutine, followed by its arguments in brackets.",
    ),
    {
      topic: "calls",
      text: "How many lines of main call displayBoard?",
      place: first,
      because: "The board is shown before each move, and once more after the move that wins.",
      answer: number(shown.length),
    },
  ];
}

const callerOf = ({ subroutines }: Source, name: string): Question =>
  naming(
    "calls",
    `State the name of a subroutine that calls ${name}.`,
    withPlace(subroutines, ({ body }) => callsIn(body, name)),
    "A call is the name of a subroutine, followed by its arguments in brackets.",
  );
