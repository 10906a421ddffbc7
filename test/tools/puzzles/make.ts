/** Makes the puzzles of a game again: `npm run puzzles -- zamma`. */
if (process.argv[2] === "zamma") await import("./make-zamma-puzzles.ts");
else await import("./make-puzzles.ts");
