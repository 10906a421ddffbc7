/* The exam's program in C: questions without a line end, boards with a ruler of equals signs. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BOARD_DIMENSION 8

typedef char Board[BOARD_DIMENSION + 1][BOARD_DIMENSION + 1][3];

/* C does not check indices, nor what is read: the program stops where other languages would. */
static void Stop(const char *Reason)
{
  fflush(stdout);
  fprintf(stderr, "error: %s\n", Reason);
  exit(EXIT_FAILURE);
}

static void ReadAnswer(const char *Question, char *Answer, int Size)
{
  printf("%s", Question);
  if (fgets(Answer, Size, stdin) == NULL)
    Stop("end of the input");
  Answer[strcspn(Answer, "\r\n")] = '\0';
}

static int ReadNumber(const char *Question)
{
  char Answer[80];
  char *End;
  long Number;
  ReadAnswer(Question, Answer, sizeof Answer);
  Number = strtol(Answer, &End, 10);
  if (End == Answer || *End != '\0')
    Stop("not a number");
  return (int)Number;
}

static char ReadLetter(const char *Question)
{
  char Answer[80];
  ReadAnswer(Question, Answer, sizeof Answer);
  if (strlen(Answer) != 1)
    Stop("not one letter");
  return Answer[0];
}

static char *Square(Board board, int RankNo, int FileNo)
{
  if (RankNo < 0 || RankNo > BOARD_DIMENSION || FileNo < 0 || FileNo > BOARD_DIMENSION)
    Stop("index out of range");
  return board[RankNo][FileNo];
}

static bool IsEmpty(Board board, int RankNo, int FileNo)
{
  return strcmp(Square(board, RankNo, FileNo), "  ") == 0;
}

static void SetSquare(Board board, int RankNo, int FileNo, const char *Piece)
{
  strcpy(Square(board, RankNo, FileNo), Piece);
}

static void CreateBoard(Board board)
{
  for (int Count = 0; Count <= BOARD_DIMENSION; Count++)
    for (int Count2 = 0; Count2 <= BOARD_DIMENSION; Count2++)
      SetSquare(board, Count, Count2, "  ");
}

static void DisplayWhoseTurnItIs(char WhoseTurn)
{
  if (WhoseTurn == 'W')
    printf("Turn: White\n");
  else
    printf("Turn: Black\n");
}

static char GetTypeOfGame(void)
{
  return ReadLetter("Shall it be the sample game [Y]? ");
}

static void DisplayWinner(char WhoseTurn)
{
  if (WhoseTurn == 'W')
    printf("Black's sarrum is gone. White wins.\n");
  else
    printf("White's sarrum is gone. Black wins.\n");
}

static bool CheckIfGameWillBeWon(Board board, int FinishRank, int FinishFile)
{
  return Square(board, FinishRank, FinishFile)[1] == 'S';
}

static void DisplayBoard(Board board)
{
  printf("\n==========================\n");
  for (int RankNo = 1; RankNo <= BOARD_DIMENSION; RankNo++) {
    for (int FileNo = 1; FileNo <= BOARD_DIMENSION; FileNo++)
      printf("|%s", Square(board, RankNo, FileNo));
    printf("| %d\n", RankNo);
  }
  printf("==========================\n  1  2  3  4  5  6  7  8\n");
}

static bool CheckRedumMoveIsLegal(Board board, int StartRank, int StartFile, int FinishRank, int FinishFile, char ColourOfPiece)
{
  bool RedumMoveIsLegal = false;
  if (ColourOfPiece == 'W') {
    if (FinishRank == StartRank - 1) {
      if (FinishFile == StartFile && IsEmpty(board, FinishRank, FinishFile))
        RedumMoveIsLegal = true;
      else if (abs(FinishFile - StartFile) == 1 && Square(board, FinishRank, FinishFile)[0] == 'B')
        RedumMoveIsLegal = true;
    }
  } else {
    if (FinishRank == StartRank + 1) {
      if (FinishFile == StartFile && IsEmpty(board, FinishRank, FinishFile))
        RedumMoveIsLegal = true;
      else if (abs(FinishFile - StartFile) == 1 && Square(board, FinishRank, FinishFile)[0] == 'W')
        RedumMoveIsLegal = true;
    }
  }
  return RedumMoveIsLegal;
}

static bool CheckSarrumMoveIsLegal(Board board, int StartRank, int StartFile, int FinishRank, int FinishFile)
{
  bool SarrumMoveIsLegal = false;
  if (abs(FinishFile - StartFile) <= 1 && abs(FinishRank - StartRank) <= 1)
    SarrumMoveIsLegal = true;
  return SarrumMoveIsLegal;
}

