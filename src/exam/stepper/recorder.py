"""Records the steps of programs in Python 3.8 and newer, in a process of their own.

Reads a request in JSON on standard input. The tree of each file is rewritten so that hooks are called at statements,
conditions, calls and returns. They write steps as lines of JSON to file descriptor 3, as the recorder of TypeScript
does; twin/read-steps.ts reads them.
"""
import __future__
import ast
import builtins
import faulthandler
import io
import json
import os
import sys
import time
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType, SimpleNamespace
from types import GetSetDescriptorType, MemberDescriptorType

MOST_STEPS = 150_000
MOST_CALLS = 300
# The elements and characters that are kept of all steps, and the characters in which they are written.
MOST_KEPT = 3_000_000
MOST_WRITTEN = 100_000_000
MOST_MEMORY = 450_000_000
MOST_ELEMENTS = 2_000
MOST_DEEP = 20
MOST_CHARACTERS = 20_000
SHOWN_CHARACTERS = 200
SHOWN_PARTS = 20
# Of a whole number that is shown.
MOST_BITS = 2_000
# Where file descriptors 3 and 4 are kept, away from what a program might try.
CHANNEL, PARENT = 199, 198
# So many characters are written at once, or what has waited for so many seconds.
CHUNK, PATIENCE = 65_536, 0.005
TOO_MUCH = "It has changed and printed too much to be followed."
UNFOLLOWED = "and only what it asks and prints can be followed."

# A program may change what it finds in these modules.
monotonic, send, end_process, frame_of, Text = time.monotonic, os.write, os._exit, sys._getframe, io.StringIO
encode = json.JSONEncoder(separators=(",", ":")).encode
quoted = json.JSONEncoder(ensure_ascii=False).encode

class Stopped(BaseException):
    """Ends a program that is followed; its text is a sentence that says why."""

# Values as they were. Looking at them runs no code of the program.

SIMPLE = frozenset([int, float, complex, bool, str, bytes, type(None), range])
FUNCTIONS = frozenset([FunctionType, BuiltinFunctionType, MethodType, type(__future__.annotations)])
NOTHING = object()

def is_variable(value):
    """Whether the name of a value is a variable, and not that of a function, a class or a module."""
    return type(value) not in FUNCTIONS and not issubclass(type(value), (type, ModuleType))

def check(what, parts, size, most):
    """Ends a program whose value has too many parts to be shown."""
    if size > most:
        raise Stopped(f"{what} has more than {most:,} {parts}.")

def check_text(text):
    check("A text", "characters", len(text), MOST_CHARACTERS)

def written(value):
    """A value that is not a list, as a program writes it."""
    kind = type(value)
    if kind is str:
        check_text(value)
        return quoted(value[:SHOWN_CHARACTERS])
    if kind is int and value.bit_length() > MOST_BITS:
        return f"a number of {value.bit_length():,} bits"
    if kind in SIMPLE:
        return repr(value[:SHOWN_CHARACTERS] if kind is bytes else value)
    if kind is tuple:
        return f"({parts_of(value)}{',' if len(value) == 1 else ''})"
    if kind in (set, frozenset):
        return f"{{{parts_of(value)}}}" if value else "set()"
    if issubclass(kind, dict):
        return f"{'' if kind is dict else kind.__name__ + ' '}{{{parts_of(dict.items(value))}}}"
    if not is_variable(value):
        return "a class" if issubclass(type(value), type) else "a function"
    return object_in_words(value, kind.__name__)

def object_in_words(value, name):
    """An object with its attributes, an error with what it says, or what kind of thing it is."""
    if issubclass(type(value), BaseException):
        return f"{name} {{ {message_of(value)} }}"
    if FILES in CLASSES_OF(type(value)):
        return "a file"
    own = own_of(value)
    if own is None:
        return f"{'an' if name[:1] in 'aeiou' else 'a'} {name}"
    if "_name_" in own:
        return f"{name}.{own['_name_']}"
    return f"{name} {{ {parts_of(own.items(), True)} }}" if own else name + " {}"

FILES = io.IOBase.__base__
NAMES_OF, CLASSES_OF = type.__dict__["__dict__"].__get__, type.__dict__["__mro__"].__get__

def own_of(value):
    """The attributes of an object itself; None for what has none."""
    ways = (NAMES_OF(one).get("__dict__") for one in CLASSES_OF(type(value)))
    way = next((one for one in ways if one is not None), None)
    own = way.__get__(value) if type(way) in (GetSetDescriptorType, MemberDescriptorType) else None
    return own if type(own) is dict else None

def parts_of(values, is_object=False):
    """The first parts of a value that has some: attributes and entries are pairs."""
    check("A collection", "elements", len(values), MOST_ELEMENTS)
    is_pair = type(values) is type({}.items())
    shown = [
        f"{value[0] if is_object else part_of(value[0])}: {part_of(value[1])}" if is_pair else part_of(value)
        for _, value in zip(range(SHOWN_PARTS), values)
    ]
    return ", ".join(shown + ["…"] * (len(values) > SHOWN_PARTS))

def part_of(value):
    is_pair = type(value) is tuple and all(type(part) in SIMPLE for part in value)
    return written(value) if is_pair or type(value) in SIMPLE or not is_variable(value) else "…"

def message_of(error):
    """What an error says."""
    parts = [part if type(part) is str else part_of(part) for part in BaseException.args.__get__(error)]
    return " ".join(", ".join(parts).split())[:SHOWN_CHARACTERS]

class Copy:
    """The elements of a list as they were, and the elements themselves."""

    __slots__ = ("items", "raw", "size", "number")

    def __init__(self, items, raw):
        self.items, self.raw, self.number = items, raw, None
        self.size = len(items) + sum(item.size for item in items if type(item) is Copy)
        check("A list", "elements", self.size, MOST_ELEMENTS)

