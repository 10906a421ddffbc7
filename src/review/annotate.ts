import type { Match, PlyRecord } from "../match/match.ts";
import type { JudgedMove, Review } from "./judge.ts";
import { evaluationIn, FAULT_GLYPHS } from "./notes.ts";
import { evaluationText, faultSentence, OWN_SENTENCE } from "./review-text.ts";

const GLYPHS: readonly number[] = Object.values(FAULT_GLYPHS);

/** The match with evaluations, glyphs and sentences on its moves, which replace an earlier review's. */
export function annotate({ match, moves, scores }: Review): Match {
  const plies = match.plies.map((ply, at) => {
    const score = scores[at];
    if (!score) return ply;
    const fault = moves.find((move) => move.at === at && move.fault);
    const ended = "plies" in score && score.plies === 0;
    const evaluation = ended ? [] : [`[%eval ${evaluationText(score)}]`];
    const said = fault ? [faultSentence(match, fault)] : [];
    const comments = [...evaluation, ...said, ...peoplesComments(ply)];
    return { ...ply, comments, glyphs: glyphsWith(ply, fault) };
  });
  return { ...match, plies };
}

function peoplesComments({ comments = [] }: PlyRecord): readonly string[] {
  return comments
    .map((text) => text.replace(/\[%eval [^\]]*\]/giu, "").trim())
    .filter((text) => text !== "" && !OWN_SENTENCE.test(text));
}

/** A verdict of the players stays on a move that no review has judged differently. */
function glyphsWith({ glyphs = [], comments }: PlyRecord, move: JudgedMove | undefined) {
  const replaced = move !== undefined || evaluationIn(comments) !== undefined;
  const kept = glyphs.filter((glyph) => !replaced || !GLYPHS.includes(glyph));
  return [...(move?.fault ? [FAULT_GLYPHS[move.fault]] : []), ...kept];
}
