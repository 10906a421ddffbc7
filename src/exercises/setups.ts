/** The pieces at the start of the sample game (Figure 6), in the form that judges use. */
export const SAMPLE_GAME = "BG21 BS41 WG81 WR12 WS13 BE23 BE83 BR86";

/** The pieces at the start of the full game (Figure 4). */
export const FULL_GAME = [
  "BG11 BE21 BN31 BM41 BS51 BN61 BE71 BG81 BR12 BR22 BR32 BR42 BR52 BR62 BR72 BR82",
  "WR17 WR27 WR37 WR47 WR57 WR67 WR77 WR87 WG18 WE28 WN38 WM48 WS58 WN68 WE78 WG88",
].join(" ");
