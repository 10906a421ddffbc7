import type { Host } from "../../terminal/host.ts";
import type { StoreHost } from "../records/store/folders.ts";
import type { Wing } from "../session/state.ts";

/** A process that keeps games and settings. */
export interface StoringHost extends Host {
  /** The folder of this program's settings, which need not exist yet. */
  configFolder(): Promise<string>;
  /** Where games are saved, and the process that saves them. */
  readonly disk: StoreHost;
}

/** What the subcommands about games need. */
export interface GameHost extends StoringHost {
  /** What a session offers besides playing. */
  wings(): Promise<readonly Wing[]>;
  /** The names of all subcommands. */
  readonly subcommands: readonly string[];
}
