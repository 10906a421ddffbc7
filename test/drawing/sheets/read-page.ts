import { createBoard } from "../../../src/skeleton/rules.ts";
import { readXml, withinXml, type XmlElement } from "../svg/xml.ts";

/** A worksheet as a reader finds it. */
export interface Page {
  readonly title: string;
  readonly tasks: XmlElement;
  readonly answers: XmlElement;
}

/** Reads a page strictly: it is well-formed, so nothing in it has escaped its element. */
const rootOf = (page: string) => readXml(page.trimEnd().replace(/^<!doctype html>\n/, ""));

/** Returns what is shown of a page. */
export const bodyOf = (page: string) => rootOf(page).children[1];

/** Reads a page with tasks and answers. */
export function readPage(page: string): Page {
  const root = rootOf(page);
  const [tasks, answers] = root.children[1]?.children ?? [];
  if (!tasks || !answers) throw new Error("a page without tasks or answers");
  return { title: named(root, "title")[0]?.text ?? "", tasks, answers };
}

/** Returns the elements of a name within an element, in order. */
export const named = (element: XmlElement, name: string) =>
  withinXml(element).filter((one) => one.name === name);

/** Returns the elements of a class within an element, in order. */
export const ofClass = (element: XmlElement, name: string) =>
  withinXml(element).filter(({ attributes }) => attributes.class?.split(" ").includes(name));

/** Returns the tasks, or the answers, in order. */
export const itemsOf = (part: XmlElement) => withinXml(part).filter(isItem);

const isItem = ({ attributes }: XmlElement) =>
  /^(?:item|item of[23])$/.test(attributes.class ?? "");

/** Returns all text within an element, with one space between the parts. */
export const textOf = (element: XmlElement) =>
  withinXml(element)
    .filter(({ name }) => name !== "desc" && name !== "title")
    .map(({ text }) => text.trim())
    .filter((text) => text !== "")
    .join(" ");

/** Returns what a screen reader says for each board within an element. */
export const boardsOf = (element: XmlElement) =>
  ofClass(element, "board").map(({ attributes }) => attributes["aria-label"] ?? "");

/** Returns the board of the exam's program that sentences describe: "White: sarrum on 13." */
export function boardFrom(words: string): string[][] {
  const board = createBoard();
  for (const [, side = "", list = ""] of words.matchAll(/(White|Black): ([^.]*)\./g)) {
    for (const [, piece = "", squares = ""] of list.matchAll(
      /([a-z ]+?) on (\d\d(?:(?:, | and )\d\d)*)/g,
    )) {
      for (const [square] of squares.matchAll(/\d\d/g)) {
        const code = side.slice(0, 1) + piece.trim().slice(0, 1).toUpperCase();
        board[Number(square[1])]![Number(square[0])] = code;
      }
    }
  }
  return board;
}
