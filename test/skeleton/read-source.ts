/** The skeleton's own text and its README, for the tests that compare the two. */
import { readdirSync, readFileSync } from "node:fs";

export const FOLDER = new URL("../../src/skeleton/", import.meta.url);
export const README = readFileSync(new URL("README.md", FOLDER), "utf8");
export const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".ts"));
export const SOURCE = FILES.map((file) => readFileSync(new URL(file, FOLDER), "utf8")).join("\n");

interface FunctionText {
  readonly name: string;
  /** Each with its type: "board: string[][]". */
  readonly parameters: readonly string[];
  readonly returns: string;
  readonly body: string;
}

/** Finds the functions of a source text: they begin a line. */
export function functionsIn(text: string): FunctionText[] {
  const found = text.matchAll(
    /^(?:export )?function (\w+)\(([\s\S]*?)\): (.+) \{\n([\s\S]*?)^\}$/gm,
  );
  return [...found].map(([, name = "", parameters = "", returns = "", body = ""]) => ({
    name,
    parameters: parameters.split(",").flatMap((parameter) => parameter.trim() || []),
    returns,
    body,
  }));
}