class Copies:
    """Copies values; a list has one copy for each state that it has had, whatever names it."""

    def __init__(self, keep):
        self.keep = keep
        # By the numbers of lists: each itself, so that no other gets its number, and its latest copy.
        self.known = {}
        # The numbers of those that have not changed since.
        self.fresh = set()

    def copy(self, value, depth=0):
        if type(value) is not list:
            return written(value)
        key = id(value)
        _, old = self.known.get(key, (value, None))
        if key in self.fresh:
            return old
        check("A list", "elements", len(value), MOST_ELEMENTS)
        if depth > MOST_DEEP:
            raise Stopped(f"A list contains itself, or lists are nested more than {MOST_DEEP} deep.")
        raw = old.raw if old and len(old.raw) == len(value) else [NOTHING] * len(value)
        items = [
            old.items[at] if item is raw[at] and type(item) in SIMPLE else self.copy(item, depth + 1)
            for at, item in enumerate(value)
        ]
        if old is None or items != old.items:
            old = Copy(items, value[:])
            self.keep(len(items))
            self.known[key] = value, old
        self.fresh.add(key)
        return old

def item_of(whole, key):
    """An element of a copy; None if there is none."""
    is_there = type(whole) is Copy and type(key) is int and 0 <= key < len(whole.items)
    return whole.items[key] if is_there else None

class Writer:
    """Writes steps as lines of JSON; what they share is numbered when it is first written."""

    def __init__(self):
        self.waiting, self.count, self.size, self.flushed = "", 0, 0, 0.0

    def write(self, *line):
        text = encode(line) + "\n"
        self.waiting += text
        self.size += len(text)
        if len(self.waiting) > CHUNK:
            self.flush()

    def numbered(self, *line):
        """Writes what is shared, and returns its number. No call comes between the two, which could fail."""
        text = encode(line) + "\n"
        self.waiting += text
        self.size += len(text)
        self.count += 1
        return self.count - 1

    def flush(self):
        rest, self.waiting = self.waiting.encode("ascii"), ""
        while rest:
            rest = rest[send(CHANNEL, rest) :]
        self.flushed = monotonic()

    def shot(self, value):
        """A list by its number; other values as they are written."""
        if type(value) is not Copy:
            return value
        if value.number is None:
            value.number = self.numbered("list", [self.shot(item) for item in value.items])
        return value.number

    def worked(self, expression, values):
        if expression is None:
            return None
        if expression.run is not self:
            parts = [part[1:] for part in expression.parts]
            expression.run, expression.number = self, self.numbered("expression", expression.text, parts)
        return [expression.number, *map(self.shot, values)]

    def variables(self, call):
        """The number of the variables of a call; only what differs from those before is written."""
        now, before = call.variables, call.written
        if call.number is None or now is not before:
            given = [[name, self.shot(value)] for name, value in now.items() if before.get(name) is not value]
            gone = [[name, None] for name in before if name not in now]
            call.number = self.numbered("variables", call.number, given + gone)
            call.written, call.frame_number = now, None
        return call.number

    def frame(self, call):
        variables = self.variables(call)
        if call.frame_number is None:
            call.frame_number = self.numbered("frame", call.name, call.parameters, variables)
        return call.frame_number

# The twin of a file. Names with a $ are those of no program, and no class renames them.

USUAL = {"has_else": False, "of_cases": False, "of_error": False, "loop": None, "targets": (), "worked": None}

def site(file, line, **known):
    """A place of which a twin tells."""
    return SimpleNamespace(file=file, line=line, **{**USUAL, **known})

WORKED_OUT = (ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.IfExp, ast.Call, ast.Subscript, ast.Attribute, ast.Compare)
# What is worked out several times or later, and in Python 3.8 to 3.11 has no places of its own.
UNREAD = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.JoinedStr)
UNREAD += (ast.Yield, ast.YieldFrom, ast.NamedExpr)
# Functions of the language whose values explain those of an expression.
PURE = frozenset("abs bool chr divmod float int len max min ord pow range round sorted str sum".split())
DEFINITIONS = (ast.FunctionDef, ast.ClassDef)
PREPARING = DEFINITIONS + (ast.AsyncFunctionDef, ast.Import, ast.ImportFrom)

def index_in(node):
    """The index of an element; None for a part of a list. Python 3.8 wraps it."""
    index = node.slice.value if type(node.slice).__name__ == "Index" else node.slice
    return None if type(index).__name__ in ("Slice", "ExtSlice", "Tuple") else index

def way_to(node):
    """The variable of an element or an attribute, and the nodes on the way; None for the variable of others."""
    way = []
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        way.insert(0, node)
        node = node.value
    return node.id if isinstance(node, ast.Name) else None, way

def split_text(body):
    """The text that describes a function or a file, with what must be above all; and the statements after it."""
    is_first = isinstance(getattr(body[0], "value", None), ast.Constant) if body else False
    count = 1 if is_first and isinstance(body[0], ast.Expr) else 0
    while count < len(body) and getattr(body[count], "module", None) == "__future__":
        count += 1
    return body[:count], body[count:]

def blank_end(line):
    """A line of an expression, with vertical tabs in place of a backslash or a comment at its end."""
    code = line if "'" in line or '"' in line else line.split("#")[0]
    code = code[:-1] if code.endswith("\\") else code
    return code + "\v" * (len(line) - len(code))

