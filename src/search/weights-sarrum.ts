/**
 * The evaluation of sarrum, fitted to the results of self-play by `npm run tune`: 2000 games at 300
 * positions a move, 155982 quiet positions, seed 11, beginning with the weights of weights-known.ts
 * (which `--known` asks for). The search that played those games has changed since, so that the
 * same command gives other numbers today. The freedom of riders was set by matches at fixed nodes:
 * 4 against 0 gave 8 wins, 88 draws and no loss (2000 positions a move), 8 against 4 gave 7 wins,
 * 49 draws and 2 losses (4000).
 * The relations are rounded from a least-squares fit to Fairy-Stockfish's scores of 17,024 quiet
 * positions. Against the search without them they gave 11 wins, 27 draws and 2 losses at the same
 * number of positions (4000), and 6 wins, 22 draws and 2 losses in about the same time.
 */
import type { Weights } from "./weights.ts";

export const SARRUM: Weights = {
  tempo: 4,
  freedom: 8,
  relations: {
    held: 20,
    open: 26,
    met: 14,
    bySoldier: -60,
    byLeaper: -25,
    hanging: -45,
    hangingSoldier: -35,
    passed: 40,
    alone: -20,
    guarded: 12,
  },
  pieces: [
    {
      letter: "S",
      phase: 0,
      early: [
        12, 9, 13, 8, 10, -4, -5, -5, -7, -9, -5, -9, 12, -17, -6, -6, 10, -2, 5, -6, 30, 6, -17, 2,
        -11, -17, -9, 4, 5, -10, -1, 3,
      ],
      late: [
        -26, -12, -11, -10, -6, 4, 11, 13, -14, 10, 11, 22, -5, -4, 2, 12, -15, 0, 7, -3, -4, -5,
        13, 3, -20, -5, 5, 18, -30, 2, -13, -2,
      ],
    },
    {
      letter: "M",
      phase: 2,
      early: [
        179, 180, 168, 168, 159, 167, 174, 161, 160, 170, 167, 166, 152, 159, 148, 180, 137, 152,
        173, 161, 133, 145, 142, 152, 125, 141, 154, 158, 121, 124, 143, 136,
      ],
      late: [
        107, 114, 115, 107, 115, 122, 124, 109, 111, 120, 114, 114, 103, 103, 104, 116, 91, 94, 108,
        99, 85, 86, 100, 121, 89, 104, 108, 116, 70, 72, 77, 109,
      ],
    },
    {
      letter: "N",
      phase: 2,
      early: [
        148, 153, 154, 153, 145, 163, 171, 169, 137, 152, 144, 147, 121, 123, 158, 151, 122, 121,
        139, 132, 120, 123, 134, 129, 107, 120, 126, 121, 115, 104, 106, 100,
      ],
      late: [
        101, 107, 104, 105, 103, 96, 104, 119, 90, 105, 108, 110, 82, 97, 105, 111, 81, 80, 87, 89,
        75, 80, 88, 89, 65, 104, 90, 69, 57, 59, 49, 52,
      ],
    },
    {
      letter: "E",
      phase: 2,
      early: [
        184, 184, 189, 189, 167, 160, 184, 181, 175, 175, 181, 181, 167, 141, 154, 163, 161, 161,
        167, 167, 198, 156, 164, 155, 142, 142, 147, 147, 140, 142, 158, 152,
      ],
      late: [
        157, 157, 163, 163, 154, 146, 147, 150, 149, 149, 155, 155, 150, 148, 142, 141, 135, 135,
        141, 141, 132, 136, 127, 130, 115, 115, 121, 121, 115, 108, 119, 114,
      ],
    },
    {
      letter: "G",
      phase: 9,
      early: [
        1061, 1064, 1058, 1076, 1045, 1044, 1043, 1053, 1055, 1030, 1050, 1058, 1042, 1027, 1035,
        1047, 1035, 1028, 1033, 1033, 1022, 1032, 1055, 1043, 1038, 1034, 1031, 1041, 1030, 1025,
        1025, 1034,
      ],
      late: [
        761, 760, 773, 765, 756, 756, 762, 753, 757, 750, 752, 752, 742, 749, 751, 746, 731, 739,
        740, 748, 714, 715, 728, 728, 730, 738, 727, 729, 701, 726, 721, 725,
      ],
    },
    {
      letter: "R",
      phase: 0,
      early: [
        150, 150, 150, 150, 123, 119, 125, 136, 89, 113, 110, 107, 105, 109, 100, 98, 94, 93, 95,
        96, 90, 93, 94, 93, 77, 84, 84, 89, 52, 52, 52, 52,
      ],
      late: [
        189, 189, 189, 189, 141, 148, 148, 150, 128, 114, 120, 129, 89, 107, 76, 117, 86, 69, 77,
        78, 64, 48, 69, 68, 37, 63, 32, 25, -7, -7, -7, -7,
      ],
    },
  ],
};
