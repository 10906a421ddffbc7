// The exam's program in C#: every question on a line of its own, boards with bars alone.
using System;

class Game
{
  const int BoardDimension = 8;

  static void Main()
  {
    string[,] Board = new string[BoardDimension + 1, BoardDimension + 1];
    int StartSquare = 0, FinishSquare = 0;
    int StartRank = 0, StartFile = 0, FinishRank = 0, FinishFile = 0;
    bool MoveIsLegal, GameOver;
    char PlayAgain = 'Y', SampleGame, WhoseTurn;
    CreateBoard(ref Board);
    while (PlayAgain == 'Y')
    {
      WhoseTurn = 'W';
      GameOver = false;
      Console.WriteLine("The sample game? (Y or another letter)");
      SampleGame = char.Parse(Console.ReadLine());
      if ((int)SampleGame >= 97 && (int)SampleGame <= 122)
        SampleGame = (char)((int)SampleGame - 32);
      InitialiseBoard(ref Board, SampleGame);
      while (!GameOver)
      {
        DisplayBoard(ref Board);
        DisplayWhoseTurnItIs(WhoseTurn);
        MoveIsLegal = false;
        while (!MoveIsLegal)
        {
          GetMove(ref StartSquare, ref FinishSquare);
          StartRank = StartSquare % 10;
          StartFile = StartSquare / 10;
          FinishRank = FinishSquare % 10;
          FinishFile = FinishSquare / 10;
          MoveIsLegal = CheckMoveIsLegal(ref Board, StartRank, StartFile, FinishRank, FinishFile, WhoseTurn);
          if (!MoveIsLegal)
            Console.WriteLine("No piece of yours can do that");
        }
        GameOver = CheckIfGameWillBeWon(ref Board, FinishRank, FinishFile);
        MakeMove(ref Board, StartRank, StartFile, FinishRank, FinishFile, WhoseTurn);
        if (GameOver)
          DisplayWinner(WhoseTurn);
        if (WhoseTurn == 'W')
          WhoseTurn = 'B';
        else
          WhoseTurn = 'W';
      }
      Console.WriteLine("One more game? (Y or another letter)");
      PlayAgain = char.Parse(Console.ReadLine());
      if ((int)PlayAgain >= 97 && (int)PlayAgain <= 122)
        PlayAgain = (char)((int)PlayAgain - 32);
    }
  }

  static void CreateBoard(ref string[,] Board)
  {
    for (int Count = 0; Count <= BoardDimension; Count++)
      for (int Count2 = 0; Count2 <= BoardDimension; Count2++)
        Board[Count, Count2] = "  ";
  }

  static void DisplayWhoseTurnItIs(char WhoseTurn)
  {
    if (WhoseTurn == 'W')
      Console.WriteLine("WHITE TO PLAY");
    else
      Console.WriteLine("BLACK TO PLAY");
  }

  static char GetTypeOfGame()
  {
    Console.WriteLine("The sample game? (Y or another letter)");
    char TypeOfGame = char.Parse(Console.ReadLine());
    return TypeOfGame;
  }

  static void DisplayWinner(char WhoseTurn)
  {
    if (WhoseTurn == 'W')
      Console.WriteLine("White wins: Black has lost its sarrum.");
    else
      Console.WriteLine("Black wins: White has lost its sarrum.");
  }

  static bool CheckIfGameWillBeWon(ref string[,] Board, int FinishRank, int FinishFile)
  {
    if (Board[FinishRank, FinishFile][1] == 'S')
      return true;
    else
      return false;
  }

  static void DisplayBoard(ref string[,] Board)
  {
    Console.WriteLine();
    for (int RankNo = 1; RankNo <= BoardDimension; RankNo++)
    {
      Console.Write("Rank " + RankNo + ": ");
      for (int FileNo = 1; FileNo <= BoardDimension; FileNo++)
        Console.Write("| " + Board[RankNo, FileNo] + " ");
      Console.WriteLine("|");
    }
    Console.WriteLine("Files:     1    2    3    4    5    6    7    8");
  }

