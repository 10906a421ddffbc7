console.log("Play the sample game (Y for yes)? ");
console.log("   1  2\n1 |WS|BS|\nIt is White's turn.");
