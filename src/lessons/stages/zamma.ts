/** The stages of zamma, on the large board. */
export const ZAMMA = `
# men
8w/9/9/9/9/9/2b6/9/9 b | reach d4 d5 | 2
A point is named by its file, the letter below it, and its rank, the number at the left.
A man (Bo) moves one step forwards, which is up the board for Black, along a line to an empty point: type c3 d4.
8w/9/9/9/9/9/3b5/9/9 b | reach c5 | 2
Not every point has diagonal lines: from d3 only a straight one leads forwards. Go to the marked point.
Wrong: On the board, look for the lines from the point.

# captures
8w/9/9/4w4/4b4/9/9/9/9 b | reach e7 | 1
A man captures by leaping straight along a line over an adjacent opponent's piece to the next point, if that is empty. Type e5 e7.
wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwww1www/wwww1bbbb/bbbwbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb b | reach e5 | 1
If you can capture, you must: every other move is refused. White has just taken a man, so take one back.
8w/9/9/9/4b4/4w4/9/1b7/9 b | reach e3 | 1
Men move only forwards but capture in any direction, even backwards. Capture the man.
8w/9/9/4w4/9/3w5/2b6/9/9 b | reach e7 | 1
A capture must continue as long as it can. Type all its points, c3 e5 e7; the first and the last are enough if only one capture joins them.
9/9/9/4w4/9/3w3w1/2b4b1/9/9 b | reach e7 | 1
If you can choose between captures, you must take as many pieces as possible. Take two.
Wrong: A capture of one piece is not allowed here.
wwwwwwwww/wwwwwwwww/www1wwwww/www1wwwww/wwww1bbbb/bbb1bwbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb b | reach d4 | 1
So before each move, look for the longest capture by any of your men. Here one of them takes two.

# Mullah
8w/9/3b5/9/9/9/9/9/9 b | reach d9 | 2
A man that ends its move on the far rank becomes a Mullah. Promote yours.
9/4w4/8w/9/9/9/9/9/B8 b | reach a7 d4 | 2
A Mullah (BM) moves any distance along a line in any direction, even backwards. Go to both marked points.
8w/9/9/9/9/3w5/9/9/B8 b | reach g7 | 1
It captures a piece at any distance and lands on any empty point beyond it. Land on the marked one.
8w/9/9/9/9/3w2w2/9/9/B8 b | reach g1 | 1
Choose where to land so that the capture continues: the most pieces must be taken.
Take both men and end on the marked point.
8w/3w1w3/2b6/9/9/9/9/9/9 b | reach g7 | 1
A man that only passes through the far rank while capturing stays a man. Capture both pieces.

# the end
9/9/9/4w4/4w4/4b4/9/4b4/9 b | safe | 1
A man cannot be leaped over if the point beyond it is occupied. White threatens your man on e4: save it.
9/9/9/9/9/w8/9/bb7/9 b | win | 1
Whoever has no pieces left loses, and so does a player who cannot move. Block White's last man.
Wrong: Put a man in its way with another right behind it, so that it cannot be leaped over.
9/9/9/9/5b3/9/b2w5/1b7/9 b | win | 2
White, too, must capture if possible. Offer a man so that you can capture White's last one.
Wrong: White must leap over the man that you offer; another of yours must then be able to leap back.
`;
