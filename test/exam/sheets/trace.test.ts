import { beforeAll, describe, expect, test } from "vitest";
import { sheetOf } from "../../cli/make-sheet.ts";
import {
  boardFrom,
  boardsOf,
  itemsOf,
  named,
  ofClass,
  type Page,
  textOf,
} from "../../drawing/sheets/read-page.ts";
import type { XmlElement } from "../../drawing/svg/xml.ts";
import { startBoard } from "../../skeleton/boards.ts";
import { type Note, notesOf, notesOfMain } from "./instrumented.ts";
import { argumentsIn, plainRows } from "./plain-trace-rows.ts";

/** A task with its table. */
interface Traced {
  readonly task: XmlElement;
  readonly heading: string;
  readonly given: readonly string[];
  readonly columns: readonly string[];
  readonly blank: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
}

let pages: readonly Page[] = [];
let traced: readonly Traced[] = [];

const linesOf = (item: XmlElement) =>
  named(named(item, "tbody")[0]!, "tr").map((row) => named(row, "td").map(({ text }) => text));

beforeAll(async () => {
  pages = await Promise.all(
    Array.from({ length: 2 }, (_, seed) => sheetOf("trace", { count: 30, seed })),
  );
  traced = pages.flatMap(({ tasks, answers }) =>
    itemsOf(tasks).map((task, index): Traced => {
      const answer = itemsOf(answers)[index]!;
      return {
        task,
        heading: named(task, "h2")[0]!.text.replace(/^\d+\. /, ""),
        given: named(task, "p").map(({ text }) => text),
        columns: named(answer, "th").map(({ text }) => text),
        blank: linesOf(task),
        rows: linesOf(answer),
      };
    }),
  );
}, 60_000);

const about = (start: string) => traced.filter(({ heading }) => heading.startsWith(start));
const boardOf = ({ task }: Traced) => boardFrom(boardsOf(task)[0] ?? "");

/** The values in a row as notes, sorted: within a row the order of columns is not that of time. */
const notesIn = ({ columns }: Traced, row: readonly string[]): Note[] =>
  row.flatMap((value, index) => (value === "" ? [] : [[columns[index]!, value] as const]));

/** Expects rows to hold the values that were noted, in the same order. */
function expectRows(one: Traced, rows: readonly (readonly string[])[], notes: readonly Note[]) {
  let first = 0;
  for (const row of rows) {
    const wanted = notesIn(one, row);
    const found = notes.slice(first, first + wanted.length);
    expect(found.toSorted(), one.heading).toEqual(wanted.toSorted());
    first += wanted.length;
  }
  return notes.slice(first);
}

/** The direction of a gisgigir and the last value of its result. */
function caseOf({ rows }: Traced): string {
  const results = rows.map((row) => row.at(-1)).filter((result) => result !== "");
  return [...rows[0]!.slice(0, 2).map((value) => Math.sign(Number(value))), results.at(-1)].join();
}

