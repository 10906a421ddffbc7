import type { AnyGame } from "../core/game.ts";

/** A choice that makes a game differ: the first value is the default. */
export interface GameOption {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
  readonly about: string;
}

/** What is chosen for the options of a game, by name. */
export type Choices = Readonly<Record<string, string>>;

/** A game of the program before it is loaded: only the one that is played is read in. */
export interface Listing {
  readonly id: string;
  /** One line for a list of games. */
  readonly about: string;
  readonly options: readonly GameOption[];
  /** Every option must have a value. */
  load(choices: Choices): Promise<AnyGame>;
}

/** The games of this program; the first is the default. */
export const CATALOGUE: readonly [Listing, ...Listing[]] = [
  {
    id: "sarrum",
    about: "Capture the Sarrum, the game of the exam paper",
    options: [],
    load: async () => (await import("./sarrum.ts")).sarrum,
  },
  {
    id: "shatranj",
    about: "shatranj as it was played in Turkey about 1630, with a jumping fers",
    options: [],
    load: async () => (await import("./shatranj.ts")).shatranj,
  },
  {
    id: "citadel",
    about: "citadel chess, on ten by ten squares with four citadels beyond the corners",
    options: [],
    load: async () => (await import("./citadel.ts")).citadel,
  },
];

/** The choices that stand where nothing is chosen. */
export function defaultChoices({ options }: Listing): Choices {
  return Object.fromEntries(options.map(({ name, values }) => [name, values[0]]));
}
