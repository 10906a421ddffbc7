import { naming, type Question, right } from "./question.ts";
import { lineIn, lineWith, localsOf, loopsIn, namesIn, type Source, subroutine } from "./source.ts";

/** Returns the questions that ask for a name or a type in the source. */
export const identifierQuestions = (source: Source): Question[] => [
  ...variables(source),
  ...parameters(source),
  ...variablesByPurpose(source),
  ...subroutines(source),
  ...constants(source),
  ...types(source),
];

function variables(source: Source): Question[] {
  const displayBoard = subroutine(source, "displayBoard");
  const loops = loopsIn(displayBoard.body).map(({ place }) => place);
  return [
    naming(
      "local variables",
      "State the name of a local variable in checkGisgigirMoveIsLegal.",
      localsOf(subroutine(source, "checkGisgigirMoveIsLegal")),
      "A local variable is declared inside a subroutine, here with let, and exists only there.",
    ),
    naming(
      "loops",
      "State the name of the control variable of a for loop in displayBoard.",
      localsOf(displayBoard).filter(({ place }) => loops.includes(place)),
      "The control variable is declared where the for loop begins and changes at each repetition.",
    ),
  ];
}

function parameters(source: Source): Question[] {
  return [
    naming(
      "parameters",
      "State the name of a parameter of checkRedumMoveIsLegal.",
      subroutine(source, "checkRedumMoveIsLegal").parameters,
      "The parameters are listed in brackets after the name of the subroutine.",
    ),
    naming(
      "initialiseBoard",
      "State the name of the parameter that tells initialiseBoard which game to set up.",
      subroutine(source, "initialiseBoard").parameters,
      "It is true for the sample game and false for the full game.",
    ),
  ];
}

function variablesByPurpose(source: Source): Question[] {
  return [
    naming(
      "main",
      "State the name of the local variable in main that stores whether the game has been won.",
      namesIn(lineIn(source, "main", "= checkIfGameWillBeWon("), /(\w+) = /),
      "It is given the result of checkIfGameWillBeWon, and the inner loop runs until it is true.",
    ),
    naming(
      "makeMove",
      "State the name of the local variable in makeMove that stores whether a redum becomes a marzaz pani.",
      namesIn(lineIn(source, "makeMove", '[1] === "R"'), /const (\w+) = /),
      "It is true if the piece on the start square is a redum and the finish square is on the far rank.",
    ),
  ];
}

function subroutines({ subroutines: all }: Source): Question[] {
  return [
    naming(
      "return values",
      "State the name of a subroutine that returns a Boolean (true or false).",
      all.filter(({ returns }) => returns === "boolean"),
      "The type of the returned value, here boolean, follows the parameters.",
    ),
    naming(
      "return values",
      "State the name of a subroutine that does not return a value.",
      all.filter(({ returns }) => returns === "void"),
      "The type void after the parameters means that the subroutine returns no value.",
    ),
    naming(
      "parameters",
      "State the name of a subroutine that has no parameters.",
      all.filter((candidate) => candidate.parameters.length === 0),
      "There is nothing between the brackets after its name.",
    ),
  ];
}

function constants({ constants: all }: Source): Question[] {
  return [
    naming(
      "constants",
      "State the name of a constant that is declared outside all subroutines.",
      all,
      "It is declared with const, and not between the braces of a subroutine.",
    ),
    naming(
      "constants",
      "State the name of the constant that stands for an empty square.",
      all.filter(({ value }) => value === '"  "'),
      "Its value is two spaces, so an empty square is as wide as a piece.",
    ),
    naming(
      "constants",
      "State the name of the constant that stores the number of ranks, and of files, on the board.",
      all.filter(({ value }) => /^\d+$/.test(value)),
      "The loops of displayBoard count from 1 up to it.",
    ),
  ];
}

function types(source: Source): Question[] {
  const whoseTurn = subroutine(source, "makeMove").parameters.find(
    ({ name }) => name === "whoseTurn",
  );
  if (!whoseTurn) throw new Error("The reading questions need makeMove's parameter whoseTurn.");
  const pieceOn = subroutine(source, "pieceOn");
  return [
    naming(
      "types",
      "State the name of a data type that the program defines.",
      source.types,
      "A data type that the program defines is introduced by the word type.",
    ),
    naming(
      "types",
      "State the name of a field of the data type Square.",
      namesIn(lineWith(source, "type Square = "), /\{ (\w+): \w+; (\w+): \w+ \}/),
      "The names and types of its fields are listed between the braces.",
    ),
    {
      topic: "types",
      text: "State the data type of the parameter whoseTurn of makeMove.",
      place: whoseTurn.place,
      because: "The data type of a parameter follows the colon after its name.",
      answer: right(whoseTurn.type),
    },
    {
      topic: "return values",
      text: "State the data type of the value that pieceOn returns.",
      place: pieceOn.place,
      because: "The data type of the returned value follows the parameters.",
      answer: right(pieceOn.returns),
    },
  ];
}
