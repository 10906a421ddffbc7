/** The board and the rules. Nothing here prints or reads. */

export const boardDimension = 8;

/** board[4][7] is rank 4, file 7: "WS", say, or two spaces. Row 0 and column 0 are not used. */
export function createBoard(): string[][] {
  let board: string[][] = [];
  for (let count = 0; count <= boardDimension; count += 1) {
    board[count] = [];
    for (let count2 = 0; count2 <= boardDimension; count2 += 1) board[count]![count2] = "  ";
  }
  return board;
}

/** One rank forward: straight onto an empty square, or diagonally to capture. Figure 5i to m. */
export function checkRedumMoveIsLegal(
  board: string[][], startRank: number, startFile: number, finishRank: number, finishFile: number,
  colourOfPiece: string,
): boolean {
  let checkRedumMoveIsLegal = false;
  if (colourOfPiece === "W") {
    if (finishRank === startRank - 1) {
      if (finishFile === startFile && board[finishRank]![finishFile] === "  ")
        checkRedumMoveIsLegal = true;
      else if (Math.abs(finishFile - startFile) === 1 && board[finishRank]![finishFile]![0] === "B")
        checkRedumMoveIsLegal = true;
    }
  } else {
    if (finishRank === startRank + 1) {
      if (finishFile === startFile && board[finishRank]![finishFile] === "  ")
        checkRedumMoveIsLegal = true;
      else if (Math.abs(finishFile - startFile) === 1 && board[finishRank]![finishFile]![0] === "W")
        checkRedumMoveIsLegal = true;
    }
  }
  return checkRedumMoveIsLegal;
}

/** One square in any direction. Figure 5a. */
export function checkSarrumMoveIsLegal(
  board: string[][], startRank: number, startFile: number, finishRank: number, finishFile: number,
): boolean {
  let checkSarrumMoveIsLegal = false;
  if (Math.abs(finishFile - startFile) <= 1 && Math.abs(finishRank - startRank) <= 1)
    checkSarrumMoveIsLegal = true;
  return checkSarrumMoveIsLegal;
}

/** Along its rank or file; the squares between must be empty. Figure 5g and h. */
export function checkGisgigirMoveIsLegal(
  board: string[][], startRank: number, startFile: number, finishRank: number, finishFile: number,
): boolean {
  let gisgigirMoveIsLegal = false;
  let rankDifference = finishRank - startRank;
  let fileDifference = finishFile - startFile;
  if (rankDifference === 0) {
    if (fileDifference >= 1) {
      gisgigirMoveIsLegal = true;
      for (let count = 1; count <= fileDifference - 1; count += 1) {
        if (board[startRank]![startFile + count] !== "  ") gisgigirMoveIsLegal = false;
      }
    } else if (fileDifference <= -1) {
      gisgigirMoveIsLegal = true;
      for (let count = -1; count >= fileDifference + 1; count -= 1) {
        if (board[startRank]![startFile + count] !== "  ") gisgigirMoveIsLegal = false;
      }
    }
  } else if (fileDifference === 0) {
    if (rankDifference >= 1) {
      gisgigirMoveIsLegal = true;
      for (let count = 1; count <= rankDifference - 1; count += 1) {
        if (board[startRank + count]![startFile] !== "  ") gisgigirMoveIsLegal = false;
      }
    } else if (rankDifference <= -1) {
      gisgigirMoveIsLegal = true;
      for (let count = -1; count >= rankDifference + 1; count -= 1) {
        if (board[startRank + count]![startFile] !== "  ") gisgigirMoveIsLegal = false;
      }
    }
  }
  return gisgigirMoveIsLegal;
}

/** One square diagonally. Figure 5d. */
export function checkNabuMoveIsLegal(
  board: string[][], startRank: number, startFile: number, finishRank: number, finishFile: number,
): boolean {
  let checkNabuMoveIsLegal = false;
  if (Math.abs(finishFile - startFile) === 1 && Math.abs(finishRank - startRank) === 1)
    checkNabuMoveIsLegal = true;
  return checkNabuMoveIsLegal;
}

/** One square along its rank or file. Figure 5b and c. */
export function checkMarzazPaniMoveIsLegal(
  board: string[][], startRank: number, startFile: number, finishRank: number, finishFile: number,
): boolean {
  let checkMarzazPaniMoveIsLegal = false;
  if (
    (Math.abs(finishFile - startFile) === 1 && Math.abs(finishRank - startRank) === 0) ||
    (Math.abs(finishFile - startFile) === 0 && Math.abs(finishRank - startRank) === 1)
  ) checkMarzazPaniMoveIsLegal = true;
  return checkMarzazPaniMoveIsLegal;
}

/** Two squares along its rank or file; it jumps. Figure 5e and f. */
export function checkEtluMoveIsLegal(
  board: string[][], startRank: number, startFile: number, finishRank: number, finishFile: number,
): boolean {
  let checkEtluMoveIsLegal = false;
  if (
    (Math.abs(finishFile - startFile) === 2 && Math.abs(finishRank - startRank) === 0) ||
    (Math.abs(finishFile - startFile) === 0 && Math.abs(finishRank - startRank) === 2)
  ) checkEtluMoveIsLegal = true;
  return checkEtluMoveIsLegal;
}

