/** The boards of the paper's examples, as the full program prints them. */
export const FIGURE_6_BOARD = `
     _______________________
1   |  |BG|  |BS|  |  |  |WG|
     _______________________
2   |WR|  |  |  |  |  |  |  |
     _______________________
3   |WS|BE|  |  |  |  |  |BE|
     _______________________
4   |  |  |  |  |  |  |  |  |
     _______________________
5   |  |  |  |  |  |  |  |  |
     _______________________
6   |  |  |  |  |  |  |  |BR|
     _______________________
7   |  |  |  |  |  |  |  |  |
     _______________________
8   |  |  |  |  |  |  |  |  |
     _______________________

      1  2  3  4  5  6  7  8

`;

export const FIGURE_7_BOARD = FIGURE_6_BOARD.replace("|WS|BE|", "|  |WS|");
export const FIGURE_8_BOARD = FIGURE_6_BOARD.replace("|BS|  |  |  |WG|", "|WG|  |  |  |  |");
export const FIGURE_9_BOARD = FIGURE_6_BOARD.replace("|  |BG|", "|  |WM|").replace("|WR|", "|  |");
