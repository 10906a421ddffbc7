import { ok } from "../../../base/result.ts";
import type { Subcommand } from "../../../base/subcommand.ts";
import type { Host } from "../../../terminal/host.ts";

export const UCI: Subcommand = {
  usage: "uci",
  about: "speak UCI, the protocol of chess engines, for sarrum and shatranj",
  async run(_: object, host: Host & { readonly version: string }) {
    const { runUci } = await import("./uci.ts");
    const say = (line: string) => host.write(`${line}\n`);
    await runUci(host.input(), say, host.randomSeed(), host.version);
    return ok(true);
  },
};
