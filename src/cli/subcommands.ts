import type { Subcommand } from "../base/subcommand.ts";
import type { ProcessHost } from "./host.ts";

/** A subcommand, which is loaded when it is typed. */
interface Listed {
  /** Nothing for what is done if no subcommand is typed. */
  readonly name: string;
  load(): Promise<Subcommand>;
  /** Carries it out if nothing at all is typed, which loads less. */
  start?(host: Joined): ReturnType<Subcommand["run"]>;
}

/** All subcommands, in the order of `--help`. */
// biome-ignore format: a line is taken away with its half or wing.
export const SUBCOMMANDS: readonly Listed[] = [
  { name: "", load: async () => (await import("../game/command-line/playing.ts")).PLAYING, start: async (host) => (await import("../game/command-line/play.ts")).playSession({}, host) },
  { name: "perft", load: async () => (await import("../game/command-line/subcommands.ts")).PERFT },
  { name: "moves", load: async () => (await import("../game/command-line/subcommands.ts")).MOVES },
  { name: "diagram", load: async () => (await import("../game/command-line/subcommands.ts")).DIAGRAM },
  { name: "replay", load: async () => (await import("../game/activities/review/subcommands.ts")).REPLAY },
  { name: "review", load: async () => (await import("../game/activities/review/subcommands.ts")).REVIEW },
  { name: "scores", load: async () => (await import("../game/command-line/subcommands.ts")).SCORES },
  { name: "uci", load: async () => (await import("../game/engine/uci/subcommand.ts")).UCI },
  { name: "skeleton", load: async () => (await import("../exam/stepper/subcommands.ts")).SKELETON_SUBCOMMAND },
  { name: "exercise", load: async () => (await import("../exam/exercises/subcommand.ts")).EXERCISE },
  { name: "worksheet", load: async () => (await import("./worksheet.ts")).WORKSHEET },
  { name: "figures", load: async () => (await import("../game/activities/lessons/subcommands.ts")).FIGURES },
  { name: "figure", load: async () => (await import("../game/activities/lessons/subcommands.ts")).FIGURE },
  { name: "lesson", load: async () => (await import("../game/activities/lessons/subcommands.ts")).lessonWith((await import("./wings.ts")).WINGS) },
  { name: "puzzle", load: async () => (await import("../game/activities/puzzles/subcommand.ts")).PUZZLE },
  { name: "games", load: async () => (await import("../game/command-line/subcommands.ts")).GAMES },
];

/** The process, with what the halves need of each other. */
type Joined = ReturnType<typeof joinedHost>;

// biome-ignore format: a line is taken away with its half.
export function joinedHost(host: ProcessHost) {
  const game = {
    subcommands: SUBCOMMANDS.map(({ name }) => name),
    wings: async () => (await import("./wings.ts")).WINGS,
  };
  return {
    ...host,
    ...game,
    playersLook: async (say: (text: string) => void) => (await import("../game/command-line/play.ts")).playersLook(host, say),
  };
}
