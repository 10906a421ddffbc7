/** Random positions of worksheets are those of the game. */
import { expect, test } from "vitest";
import { seededRandom } from "../../../src/base/rng.ts";
import { boardInWords } from "../../../src/drawing/board-in-words.ts";
import { drawnBoard, movesIn, randomPosition } from "../../../src/exam/sheets/random-positions.ts";
import { positionView } from "../../../src/game/view/board-view.ts";
import { gameNamed } from "../../cli/make-sheet.ts";

test("positions have the boards and, in the same order, the moves of the game", async () => {
  const game = await gameNamed();
  const random = seededRandom(3);
  const captures = Array.from({ length: 20 }, () => {
    const position = randomPosition(random);
    const { board, colour } = position;
    const ranks = board.slice(1).map((rank) => rank.slice(1).map(letterOf).join(""));
    const text = ranks.join("/").replace(/ +/g, (empty) => `${empty.length}`);
    const read = game.readPosition(`${text} ${colour.toLowerCase()}`);
    if (!read.ok) throw new Error(read.reason);
    const view = positionView(game, read.value);
    const drawn = drawnBoard(position);
    expect(drawn.diagram.cells.map((cell) => cell?.name)).toEqual(
      view.diagram.cells.map((cell) => cell?.name),
    );
    expect([...boardInWords(drawn), drawn.turnOrResult]).toEqual([
      ...boardInWords(view),
      view.turnOrResult,
    ]);
    const { cells } = view.diagram;
    const moves = movesIn(position);
    expect(moves.map(({ typed }) => typed)).toEqual(
      game
        .legalMoves(read.value)
        .map((move) => game.squaresTouched(read.value, move).map((at) => cells[at]?.name)),
    );
    return moves.filter(({ wins }) => wins).length;
  });
  expect(captures.some((count) => count > 0)).toBe(true);
});

/** "WS" as "S", "BS" as "s". */
const letterOf = ([colour, letter = ""]: string) =>
  colour === "B" ? letter.toLowerCase() : letter;
