"""A title's views, reasons and hints for the browser: the functions of view.py, reasons.py and teaching/, run by MicroPython.

We translate the sources. Types and imports are dropped; what a module imports from its title becomes constants, and a
module of the title whose functions it calls is carried along; the few expressions that MicroPython lacks become calls to
prelude.py; and every dictionary keeps its order, which MicroPython's own don't.
"""

import ast
import inspect
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, get_origin

import numpy as np

from malecon.core import teaching
from malecon.core.actions import Actions
from malecon.core.fields import Axis
from malecon.core.title import Title

PRELUDE = Path(__file__).parent / "prelude.py"
PLAIN = (int, str, float, range, list, tuple, dict, np.ndarray, np.generic, Axis)
PROVIDED = {"ACTIONS", "Reason", "WORDS"}  # provided by the prelude and the manifest


def script(title: Title) -> dict[str, Any]:
    """The prelude, the constants and functions of the modules as source text, and the keys of reasons."""
    modules = {"view": inspect.getmodule(title.view), "reasons": inspect.getmodule(title.why_not)}
    parts = {name: _carried(module) for name, module in modules.items() if module is not None}
    keys = sorted(key for key in title.words.keys("en") if key.startswith("why-"))
    prelude = _plain_text(ast.parse(PRELUDE.read_text(encoding="utf-8")))
    return {"prelude": f"{_carried(teaching)}\n{prelude}", **parts, "hints": _hints(title), "keys": keys}


def _hints(title: Title) -> str:
    """What speaks for a move and what it gives away: the functions `favours` and `costs`; empty without a teaching."""
    if title.teaching is None:
        return ""
    finders = {"favours": title.teaching.favours, "costs": title.teaching.costs}
    module, *others = {inspect.getmodule(find) for find in finders.values()}
    if module is None or others:
        raise TypeError(f"{title.name}: favours and costs must be functions of one module")
    named = (f"{name} = {find.__name__}" for name, find in finders.items())
    return "\n".join([_carried(module), *named])


def _carried(module: ModuleType) -> str:
    tree = ast.parse(inspect.getsource(module))
    constants = []
    body: list[ast.stmt] = []
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom):
            for name in (alias.asname or alias.name for alias in statement.names):
                value = getattr(module, name)
                constants += _names(name, value, tree) if isinstance(value, ModuleType) else [_constant(module, name)]
        elif not isinstance(statement, ast.Import) and not _is_type(module, statement):
            body.append(statement)
    return "\n".join([*filter(None, constants), _plain_text(ast.Module(body, []))])


def _names(name: str, module: ModuleType, tree: ast.Module) -> list[str]:
    """Lines that define what a source uses of a module that it imports as a whole."""
    read = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name
    }
    if any(isinstance(getattr(module, attribute), FunctionType) for attribute in read):
        return [f"{name} = Module({_carried(module)!r})"]
    lines = [_constant(module, attribute) for attribute in sorted(read - PROVIDED)]
    own = [f"{name}.{attribute} = {attribute}" for attribute in sorted(read & PROVIDED)]
    return [f"{name} = Names()", *(f"{name}.{line}" for line in lines if line), *own]


def _plain_text(module: ast.Module) -> str:
    return ast.unparse(ast.fix_missing_locations(_Plain().visit(module)))


def _constant(module: ModuleType, name: str) -> str:
    """A line that defines what the module imports under this name; empty for types."""
    value = getattr(module, name)
    if name in PROVIDED or isinstance(value, type | Actions | ModuleType) or not _is_plain(value):
        return ""
    return f"{name} = {_literal(value)}"


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, PLAIN)


def _literal(value: Any) -> str:
    if isinstance(value, Axis):
        return f"Axis({value.name!r}, {value.labels!r})"
    if isinstance(value, np.ndarray):
        return f"Array({value.tolist()!r})"
    if isinstance(value, np.generic):
        return repr(value.item())
    if isinstance(value, dict):
        return f"ordered([{', '.join(f'({k!r}, {_literal(v)})' for k, v in value.items())}])"
    if isinstance(value, list):
        return f"[{', '.join(map(_literal, value))}]"
    if isinstance(value, tuple):
        return f"({', '.join(map(_literal, value))},)"
    return repr(value)


