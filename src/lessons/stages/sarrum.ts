/** The stages of Capture the Sarrum, piece by piece as in the paper's Figure 5. */
export const SARRUM = `
# sarrum
7s/8/8/8/3S4/8/8/8 w | reach 36 | 1
A square is named by its file, the number below it, and its rank, the number at the left: your sarrum (WS) is on 45.
Type 45 36 to move it to the marked square.
7s/8/8/8/8/8/1S6/8 w | reach 36 35 | 2
The sarrum moves one square in any direction. Go to both marked squares.
7s/8/5r2/4r3/3S4/8/8/8 w | reach 54 63 | 2
A piece captures by moving onto an opponent's piece (B), never onto one of yours (W). Capture both redums (BR).

# redum
7s/8/8/8/8/8/4R3/S7 w | reach 55 with R | 2
A redum (WR) moves one square straight ahead, which is up the board for White. Move it to the marked square in two moves.
7s/8/8/4e3/3R4/8/8/S7 w | reach 54 with R | 1
A redum captures one square diagonally ahead, and only there. Capture the etlu (BE).
Wrong: The etlu is one square ahead of your redum and one to the right.
7s/8/8/8/2er4/3R4/8/S7 w | reach 34 with R | 2
A redum cannot capture straight ahead, so a piece there blocks it. Find a way round it.
Wrong: First capture diagonally ahead.

# marzaz pani
7s/8/8/2M5/8/8/8/S7 w | reach 45 with M | 2
The marzaz pani (WM) moves one square up, down, left or right, but not diagonally. Move it to the marked square in two moves.
7s/8/8/4r3/3Mr3/8/8/S7 w | reach 55 54 with M | 2
A marzaz pani captures as it moves. Capture both redums with it.

# nabu
7s/8/8/8/8/8/2N5/S7 w | reach 35 with N | 2
The nabu (WN) moves one square diagonally. Move it to the marked square in two moves.
7s/8/8/8/3N4/4e3/3e4/S7 w | reach 56 47 with N | 2
Diagonal steps keep a nabu on squares of one colour. Capture both etlus.

# etlu
7s/8/8/8/8/8/2E5/S7 w | reach 55 with E | 2
The etlu (WE) moves exactly two squares up, down, left or right. Move it to the marked square in two moves.
7s/8/3g4/3R4/3E4/8/8/S7 w | reach 43 with E | 1
An etlu jumps over whatever is in between. Capture the gisgigir (BG).
7s/8/3e1e2/8/3E1e2/8/8/S7 w | reach 65 63 43 with E | 3
An etlu cannot move a single square. Capture all three etlus.

# gisgigir
7s/8/8/8/8/8/8/SG6 w | reach 62 with G | 2
The gisgigir (WG) moves any number of squares up, down, left or right. Move it to the marked square in two moves.
7s/8/8/8/1G2r1e1/8/8/S7 w | reach 55 75 with G | 2
A gisgigir does not jump: it stops before a piece of yours and captures one of Black's. Capture both pieces.
7s/8/8/3e2n1/8/8/6r1/S2G4 w | reach 44 74 77 with G | 3
Plan your route before you start. Capture all three pieces.
Wrong: From each piece the next must be in a straight line.

# captures
7s/8/8/8/3r4/2N2r2/1r6/S4E2 w | reach 45 66 27 | 3
You may move any of your pieces. Capture the three redums.
7s/8/8/8/3e4/2n5/3R4/S7 w | reach 36 45 with R | 2
A redum captures diagonally ahead, to the left or to the right. Capture both pieces with it.

# the board
genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w | reach 26 46 with E | 2
At the start of a game only redums and etlus can move, since nothing else jumps. Go to both squares with an etlu.

# promotion
s7/8/5R2/8/8/8/8/S7 w | reach 61 with R | 2
A redum that reaches the far rank becomes a marzaz pani. Promote yours.
2mn3s/2R5/8/8/8/8/8/S7 w | reach 41 with R | 1
A capture on the far rank promotes, too. Your redum is blocked: promote it all the same.
s7/6Re/8/8/8/8/8/S7 w | reach 82 with R M | 3
After its promotion the piece moves as a marzaz pani. Capture the etlu with it.
Wrong: Promote first; a redum cannot capture sideways.

# danger
3g3s/8/8/8/8/8/8/3S4 w | safe | 1
If your sarrum is captured, you lose. The gisgigir attacks it: move it out of danger.
Wrong: The gisgigir attacks all of file 4.
4g2s/8/8/8/8/3e2n1/6r1/4S3 w | safe | 1
Look at what each black piece attacks. Only one square is safe for your sarrum.
Wrong: Type moves threats to see what attacks a square.
g6s/1N6/8/8/8/2n5/8/SR6 w | safe | 1
Your sarrum is attacked and has no safe square. Capture the attacker.
Wrong: Your nabu can reach the gisgigir.
g6s/8/8/5G2/1R6/8/8/SRn5 w | safe | 1
You may also move a piece between the attacker and the sarrum. Choose a square where you can recapture if the gisgigir takes it.
Wrong: Look for a square on file 1 that your redum defends.

# defence
7s/8/8/3r4/3R3g/8/3M4/S7 w | safe | 1
A piece is defended if you can recapture on its square. The gisgigir attacks your redum: defend it.
Wrong: The marzaz pani defends the squares beside it, but not diagonally.
2n4s/3r4/8/8/3G2r1/8/8/S7 w | gain 42 75 with G | 1
Do not give the gisgigir for a redum. Capture the redum that is not defended.
Wrong: The nabu defends the redum on 42.

# fork
7s/8/8/3N4/8/1r1r4/8/7S w | gain 26 46 | 2
A fork attacks two pieces at once, and Black cannot save both. Fork the redums, then capture one (in colour, dots mark your move and round brackets Black's reply).
Wrong: Look for the square that touches both of them diagonally.
7s/8/e5e1/8/8/8/8/S2G4 w | gain 13 73 with G | 2
Keep away from squares that the etlus attack. Fork them with the gisgigir.
Wrong: Look for a square in line with both.
8/4s3/8/6E1/4r3/4g3/8/S7 w | gain 52 56 | 2
If a fork attacks the sarrum, Black has to save it. Win the gisgigir, or the game.
Wrong: Look for a square two squares away from both.

# win
2g2s2/8/3r1E2/8/5G2/8/8/S7 w | win | 1
Whoever captures the sarrum wins. Capture it.
3g4/8/2e5/2r1s3/3R4/8/4N3/3S4 w | win | 1
There is no check: you may leave your own sarrum open to attack. Capture the black one.
Wrong: A redum captures diagonally ahead.
s7/7G/8/8/8/8/8/S3G3 w | win | 2
Attack the sarrum so that every square it can go to is attacked, too. Win in two moves.
Wrong: One gisgigir guards rank 2 already.
4s2E/1G6/4S3/6r1/8/8/e7/8 w | win | 2
Your sarrum can guard the squares to which the other might escape. Win in two moves.
Wrong: Leave the black sarrum only squares that you attack.
7G/8/2r5/s1S5/8/4e3/8/E7 w | win | 2
Black must not be able to capture the attacker or to step in between. Win in two moves.
Wrong: Leave the black sarrum only squares that you attack.
`;
