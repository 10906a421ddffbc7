import { inWords } from "../../../base/text.ts";
import type { RuleBook } from "../presentation.ts";
import type { Seating } from "./model.ts";

export const ruleBook = (seating: Seating): RuleBook => ({
  source:
    "Damian Walker, Saturankam (rules leaflet, 2011), after Botermans, Murray and Parlett; the course of the track after Parker, 1909, pp. 605 to 607",
  pieces: [
    {
      name: "piece",
      letter: "1 or 2",
      sentence:
        "moves along its owner's track, which the command track shows, by the whole throw or by a part of it",
    },
  ],
  sections: { ...SECTIONS, "Options in force": optionLines(seating) },
});

function optionLines(seating: Seating): readonly string[] {
  const { startOff, easyEntry } = seating.options;
  return [
    `${seating.seats.length} players: ${inWords(seating.seats.map((seat) => seat.name))}.`,
    startOff
      ? "start-off: all pieces begin in hand and enter on step 0 with any throw (variant 12)."
      : "All pieces start on step 0 of their own tracks.",
    easyEntry
      ? "easy-entry: a captured piece re-enters with any throw (variant 13)."
      : "A captured piece re-enters only with 1-1.",
  ];
}

const SECTIONS: RuleBook["sections"] = {
  "The track": [
    "Every player has a track of 81 cells, its steps 0 to 80, and two pieces that follow it.",
    "Step 0 is the safe cell in the middle of the player's own edge, step 80 the centre.",
    "The track runs once anticlockwise round the outer ring, steps inwards, and then winds clockwise to the centre.",
    "Type track, with or without a player's name, to see it with its numbers.",
  ],
  "A turn": [
    "Two four-sided dice with the faces 1, 3, 4 and 6 are thrown.",
    "The total moves one piece, or is split into any two whole numbers, one for each piece.",
    "The whole total must be used if possible. A player who has no legal move passes.",
    "A double gives another throw, even if nothing could move.",
  ],
  "Capture and the safe cells": [
    "A piece that lands on an opponent's piece removes it from the board.",
    "The middle of each edge and the centre are safe cells: nobody can move onto one while an opponent's piece stands there.",
    "Both pieces of one player may share a cell.",
  ],
  Entering: [
    "A captured piece re-enters on step 0, and only with a throw of 1-1, unless the option easy-entry is in force.",
  ],
  "Frozen pieces and bearing off": [
    "A piece 1, 3 or 4 cells short of the centre is frozen: it leaves the board only by the double of that number.",
    "Any other piece is borne off when it reaches the centre by an exact count.",
  ],
  "The end": ["The first player to bear off both pieces wins."],
  Rulings: [
    "Decisions of this program where the source is silent:",
    "The players sit South, East, North and West and take turns in that order; two are South and North, three South, East and North.",
    "If the whole total cannot be used, the largest possible part of it must be.",
    "All opposing pieces on a cell are removed together.",
    "Entering uses the whole throw and brings in one piece; it is impossible while an opponent stands on step 0.",
    "Bearing off a frozen piece uses the whole throw, for that piece alone.",
    'An exact count bears off only if no part of the throw is left over (after Parker\'s "exact throw").',
    "With three or four players the game ends with the first winner.",
  ],
};
