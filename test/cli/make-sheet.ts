import { worksheet } from "../../src/cli/worksheet.ts";
import type { KindName } from "../../src/cli/worksheet-kinds.ts";
import { CATALOGUE, defaultChoices, loadConfigured } from "../../src/game/rules/catalogue.ts";
import type { AnyGame } from "../../src/game/rules/game.ts";
import { type Page, readPage } from "../drawing/sheets/read-page.ts";
import "../exam/stepper/followed.ts";

type Request = Parameters<typeof worksheet>[0];

const [sarrumEntry] = CATALOGUE;

/** Loads a game of the catalogue with its default options. */
export async function gameNamed(name = sarrumEntry.id): Promise<AnyGame> {
  const entry = CATALOGUE.find(({ id }) => id === name) ?? sarrumEntry;
  const loaded = await loadConfigured(entry, defaultChoices(entry));
  if (!loaded.ok) throw new Error(loaded.reason);
  return loaded.value.game;
}

/** Makes a worksheet; what is not given has a default. */
export async function makeSheet(kind: KindName, given: Partial<Request> = {}) {
  const game = given.game ?? (await gameNamed());
  const defaults = { game, count: 4, level: 1, seed: 7, title: undefined, extracts: true } as const;
  return worksheet({ ...defaults, pupils: undefined, apart: false, ...given, kind });
}

/** Returns the page of a worksheet with its answers, unless they are apart. Throws if it is refused. */
export async function pageOf(kind: KindName, given: Partial<Request> = {}): Promise<string> {
  const made = await makeSheet(kind, given);
  if (!made.ok) throw new Error(made.reason);
  return made.value.sheets;
}

/** Makes and reads a worksheet. Throws if it is refused. */
export async function sheetOf(kind: KindName, given: Partial<Request> = {}): Promise<Page> {
  return readPage(await pageOf(kind, given));
}
