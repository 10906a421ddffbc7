"""doc"""
from __future__ import annotations
import math, os, pathlib, random, time
from enum import Enum

class Colour(Enum):
    WHITE = 1

class Counter:
    """A counter."""
    total = 0
    def __init__(self, start=0):
        self.count = start
        self.__hidden = 5
        self.board = [[1, 2]]
    def add(self, n):
        self.count += n
        self.board[0][1] = 9
        self.__hidden -= 1
        return self

def squares(n):
    for i in range(n):
        got = yield i * i
    return 5

def outer():
    x = 1
    def inner():
        nonlocal x
        x += 1
        return x
    return inner() + inner()

calls = 0
def count_up():
    global calls
    calls += 1

def pair(a, *rest, key=3, **more):
    return a, key

c = Counter(2)
c.add(3)
data = [3, 1, 2]
data.sort()
data[0], data[1] = data[1], data[0]
data[-1] = 7
d = {"a": 1}
d["b"] = 2
for v in squares(3):
    print(v)
g = squares(2)
next(g)
total = sum(squares(4))
evens = [n for n in range(10) if n % 2 == 0]
if (n := len(evens)) > 3 and 1 <= n <= 8 or \
   n == 0:  # a comment
    print(f"{n} evens {c.count!r}", end="")
    print()
elif n:
    pass
else:
    pass
count_up()
print(outer())
try:
    int("x")
except ValueError as error:
    print(error)
try:
    raise KeyError("k")
except (KeyError, IndexError):
    pass
finally:
    print("done")
a = b = [1]
a += [2]
for i in range(3, 0, -1):
    if i == 2:
        continue
    print(i)
else:
    print("end")
while True:
    break
x, (y, *z) = pair(1)[0], (2, 3, 4)
col = Colour.WHITE
print(random.randint(1, 100), random.random(), time.time())
r = math.floor(2.7) + abs(-3)
del data[0]
lam = lambda q: q + 1
print(lam(2))
s = "é😀" + "x"
t = s[1:] if s.startswith("é") else s
name = input("Name? ")
w: int = 3
assert w == 3
print(name.upper(), not w)
with_open = 1
def rec(n):
    return 1 if n == 0 else n * rec(n - 1)
rec(4)
def save(name):
    with open("scores.txt", "w") as file:
        print(name, "é", file=file)
    with open(os.path.join(os.getcwd(), "scores.txt"), "ab") as file:
        file.write(b"7\n")
    lines = [line.strip() for line in open("scores.txt", encoding="utf-8")]
    there = os.path.exists("scores.txt"), os.path.getsize("./scores.txt"), pathlib.Path("scores.txt").is_file()
    os.remove("scores.txt")
    try:
        open("scores.txt")
    except FileNotFoundError as error:
        lines += [error.filename, error.strerror]
    return lines
save("Bel")
print("x", "y", sep="-")
exit()