describe("the tables are what an instrumented copy of the program notes:", () => {
  test("CheckGisgigirMoveIsLegal in four directions, free and blocked", async () => {
    const all = about("CheckGisgigirMoveIsLegal");
    for (const one of all) {
      const board = { board: boardOf(one), noted: "get" } as const;
      const notes = await notesOf("checkGisgigirMoveIsLegal", board, argumentsIn(one.heading));
      const looks = notes.flatMap(([name, value]): Note[] =>
        name.startsWith("Board[")
          ? [
              ["Square looked at", name],
              ["Its contents", value],
            ]
          : [[name, value]],
      );
      expect(expectRows(one, one.rows, looks)).toEqual([]);
    }
    expect(new Set(all.map(caseOf))).toEqual(
      new Set(["0,1", "0,-1", "1,0", "-1,0"].flatMap((way) => [`${way},True`, `${way},False`])),
    );
  });

  test("CheckRedumMoveIsLegal, called with legal moves and others", async () => {
    for (const one of about("Calls of CheckRedumMoveIsLegal")) {
      const board = boardOf(one);
      let rows = one.rows;
      for (const call of one.given) {
        const args = argumentsIn(call);
        const notes = await notesOf("checkRedumMoveIsLegal", { board, noted: "set" }, args);
        const target = board[Number(args[2])]![Number(args[3])];
        const [own, ...others] = rows;
        rows = others;
        const first = [...args, target].map((value) => JSON.stringify(value));
        expect(own).toEqual([...first, notes.at(-1)![1]]);
      }
      expect(rows).toEqual([]);
      expect(one.rows.filter((row) => row[6] === "True")).toHaveLength(2);
    }
  });

  test("MakeMove, with a promotion", async () => {
    for (const one of about("Calls of MakeMove")) {
      const board = boardOf(one);
      for (const [index, call] of one.given.entries()) {
        const args = argumentsIn(call);
        const [rank, file, finishRank, finishFile] = args;
        const notes = await notesOf("makeMove", { board, noted: "set" }, args);
        expect(notes.map(([name]) => name)).toEqual([
          `Board[${finishRank}][${finishFile}]`,
          `Board[${rank}][${file}]`,
        ]);
        const values = [
          ...args.map((value) => JSON.stringify(value)),
          ...notes.map(([, to]) => to).toReversed(),
        ];
        expect(one.rows[index]).toEqual(values);
      }
      const moved = one.given.map((call) => argumentsIn(call));
      const pieces = moved.map(([rank, file]) => board[Number(rank)]![Number(file)]);
      const changed = one.rows.map((row, index) => row[6] !== JSON.stringify(pieces[index]));
      expect(changed.filter(Boolean)).toHaveLength(1);
    }
  });

  test("InitialiseBoard, rank 1 or 8", async () => {
    const ranks = new Set<string>();
    for (const one of about("InitialiseBoard")) {
      const [, answer = "", rank = ""] = /"(.)"\), rank (\d)$/.exec(one.heading) ?? [];
      const board = { board: startBoard("Y"), noted: "set" } as const;
      const all = await notesOf("initialiseBoard", board, [answer]);
      const start = all.findIndex(([name, value]) => name === "RankNo" && value === rank);
      const next = all.findIndex(([name], index) => index > start && name === "RankNo");
      const names = new Map<string, number>();
      const notes = all.slice(start, next < 0 ? undefined : next).map(([name, value]): Note => {
        names.set(name, (names.get(name) ?? 0) + 1);
        const time = names.get(name) === 1 ? "first" : "then";
        return [name.startsWith("Board[") ? `Board[RankNo][FileNo] ${time}` : name, value];
      });
      expect(expectRows(one, one.rows, notes)).toEqual([]);
      ranks.add(rank);
    }
    expect(ranks).toEqual(new Set(["1", "8"]));
  });

  test("the main program, with a refused move and sometimes a win", async () => {
    const ends = new Set<string>();
    for (const one of about("The main program")) {
      const [sentence = ""] = one.given;
      const moves = sentence.match(/\d\d/g) ?? [];
      const notes = await notesOfMain([sentence.slice(0, 1), ...moves]);
      const [after, ...others] = expectRows(one, one.rows, notes);
      expect(others).toEqual([]);
      const won = one.rows.at(-1)![1]!;
      expect(after).toEqual(won === "True" ? undefined : ["MoveIsLegal", "False"]);
      expect(one.rows.filter((row) => row[8] === "False" && row[2] !== "")).toHaveLength(1);
      expect(boardOf(one)).toEqual(startBoard(sentence.slice(0, 1)));
      ends.add(`${sentence.slice(0, 1)} ${won}`);
    }
    expect(ends).toEqual(new Set(["N False", "Y False", "Y True"]));
  });
});

test("a blank table has the same headings and room for the answer", () => {
  for (const { task, columns, blank, rows } of traced) {
    expect(named(task, "th").map(({ text }) => text)).toEqual(columns);
    expect(blank.length).toBeGreaterThanOrEqual(rows.length);
    expect(blank.flat().join("")).toBe("");
  }
});

test("six tables are of every kind, and the subroutines are printed", async () => {
  const { tasks } = await sheetOf("trace", { count: 6, seed: 5 });
  const shown = ofClass(tasks, "extract").map(
    (extract) => /function (\w+)/.exec(textOf(extract))?.[1],
  );
  expect(shown).toEqual([
    "checkRedumMoveIsLegal",
    "checkGisgigirMoveIsLegal",
    "checkIfGameWillBeWon",
    "initialiseBoard",
    "makeMove",
    "getMove",
    "main",
  ]);
});

test("the rows are those that follow from a few plain rules", () => {
  for (const one of traced)
    expect(one.rows, one.heading).toEqual(plainRows({ ...one, board: boardOf(one) }));
});