static bool CheckGisgigirMoveIsLegal(Board board, int StartRank, int StartFile, int FinishRank, int FinishFile)
{
  bool GisgigirMoveIsLegal = false;
  int RankDifference = FinishRank - StartRank;
  int FileDifference = FinishFile - StartFile;
  if (RankDifference == 0) {
    if (FileDifference >= 1) {
      GisgigirMoveIsLegal = true;
      for (int Count = 1; Count <= FileDifference - 1; Count++)
        if (!IsEmpty(board, StartRank, StartFile + Count))
          GisgigirMoveIsLegal = false;
    } else if (FileDifference <= -1) {
      GisgigirMoveIsLegal = true;
      for (int Count = -1; Count >= FileDifference + 1; Count--)
        if (!IsEmpty(board, StartRank, StartFile + Count))
          GisgigirMoveIsLegal = false;
    }
  } else if (FileDifference == 0) {
    if (RankDifference >= 1) {
      GisgigirMoveIsLegal = true;
      for (int Count = 1; Count <= RankDifference - 1; Count++)
        if (!IsEmpty(board, StartRank + Count, StartFile))
          GisgigirMoveIsLegal = false;
    } else if (RankDifference <= -1) {
      GisgigirMoveIsLegal = true;
      for (int Count = -1; Count >= RankDifference + 1; Count--)
        if (!IsEmpty(board, StartRank + Count, StartFile))
          GisgigirMoveIsLegal = false;
    }
  }
  return GisgigirMoveIsLegal;
}

static bool CheckNabuMoveIsLegal(Board board, int StartRank, int StartFile, int FinishRank, int FinishFile)
{
  bool NabuMoveIsLegal = false;
  if (abs(FinishFile - StartFile) == 1 && abs(FinishRank - StartRank) == 1)
    NabuMoveIsLegal = true;
  return NabuMoveIsLegal;
}

static bool CheckMarzazPaniMoveIsLegal(Board board, int StartRank, int StartFile, int FinishRank, int FinishFile)
{
  bool MarzazPaniMoveIsLegal = false;
  if ((abs(FinishFile - StartFile) == 1 && FinishRank == StartRank)
      || (FinishFile == StartFile && abs(FinishRank - StartRank) == 1))
    MarzazPaniMoveIsLegal = true;
  return MarzazPaniMoveIsLegal;
}

static bool CheckEtluMoveIsLegal(Board board, int StartRank, int StartFile, int FinishRank, int FinishFile)
{
  bool EtluMoveIsLegal = false;
  if ((abs(FinishFile - StartFile) == 2 && FinishRank == StartRank)
      || (FinishFile == StartFile && abs(FinishRank - StartRank) == 2))
    EtluMoveIsLegal = true;
  return EtluMoveIsLegal;
}

static bool CheckMoveIsLegal(Board board, int StartRank, int StartFile, int FinishRank, int FinishFile, char WhoseTurn)
{
  bool MoveIsLegal = true;
  if (FinishFile == StartFile && FinishRank == StartRank)
    MoveIsLegal = false;
  else {
    char PieceType = Square(board, StartRank, StartFile)[1];
    char PieceColour = Square(board, StartRank, StartFile)[0];
    if (WhoseTurn == 'W') {
      if (PieceColour != 'W')
        MoveIsLegal = false;
      if (Square(board, FinishRank, FinishFile)[0] == 'W')
        MoveIsLegal = false;
    } else {
      if (PieceColour != 'B')
        MoveIsLegal = false;
      if (Square(board, FinishRank, FinishFile)[0] == 'B')
        MoveIsLegal = false;
    }
    if (MoveIsLegal) {
      if (PieceType == 'R')
        MoveIsLegal = CheckRedumMoveIsLegal(board, StartRank, StartFile, FinishRank, FinishFile, PieceColour);
      else if (PieceType == 'S')
        MoveIsLegal = CheckSarrumMoveIsLegal(board, StartRank, StartFile, FinishRank, FinishFile);
      else if (PieceType == 'M')
        MoveIsLegal = CheckMarzazPaniMoveIsLegal(board, StartRank, StartFile, FinishRank, FinishFile);
      else if (PieceType == 'G')
        MoveIsLegal = CheckGisgigirMoveIsLegal(board, StartRank, StartFile, FinishRank, FinishFile);
      else if (PieceType == 'N')
        MoveIsLegal = CheckNabuMoveIsLegal(board, StartRank, StartFile, FinishRank, FinishFile);
      else if (PieceType == 'E')
        MoveIsLegal = CheckEtluMoveIsLegal(board, StartRank, StartFile, FinishRank, FinishFile);
    }
  }
  return MoveIsLegal;
}

