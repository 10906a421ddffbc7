/** The stages of saturankam, for South against North. */
export const SATURANKAM = `
# moving
S0,o/N40,41 S - | reach i6 | 1 | 3,6
Your piece 1 (S1) moves to the right, round the edge and then inwards to the centre; type track to see the numbered cells.
The two dice, with the faces 1, 3, 4 and 6, show 9 together: type 1:9 to move it 9 cells.
S0,0/N40,42 S - | reach i1 i2 | 1 | 3,6
The total may be split in any way between your two pieces, which may share a cell (S12). Type 1:4 2:5.
S5,20/N40,41 S - | reach i7 | 1 | 1,4
The whole total must be used if that is possible: 1:4 alone would be refused. Move piece 1 by the whole total.

# doubles
S0,o/N43,41 S - | reach i3 i8 | 2 | 3,3 1,4
A double, such as 3 and 3, gives another throw. Take one piece to both marked cells.

# captures
S0,x/N25,40 S - | reach i6 | 1 | 3,6
A piece that lands on an opponent's piece captures it; passing over pieces is harmless. Capture North's piece 1.
S9,7/N0,2 S - | reach c9 | 1 | 3,6
You may not land on a safe cell (< >) where an opponent stands, so a piece there cannot be captured. Capture the other piece.
Wrong: North's piece 1 is on a safe cell.
Sx,20/N40,41 S - | reach e1 | 1 | 1,1
A captured piece returns only with a throw of 1 and 1, which uses the whole throw. Type 1:in.
Sx,79/N40,41 S - | reach e1 | 2 | 3,6 1,1
If nothing can move, the turn passes: type pass. Then bring your piece back.

# the end
So,71/N40,41 S - | win | 1 | 3,6
The first to bear off both pieces at the centre wins, and the count must be exact. Bear off piece 2: type 2:9.
So,77/N40,41 S - | win | 2 | 3,6 3,3
A piece 1, 3 or 4 cells short of the centre is frozen until you throw the double of that number.
Pass, then bear it off: type 2:off, which is only for such a double.
So,72/N40,41 S - | reach f5 | 1 | 4,6
If the total cannot be used, the largest possible part of it must be; bearing off must use up the throw. Make the only legal move.
S74,72/N40,41 S - | win | 2 | 3,6 1,4
One part of a throw may bear off a piece, typed as a count and not as off, if the other piece uses the rest. Bear off both pieces in two turns.
Wrong: Bring one piece to the centre, and the other nearer to it.
`;