/** Makes the checks that all pieces share, then that of the piece. */
export function checkMoveIsLegal(
  board: string[][], startRank: number, startFile: number, finishRank: number, finishFile: number,
  whoseTurn: string,
): boolean {
  // Difference 1: off the board. The original stops with an error (Python: not in row or column 0).
  if (
    Math.min(startRank, startFile, finishRank, finishFile) < 1 ||
    Math.max(startRank, startFile, finishRank, finishFile) > boardDimension
  ) return false;
  let moveIsLegal = true;
  if (finishFile === startFile && finishRank === startRank) moveIsLegal = false;
  else {
    let pieceType = board[startRank]![startFile]![1]!;
    let pieceColour = board[startRank]![startFile]![0]!;
    if (whoseTurn === "W") {
      if (pieceColour !== "W") moveIsLegal = false;
      if (board[finishRank]![finishFile]![0] === "W") moveIsLegal = false;
    } else {
      if (pieceColour !== "B") moveIsLegal = false;
      if (board[finishRank]![finishFile]![0] === "B") moveIsLegal = false;
    }
    if (moveIsLegal) {
      if (pieceType === "R")
        moveIsLegal = checkRedumMoveIsLegal(
          board, startRank, startFile, finishRank, finishFile, pieceColour,
        );
      else if (pieceType === "S")
        moveIsLegal = checkSarrumMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
      else if (pieceType === "M")
        moveIsLegal = checkMarzazPaniMoveIsLegal(
          board, startRank, startFile, finishRank, finishFile,
        );
      else if (pieceType === "G")
        moveIsLegal = checkGisgigirMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
      else if (pieceType === "N")
        moveIsLegal = checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
      else if (pieceType === "E")
        moveIsLegal = checkEtluMoveIsLegal(board, startRank, startFile, finishRank, finishFile);
    }
  }
  return moveIsLegal;
}

/** Called before the move is made: a capture of the sarrum wins. Figure 8. */
export function checkIfGameWillBeWon(
  board: string[][], finishRank: number, finishFile: number,
): boolean {
  if (board[finishRank]![finishFile]![1] === "S") return true;
  else return false;
}

/** Fills the board: the sample game of Figure 6 for "Y", otherwise the full game of Figure 4. */
export function initialiseBoard(board: string[][], sampleGame: string): void {
  if (sampleGame === "Y") {
    for (let rankNo = 1; rankNo <= boardDimension; rankNo += 1)
      for (let fileNo = 1; fileNo <= boardDimension; fileNo += 1) board[rankNo]![fileNo] = "  ";
    board[1]![2] = "BG";
    board[1]![4] = "BS";
    board[1]![8] = "WG";
    board[2]![1] = "WR";
    board[3]![1] = "WS";
    board[3]![2] = "BE";
    board[3]![8] = "BE";
    board[6]![8] = "BR";
  } else {
    for (let rankNo = 1; rankNo <= boardDimension; rankNo += 1) {
      for (let fileNo = 1; fileNo <= boardDimension; fileNo += 1) {
        if (rankNo === 2) board[rankNo]![fileNo] = "BR";
        else if (rankNo === 7) board[rankNo]![fileNo] = "WR";
        else if (rankNo === 1 || rankNo === 8) {
          if (rankNo === 1) board[rankNo]![fileNo] = "B";
          if (rankNo === 8) board[rankNo]![fileNo] = "W";
          if (fileNo === 1 || fileNo === 8) board[rankNo]![fileNo] += "G";
          else if (fileNo === 2 || fileNo === 7) board[rankNo]![fileNo] += "E";
          else if (fileNo === 3 || fileNo === 6) board[rankNo]![fileNo] += "N";
          else if (fileNo === 4) board[rankNo]![fileNo] += "M";
          else if (fileNo === 5) board[rankNo]![fileNo] += "S";
        } else board[rankNo]![fileNo] = "  ";
      }
    }
  }
}

/** Changes the board. A redum that reaches its far rank becomes a marzaz pani. Figure 9. */
export function makeMove(
  board: string[][], startRank: number, startFile: number, finishRank: number, finishFile: number,
  whoseTurn: string,
): void {
  if (whoseTurn === "W" && finishRank === 1 && board[startRank]![startFile]![1] === "R") {
    board[finishRank]![finishFile] = "WM";
    board[startRank]![startFile] = "  ";
  } else if (whoseTurn === "B" && finishRank === 8 && board[startRank]![startFile]![1] === "R") {
    board[finishRank]![finishFile] = "BM";
    board[startRank]![startFile] = "  ";
  } else {
    board[finishRank]![finishFile] = board[startRank]![startFile]!;
    board[startRank]![startFile] = "  ";
  }
}
