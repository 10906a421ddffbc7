import type { Tally } from "./contest.ts";

/**
 * Returns a text such as "12 wins, 3 draws, 5 losses: 67.5 %, Elo +127 ± 60", with a 95 % error
 * bar.
 */
export function eloText({ wins, draws, losses }: Tally): string {
  const games = wins + draws + losses;
  const share = (wins + draws / 2) / games;
  const variance =
    (wins * (1 - share) ** 2 + draws * (0.5 - share) ** 2 + losses * share ** 2) / games;
  const error = 1.96 * Math.sqrt(variance / games);
  const bar = (elo(share + error) - elo(share - error)) / 2;
  const figures = Number.isFinite(elo(share))
    ? `Elo ${signed(elo(share))} ± ${Number.isFinite(bar) ? Math.round(bar) : "?"}`
    : "Elo unbounded";
  const percent = (100 * share).toFixed(1);
  return `${wins} wins, ${draws} draws, ${losses} losses: ${percent} %, ${figures}`;
}

/** Returns the Elo difference for a share of the points; infinite for 0 and 1. */
function elo(share: number): number {
  return share <= 0 || share >= 1
    ? Number.POSITIVE_INFINITY
    : 400 * Math.log10(share / (1 - share));
}

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(Math.round(value))}`;
