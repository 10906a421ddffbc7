"""Plays and analyses Capture the Sarrum through python-chess, as a test of the engine protocol.

Run it in the project's folder, with python-chess installed: python3 test/tools/clients/python_chess.py

python-chess knows neither the board nor the pieces: this board only keeps the list of moves.
"""

import time

import chess
import chess.engine

COMMAND = ["node", "--import", "tsx", "src/main.ts", "uci"]
START = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w - - 0 1"


class Sarrum(chess.Board):
    """A game of Capture the Sarrum from its start, whose moves are not checked."""

    uci_variant = "sarrum"
    aliases = ["Sarrum"]

    def parse_uci(self, uci):
        return chess.Move.from_uci(uci)

    def push(self, move):
        self.move_stack.append(move)
        self.turn = not self.turn

    def pop(self):
        self.turn = not self.turn
        return self.move_stack.pop()

    def fen(self, **_):
        return START

    def root(self):
        return Sarrum()

    def copy(self, *, stack=True):
        board = Sarrum()
        if stack:
            board.move_stack = self.move_stack.copy()
            board.turn = self.turn
        return board


def main():
    with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=30) as engine:
        print(engine.id["name"], sorted(engine.options))
        board = Sarrum()
        for _ in range(8):
            result = engine.play(board, chess.engine.Limit(depth=6), ponder=True)
            print("plays", result.move, "expects", result.ponder)
            board.push(result.move)
        engine.configure({"Level": 3})
        print("level 3 plays", engine.play(board, chess.engine.Limit(nodes=500)).move)
        for line in engine.analyse(board, chess.engine.Limit(depth=5), multipv=3):
            print("line", line["multipv"], line["score"], line["pv"][0])
        moves = [chess.Move.from_uci("h2h3"), chess.Move.from_uci("g2g3")]
        limit = chess.engine.Limit(depth=4)
        print("only", engine.play(Sarrum(), limit, root_moves=moves).move)
        clock = chess.engine.Limit(white_clock=3, black_clock=3, white_inc=0, black_inc=0)
        began = time.monotonic()
        print("on the clock", engine.play(Sarrum(), clock).move)
        print(f"{time.monotonic() - began:.2f} seconds")
        with engine.analysis(Sarrum()) as analysis:
            for info in analysis:
                if info.get("depth", 0) >= 6:
                    break
        print("analysis without a limit was stopped")
        began = time.monotonic()
        engine.quit()
    print(f"quit in {time.monotonic() - began:.2f} seconds")


if __name__ == "__main__":
    main()
