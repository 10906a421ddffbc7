import { err, ok, type Result } from "../../base/result.ts";
import type { AnyGame, Game } from "./game.ts";

/** An option of a game; the first value is the default. */
export interface GameOption {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
  /** The placeholder for free text ("text") if the option accepts it in place of `values`. */
  readonly text?: string;
  /** What people type in a session for each choice of it, and what that chooses; by default `values`. */
  readonly words?: Readonly<Record<string, Options>>;
  /** What may follow its words: "points". */
  readonly noun?: string;
  readonly about: string;
  /** What people at a keyboard are asked before each game, unless they have typed the option. */
  readonly question?: string;
}

/** The chosen value of each option, by name. */
export type Options = Readonly<Record<string, string>>;

/** The value of an option that is typed as its name alone; the other one is "no". */
export const YES = "yes";

/** A game in the catalogue; its module is loaded only when it is played. */
export interface CatalogueEntry {
  readonly id: string;
  /** Its name for programs that read its records, if that is not its title. */
  readonly variant?: string;
  /** One line for the list of games. */
  readonly about: string;
  /** The names of its setups, which help lists without loading the game. */
  readonly setups: readonly [string, ...string[]];
  readonly options: readonly GameOption[];
  /** Loads the game. Every option must have a value; refuses invalid free text. */
  load(choices: Options): Promise<Result<AnyGame>>;
}

/**
 * Hides the types of positions and moves, which only the game itself can then read. Nothing else
 * does so; the engine's registry finds the searchers of a game by its id.
 */
export const anyGame = <P, M>(game: Game<P, M>): AnyGame => game as unknown as AnyGame;

const FULL = ["full"] as const;

/** The entry of a game without options, whose module exports it under its id. */
export function game<Id extends string, P, M>(
  id: Id,
  about: string,
  load: () => Promise<Readonly<Record<Id, Game<P, M>>>>,
  setups: CatalogueEntry["setups"] = FULL,
): CatalogueEntry {
  return { id, about, setups, options: [], load: async () => ok(anyGame((await load())[id])) };
}

const PLAYERS = [2, 3, 4] as const;

/** The games of this program; the first is the default. */
export const CATALOGUE: readonly [CatalogueEntry, ...CatalogueEntry[]] = [
  {
    id: "sarrum",
    variant: "Sarrum",
    about: "Capture the Sarrum, the game of the exam paper",
    setups: ["full", "sample"],
    options: [
      {
        name: "house",
        values: [""],
        text: "text",
        about: 'house rules, such as "etlu=N check=warn"; type help house while playing',
      },
    ],
    load: async ({ house = "" }) => {
      if (/^\s*(off)?\s*$/i.test(house))
        return ok(anyGame((await import("./sarrum/sarrum.ts")).sarrum));
      const configured = (await import("./sarrum/apply-house-rules.ts")).sarrumWith(house);
      return configured.ok ? ok(anyGame(configured.value)) : configured;
    },
  },
  game("shatranj", "chess as played in Turkey about 1630", () => import("./shatranj/shatranj.ts")),
  game("citadel", "chess on 100 squares and four citadels", () => import("./citadel/citadel.ts")),
  {
    id: "zamma",
    about: "leaping men and flying Mullahs on the lines of an alquerque board",
    setups: FULL,
    options: [
      {
        name: "size",
        values: ["9", "5"],
        words: { 25: { size: "5" }, 41: { size: "5", crossings: YES }, 81: { size: "9" } },
        noun: "points",
        about: "9 points on a side of the board (81 in all), or 5 (25 in all)",
      },
      {
        name: "removal",
        values: ["immediate", "deferred"],
        noun: "removal",
        about: "whether captured pieces leave at once or at the end of the move",
      },
      {
        name: "crossings",
        values: ["no", YES],
        words: { crossings: { size: "5", crossings: YES } },
        about: "the crossings of the small board's diagonals are points, too (41 in all)",
      },
    ],
    load: async ({ size, removal, crossings }) => {
      if (crossings === YES && size !== "5")
        return err("The crossings are points only on the board of size 5; add --size 5.");
      const { zamma } = await import("./zamma/zamma.ts");
      const options = {
        size: size === "5" ? 5 : 9,
        removal: removal === "deferred" ? "deferred" : "immediate",
        crossings: crossings === YES,
      } as const;
      return ok(anyGame(zamma(options)));
    },
  },
  {
    id: "saturankam",
    about: "a race of two to four players with four-sided dice",
    setups: FULL,
    options: [
      {
        name: "players",
        values: ["4", "3", "2"],
        noun: "players",
        about: "number of players",
        question: "How many play",
      },
      { name: "start-off", values: ["no", YES], about: "all pieces start off the board" },
      { name: "easy-entry", values: ["no", YES], about: "captured pieces enter on any throw" },
    ],
    load: async (choices) =>
      ok(
        anyGame(
          (await import("./saturankam/saturankam.ts")).saturankam({
            players: PLAYERS.find((count) => String(count) === choices.players) ?? 4,
            startOff: choices["start-off"] === YES,
            easyEntry: choices["easy-entry"] === YES,
          }),
        ),
      ),
  },
];

/** Finds a game by its id, by default the first; throws if there is none. */
export function catalogueEntry(id: string = CATALOGUE[0].id): CatalogueEntry {
  const entry = CATALOGUE.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`the catalogue has no game ${id}`);
  return entry;
}

export const defaultChoices = ({ options }: CatalogueEntry): Options =>
  Object.fromEntries(options.map(({ name, values }) => [name, values[0]]));

/** A loaded game with the options that it was made with, in their canonical form. */
export interface ConfiguredGame {
  readonly game: AnyGame;
  readonly choices: Options;
}

/** Refuses invalid house rules. */
export async function loadConfigured(
  entry: CatalogueEntry,
  choices: Options,
): Promise<Result<ConfiguredGame>> {
  const loaded = await entry.load(choices);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  const settled = "house" in choices ? { ...choices, house: game.houseRules?.text ?? "" } : choices;
  return ok({ game, choices: settled });
}

/** Throws if options are refused, which would be a bug: they were accepted before. */
export async function loadKnown(entry: CatalogueEntry, choices: Options): Promise<AnyGame> {
  const game = await entry.load(choices);
  if (!game.ok) throw new Error(`${entry.id}: ${game.reason}`);
  return game.value;
}