static void InitialiseBoard(Board board, char SampleGame)
{
  if (SampleGame == 'Y') {
    for (int RankNo = 1; RankNo <= BOARD_DIMENSION; RankNo++)
      for (int FileNo = 1; FileNo <= BOARD_DIMENSION; FileNo++)
        SetSquare(board, RankNo, FileNo, "  ");
    SetSquare(board, 1, 2, "BG");
    SetSquare(board, 1, 4, "BS");
    SetSquare(board, 1, 8, "WG");
    SetSquare(board, 2, 1, "WR");
    SetSquare(board, 3, 1, "WS");
    SetSquare(board, 3, 2, "BE");
    SetSquare(board, 3, 8, "BE");
    SetSquare(board, 6, 8, "BR");
  } else {
    for (int RankNo = 1; RankNo <= BOARD_DIMENSION; RankNo++)
      for (int FileNo = 1; FileNo <= BOARD_DIMENSION; FileNo++)
        if (RankNo == 2)
          SetSquare(board, RankNo, FileNo, "BR");
        else if (RankNo == 7)
          SetSquare(board, RankNo, FileNo, "WR");
        else if (RankNo == 1 || RankNo == 8) {
          if (RankNo == 1)
            SetSquare(board, RankNo, FileNo, "B");
          else
            SetSquare(board, RankNo, FileNo, "W");
          if (FileNo == 1 || FileNo == 8)
            strcat(Square(board, RankNo, FileNo), "G");
          else if (FileNo == 2 || FileNo == 7)
            strcat(Square(board, RankNo, FileNo), "E");
          else if (FileNo == 3 || FileNo == 6)
            strcat(Square(board, RankNo, FileNo), "N");
          else if (FileNo == 4)
            strcat(Square(board, RankNo, FileNo), "M");
          else
            strcat(Square(board, RankNo, FileNo), "S");
        } else
          SetSquare(board, RankNo, FileNo, "  ");
  }
}

static void GetMove(int *StartSquare, int *FinishSquare)
{
  *StartSquare = ReadNumber("Move from: ");
  *FinishSquare = ReadNumber("Move to: ");
}

static void MakeMove(Board board, int StartRank, int StartFile, int FinishRank, int FinishFile, char WhoseTurn)
{
  if (WhoseTurn == 'W' && FinishRank == 1 && Square(board, StartRank, StartFile)[1] == 'R') {
    SetSquare(board, FinishRank, FinishFile, "WM");
    SetSquare(board, StartRank, StartFile, "  ");
  } else if (WhoseTurn == 'B' && FinishRank == 8 && Square(board, StartRank, StartFile)[1] == 'R') {
    SetSquare(board, FinishRank, FinishFile, "BM");
    SetSquare(board, StartRank, StartFile, "  ");
  } else {
    SetSquare(board, FinishRank, FinishFile, Square(board, StartRank, StartFile));
    SetSquare(board, StartRank, StartFile, "  ");
  }
}

int main(void)
{
  Board board;
  int StartSquare = 0, FinishSquare = 0;
  int StartRank = 0, StartFile = 0, FinishRank = 0, FinishFile = 0;
  bool MoveIsLegal, GameOver;
  char PlayAgain = 'Y', SampleGame, WhoseTurn;
  CreateBoard(board);
  while (PlayAgain == 'Y') {
    WhoseTurn = 'W';
    GameOver = false;
    SampleGame = ReadLetter("Shall it be the sample game [Y]? ");
    if (SampleGame >= 97 && SampleGame <= 122)
      SampleGame = SampleGame - 32;
    InitialiseBoard(board, SampleGame);
    while (!GameOver) {
      DisplayBoard(board);
      DisplayWhoseTurnItIs(WhoseTurn);
      MoveIsLegal = false;
      while (!MoveIsLegal) {
        GetMove(&StartSquare, &FinishSquare);
        StartRank = StartSquare % 10;
        StartFile = StartSquare / 10;
        FinishRank = FinishSquare % 10;
        FinishFile = FinishSquare / 10;
        MoveIsLegal = CheckMoveIsLegal(board, StartRank, StartFile, FinishRank, FinishFile, WhoseTurn);
        if (!MoveIsLegal)
          printf("That is not allowed\n");
      }
      GameOver = CheckIfGameWillBeWon(board, FinishRank, FinishFile);
      MakeMove(board, StartRank, StartFile, FinishRank, FinishFile, WhoseTurn);
      if (GameOver)
        DisplayWinner(WhoseTurn);
      if (WhoseTurn == 'W')
        WhoseTurn = 'B';
      else
        WhoseTurn = 'W';
    }
    PlayAgain = ReadLetter("Another game [Y]? ");
    if (PlayAgain >= 97 && PlayAgain <= 122)
      PlayAgain = PlayAgain - 32;
  }
  return 0;
}
