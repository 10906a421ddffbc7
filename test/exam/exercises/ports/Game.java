// The exam's program in Java: questions without a line end, boards with a ruler of plus signs.
import java.util.Scanner;

public class Game {
  static final int boardDimension = 8;
  static final Scanner keyboard = new Scanner(System.in);

  public static void main(String[] args) {
    String[][] board = createBoard();
    int[] startSquare = {0};
    int[] finishSquare = {0};
    char playAgain = 'Y';
    while (playAgain == 'Y') {
      char whoseTurn = 'W';
      boolean gameOver = false;
      char sampleGame = readLetter("Would you like the sample game (Y for yes)? ");
      if ((int) sampleGame >= 97 && (int) sampleGame <= 122) {
        sampleGame = (char) ((int) sampleGame - 32);
      }
      initialiseBoard(board, sampleGame);
      while (!gameOver) {
        displayBoard(board);
        displayWhoseTurnItIs(whoseTurn);
        int startRank = 0, startFile = 0, finishRank = 0, finishFile = 0;
        boolean moveIsLegal = false;
        while (!moveIsLegal) {
          getMove(startSquare, finishSquare);
          startRank = startSquare[0] % 10;
          startFile = startSquare[0] / 10;
          finishRank = finishSquare[0] % 10;
          finishFile = finishSquare[0] / 10;
          moveIsLegal = checkMoveIsLegal(board, startRank, startFile, finishRank, finishFile, whoseTurn);
          if (!moveIsLegal) {
            System.out.println("Illegal move, once more please");
          }
        }
        gameOver = checkIfGameWillBeWon(board, finishRank, finishFile);
        makeMove(board, startRank, startFile, finishRank, finishFile, whoseTurn);
        if (gameOver) {
          displayWinner(whoseTurn);
        }
        if (whoseTurn == 'W') {
          whoseTurn = 'B';
        } else {
          whoseTurn = 'W';
        }
      }
      playAgain = readLetter("Would you like to play again (Y for yes)? ");
      if ((int) playAgain >= 97 && (int) playAgain <= 122) {
        playAgain = (char) ((int) playAgain - 32);
      }
    }
  }

  static char readLetter(String question) {
    System.out.print(question);
    String answer = keyboard.nextLine();
    if (answer.length() != 1) {
      throw new IllegalArgumentException("One letter, not " + answer);
    }
    return answer.charAt(0);
  }

  static String[][] createBoard() {
    String[][] board = new String[boardDimension + 1][boardDimension + 1];
    for (int count = 0; count <= boardDimension; count++) {
      for (int count2 = 0; count2 <= boardDimension; count2++) {
        board[count][count2] = "  ";
      }
    }
    return board;
  }

  static void displayWhoseTurnItIs(char whoseTurn) {
    if (whoseTurn == 'W') {
      System.out.println("Now it is White's go");
    } else {
      System.out.println("Now it is Black's go");
    }
  }

  static char getTypeOfGame() {
    return readLetter("Would you like the sample game (Y for yes)? ");
  }

  static void displayWinner(char whoseTurn) {
    if (whoseTurn == 'W') {
      System.out.println("The sarrum of Black is captured; White wins");
    } else {
      System.out.println("The sarrum of White is captured; Black wins");
    }
  }

  static boolean checkIfGameWillBeWon(String[][] board, int finishRank, int finishFile) {
    return board[finishRank][finishFile].charAt(1) == 'S';
  }

  static void displayBoard(String[][] board) {
    System.out.println();
    for (int rankNo = 1; rankNo <= boardDimension; rankNo++) {
      System.out.println("  +--+--+--+--+--+--+--+--+");
      System.out.print(rankNo + " ");
      for (int fileNo = 1; fileNo <= boardDimension; fileNo++) {
        System.out.print("|" + board[rankNo][fileNo]);
      }
      System.out.println("|");
    }
    System.out.println("  +--+--+--+--+--+--+--+--+");
    System.out.println("   1  2  3  4  5  6  7  8");
  }

