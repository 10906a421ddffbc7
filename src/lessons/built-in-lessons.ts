/** A lesson of the program. */
export interface BuiltInLesson {
  readonly name: string;
  /** A noun phrase for the list of lessons. */
  readonly about: string;
  /** As in a file; README.md explains the format. */
  readonly text: string;
}

/** The lessons about the game that has figures. */
export const LESSONS: readonly BuiltInLesson[] = [
  {
    name: "demo",
    about: "a first lesson: a piece, a refused move and a win (Figures 5e to 9)",
    text: `
The etlu moves exactly two squares along its file or its rank. The letters of Figure 5 are ours.
> figure 5e

Figure 6 is the sample game, near its end: eight pieces are left.
> figure 6

White moves first, and plays up the board.
> play

White wants to move the redum from 12 to 13, as in Figure 9. Is that legal?

The rules are tested in this order; the first that fails refuses the move.
> explain 12 13

Where can White's sarrum on 13 move?

Four squares are marked. On 23 it would capture the etlu.
> moves 13

In Figure 7 it does so.
> 13x23

A move can be taken back.
> undo

To print this board on a worksheet, type diagram moves 13 and the name of a file, such as lesson.svg.

Can White win at once? Look for a capture of Black's sarrum.

The computer has found it, too.
> hint

Figure 8: capturing the sarrum wins the game.
> 81x41
`,
  },
  {
    name: "figures",
    about: "the paper's figures, from the empty board to the examples",
    text: `
The board of Figure 1 has files and ranks from 1 to 8.
> figure 1

Which grid references are on the third file?

All that begin with 3.
> figure 2

And those that end with 2 are on the second rank.
> figure 3

Figure 4 is the start of the full game. How many pieces has each side?
> figure 4

Figure 5 shows how each piece moves; its letters a to m are ours. Type lesson pieces for all of it.
> figure 5a

In Figure 5f other pieces stand around an etlu.
> figure 5f

Figure 6 is the start of the sample game.
> figure 6

Figure 7 plays a move from there. The program asks for the start square ...
> figure 7

... and here it is typed.
> next

After the finish square, the sarrum captures the etlu.
> next

Figure 8 starts from Figure 6 again.
> figure 8

White chooses the gisgigir on 81. How far can it go?
> next

White's gisgigir captures Black's sarrum: White wins.
> next

Figure 9 begins with a move that is not legal.
> figure 9

White chooses the redum on 12 ...
> next

... and 13, where White's own sarrum stands. The program refuses the move.
>? next

Both squares are asked for again.
> next

On 21 the redum captures, reaches its far rank and becomes a marzaz pani.
> next
`,
  },
  {
    name: "pieces",
    about: "the six pieces, each with a question for the class",
    text: `
The sarrum, a king, moves one square in any direction. If it is captured, the game is lost.
The letters of Figure 5 are ours.
> figure 5a

The marzaz pani, a royal attendant, moves one square along its file or its rank.
> figure 5b

White's sarrum stands on 33 now. Where can the marzaz pani on 23 move?
> setup 8/8/1MS5/5s2/8/8/8/8 w

Three squares are left: no piece moves onto its own colour.
> moves 23

The nabu, a seer, moves one square diagonally. Can it ever reach the square next to it?
> figure 5d

The etlu, a warrior, moves exactly two squares along its file or its rank.
> figure 5e

Pieces stand around it now. Where can the etlu on 45 move?
> setup 8/8/3s4/8/1S1Eg3/3N4/8/8 w

It jumps over the pieces on 46 and 55, and captures on 43. Its own sarrum keeps it from 25.
> moves 45

The gisgigir, a chariot, moves any number of squares along its file or its rank.
> figure 5g

It does not jump. Where can the gisgigir on 43 move?
> setup 8/8/1s1G1N2/8/8/8/3S4/8 w

It stops before its own pieces, and goes no farther than a capture.
> moves 43

The redum, a soldier, moves one square straight ahead. White's go up the board.
> figure 5i

It captures only diagonally ahead. Where can the redum on 45 move?
> setup 8/8/8/2mns3/3R4/8/5S2/8 w

The nabu on 44 blocks it, but it may capture on 34 and on 54.
> moves 45

Why can this redum on 47 not move at all?
> setup 8/8/4S1s1/8/8/3e4/3R4/8 w

It never captures straight ahead.
> moves 47

Black's redums move down the board. On its far rank a redum becomes a marzaz pani.
> figure 5m
`,
  },
  {
    name: "refused",
    about: "why a move is refused, with the exam's subroutines",
    text: `
The sample game begins. We follow what the exam's program does with a move.
> y

GetMove asks for the start square ...
> 12

... and always for the finish square. It checks nothing itself.
>? 13

CheckMoveIsLegal has returned False. Which of its tests has failed?

The third one: White's own sarrum stands on 13. CheckRedumMoveIsLegal is not even called.
> explain 12 13

Which test refuses 13 to 13?

The very first one.
> explain 13 13

Which test refuses 23 to 43, and which refuses 44 to 45?

The piece on 23 is Black's, and it is White's turn.
> explain 23 43

An empty start square fails the same test, because it does not hold one of White's pieces.
> explain 44 45

Only a move that passes these three tests is left to the subroutine of its piece. Try 12 to 22.
> explain 12 22

CheckGisgigirMoveIsLegal looks at every square on the way. What does it find between 81 and 31?

Black's sarrum on 41.
> explain 81 31

It may be captured, though: only the squares between start and finish must be empty.
> explain 81 41

CheckMoveIsLegal returns True. CheckIfGameWillBeWon finds the sarrum on 41; only then MakeMove is called.
> 81 41
`,
  },
];
