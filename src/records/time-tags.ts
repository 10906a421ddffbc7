/** The clock as the text of tags: TimeControl, or as Cute Chess writes it a tag for each side. */
import type { AnyGame } from "../core/game.ts";
import { type TimeControl, tagOfTime, timeInTag } from "../match/time-control.ts";
import { type NamedValue, tagNamed } from "./game-tags.ts";
import type { GameRecord } from "./record.ts";

const NAME = "TimeControl";

/** "600+5", in seconds; [WhiteTimeControl "300+0"] and so on if the players have different times. */
export function timeTags({ sides }: AnyGame, control: TimeControl | undefined): NamedValue[] {
  const times = control?.map(tagOfTime) ?? [];
  if (new Set(times).size < 2) return times.slice(0, 1).map((time) => [NAME, time] as const);
  return sides.map(({ name }, side) => [name + NAME, times[side] ?? ""]);
}

/** The clock and the names of its tags; neither if there are none, or if they mean something else. */
export function readTimeTags(record: GameRecord, { sides }: AnyGame) {
  const names = tagNamed(record, NAME) ? [NAME] : sides.map(({ name }) => name + NAME);
  const found = sides.map((_, side) => tagNamed(record, names[side] ?? NAME)?.value ?? "");
  const timeControl = found.flatMap((text) => timeInTag(text) ?? []);
  return timeControl.length === sides.length ? { timeControl, names } : { names: [] };
}
