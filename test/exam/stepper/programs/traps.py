# What is easily followed wrongly, without what sys.settrace shows differently.
Size = 3
calls = 0


def make(size):
    rows = []
    for rank in range(size):
        rows.append([])
        for file in range(size):
            rows[rank].append("  ")
    return rows


def fill(rows, piece, *squares):
    global calls
    calls += 1
    for rank, file in squares:
        rows[rank][file] = piece
    rows[-1][-1] += "!"


def count(number):
    return 1 if number <= 1 else number * count(number - 1)


def outer():
    total = 0

    def add(number):
        nonlocal total
        total += number
        return total

    for number in range(3, 0, -1):
        add(number)
    return total


def two(first, second=2):
    return second, first


board = make(Size)
same = board
fill(board, "WS", (0, 1), (1, 2))
row = board[1]
row[0] = "BR"
low, high = two(1)
low, high = high, low
text = "é\U0001f600" + "x"
left = 4
while left > 0 and not text.startswith("y"):
    left -= 1
    if left == 2:
        continue
    elif 1 <= left <= 1 or left > 5:
        text += f"{left!r}"
    else:
        text = text.upper()
else:
    left = -1
odd = [1]
if (length := len(text)) > 2:
    odd.append(length)
try:
    int("x")
except ValueError:
    left += count(4)
finally:
    right = outer()
first, *others = odd + [7, 8]
del others[0]
others[0:1] = [5, 6]
answer = input("? ")
print(answer, left, right, sep="-", end="!\n")
