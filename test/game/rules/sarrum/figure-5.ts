/** The thirteen diagrams of Figure 5: which piece moves, what is on the board, what is shaded. */
export const FIGURE_5 = [
  ["5a", "23", "WS23 WG73 BS76", "12 22 32 13 33 14 24 34"],
  ["5b", "23", "WM23 WS75 BS57", "22 13 33 24"],
  ["5c", "23", "WM23 WS33 BS64", "22 13 24"],
  ["5d", "23", "WN23 WS63 BS67", "12 32 14 34"],
  ["5e", "45", "WE45 WS62 BS74", "43 25 65 47"],
  ["5f", "45", "WE45 WS25 BG55 WN46 BS43", "43 65 47"],
  ["5g", "43", "WG43 WS65 BS67", "13 23 33 53 63 73 83 41 42 44 45 46 47 48"],
  ["5h", "43", "WG43 BS23 WN63 WS47", "23 33 53 41 42 44 45 46"],
  ["5i", "47", "WR47 BS64 WS84", "46"],
  ["5j", "45", "WR45 BM34 BS74 WS76", "34 44"],
  ["5k", "45", "WR45 BM34 BN44 BS54 WS67", "34 54"],
  ["5l", "47", "WR47 BE46 WS53 BS73", ""],
  ["5m", "42", "BR42 WE33 BG53 WS47 BS67", "33 43"],
] as const;