def _is_type(module: ModuleType, statement: ast.stmt) -> bool:
    """Whether a statement only defines a type, or the catalogue, which the page has."""
    if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
        return False
    name = statement.targets[0].id
    value = getattr(module, name)
    return (
        name in PROVIDED
        or "typing" in type(value).__module__
        or isinstance(value, type)
        or get_origin(value) is not None
    )


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name), list(arguments), [])


class _Plain(ast.NodeTransformer):
    """Rewrites what MicroPython doesn't support."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        self.generic_visit(node)
        node.returns = None
        if len(node.body) > 1 and _is_text(node.body[0]):
            del node.body[0]
        return node

    def visit_Module(self, node: ast.Module) -> Any:
        self.generic_visit(node)
        node.body = [statement for statement in node.body if not _is_text(statement)]
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> Any:
        return None if node.module == "typing" or str(node.module).startswith("malecon.") else node

    def visit_arg(self, node: ast.arg) -> Any:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        self.generic_visit(node)
        return ast.Assign([node.target], node.value) if node.value else ast.Pass()

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        if any(isinstance(base, ast.Name) and base.id == "TypedDict" for base in node.bases):
            return ast.Assign([ast.Name(node.name)], ast.Name("ordered"))
        if node.decorator_list:  # a dataclass
            node.decorator_list = []
            fields = [statement for statement in node.body if isinstance(statement, ast.AnnAssign)]
            rest = [statement for statement in node.body if not isinstance(statement, ast.AnnAssign)]
            node.body = [_initializer(fields), *rest]
        node.body = [statement for statement in node.body if not _is_text(statement)] or [ast.Pass()]
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> Any:
        self.generic_visit(node)
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "strict"]
        if isinstance(node.func, ast.Attribute) and node.func.attr == "bit_count":
            return _call("bit_count", node.func.value)
        if isinstance(node.func, ast.Name) and node.func.id == "dict":
            node.func = ast.Name("ordered")
        return node

    def visit_Dict(self, node: ast.Dict) -> Any:
        self.generic_visit(node)
        parts: list[ast.expr] = []
        pairs: list[ast.expr] = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                parts += [ast.List(pairs), value]
                pairs = []
            else:
                pairs.append(ast.Tuple([key, value]))
        return _call("ordered", *parts, ast.List(pairs))

    def visit_DictComp(self, node: ast.DictComp) -> Any:
        self.generic_visit(node)
        return _call("ordered", ast.ListComp(ast.Tuple([node.key, node.value]), node.generators))

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        self.generic_visit(node)
        return _call("union", node.left, node.right) if isinstance(node.op, ast.BitOr) else node

    def visit_List(self, node: ast.List) -> Any:
        self.generic_visit(node)
        return self._unpacked(node) if isinstance(node.ctx, ast.Load) else node

    def visit_Tuple(self, node: ast.Tuple) -> Any:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and any(isinstance(item, ast.Starred) for item in node.elts):
            return _call("tuple", self._unpacked(ast.List(node.elts)))
        return node

    def _unpacked(self, node: ast.List) -> ast.expr:
        if not any(isinstance(item, ast.Starred) for item in node.elts):
            return node
        parts = [item.value if isinstance(item, ast.Starred) else ast.List([item]) for item in node.elts]
        return _call("joined", *parts)


def _initializer(fields: list[ast.AnnAssign]) -> ast.stmt:
    """The `__init__` of a dataclass with these fields; a default that a factory makes is made for each object."""
    head, body = ["self"], []
    for field in fields:
        name, default = ast.unparse(field.target), field.value
        if isinstance(default, ast.Call) and ast.unparse(default.func) == "field":
            made = ast.unparse(default.keywords[0].value)
            head.append(f"{name}=None")
            body.append(f"    self.{name} = {made}() if {name} is None else {name}")
        else:
            head.append(name if default is None else f"{name}={ast.unparse(default)}")
            body.append(f"    self.{name} = {name}")
    return ast.parse("\n".join([f"def __init__({', '.join(head)}):", *body])).body[0]


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