  static bool CheckRedumMoveIsLegal(ref string[,] Board, int StartRank, int StartFile, int FinishRank, int FinishFile, char ColourOfPiece)
  {
    bool RedumMoveIsLegal = false;
    if (ColourOfPiece == 'W')
    {
      if (FinishRank == StartRank - 1)
      {
        if (FinishFile == StartFile && Board[FinishRank, FinishFile] == "  ")
          RedumMoveIsLegal = true;
        else if (Math.Abs(FinishFile - StartFile) == 1 && Board[FinishRank, FinishFile][0] == 'B')
          RedumMoveIsLegal = true;
      }
    }
    else
    {
      if (FinishRank == StartRank + 1)
      {
        if (FinishFile == StartFile && Board[FinishRank, FinishFile] == "  ")
          RedumMoveIsLegal = true;
        else if (Math.Abs(FinishFile - StartFile) == 1 && Board[FinishRank, FinishFile][0] == 'W')
          RedumMoveIsLegal = true;
      }
    }
    return RedumMoveIsLegal;
  }

  static bool CheckSarrumMoveIsLegal(ref string[,] Board, int StartRank, int StartFile, int FinishRank, int FinishFile)
  {
    bool SarrumMoveIsLegal = false;
    if (Math.Abs(FinishFile - StartFile) <= 1 && Math.Abs(FinishRank - StartRank) <= 1)
      SarrumMoveIsLegal = true;
    return SarrumMoveIsLegal;
  }

  static bool CheckGisgigirMoveIsLegal(ref string[,] Board, int StartRank, int StartFile, int FinishRank, int FinishFile)
  {
    bool GisgigirMoveIsLegal = false;
    int RankDifference = FinishRank - StartRank;
    int FileDifference = FinishFile - StartFile;
    if (RankDifference == 0)
    {
      if (FileDifference >= 1)
      {
        GisgigirMoveIsLegal = true;
        for (int Count = 1; Count <= FileDifference - 1; Count++)
          if (Board[StartRank, StartFile + Count] != "  ")
            GisgigirMoveIsLegal = false;
      }
      else if (FileDifference <= -1)
      {
        GisgigirMoveIsLegal = true;
        for (int Count = -1; Count >= FileDifference + 1; Count--)
          if (Board[StartRank, StartFile + Count] != "  ")
            GisgigirMoveIsLegal = false;
      }
    }
    else if (FileDifference == 0)
    {
      if (RankDifference >= 1)
      {
        GisgigirMoveIsLegal = true;
        for (int Count = 1; Count <= RankDifference - 1; Count++)
          if (Board[StartRank + Count, StartFile] != "  ")
            GisgigirMoveIsLegal = false;
      }
      else if (RankDifference <= -1)
      {
        GisgigirMoveIsLegal = true;
        for (int Count = -1; Count >= RankDifference + 1; Count--)
          if (Board[StartRank + Count, StartFile] != "  ")
            GisgigirMoveIsLegal = false;
      }
    }
    return GisgigirMoveIsLegal;
  }

  static bool CheckNabuMoveIsLegal(ref string[,] Board, int StartRank, int StartFile, int FinishRank, int FinishFile)
  {
    bool NabuMoveIsLegal = false;
    if (Math.Abs(FinishFile - StartFile) == 1 && Math.Abs(FinishRank - StartRank) == 1)
      NabuMoveIsLegal = true;
    return NabuMoveIsLegal;
  }

  static bool CheckMarzazPaniMoveIsLegal(ref string[,] Board, int StartRank, int StartFile, int FinishRank, int FinishFile)
  {
    bool MarzazPaniMoveIsLegal = false;
    if ((Math.Abs(FinishFile - StartFile) == 1 && FinishRank == StartRank)
        || (FinishFile == StartFile && Math.Abs(FinishRank - StartRank) == 1))
      MarzazPaniMoveIsLegal = true;
    return MarzazPaniMoveIsLegal;
  }

  static bool CheckEtluMoveIsLegal(ref string[,] Board, int StartRank, int StartFile, int FinishRank, int FinishFile)
  {
    bool EtluMoveIsLegal = false;
    if ((Math.Abs(FinishFile - StartFile) == 2 && FinishRank == StartRank)
        || (FinishFile == StartFile && Math.Abs(FinishRank - StartRank) == 2))
      EtluMoveIsLegal = true;
    return EtluMoveIsLegal;
  }

