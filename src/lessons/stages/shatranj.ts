/** The stages of shatranj, for players who know no other chess. */
export const SHATRANJ = `
# shah
k7/8/8/8/8/8/8/4K3 w - | reach f2 | 1
A square is named by its file, the letter below it, and its rank, the number at the left: your shah (WK) is on e1. It moves one square in any direction; type e1 f2.

# rukh
7k/8/8/8/8/8/8/R3K3 w - | reach a6 d6 with R | 2
The rukh (WR) moves any number of squares up, down, left or right and does not jump. Go to both marked squares.
7k/8/1r6/8/8/8/1p2n3/R3K3 w - | reach b2 b6 with R | 3
A piece captures by moving onto an opponent's piece (B), never onto one of yours. Capture the two marked pieces with the rukh.
Wrong: The rukh moves straight and stops at the first piece.

# pil
7k/8/8/8/8/8/3P4/2E1K3 w - | reach e3 g5 with E | 2
The pil (WE) moves exactly two squares diagonally and jumps over anything. Go to both marked squares.
7k/8/8/1p6/8/1p3p2/8/3EK3 w - | reach b3 f3 with E | 3
A pil reaches few squares of the board, and captures only there. Capture both marked sarbazes (BP) with it.
Wrong: Go back the way you came.

# asb
7k/8/8/8/8/8/PPPPP3/1N2K3 w - | reach c3 d5 with N | 2
The asb (WN) moves two squares straight and one aside, and jumps over anything. Go to both marked squares.
7k/8/4p3/8/3p4/8/8/2N1K3 w - | reach d4 e6 with N | 3
With each move the asb goes to a square of the other colour. Capture both sarbazes.
Wrong: Look for a square from which the asb can jump to the next sarbaz.

# fers
7k/8/8/8/8/8/8/3FK3 w - | reach c2 d3 with F | 2
The fers (WF) moves one square diagonally. Go to both marked squares.
7k/8/8/8/8/8/3PP3/3FK3 w d1 | reach f3 with F | 1
On its first move the fers may instead jump two squares in any direction, over anything. Jump to the marked square.
7k/8/8/8/8/3r4/8/3FK3 w d1 | reach d3 with F | 2
The jump must end on an empty square, so it cannot capture. Capture the rukh with the fers in another way.
Wrong: Take two ordinary steps.

# sarbaz
k7/8/8/8/3p4/8/4P3/6K1 w - | reach e3 d4 with P | 2
A sarbaz (WP) moves one square straight ahead, even on its first move, and captures one square diagonally ahead.
Capture the black one.
k7/8/6P1/8/8/8/8/4K3 w - | reach g8 with P | 2
On the last rank a sarbaz becomes a fers. Promote yours in two moves.
k7/1p4P1/8/8/8/8/8/4K3 w - | reach e6 with P F | 2
A fers that has just been made may jump on its first move. Get to the marked square in two moves.
Wrong: Promote, then jump two squares.

# the board
rnefkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEFKENR w d1d8 | reach c3 e3 with N E | 2
At the start of a game your own pieces block the shah and the rukhs. Move an asb and a pil to the marked squares.

# check
4r2k/8/8/8/8/8/3P1P2/4K3 w - | safe with K | 1
The rukh attacks your shah: it is in check, and you must end that at once.
Move it to safety: it may not go to an attacked square.
4r2k/8/8/8/8/8/3P1P2/3FKE2 w - | safe | 1
You may also capture the attacker, or step in between. Here the shah cannot move: end the check in another way.
4r2k/8/8/3p4/1N6/4N3/8/4K3 w - | reach d5 with N | 1
A piece that shields your shah from an attack may not leave the line of the attack. Capture the sarbaz with the other asb.
r3k3/8/8/3N4/8/8/8/4K3 w - | gain a8 | 2
A check can win a piece, since the shah has to move first. Attack the shah and the rukh at once, then capture.
Wrong: Look for the square from which the asb attacks both.

# win
7k/8/6K1/8/8/8/8/R7 w - | win | 1
A check that nothing can end is checkmate, and that wins. Give checkmate.
Wrong: The black shah must be attacked, and so must every square around it.
k7/8/1K6/8/5E2/8/8/8 w - | win | 1
Stalemate wins, too: Black is not in check but has no legal move. Give stalemate.
Wrong: Every square around the black shah must be attacked, but not the shah.
8/k7/8/K7/6R1/8/8/5F2 w - | win | 2
Your shah and rukh together can win. Win in two moves.
Wrong: Leave the black shah only one square, and not in check.
`;