  static boolean checkRedumMoveIsLegal(String[][] board, int startRank, int startFile, int finishRank, int finishFile, char colourOfPiece) {
    boolean redumMoveIsLegal = false;
    if (colourOfPiece == 'W') {
      if (finishRank == startRank - 1) {
        if (finishFile == startFile && board[finishRank][finishFile].equals("  ")) {
          redumMoveIsLegal = true;
        } else if (Math.abs(finishFile - startFile) == 1 && board[finishRank][finishFile].charAt(0) == 'B') {
          redumMoveIsLegal = true;
        }
      }
    } else {
      if (finishRank == startRank + 1) {
        if (finishFile == startFile && board[finishRank][finishFile].equals("  ")) {
          redumMoveIsLegal = true;
        } else if (Math.abs(finishFile - startFile) == 1 && board[finishRank][finishFile].charAt(0) == 'W') {
          redumMoveIsLegal = true;
        }
      }
    }
    return redumMoveIsLegal;
  }

  static boolean checkSarrumMoveIsLegal(String[][] board, int startRank, int startFile, int finishRank, int finishFile) {
    boolean sarrumMoveIsLegal = false;
    if (Math.abs(finishFile - startFile) <= 1 && Math.abs(finishRank - startRank) <= 1) {
      sarrumMoveIsLegal = true;
    }
    return sarrumMoveIsLegal;
  }

  static boolean checkGisgigirMoveIsLegal(String[][] board, int startRank, int startFile, int finishRank, int finishFile) {
    boolean gisgigirMoveIsLegal = false;
    int rankDifference = finishRank - startRank;
    int fileDifference = finishFile - startFile;
    if (rankDifference == 0) {
      if (fileDifference >= 1) {
        gisgigirMoveIsLegal = true;
        for (int count = 1; count <= fileDifference - 1; count++) {
          if (!board[startRank][startFile + count].equals("  ")) {
            gisgigirMoveIsLegal = false;
          }
        }
      } else if (fileDifference <= -1) {
        gisgigirMoveIsLegal = true;
        for (int count = -1; count >= fileDifference + 1; count--) {
          if (!board[startRank][startFile + count].equals("  ")) {
            gisgigirMoveIsLegal = false;
          }
        }
      }
    } else if (fileDifference == 0) {
      if (rankDifference >= 1) {
        gisgigirMoveIsLegal = true;
        for (int count = 1; count <= rankDifference - 1; count++) {
          if (!board[startRank + count][startFile].equals("  ")) {
            gisgigirMoveIsLegal = false;
          }
        }
      } else if (rankDifference <= -1) {
        gisgigirMoveIsLegal = true;
        for (int count = -1; count >= rankDifference + 1; count--) {
          if (!board[startRank + count][startFile].equals("  ")) {
            gisgigirMoveIsLegal = false;
          }
        }
      }
    }
    return gisgigirMoveIsLegal;
  }

  static boolean checkNabuMoveIsLegal(String[][] board, int startRank, int startFile, int finishRank, int finishFile) {
    boolean nabuMoveIsLegal = false;
    if (Math.abs(finishFile - startFile) == 1 && Math.abs(finishRank - startRank) == 1) {
      nabuMoveIsLegal = true;
    }
    return nabuMoveIsLegal;
  }

  static boolean checkMarzazPaniMoveIsLegal(String[][] board, int startRank, int startFile, int finishRank, int finishFile) {
    boolean marzazPaniMoveIsLegal = false;
    if ((Math.abs(finishFile - startFile) == 1 && finishRank == startRank)
        || (finishFile == startFile && Math.abs(finishRank - startRank) == 1)) {
      marzazPaniMoveIsLegal = true;
    }
    return marzazPaniMoveIsLegal;
  }

  static boolean checkEtluMoveIsLegal(String[][] board, int startRank, int startFile, int finishRank, int finishFile) {
    boolean etluMoveIsLegal = false;
    if ((Math.abs(finishFile - startFile) == 2 && finishRank == startRank)
        || (finishFile == startFile && Math.abs(finishRank - startRank) == 2)) {
      etluMoveIsLegal = true;
    }
    return etluMoveIsLegal;
  }