class Rewriter(ast.NodeTransformer):
    """Rewrites the tree of a file so that it does the same and tells of each step."""

    def __init__(self, file, text, program):
        self.file, self.text, self.sites, self.own_names = file, text, program.sites, program.own_names
        self.lines = text.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        # The numbers by which the values of nodes are noted.
        self.notes, self.noted = {}, 0
        self.line, self.of_class = 1, ""

    def hook(self, hook, node, *given, **known):
        """The call of a hook, with a site at the statement that is rewritten and other arguments."""
        self.sites.append(site(self.file, known.pop("line", self.line), **known))
        return self.call(hook, node, ast.Constant(len(self.sites) - 1), *given)

    def call(self, hook, node, *given):
        return ast.copy_location(ast.Call(ast.Name(hook, ast.Load()), list(given), []), node)

    def told(self, hook, node, **known):
        """A statement that calls a hook."""
        return ast.copy_location(ast.Expr(self.hook(hook, node, **known)), node)

    def visit(self, node):
        notes = self.notes.get(id(node), ())
        node = super().visit(node)
        for note in notes:
            node = self.call("$note", node, ast.Constant(note), node)
        return node

    def visit_Lambda(self, node):
        return node

    def visit_NamedExpr(self, node):
        known = {"targets": self.targets(node.target), "worked": self.explained(node.value)}
        return self.hook("$set", node, self.generic_visit(node), **known)

    def visit_Yield(self, node):
        self.generic_visit(node)
        node.value = self.call("$pause", node, node.value or ast.Constant(None))
        return self.call("$resume", node, node)

    visit_YieldFrom = visit_Yield

    def note(self, node):
        """Makes the value of a node be noted, by a number that is returned."""
        self.noted += 1
        self.notes.setdefault(id(node), []).append((self.noted, self.file))
        return self.noted, self.file

    def position(self, line, column):
        """A place in the text; the tree counts in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def explain(self, node, parts, before=""):
        """An expression that notes the values of these parts; `before` is put before its text."""
        start, end = (self.position(node.lineno, node.col_offset), self.position(node.end_lineno, node.end_col_offset))
        lines = self.text[start:end].split("\n")

        def units(line, column):
            text = before + self.text[start : self.position(line, column)]
            return len(text.encode("utf-16-le", "surrogatepass")) // 2

        noted = [
            (self.note(part), kind, units(part.lineno, part.col_offset), units(part.end_lineno, part.end_col_offset))
            for part, kind in parts
        ]
        text = before + "\n".join([*map(blank_end, lines[:-1]), lines[-1]])
        return SimpleNamespace(text=text, parts=noted, run=None, number=None)

    def explained(self, value):
        """The expression of a value that needs an explanation: worked out, but not by a subroutine."""
        parts = ast.walk(value) if isinstance(value, WORKED_OUT) else [value]
        calls = [part for part in parts if isinstance(part, ast.Call) and isinstance(part.func, ast.Name)]
        is_plain = isinstance(value, WORKED_OUT) and all(map(self.is_pure, calls))
        return self.explain(value, self.noted_in(value)) if is_plain else None

    def is_pure(self, call):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        of = getattr(getattr(call.func, "value", None), "id", "")
        return (name in PURE or of == "math") and name not in self.own_names

    def noted_in(self, node):
        """What is noted in an expression: its values, and the conditions that and, or and not combine."""
        if isinstance(node, ast.BoolOp):
            return [part for value in node.values for part in self.noted_in(value)]
        return [*self.values_in(node), (node, "condition")]

    def values_in(self, node):
        if isinstance(node, ast.Name):
            return [(node, "value")]
        if isinstance(node, UNREAD):
            return []
        parts, first = list(ast.iter_child_nodes(node)), []
        if isinstance(node, ast.Subscript):
            variable, way = way_to(node)
            indexes = [index_in(one) for one in way if isinstance(one, ast.Subscript)]
            if variable and None not in indexes:
                return [(node, "element"), *((index, "value") for index in indexes)]
        if isinstance(node, ast.Call):
            is_pure = self.is_pure(node)
            first = [(node, "call")] if is_pure else []
            # A method belongs to its object; the name of a function is no value.
            parts[:1] = [node.func.value] if isinstance(node.func, ast.Attribute) and not is_pure else []
        return first + [noted for part in parts for noted in self.values_in(part)]

    def targets(self, node):
        """The variables to which a target gives values: their names, and the ways to their elements."""
        if isinstance(node, (ast.Tuple, ast.List)):
            return [target for part in node.elts for target in self.targets(part)]
        if isinstance(node, ast.Starred):
            return self.targets(node.value)
        variable, nodes = way_to(node)
        way = []
        for one in nodes:
            if isinstance(one, ast.Subscript) and index_in(one) is None:
                break
            is_element = isinstance(one, ast.Subscript)
            way.append(self.note(index_in(one)) if is_element else (one.attr, self.renamed(one.attr)))
        return [(self.renamed(variable), way)] if variable else []

    def renamed(self, name):
        """A name as a class renames it."""
        is_private = self.of_class and name.startswith("__") and not name.endswith("__")
        return f"_{self.of_class.lstrip('_')}{name}" if is_private else name

    def block(self, statements):
        return [one for statement in statements for one in self.statement(statement)]

    def statement(self, node):
        self.line = node.lineno
        kind = type(node).__name__
        if isinstance(node, DEFINITIONS):
            return [self.function(node) if kind == "FunctionDef" else self.prepared(node, node.name)]
        if kind.startswith(("Async", "Global", "Nonlocal")):
            return [node]
        begins = self.told("$at", node, loop=len(self.sites) if kind == "While" else None)
        rewrite = getattr(self, "rewrite_" + kind, self.rewrite_other)
        return [begins, *rewrite(node)]

    def prepared(self, node, name=""):
        """A class or an imported file, of which only the functions tell."""
        outer, self.of_class = self.of_class, name
        node.body = [self.statement(one)[0] if isinstance(one, DEFINITIONS) else one for one in node.body]
        self.of_class = outer
        return node

    def function(self, node):
        every = node.args
        given = [*every.posonlyargs, *every.args, every.vararg, *every.kwonlyargs, every.kwarg]
        text, body = split_text(node.body)
        enter = self.told("$enter", node, name=node.name, parameters=[self.renamed(one.arg) for one in given if one])
        told = [enter, *self.block(body), self.told("$returns", node, line=None)]
        node.body = [*text, ast.Try(told, [], [], [ast.Expr(self.call("$leave", node))])]
        return node

    def main_program(self, tree):
        text, body = split_text(tree.body)
        lines = [one.lineno for one in body if not isinstance(one, PREPARING)] + [1]
        names = [one.name for one in body if isinstance(one, ast.FunctionDef)]
        name = self.file if "main" in names else "main"
        enter = self.told("$enter", tree, line=lines[0], name=name, parameters=[])
        ends = self.told("$returns", tree, line=None)
        tree.body = [*text, enter, *self.block(body), ends]
        return tree

    def rewrite_other(self, node):
        """What is executed for its effect tells of that after it."""
        look = [self.told("$set", node)] if isinstance(node, (ast.Expr, ast.Delete)) else []
        return [self.generic_visit(node), *look]

    def rewrite_Assign(self, node):
        if node.value is None:
            return [node]
        targets = getattr(node, "targets", None) or [node.target]
        is_new = len(targets) == 1 and not isinstance(node, ast.AugAssign)
        worked = self.explained(node.value) if is_new else None
        given = self.given(node, targets, worked=worked)
        return [self.generic_visit(node), *given]

    rewrite_AnnAssign = rewrite_AugAssign = rewrite_Assign

    def given(self, node, targets, **known):
        """Tells of the values that targets have been given, if there are any."""
        found = [target for one in targets for target in self.targets(one)]
        return [self.told("$set", node, targets=found, **known)] if found else []

    def rewrite_Return(self, node):
        if node.value is None:
            return [self.told("$returns", node), node]
        worked = self.explained(node.value)
        node.value = self.hook("$returns", node, self.visit(node.value), worked=worked)
        return [node]

    def rewrite_If(self, node):
        loop = len(self.sites) - 1 if isinstance(node, ast.While) else None
        known = {"worked": self.explain(node.test, self.noted_in(node.test)), "has_else": bool(node.orelse)}
        test = self.hook("$test", node, self.visit(node.test), loop=loop, **known)
        # A condition of a loop begins again each time.
        node.test = test if loop is None else ast.BoolOp(ast.Or(), [self.hook("$at", node), test])
        return self.blocks(node)

    rewrite_While = rewrite_If

    def blocks(self, node, given=()):
        """Rewrites the statements that depend on one, the first of which tell of what it has given values."""
        for name in ("body", "orelse", "finalbody"):
            if getattr(node, name, None):
                setattr(node, name, [*(given if name == "body" else ()), *self.block(getattr(node, name))])
        return [node]

    def rewrite_For(self, node):
        values = [part for part in self.values_in(node.iter) if part[1] != "call"]
        worked = self.explain(node.iter, values, "another value in ")
        given = self.given(node, [node.target])
        node.iter = self.hook("$each", node, self.visit(node.iter), worked=worked)
        node.target = self.visit(node.target)
        return self.blocks(node, given)

    def rewrite_With(self, node):
        given = self.given(node, [item.optional_vars for item in node.items if item.optional_vars])
        node.items = [self.visit(item) for item in node.items]
        return self.blocks(node, given)

    def rewrite_Try(self, node):
        self.blocks(node)
        for handler in node.handlers:
            self.line = handler.lineno
            named = self.given(handler, [ast.Name(handler.name)]) if handler.name else []
            self.blocks(handler, named or [self.told("$set", handler, of_error=True)])
        return [node]

    rewrite_TryStar = rewrite_Try

    def rewrite_Match(self, node):
        worked = self.explain(node.subject, self.values_in(node.subject))
        known = {"worked": worked, "of_cases": True, "has_else": True}
        node.subject = self.hook("$test", node, self.visit(node.subject), **known)
        for case in node.cases:
            self.line = case.pattern.lineno
            names = [part.name for part in ast.walk(case.pattern) if getattr(part, "name", None)]
            self.blocks(case, self.given(case.pattern, map(ast.Name, names)))
        return [node]

class Call:
    """A call as it runs, or with no name what is outside all calls."""

    def __init__(self, name, parameters, place, frame=None, is_told=False):
        self.name, self.parameters, self.frame, self.is_told = name, parameters, frame, is_told
        self.file, self.line = place
        self.hidden = frozenset(frame.f_code.co_freevars) if frame else frozenset()
        # The values of the variables themselves, and as they are shown: another dictionary after each change.
        self.raw, self.variables = {}, {}
        self.notes, self.times, self.modules = {}, {}, []
        self.written, self.number, self.frame_number = {}, None, None

    def values(self):
        if self.frame:
            return self.frame.f_locals
        return {name: value for module in self.modules for name, value in module.__dict__.items()}

class Tracer:
    """Tells of the steps of a program while it runs."""

    def __init__(self, sites, place, most_time, only=None):
        self.writer, self.copies = Writer(), Copies(self.keep)
        self.sites, self.place, self.most_time = sites, place, most_time
        # The subroutine whose steps are told, besides questions; None for all.
        self.only = only and plain(only)
        self.outside = Call("", [], place)
        # The calls of generators that wait, by their frames.
        self.waiting = {}
        self.kept = 0
        self.begin(True)

    def begin(self, is_told):
        """Forgets what has been executed; from now on steps are told, or not."""
        self.is_told, self.is_over, self.stack, self.count = is_told, False, [], 0
        self.deadline = monotonic() + self.most_time

    def hooks(self):
        names = "at note test set enter leave returns each pause resume"
        return {"$" + name: getattr(self, name) for name in names.split()}

    @property
    def top(self):
        return self.stack[-1] if self.stack else self.outside

    def tick(self):
        self.count += 1
        if self.is_over or self.count > MOST_STEPS:
            raise self.stop("It has taken too many steps without an end.")
        if monotonic() > self.deadline:
            raise self.stop(f"It has not ended after {self.most_time} seconds.")

    def keep(self, size):
        self.kept += size
        if self.kept > MOST_KEPT:
            raise Stopped(TOO_MUCH)

    def end(self, *action):
        """Adds the last step. Returns what to raise, which no program can catch for good."""
        if self.is_told and not self.is_over:
            self.writer.write("step", *self.place, action, [], self.writer.variables(Call("", [], self.place)))
        self.is_over = True
        return Stopped("")

    def stop(self, why):
        file, line = self.place
        return self.end("end", f"The program was stopped in {file}, line {line}. {why}")

    def add(self, place, action, ended=0):
        """Adds a step, with which so many calls end."""
        self.tick()
        if not self.is_told or not self.stack:
            return
        calls = [self.writer.frame(call) for call in self.stack[: len(self.stack) - ended]]
        self.writer.write("step", *place, action, calls, self.writer.variables(self.outside))
        if self.writer.size > MOST_WRITTEN:
            raise self.stop(TOO_MUCH)

    def look_at(self, call):
        """Notes the variables of a call as they are now. Returns what has changed inside: names, and old and new."""
        now, changed, variables, seen = call.values(), [], call.variables, set()
        for name, value in now.items():
            if name in call.hidden or name[:2] == "__" or not is_variable(value):
                continue
            seen.add(name)
            is_same = call.raw.get(name, NOTHING) is value
            if is_same and type(value) in SIMPLE:
                continue
            call.raw[name] = value
            old, new = variables.get(name), self.copies.copy(value)
            if old is not new and old != new:
                variables = {**variables, name: new}
                changed += [(name, old, new)] if is_same else []
        for name in call.raw.keys() - seen:
            del call.raw[name]
            variables = {one: value for one, value in variables.items() if one != name}
        call.variables = variables
        return changed

    def look_around(self):
        """Notes all variables. Returns the values that have changed inside, each by the name of the latest call."""
        self.copies.fresh.clear()
        found = {}
        for call in [*reversed(self.stack), self.outside]:
            for name, old, new in self.look_at(call):
                found.setdefault(id(call.raw[name]), [name, [], self.writer.shot(old), self.writer.shot(new)])
        return list(found.values())

    def worked(self, at):
        """What is known of an expression that has just been worked out."""
        notes = self.top.notes
        parts = at.worked.parts if at.worked else []
        return self.writer.worked(at.worked, [self.shown(kind, notes.pop(note, NOTHING)) for note, kind, *_ in parts])

    def shown(self, kind, value):
        if value is NOTHING:
            return None
        if kind != "condition":
            return self.copies.copy(value)
        is_known = type(value) in SIMPLE or type(value) in (list, tuple, dict, set)
        return str(bool(value)) if is_known else "True"

    def change(self, name, way, before):
        """What a variable or an element of it has become; None for what is no variable."""
        owners = [self.top, *self.stack[:1], self.outside, *reversed(self.stack[:-1])]
        call = next((one for one in owners if name in one.raw), None)
        if call is None:
            return None
        keys, raw = [], call.raw[name]
        old, new = before[call].get(name), call.variables.get(name)
        for step in way:
            key, raw = self.element(raw, step)
            keys.append(key)
            old, new = item_of(old, key), item_of(new, key)
        new = self.copies.copy(raw) if new is None and raw is not NOTHING else new
        return None if new is None else [name, keys, self.writer.shot(old), self.writer.shot(new)]

    def element(self, whole, step):
        """The key of an element as it is told, and its value where that is known without code of the program."""
        if isinstance(step[0], str):
            return step[0], (own_of(whole) or {}).get(step[1], NOTHING)
        key = self.top.notes.pop(step, None)
        if type(whole) is list and type(key) is int:
            key += len(whole) if key < 0 else 0
            return key, whole[key] if key < len(whole) else NOTHING
        is_known = issubclass(type(whole), dict) and type(key) in SIMPLE
        return key if type(key) is int else f"[{part_of(key)}]", dict.get(whole, key, NOTHING) if is_known else NOTHING

    def at(self, number):
        """A statement begins."""
        at = self.sites[number]
        self.tick()
        # An error may have been thrown into a generator that waited.
        if self.waiting and frame_of(1) in self.waiting:
            self.stack.append(self.waiting.pop(frame_of(1)))
        top = self.top
        self.place = top.file, top.line = at.file, at.line
        if at.loop is not None:
            top.times[number] = 1
        # What is executed next may end the process.
        if monotonic() - self.writer.flushed > PATIENCE:
            self.writer.write("at", at.file, at.line)
            self.writer.flush()

    def note(self, number, value):
        self.top.notes[number] = value
        return value

    def test(self, number, value):
        """A condition, or the value of a choice of cases, has decided how the program continues."""
        at, times = self.sites[number], self.top.times
        value = value if at.of_cases else bool(value)
        count = times.get(at.loop)
        if count is not None:
            times[at.loop] = count + 1
        if not self.top.is_told:
            return value
        self.look_around()
        result = self.writer.shot(self.copies.copy(value))
        self.add((at.file, at.line), ["test", self.worked(at), result, count, at.has_else])
        return value

    def each(self, number, values):
        """The values of a loop; tells before each whether there is one."""
        at, call, count = self.sites[number], self.top, 0
        known = self.worked(at)

        def tell(result):
            self.place = call.file, call.line = at.file, at.line
            if call.is_told:
                self.look_around()
                self.add(self.place, ["test", known, result, count, False])

        for value in values:
            count += 1
            tell("True")
            yield value
        count += 1
        tell("False")

    def set(self, number, value=None):
        """Variables, or elements of them, have values now; without targets, what has changed inside."""
        at = self.sites[number]
        if not self.top.is_told:
            return value
        before = {call: call.variables for call in (*self.stack, self.outside)}
        changes = self.look_around()
        worked = self.worked(at)
        if at.of_error:
            changes = [["the error", [], None, written(sys.exc_info()[1])]]
        elif at.targets:
            changes = list(filter(None, [self.change(*target, before) for target in at.targets]))
        if changes:
            self.add((at.file, at.line), ["set", changes, worked])
        return value

    def enter(self, number):
        """A subroutine begins, or the main program."""
        at = self.sites[number]
        if len(self.stack) >= MOST_CALLS:
            raise Stopped(f"More than {MOST_CALLS} calls have not ended; the last is of {at.name}.")
        is_told = self.is_told and self.only in (None, plain(at.name))
        if is_told:
            self.look_around()
        place = (self.top.file, self.top.line) if self.stack else (at.file, at.line)
        self.stack.append(Call(at.name, at.parameters, (at.file, at.line), frame_of(1), is_told))
        if is_told:
            self.look_at(self.top)
            self.add(place, ["call", at.name])

    def leave(self):
        frame = frame_of(1)
        self.waiting.pop(frame, None)
        if any(call.frame is frame for call in self.stack):
            while self.stack.pop().frame is not frame:
                pass

    def returns(self, number, value=NOTHING):
        """A subroutine ends, perhaps with a value."""
        at = self.sites[number]
        # Without a statement that returns it ends where it is.
        self.place = at.file, at.line or self.top.line
        if not self.top.is_told:
            return value
        self.look_around()
        returned = None if value is NOTHING else self.writer.shot(self.copies.copy(value))
        self.add(self.place, ["return", self.top.name, returned, self.worked(at)], 1)
        return value

    def pause(self, value):
        """A generator gives a value, and its call waits."""
        if self.top.frame is frame_of(1):
            call = self.stack.pop()
            self.waiting[call.frame] = call
        return value

    def resume(self, value):
        call = self.waiting.pop(frame_of(1), None)
        self.stack += [call] if call else []
        return value

    def print(self, text):
        check_text(text)
        self.keep(len(text))
        if self.top.is_told:
            self.look_around()
            self.add((self.top.file, self.top.line), ["print", text])

    def ask(self, question, answers):
        """Asks a question, at which a program ends that has no more answers."""
        self.place = self.top.file, self.top.line
        if not answers:
            raise self.end("ask", question, None)
        self.look_around()
        self.add(self.place, ["ask", question, answers[0]])
        return answers.pop(0)

# What a program finds around it, and what it may not do.

REFUSED = """socket ctypes subprocess threading _thread multiprocessing concurrent asyncio signal faulthandler gc
tkinter turtle""".split()
# What leads out of the process: events of the interpreter, modules, and functions of which no event tells.
FORBIDDEN = """socket ctypes subprocess shutil os fcntl mmap pty webbrowser winreg _winapi msvcrt sqlite3 gc resource
syslog sys.addaudithook sys.settrace sys.setprofile""".split()
HARMLESS = ["os.listdir", "os.scandir", "os.putenv", "os.unsetenv"]
INNER = "_interpreters _xxsubinterpreters _testcapi _testinternalcapi".split()
ELSEWHERE = {
    "_thread": ["start_new_thread", "start_new", "start_joinable_thread"],
    "_posixsubprocess": ["fork_exec"],
    "sys": ["setprofile", "settrace"],
}
# What is left of the functions of the system.
OF_OS = """access confstr cpu_count fspath getcwd getcwdb getegid geteuid getgid getlogin getpid getppid getuid isatty listdir
lstat putenv readlink register_at_fork scandir sched_getaffinity stat strerror sysconf times umask uname unsetenv""".split()

def refused(name):
    """Stops a program that uses it, except to clear the screen."""

    def refuse(*given, **_):
        if name != "os.system" or given not in (("cls",), ("clear",)):
            raise Stopped(f"It uses {name}, {UNFOLLOWED}")

    return refuse

# Where files may be read: not in the folder of this file, but what shows errors looks for its lines.
LIBRARY = (*sys.path[1:], __file__)

def guard(event, given):
    """Refuses what leads out of the process; files may be read where the modules of the language are."""
    if event == "import" and given[0] in INNER:
        raise Stopped(f"It imports {given[0]}, {UNFOLLOWED}")
    if (event in FORBIDDEN or event.split(".")[0] in FORBIDDEN) and event not in HARMLESS:
        raise Stopped(f"It uses {event}, {UNFOLLOWED}")
    if event == "open":
        path, mode, flags = given
        is_read = not set(mode or "r") & set("wax+") and not (flags or 0) & (os.O_WRONLY | os.O_RDWR)
        if not (is_read and str(path).startswith(LIBRARY) and ".." not in str(path)):
            raise Stopped(f"It opens a file, {UNFOLLOWED}")

class Stored(io.BytesIO):
    """An open file of a folder, which is kept there whenever it is flushed or closed."""

    def __init__(self, files, name, mode):
        super().__init__(b"" if mode[0] in "wx" else files[name])
        self.files, self.name, self.mode = files, name, mode
        self.seek(0, 2 if mode[0] == "a" else 0)
        self.flush()

    def readable(self):
        return self.mode[0] == "r" or "+" in self.mode

    def writable(self):
        return self.mode[0] != "r" or "+" in self.mode

    def flush(self):
        if not self.closed and self.writable():
            self.files[self.name] = self.getvalue()

    def close(self):
        self.flush()
        super().close()

class Folder:
    """The files beside a program: in memory, so that nothing is written and each run finds them as they are."""

    def __init__(self, texts):
        self.texts, self.files, self.real = texts, {}, (open, os.stat)

    def begin(self):
        self.files = {name: text.encode("utf-8", "surrogatepass") for name, text in self.texts.items()}

    def name_of(self, path):
        """The name of a file in the folder; any other stops the program."""
        if type(path) is int:
            raise Stopped(f"It uses open, {UNFOLLOWED}")
        name = os.path.normpath(os.path.splitdrive(os.fsdecode(path))[1]).lstrip("/\\")
        if "/" in name or "\\" in name or name in ("", ".", ".."):
            raise Stopped(f"It uses {os.fsdecode(path)}, and only files in its folder can be followed.")
        return name

    def existing(self, path):
        name = self.name_of(path)
        if name not in self.files:
            raise FileNotFoundError(2, "No such file or directory", path)
        return name

    def open(self, path, mode="r", buffering=-1, encoding=None, errors=None, newline=None, **_):
        if type(path) is str and path.startswith(LIBRARY):
            return self.real[0](path, mode, buffering, encoding, errors, newline)
        kind = mode.replace("t", "").replace("b", "") or "r"
        name = self.existing(path) if kind[0] == "r" else self.name_of(path)
        if kind[0] == "x" and name in self.files:
            raise FileExistsError(17, "File exists", path)
        if kind[0] == "a":
            self.files.setdefault(name, b"")
        file = Stored(self.files, name, kind)
        return file if "b" in mode else io.TextIOWrapper(file, encoding or "utf-8", errors, newline)

    def listdir(self, path="."):
        return sorted(self.files)

    def remove(self, path):
        del self.files[self.existing(path)]

    unlink = remove

    def rename(self, old, new):
        self.files[self.name_of(new)] = self.files.pop(self.existing(old))

    replace = rename

    def stat(self, path, *given, **named):
        own = None if type(path) is int else self.files.get(os.path.normpath(os.fsdecode(path)).lstrip("/\\"))
        if own is None:
            return self.real[1](path, *given, **named)
        return os.stat_result((0o100644, 0, 0, 1, 0, 0, len(own), *[1_433_149_200] * 3))

class Clock:
    """The time of a program: it begins on 1 June 2015, and goes on when it is looked at."""

    now = 0.0

    def read(self):
        self.now += 0.001
        return self.now

    def sleep(self, seconds):
        self.now += max(0, seconds)

    def install(self):
        for name in ("time", "monotonic", "perf_counter", "process_time"):
            setattr(time, name, self.read)
            setattr(time, name + "_ns", lambda: int(self.read() * 1e9))
        for name in ("localtime", "gmtime", "ctime"):
            real = getattr(time, name)
            setattr(time, name, lambda seconds=None, real=real: real(self.read() if seconds is None else seconds))
        real_form = time.strftime
        time.strftime = lambda form, moment=None: real_form(form, moment or time.localtime())
        time.sleep = self.sleep

    def install_dates(self, datetime):
        def today(kind, tz=None):
            return kind.fromtimestamp(self.read(), *([tz] if tz else []))

        for name, names in (("datetime", ("now", "today")), ("date", ("today",))):
            members = {one: classmethod(today) for one in names}
            setattr(datetime, name, type(name, (getattr(datetime, name),), members))

class Stream(io.TextIOBase):
    """What a program prints to and reads from without print and input."""

    def __init__(self, tracer, answers):
        self.tracer, self.answers = tracer, answers

    def write(self, text):
        self.tracer.print(text)
        return len(text)

    def readline(self, size=-1):
        return self.tracer.ask("", self.answers) + "\n"

class Program:
    """The files of a program, and what they find around them."""

    def __init__(self, files, main):
        self.files = {file: text for file, text in files.items() if file.endswith(".py")}
        self.main, self.sites, self.codes, self.clock, self.folder = main, [], {}, Clock(), Folder(files)
        trees = [ast.parse(text, file) for file, text in self.files.items()]
        nodes = [node for tree in trees for node in sorted(ast.walk(tree), key=lambda one: getattr(one, "lineno", 0))]
        self.functions = [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
        names = [node for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        self.own_names = {*self.functions, *(node.id for node in names)}

    def code(self, file, is_main):
        """The twin of a file."""
        if (file, is_main) not in self.codes:
            rewriter, tree = Rewriter(file, self.files[file], self), ast.parse(self.files[file], file)
            twin = rewriter.main_program(tree) if is_main else rewriter.prepared(tree)
            self.codes[file, is_main] = compile(ast.fix_missing_locations(twin), file, "exec", dont_inherit=True)
        return self.codes[file, is_main]

    def close_ways_out(self):
        os.urandom = lambda size: bytes((at * 89 + 41) % 256 for at in range(size))
        os.get_terminal_size = lambda *_: os.terminal_size((80, 24))
        for name, value in [*vars(os).items()]:
            is_own = type(value) is BuiltinFunctionType and name[0] != "_" and name not in OF_OS
            if is_own or name in ("_exit", "popen"):
                for module in (os, sys.modules[os.name]):
                    setattr(module, name, refused("os." + name))
        for name, names in ELSEWHERE.items():
            try:
                module = __import__(name)
            except ImportError:
                continue
            for one in names:
                setattr(module, one, refused(f"{name}.{one}"))
        for name in ("listdir", "remove", "rename", "replace", "stat", "unlink"):
            setattr(os, name, getattr(self.folder, name))
        self.clock.install()
        sys.addaudithook(guard)

    def settle(self):
        """Makes what has been imported do the same in each run."""
        random, datetime = sys.modules.get("random"), sys.modules.get("datetime")
        if random and not hasattr(random, "$real"):
            real = random.Random.seed
            setattr(random, "$real", real)
            random.Random.seed = lambda self, a=None, version=2: real(self, 1 if a is None else a, version)
            random.seed = random._inst.seed
            random.seed()
        if datetime and not hasattr(datetime, "$real"):
            setattr(datetime, "$real", datetime.datetime)
            self.clock.install_dates(datetime)

    def surround(self, tracer, answers):
        """Prepares a run, and returns what it finds built in."""
        self.clock.now = 1_433_149_200.0
        self.folder.begin()
        for file in self.files:
            sys.modules.pop(file[:-3], None)
        if "random" in sys.modules:
            sys.modules["random"].seed()
        # The program may change this copy as it likes.
        sys.modules["builtins"], own = ModuleType("builtins"), dict(vars(builtins))
        sys.stdout = sys.stderr = sys.stdin = Stream(tracer, answers)
        sys.argv = [self.main]

        def show(*values, sep=" ", end="\n", file=None, flush=False):
            for value in values:
                check_text(value if type(value) is str else "")
            text = Text()
            print(*values, sep=sep, end=end, file=text)
            target = sys.stdout if file is None else file
            if target is not None:
                target.write(text.getvalue())

        def leave(code=None):
            raise SystemExit(code)

        def find(name, *given, **named):
            first = name.split(".")[0]
            if first in REFUSED:
                raise Stopped(f"It imports {first}, {UNFOLLOWED}")
            if first + ".py" in self.files and first not in sys.modules:
                self.load(first, tracer, own)
            module = __import__(name, *given, **named)
            self.settle()
            return module

        own.update(tracer.hooks(), print=show, input=lambda text="": tracer.ask(str(text), answers), exit=leave)
        own.update(quit=leave, open=self.folder.open, breakpoint=refused("breakpoint"), __import__=find)
        io.open = own["open"]
        vars(sys.modules["builtins"]).update(own)
        return vars(sys.modules["builtins"])

    def load(self, name, tracer, own, is_main=False):
        """Executes the statements of a file."""
        module = ModuleType("__main__" if is_main else name)
        module.__dict__.update(__builtins__=own, __file__=name + ".py")
        sys.modules[module.__name__] = module
        if name == self.main[:-3]:
            sys.modules["__main__"] = module
        tracer.outside.modules += [] if is_main else [module]
        exec(self.code(name + ".py", is_main), module.__dict__)

    def run(self, recording, tracer):
        """Runs the program from its beginning, or calls a subroutine whose name is spelt in any way."""
        own, name = self.surround(tracer, recording["answers"]), recording["name"]
        if name == "main":
            return self.load(self.main[:-3], tracer, own, True)
        tracer.begin(False)
        try:
            self.load(self.main[:-3], tracer, own)
        except (Stopped, SystemExit):
            # What it asks belongs to its main program.
            pass
        tracer.begin(True)
        values = [entry for module in tracer.outside.modules for entry in module.__dict__.items()]
        called = [value for key, value in values if plain(key) == plain(name) and callable(value)]
        if not called:
            raise Stopped(f"There is no subroutine {name}.")
        for given in recording["calls"]:
            called[0](*given)

def plain(name):
    return name.replace("_", "").lower()

def reason_of(error):
    """Says why a program has stopped."""
    if isinstance(error, Stopped):
        return str(error)
    if isinstance(error, MemoryError):
        return "It needs too much memory to be followed."
    if isinstance(error, ModuleNotFoundError):
        return f"It imports {error.name}, and only modules of Python and programs in its folder can be followed."
    message = message_of(error).rstrip(".…")
    return f"{type(error).__name__}{': ' if message else ''}{message}."

def place_of(error, files):
    """The last place in a program that an error has come through; None for no place."""
    trace, place = error.__traceback__, None
    while trace:
        file = trace.tb_frame.f_code.co_filename
        place = (file, trace.tb_lineno) if file in files else place
        trace = trace.tb_next
    return place

def record(program, recording, most_time):
    tracer = Tracer(program.sites, (program.main, 1), most_time, recording.get("only"))
    tracer.writer.write("at", program.main, 1)
    tracer.writer.flush()
    # Says where the program is, even if it lets nothing else be executed, and ends the process.
    faulthandler.dump_traceback_later(most_time + 0.5, exit=True, file=CHANNEL)
    try:
        program.run(recording, tracer)
        tracer.end("end", "The program has ended.")
    except SystemExit as error:
        if type(error.code) is str:
            tracer.print(error.code + "\n")
        tracer.end("end", "The program has ended.")
    except BaseException as error:
        if not isinstance(error, Stopped):
            tracer.place = place_of(error, program.files) or tracer.place
        tracer.stop(reason_of(error))
    tracer.writer.write("done")
    tracer.writer.flush()

def described(files, main):
    """The subroutines of a program, or why it cannot be followed."""
    try:
        program = Program(files, main)
        for file in program.files:
            program.code(file, file == main)
        return {"subroutines": list(dict.fromkeys([*program.functions, "main"]))}
    except SyntaxError as error:
        message = error.msg if error.msg.endswith("?") else f"{error.msg}."
        message += " Only Python 3 can be followed." if "Missing parentheses" in message else ""
        return {"reason": f"{error.filename}, line {error.lineno} cannot be read: {message}"}
    except (ValueError, RecursionError, MemoryError):
        return {"reason": f"{main} cannot be followed. It has an expression of too many parts."}

def limit(seconds):
    """Sets what the system keeps to, whatever the program does, and ends the process when its parent has gone."""
    import _thread

    for old, new in ((3, CHANNEL), (4, PARENT)):
        os.dup2(old, new, False)
        os.close(old)

    def watch(read=os.read):
        read(PARENT, 1)
        end_process(1)

    _thread.start_new_thread(watch, ())
    faulthandler.enable(CHANNEL)
    try:
        import resource
    except ImportError:  # on Windows
        return
    for kind, most in ((resource.RLIMIT_DATA, MOST_MEMORY), (resource.RLIMIT_CPU, seconds), (resource.RLIMIT_CORE, 0)):
        resource.setrlimit(kind, (most, most))

def main():
    request = json.loads(sys.stdin.buffer.read())
    files, first = request["files"], request["main"]
    if "runs" not in request:
        sys.stdout.write(json.dumps({"python": sys.executable, **described(files, first)}))
        return
    runs, most_time = request["runs"], request["mostTime"]
    program = Program(files, first)
    limit(int((most_time + 2) * len(runs) + 5))
    sys.path.pop(0)
    program.close_ways_out()
    for recording in runs:
        record(program, recording, most_time)

main()
