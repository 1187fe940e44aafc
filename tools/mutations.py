"""The small changes that ``tools/mutants.py`` makes to a source, one at a time."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_EMPTY: dict[str, list[int | str]] = {"i64": [0], "int": [0], "bool": [True, False], "str": [""]}
_ALLOWED = "return LEGAL"  # which is 0
_DROPPED = (ast.Assign, ast.AugAssign, ast.Expr, ast.Continue, ast.Break)

Node = TypeVar("Node", ast.cmpop, ast.expr)
Change = Callable[[], Callable[[], None]]  # makes the change; what it returns takes it back


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, and how the statement reads before and after."""

    function: str  # its qualified name; empty for what is declared outside of functions
    line: int
    before: str
    after: str
    change: Change


def mutants_of(tree: ast.Module) -> Iterator[Mutant]:
    """
    Every mutant of a module; the tree is as before after each.

    >>> tree = ast.parse("def f(a: int) -> int: return a + 1")
    >>> [mutant.after for mutant in mutants_of(tree)]
    ['return a - 1', 'return a + 2', 'return 0']
    """
    for node in tree.body:
        yield from _in_statement(node, "", None)


def _in_statement(node: ast.stmt, function: str, gives: ast.expr | None) -> Iterator[Mutant]:
    """The mutants of a statement and of all inside it."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        name = f"{function}.{node.name}" if function else node.name
        gives = node.returns if isinstance(node, ast.FunctionDef) else None
        yield from _in_body(node.body, name, gives)
        return
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return
    if not function and not (isinstance(node, ast.AnnAssign) and node.value is not None):
        return
    for change in _changes(node, gives):
        before = _shown(node)
        undo = change()
        after = _shown(node)
        undo()
        yield Mutant(function, node.lineno, before, after, change)
    for part in ("body", "orelse"):
        yield from _in_body(getattr(node, part, []), function, gives)


def _in_body(body: list[ast.stmt], function: str, gives: ast.expr | None) -> Iterator[Mutant]:
    """The mutants of several statements; most can be left out, too."""
    for place, node in enumerate(body):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue  # a docstring
        yield from _in_statement(node, function, gives)
        if isinstance(node, _DROPPED):
            yield _drop(body, place, node, function)


def _drop(body: list[ast.stmt], place: int, node: ast.stmt, function: str) -> Mutant:
    empty = ast.copy_location(ast.Pass(), node)

    def change() -> Callable[[], None]:
        body[place] = empty

        def undo() -> None:
            body[place] = node

        return undo

    return Mutant(function, node.lineno, _shown(node), "pass", change)


def _changes(statement: ast.stmt, gives: ast.expr | None) -> Iterator[Change]:
    """The changes inside a statement, not inside the statements that it holds."""
    for node in _expressions(statement):
        if isinstance(node, ast.Compare):
            for place, sign in enumerate(node.ops):
                yield _setting(node.ops, place, _COMPARED[type(sign)]())
        elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in _CALCULATED:
            yield _replacing(node, "op", _CALCULATED[type(node.op)]())
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield _replacing(node, "op", other)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield _replacing(node, "value", node.value + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield _replacing(node, "value", not node.value)
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            yield _replacing(node, "test", _negated(node.test))
        if isinstance(node, ast.comprehension):
            for place, test in enumerate(node.ifs):
                yield _setting(node.ifs, place, _negated(test))
        for part, value in ast.iter_fields(node):
            if isinstance(value, ast.UnaryOp):
                yield _replacing(node, part, value.operand)
    if isinstance(statement, ast.Return) and statement.value is not None:
        for value in _EMPTY.get(ast.unparse(gives) if gives else "", []):
            if not isinstance(statement.value, ast.Constant) and _shown(statement) != _ALLOWED:
                given = ast.copy_location(ast.Constant(value), statement.value)
                yield _replacing(statement, "value", given)


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """A statement and its expressions; annotations are none."""
    open_nodes: list[ast.AST] = [statement]
    while open_nodes:
        node = open_nodes.pop(0)
        yield node
        for part, value in ast.iter_fields(node):
            if part in ("annotation", "body", "orelse") and isinstance(node, ast.stmt):
                continue
            inner = value if isinstance(value, list) else [value]
            open_nodes += [child for child in inner if isinstance(child, ast.AST)]


def _negated(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _replacing(node: ast.AST, part: str, value: object) -> Change:
    def change() -> Callable[[], None]:
        before = getattr(node, part)
        setattr(node, part, value)
        return lambda: setattr(node, part, before)

    return change


def _setting(items: list[Node], place: int, value: Node) -> Change:
    def change() -> Callable[[], None]:
        before = items[place]
        items[place] = value

        def undo() -> None:
            items[place] = before

        return undo

    return change


def _shown(node: ast.stmt) -> str:
    """A statement on one line; of a compound one, its head."""
    text = ast.unparse(node)
    lines = text.splitlines()
    compound = isinstance(node, (ast.If, ast.While, ast.For, ast.With, ast.Try))
    return lines[0] if compound else " ".join(line.strip() for line in lines)