  static boolean checkMoveIsLegal(String[][] board, int startRank, int startFile, int finishRank, int finishFile, char whoseTurn) {
    boolean moveIsLegal = true;
    if (finishFile == startFile && finishRank == startRank) {
      moveIsLegal = false;
    } else {
      char pieceType = board[startRank][startFile].charAt(1);
      char pieceColour = board[startRank][startFile].charAt(0);
      if (whoseTurn == 'W') {
        if (pieceColour != 'W') {
          moveIsLegal = false;
        }
        if (board[finishRank][finishFile].charAt(0) == 'W') {
          moveIsLegal = false;
        }
      } else {
        if (pieceColour != 'B') {
          moveIsLegal = false;
        }
        if (board[finishRank][finishFile].charAt(0) == 'B') {
          moveIsLegal = false;
        }
      }
      if (moveIsLegal) {
        switch (pieceType) {
          case 'R':
            moveIsLegal = checkRedumMoveIsLegal(board, startRank, startFile, finishRank, finishFile, pieceColour);
            break;
          case 'S':
            moveIsLegal = checkSarrumMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
            break;
          case 'M':
            moveIsLegal = checkMarzazPaniMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
            break;
          case 'G':
            moveIsLegal = checkGisgigirMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
            break;
          case 'N':
            moveIsLegal = checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
            break;
          case 'E':
            moveIsLegal = checkEtluMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
            break;
        }
      }
    }
    return moveIsLegal;
  }

  static void initialiseBoard(String[][] board, char sampleGame) {
    if (sampleGame == 'Y') {
      for (int rankNo = 1; rankNo <= boardDimension; rankNo++) {
        for (int fileNo = 1; fileNo <= boardDimension; fileNo++) {
          board[rankNo][fileNo] = "  ";
        }
      }
      board[1][2] = "BG";
      board[1][4] = "BS";
      board[1][8] = "WG";
      board[2][1] = "WR";
      board[3][1] = "WS";
      board[3][2] = "BE";
      board[3][8] = "BE";
      board[6][8] = "BR";
    } else {
      for (int rankNo = 1; rankNo <= boardDimension; rankNo++) {
        for (int fileNo = 1; fileNo <= boardDimension; fileNo++) {
          if (rankNo == 2) {
            board[rankNo][fileNo] = "BR";
          } else if (rankNo == 7) {
            board[rankNo][fileNo] = "WR";
          } else if (rankNo == 1 || rankNo == 8) {
            board[rankNo][fileNo] = rankNo == 1 ? "B" : "W";
            switch (fileNo) {
              case 1: case 8: board[rankNo][fileNo] += "G"; break;
              case 2: case 7: board[rankNo][fileNo] += "E"; break;
              case 3: case 6: board[rankNo][fileNo] += "N"; break;
              case 4: board[rankNo][fileNo] += "M"; break;
              case 5: board[rankNo][fileNo] += "S"; break;
            }
          } else {
            board[rankNo][fileNo] = "  ";
          }
        }
      }
    }
  }

  static void getMove(int[] startSquare, int[] finishSquare) {
    System.out.print("Square of the piece to move: ");
    startSquare[0] = Integer.parseInt(keyboard.nextLine());
    System.out.print("Square to move it to: ");
    finishSquare[0] = Integer.parseInt(keyboard.nextLine());
  }

  static void makeMove(String[][] board, int startRank, int startFile, int finishRank, int finishFile, char whoseTurn) {
    if (whoseTurn == 'W' && finishRank == 1 && board[startRank][startFile].charAt(1) == 'R') {
      board[finishRank][finishFile] = "WM";
      board[startRank][startFile] = "  ";
    } else if (whoseTurn == 'B' && finishRank == 8 && board[startRank][startFile].charAt(1) == 'R') {
      board[finishRank][finishFile] = "BM";
      board[startRank][startFile] = "  ";
    } else {
      board[finishRank][finishFile] = board[startRank][startFile];
      board[startRank][startFile] = "  ";
    }
  }
}
