/** The stages of citadel chess, for players who know no other chess. */
export const CITADEL = `
# king
1**********1/*10*/*9k*/*10*/*10*/*10*/*10*/*10*/*10*/*4K5*/*10*/1**********1 w | reach g4 | 1
A square is named by its file, the letter below it, and its rank, the number at the left: your king (WK) is on f3.
It moves one square in any direction on a board from b2 to k11 (< > marks the citadels outside it, explained later): type f3 g4.

# general
1**********1/*9k*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*1K3G4*/1**********1 w | reach f3 g4 with G | 2
The general (WG) moves one square diagonally. Go to both marked squares.

# war machine
1**********1/*k9*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*3DK5*/1**********1 w | reach i6 h7 with D | 2
The war machine (WD) moves any number of squares diagonally and does not jump. Go to both marked squares.
1**********1/*k9*/*10*/*5p4*/*10*/*10*/*2p7*/*10*/*10*/*10*/*D3K5*/1**********1 w | reach g9 d6 with D | 3
A piece captures by moving onto an opponent's piece (B), never onto one of yours. Capture both pawns (BP) with the war machine.
Wrong: From e5 the war machine attacks the pawn on d6, and behind it is the other.

# elephant
1**********1/*9k*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*2PPP5*/*2E1K5*/1**********1 w | reach f4 h6 with E | 2
The elephant (WE) moves exactly two squares diagonally and jumps over anything. Go to both marked squares.

# knight
1**********1/*9k*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPP6*/*1N2K5*/1**********1 w | reach d4 e6 with N | 2
The knight (WN) moves two squares straight and one aside, and jumps over anything. Go to both marked squares.

# rook
1**********1/*9k*/*10*/*10*/*10*/*1p4r3*/*10*/*10*/*10*/*10*/*1R2K5*/1**********1 w | reach c7 h7 with R | 2
The rook (WR) moves any number of squares up, down, left or right and does not jump. Capture both marked pieces.

# pawn
1**********1/*k9*/*10*/*10*/*10*/*10*/*10*/*10*/*5p4*/*6P3*/*4K5*/1**********1 w | reach g4 with P | 1
A pawn (WP) captures one square diagonally ahead. Capture the black one.
1**********1/*k9*/*10*/*7P2*/*10*/*10*/*10*/*10*/*10*/*10*/*4K5*/1**********1 w | reach i11 with P | 2
Without a capture, a pawn moves one square straight ahead, even on its first move. On rank 11 it becomes a general: promote it in two moves.

# the board
1**********1/*rnedkgdenr*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*RNEDKGDENR*/1**********1 w | reach d4 f4 with N E | 2
At the start of a game only pawns, knights and elephants can move. Move a knight and an elephant to the marked squares.

# citadels
1**********1/*9k*/*10*/*10*/*3D6*/*10*/*10*/*10*/*10*/*10*/*4K5*/1**********1 w | reach a12 with D | 1
The board is b2 to k11; of files a and l and ranks 1 and 12 only the four corners exist, the citadels (< >).
They are entered diagonally or by a knight, and a piece may stay or be captured there: move the war machine into the marked one.
1**********1/*10*/*1K8*/*5r4*/*10*/*10*/*10*/*3r6*/*6k3*/*10*/*10*/1**********1 w | reach a12 | 2
A king that reaches a citadel on the opponent's side, for White a12 or l12, draws at once. Save the game: reach the marked one.
Wrong: From b11 the king can enter the citadel.
1**********1/*rr7k*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*6P3*/*K9*/1**********1 w | safe with K | 1
Your own citadels do not end the game, but they can be a refuge. Move your king out of check.

# check
1**********1/*9k*/*3r6*/*10*/*10*/*10*/*10*/*10*/*10*/*2P1P5*/*2GKE5*/1**********1 w | safe | 1
A king may not be left in check: move it, capture the attacker, or step in between. Only one of these helps here.
1**********1/*9k*/*10*/*3r6*/*10*/*10*/*2p7*/*N9*/*3N6*/*10*/*3K6*/1**********1 w | reach d6 with N | 1
A piece that shields your king from an attack may not leave the line of the attack. Capture the pawn with the other knight.

# win
1**********1/*4k5*/*10*/*4K5*/*10*/*10*/*10*/*10*/*10*/*10*/*R9*/1**********1 w | win | 1
A check that nothing can end is checkmate, and that wins. Give checkmate.
Wrong: The black king must be attacked, and so must every square around it.
1**********1/*4k5*/*10*/*1E2K5*/*10*/*5E4*/*10*/*10*/*10*/*10*/*10*/1**********1 w | win | 1
Stalemate wins, too: Black is not in check but has no legal move. Give stalemate.
Wrong: Every square around the black king must be attacked, but not the king.
1**********1/*10*/*10*/*3R6*/*1K7k*/*10*/*10*/*10*/*10*/*6R3*/*10*/1**********1 w | win | 2
Two rooks drive a king to the edge. Win in two moves.
Wrong: A quiet move that leaves few squares is often better than a check.
`;