  static bool CheckMoveIsLegal(ref string[,] Board, int StartRank, int StartFile, int FinishRank, int FinishFile, char WhoseTurn)
  {
    bool MoveIsLegal = true;
    if (FinishFile == StartFile && FinishRank == StartRank)
      MoveIsLegal = false;
    else
    {
      char PieceType = Board[StartRank, StartFile][1];
      char PieceColour = Board[StartRank, StartFile][0];
      if (WhoseTurn == 'W')
      {
        if (PieceColour != 'W')
          MoveIsLegal = false;
        if (Board[FinishRank, FinishFile][0] == 'W')
          MoveIsLegal = false;
      }
      else
      {
        if (PieceColour != 'B')
          MoveIsLegal = false;
        if (Board[FinishRank, FinishFile][0] == 'B')
          MoveIsLegal = false;
      }
      if (MoveIsLegal)
      {
        switch (PieceType)
        {
          case 'R':
            MoveIsLegal = CheckRedumMoveIsLegal(ref Board, StartRank, StartFile, FinishRank, FinishFile, PieceColour);
            break;
          case 'S':
            MoveIsLegal = CheckSarrumMoveIsLegal(ref Board, StartRank, StartFile, FinishRank, FinishFile);
            break;
          case 'M':
            MoveIsLegal = CheckMarzazPaniMoveIsLegal(ref Board, StartRank, StartFile, FinishRank, FinishFile);
            break;
          case 'G':
            MoveIsLegal = CheckGisgigirMoveIsLegal(ref Board, StartRank, StartFile, FinishRank, FinishFile);
            break;
          case 'N':
            MoveIsLegal = CheckNabuMoveIsLegal(ref Board, StartRank, StartFile, FinishRank, FinishFile);
            break;
          case 'E':
            MoveIsLegal = CheckEtluMoveIsLegal(ref Board, StartRank, StartFile, FinishRank, FinishFile);
            break;
        }
      }
    }
    return MoveIsLegal;
  }

  static void InitialiseBoard(ref string[,] Board, char SampleGame)
  {
    if (SampleGame == 'Y')
    {
      for (int RankNo = 1; RankNo <= BoardDimension; RankNo++)
        for (int FileNo = 1; FileNo <= BoardDimension; FileNo++)
          Board[RankNo, FileNo] = "  ";
      Board[1, 2] = "BG";
      Board[1, 4] = "BS";
      Board[1, 8] = "WG";
      Board[2, 1] = "WR";
      Board[3, 1] = "WS";
      Board[3, 2] = "BE";
      Board[3, 8] = "BE";
      Board[6, 8] = "BR";
    }
    else
    {
      for (int RankNo = 1; RankNo <= BoardDimension; RankNo++)
        for (int FileNo = 1; FileNo <= BoardDimension; FileNo++)
          if (RankNo == 2)
            Board[RankNo, FileNo] = "BR";
          else if (RankNo == 7)
            Board[RankNo, FileNo] = "WR";
          else if (RankNo == 1 || RankNo == 8)
          {
            if (RankNo == 1)
              Board[RankNo, FileNo] = "B";
            else
              Board[RankNo, FileNo] = "W";
            switch (FileNo)
            {
              case 1: case 8: Board[RankNo, FileNo] += "G"; break;
              case 2: case 7: Board[RankNo, FileNo] += "E"; break;
              case 3: case 6: Board[RankNo, FileNo] += "N"; break;
              case 4: Board[RankNo, FileNo] += "M"; break;
              case 5: Board[RankNo, FileNo] += "S"; break;
            }
          }
          else
            Board[RankNo, FileNo] = "  ";
    }
  }

  static void GetMove(ref int StartSquare, ref int FinishSquare)
  {
    Console.WriteLine("Which piece? Its square, file first");
    StartSquare = int.Parse(Console.ReadLine());
    Console.WriteLine("Where to? The square, file first");
    FinishSquare = int.Parse(Console.ReadLine());
  }

  static void MakeMove(ref string[,] Board, int StartRank, int StartFile, int FinishRank, int FinishFile, char WhoseTurn)
  {
    if (WhoseTurn == 'W' && FinishRank == 1 && Board[StartRank, StartFile][1] == 'R')
    {
      Board[FinishRank, FinishFile] = "WM";
      Board[StartRank, StartFile] = "  ";
    }
    else if (WhoseTurn == 'B' && FinishRank == 8 && Board[StartRank, StartFile][1] == 'R')
    {
      Board[FinishRank, FinishFile] = "BM";
      Board[StartRank, StartFile] = "  ";
    }
    else
    {
      Board[FinishRank, FinishFile] = Board[StartRank, StartFile];
      Board[StartRank, StartFile] = "  ";
    }
  }
}
