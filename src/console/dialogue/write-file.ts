import type { Port } from "../terminal/port.ts";
import { writeOverQuestion } from "./record-files.ts";
import type { State } from "./state.ts";
import { asking, backFrom } from "./transitions.ts";

/** Writes a text to a file and says so; where the file exists, a player is asked first. */
export async function writing(
  state: State,
  file: string,
  text: (now: State) => string,
  done: string,
  port: Port,
): Promise<State> {
  const write = async (now: State, overwrite: boolean, at: Port) => {
    const written = await at.files.write(file, text(now), overwrite);
    if (written === "exists") return false;
    at.say(written.ok ? done : written.reason);
    return true;
  };
  if (await write(state, false, port)) return state;
  return asking(state, {
    prompt: writeOverQuestion(file),
    async yes(now, at) {
      await write(now, true, at);
      return backFrom(now);
    },
  });
}
