{ The exam's program in Pascal: every question on a line of its own, boards without bars. }
program Game;

{$mode objfpc}{$R+}{$H+}

uses
  SysUtils;

const
  BoardDimension = 8;

type
  TBoard = array[0..BoardDimension, 0..BoardDimension] of string;

procedure CreateBoard(var Board: TBoard);
var
  Count, Count2: integer;
begin
  for Count := 0 to BoardDimension do
    for Count2 := 0 to BoardDimension do
      Board[Count, Count2] := '  ';
end;

procedure DisplayWhoseTurnItIs(WhoseTurn: char);
begin
  if WhoseTurn = 'W' then
    WriteLn('The next move is White''s.')
  else
    WriteLn('The next move is Black''s.');
end;

function ReadLetter: char;
var
  Answer: string;
begin
  ReadLn(Answer);
  if Length(Answer) <> 1 then
    raise Exception.Create('One letter, not ' + Answer);
  ReadLetter := Answer[1];
end;

function GetTypeOfGame: char;
begin
  WriteLn('Y starts the sample game, another letter the full game:');
  GetTypeOfGame := ReadLetter;
end;

procedure DisplayWinner(WhoseTurn: char);
begin
  if WhoseTurn = 'W' then
    WriteLn('No sarrum left for Black: White wins!')
  else
    WriteLn('No sarrum left for White: Black wins!');
end;

function CheckIfGameWillBeWon(var Board: TBoard; FinishRank, FinishFile: integer): boolean;
begin
  CheckIfGameWillBeWon := Board[FinishRank, FinishFile][2] = 'S';
end;

procedure DisplayBoard(var Board: TBoard);
var
  RankNo, FileNo: integer;
begin
  WriteLn;
  WriteLn('    1  2  3  4  5  6  7  8');
  for RankNo := 1 to BoardDimension do
  begin
    Write(RankNo, '  ');
    for FileNo := 1 to BoardDimension do
      if Board[RankNo, FileNo] = '  ' then
        Write(' ..')
      else
        Write(' ', Board[RankNo, FileNo]);
    WriteLn;
  end;
  WriteLn;
end;

function CheckRedumMoveIsLegal(var Board: TBoard; StartRank, StartFile, FinishRank, FinishFile: integer; ColourOfPiece: char): boolean;
begin
  CheckRedumMoveIsLegal := false;
  if ColourOfPiece = 'W' then
  begin
    if FinishRank = StartRank - 1 then
      if (FinishFile = StartFile) and (Board[FinishRank, FinishFile] = '  ') then
        CheckRedumMoveIsLegal := true
      else if (abs(FinishFile - StartFile) = 1) and (Board[FinishRank, FinishFile][1] = 'B') then
        CheckRedumMoveIsLegal := true;
  end
  else
  begin
    if FinishRank = StartRank + 1 then
      if (FinishFile = StartFile) and (Board[FinishRank, FinishFile] = '  ') then
        CheckRedumMoveIsLegal := true
      else if (abs(FinishFile - StartFile) = 1) and (Board[FinishRank, FinishFile][1] = 'W') then
        CheckRedumMoveIsLegal := true;
  end;
end;

function CheckSarrumMoveIsLegal(var Board: TBoard; StartRank, StartFile, FinishRank, FinishFile: integer): boolean;
begin
  CheckSarrumMoveIsLegal := false;
  if (abs(FinishFile - StartFile) <= 1) and (abs(FinishRank - StartRank) <= 1) then
    CheckSarrumMoveIsLegal := true;
end;

function CheckGisgigirMoveIsLegal(var Board: TBoard; StartRank, StartFile, FinishRank, FinishFile: integer): boolean;
var
  GisgigirMoveIsLegal: boolean;
  RankDifference, FileDifference, Count: integer;
begin
  GisgigirMoveIsLegal := false;
  RankDifference := FinishRank - StartRank;
  FileDifference := FinishFile - StartFile;
  if RankDifference = 0 then
  begin
    if FileDifference >= 1 then
    begin
      GisgigirMoveIsLegal := true;
      for Count := 1 to FileDifference - 1 do
        if Board[StartRank, StartFile + Count] <> '  ' then
          GisgigirMoveIsLegal := false;
    end
    else if FileDifference <= -1 then
    begin
      GisgigirMoveIsLegal := true;
      for Count := -1 downto FileDifference + 1 do
        if Board[StartRank, StartFile + Count] <> '  ' then
          GisgigirMoveIsLegal := false;
    end;
  end
  else if FileDifference = 0 then
  begin
    if RankDifference >= 1 then
    begin
      GisgigirMoveIsLegal := true;
      for Count := 1 to RankDifference - 1 do
        if Board[StartRank + Count, StartFile] <> '  ' then
          GisgigirMoveIsLegal := false;
    end
    else if RankDifference <= -1 then
    begin
      GisgigirMoveIsLegal := true;
      for Count := -1 downto RankDifference + 1 do
        if Board[StartRank + Count, StartFile] <> '  ' then
          GisgigirMoveIsLegal := false;
    end;
  end;
  CheckGisgigirMoveIsLegal := GisgigirMoveIsLegal;
end;

function CheckNabuMoveIsLegal(var Board: TBoard; StartRank, StartFile, FinishRank, FinishFile: integer): boolean;
begin
  CheckNabuMoveIsLegal := false;
  if (abs(FinishFile - StartFile) = 1) and (abs(FinishRank - StartRank) = 1) then
    CheckNabuMoveIsLegal := true;
end;

function CheckMarzazPaniMoveIsLegal(var Board: TBoard; StartRank, StartFile, FinishRank, FinishFile: integer): boolean;
begin
  CheckMarzazPaniMoveIsLegal := false;
  if ((abs(FinishFile - StartFile) = 1) and (FinishRank = StartRank))
    or ((FinishFile = StartFile) and (abs(FinishRank - StartRank) = 1)) then
    CheckMarzazPaniMoveIsLegal := true;
end;

function CheckEtluMoveIsLegal(var Board: TBoard; StartRank, StartFile, FinishRank, FinishFile: integer): boolean;
begin
  CheckEtluMoveIsLegal := false;
  if ((abs(FinishFile - StartFile) = 2) and (FinishRank = StartRank))
    or ((FinishFile = StartFile) and (abs(FinishRank - StartRank) = 2)) then
    CheckEtluMoveIsLegal := true;
end;

function CheckMoveIsLegal(var Board: TBoard; StartRank, StartFile, FinishRank, FinishFile: integer; WhoseTurn: char): boolean;
var
  MoveIsLegal: boolean;
  PieceType, PieceColour: char;
begin
  MoveIsLegal := true;
  if (FinishFile = StartFile) and (FinishRank = StartRank) then
    MoveIsLegal := false
  else
  begin
    PieceType := Board[StartRank, StartFile][2];
    PieceColour := Board[StartRank, StartFile][1];
    if WhoseTurn = 'W' then
    begin
      if PieceColour <> 'W' then
        MoveIsLegal := false;
      if Board[FinishRank, FinishFile][1] = 'W' then
        MoveIsLegal := false;
    end
    else
    begin
      if PieceColour <> 'B' then
        MoveIsLegal := false;
      if Board[FinishRank, FinishFile][1] = 'B' then
        MoveIsLegal := false;
    end;
    if MoveIsLegal then
      case PieceType of
        'R': MoveIsLegal := CheckRedumMoveIsLegal(Board, StartRank, StartFile, FinishRank, FinishFile, PieceColour);
        'S': MoveIsLegal := CheckSarrumMoveIsLegal(Board, StartRank, StartFile, FinishRank, FinishFile);
        'M': MoveIsLegal := CheckMarzazPaniMoveIsLegal(Board, StartRank, StartFile, FinishRank, FinishFile);
        'G': MoveIsLegal := CheckGisgigirMoveIsLegal(Board, StartRank, StartFile, FinishRank, FinishFile);
        'N': MoveIsLegal := CheckNabuMoveIsLegal(Board, StartRank, StartFile, FinishRank, FinishFile);
        'E': MoveIsLegal := CheckEtluMoveIsLegal(Board, StartRank, StartFile, FinishRank, FinishFile);
      end;
  end;
  CheckMoveIsLegal := MoveIsLegal;
end;

procedure InitialiseBoard(var Board: TBoard; SampleGame: char);
var
  RankNo, FileNo: integer;
begin
  if SampleGame = 'Y' then
  begin
    for RankNo := 1 to BoardDimension do
      for FileNo := 1 to BoardDimension do
        Board[RankNo, FileNo] := '  ';
    Board[1, 2] := 'BG';
    Board[1, 4] := 'BS';
    Board[1, 8] := 'WG';
    Board[2, 1] := 'WR';
    Board[3, 1] := 'WS';
    Board[3, 2] := 'BE';
    Board[3, 8] := 'BE';
    Board[6, 8] := 'BR';
  end
  else
    for RankNo := 1 to BoardDimension do
      for FileNo := 1 to BoardDimension do
        if RankNo = 2 then
          Board[RankNo, FileNo] := 'BR'
        else if RankNo = 7 then
          Board[RankNo, FileNo] := 'WR'
        else if (RankNo = 1) or (RankNo = 8) then
        begin
          if RankNo = 1 then
            Board[RankNo, FileNo] := 'B'
          else
            Board[RankNo, FileNo] := 'W';
          case FileNo of
            1, 8: Board[RankNo, FileNo] := Board[RankNo, FileNo] + 'G';
            2, 7: Board[RankNo, FileNo] := Board[RankNo, FileNo] + 'E';
            3, 6: Board[RankNo, FileNo] := Board[RankNo, FileNo] + 'N';
            4: Board[RankNo, FileNo] := Board[RankNo, FileNo] + 'M';
            5: Board[RankNo, FileNo] := Board[RankNo, FileNo] + 'S';
          end;
        end
        else
          Board[RankNo, FileNo] := '  ';
end;

procedure GetMove(var StartSquare, FinishSquare: integer);
var
  Answer: string;
begin
  WriteLn('Start square:');
  ReadLn(Answer);
  StartSquare := StrToInt(Answer);
  WriteLn('Finish square:');
  ReadLn(Answer);
  FinishSquare := StrToInt(Answer);
end;

procedure MakeMove(var Board: TBoard; StartRank, StartFile, FinishRank, FinishFile: integer; WhoseTurn: char);
begin
  if (WhoseTurn = 'W') and (FinishRank = 1) and (Board[StartRank, StartFile][2] = 'R') then
  begin
    Board[FinishRank, FinishFile] := 'WM';
    Board[StartRank, StartFile] := '  ';
  end
  else if (WhoseTurn = 'B') and (FinishRank = 8) and (Board[StartRank, StartFile][2] = 'R') then
  begin
    Board[FinishRank, FinishFile] := 'BM';
    Board[StartRank, StartFile] := '  ';
  end
  else
  begin
    Board[FinishRank, FinishFile] := Board[StartRank, StartFile];
    Board[StartRank, StartFile] := '  ';
  end;
end;

var
  Board: TBoard;
  StartSquare, FinishSquare, StartRank, StartFile, FinishRank, FinishFile: integer;
  MoveIsLegal, GameOver: boolean;
  PlayAgain, SampleGame, WhoseTurn: char;
begin
  CreateBoard(Board);
  StartSquare := 0;
  FinishSquare := 0;
  PlayAgain := 'Y';
  while PlayAgain = 'Y' do
  begin
    WhoseTurn := 'W';
    GameOver := false;
    WriteLn('Y starts the sample game, another letter the full game:');
    SampleGame := ReadLetter;
    if (Ord(SampleGame) >= 97) and (Ord(SampleGame) <= 122) then
      SampleGame := Chr(Ord(SampleGame) - 32);
    InitialiseBoard(Board, SampleGame);
    while not GameOver do
    begin
      DisplayBoard(Board);
      DisplayWhoseTurnItIs(WhoseTurn);
      MoveIsLegal := false;
      while not MoveIsLegal do
      begin
        GetMove(StartSquare, FinishSquare);
        StartRank := StartSquare mod 10;
        StartFile := StartSquare div 10;
        FinishRank := FinishSquare mod 10;
        FinishFile := FinishSquare div 10;
        MoveIsLegal := CheckMoveIsLegal(Board, StartRank, StartFile, FinishRank, FinishFile, WhoseTurn);
        if not MoveIsLegal then
          WriteLn('This move is against the rules.');
      end;
      GameOver := CheckIfGameWillBeWon(Board, FinishRank, FinishFile);
      MakeMove(Board, StartRank, StartFile, FinishRank, FinishFile, WhoseTurn);
      if GameOver then
        DisplayWinner(WhoseTurn);
      if WhoseTurn = 'W' then
        WhoseTurn := 'B'
      else
        WhoseTurn := 'W';
    end;
    WriteLn('Y starts another game:');
    PlayAgain := ReadLetter;
    if (Ord(PlayAgain) >= 97) and (Ord(PlayAgain) <= 122) then
      PlayAgain := Chr(Ord(PlayAgain) - 32);
  end;
end.
