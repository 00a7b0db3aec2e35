"""Structs as interfaces: one struct, one interface, with the same names, fields and words of explanation."""

import ast
import inspect as source
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec
from msgspec import inspect

WIDTH = 120
"""How wide a line may be before Prettier would break it."""

Side = Literal["told", "asked"]
"""Whether the server writes a struct or reads it: what has a default is always told, and need not be asked."""

Struct = type[msgspec.Struct]


class Writer:
    """Collects what a file declares, in an order in which it can be read."""

    def __init__(
        self,
        names: Mapping[str, Any] = {},
        fields: Mapping[tuple[str, str], str] = {},
        known: Mapping[Struct, str] = {},
    ) -> None:
        """A writer that calls literals by ``names`` and ``known`` structs, which are declared elsewhere, by theirs.

        Some ``fields`` are given a type here because Python says only that they are anything.
        """
        self.known = dict(known)
        self.used: set[str] = set()
        """The names of the known structs that are made use of."""
        self._names = {frozenset(get_args(values)): name for name, values in names.items()}
        self._fields = fields
        self._written: dict[str, Struct] = {}
        self._told: set[Struct] = set()
        self._words = names
        self._met: set[str] = set()
        """The names of the literals that are made use of."""
        self.parts: list[str] = []

    def tell(self, *structs: Struct) -> None:
        """Declare what the server writes, and all that it is made of."""
        for struct in structs:
            self._told.update(_within(struct))
        for struct in structs:
            self._declare(struct, "told")

    def ask(self, *structs: Struct, tagged: bool = True) -> None:
        """Declare what the server reads. What it writes as well has been told before."""
        for struct in structs:
            self._declare(struct, "asked", tagged)

    def unite(self, name: str, words: str, structs: Sequence[Struct]) -> None:
        """Declare a name for any of several structs."""
        self.add(declare(name, words, [struct.__name__ for struct in structs]))

    def add(self, part: str) -> None:
        self.parts.append(part)

    def text(self, head: str) -> str:
        named = [(name, get_args(values)) for name, values in self._words.items() if name in self._met]
        return "\n".join([head, *(declare(name, "", _literals(values)) for name, values in named), *self.parts])

    def _declare(self, struct: Struct, side: Side, tagged: bool = True) -> None:
        if struct in self.known:
            self.used.add(self.known[struct])
            return
        if (namesake := self._written.get(struct.__name__)) is not None:
            assert namesake is struct, f"{struct} and {namesake} have the same name"
            return
        self._written[struct.__name__] = struct
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        said = explanations(struct)
        lines = [f"export interface {struct.__name__} {{"]
        if tagged and info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            optional = not field.required and (side == "asked" or struct.__struct_config__.omit_defaults)
            kind = self._fields.get((struct.__name__, field.name)) or self._type(field.type, side)
            lines += [f"  {line}" for line in comment(said.get(field.name, ""), WIDTH - 2)]
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {kind};")
            assert len(lines[-1]) <= WIDTH, f"give {struct.__name__}.{field.name} a name: its type is too long"
        lines.append("}")
        # What it is made of has been declared meanwhile: it stands before.
        self.add("\n".join([*comment(struct.__doc__ or "", WIDTH), *lines, ""]))

    def _type(self, type: inspect.Type, side: Side) -> str:
        match type:
            case inspect.Metadata(type=inner):
                return self._type(inner, side)
            case inspect.StructType(cls=cls):
                return self._struct(cls, side)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self._type(part, side) for part in types))
            case inspect.LiteralType(values=values):
                return self._literal(values)
            case (
                inspect.ListType(item_type=item)
                | inspect.VarTupleType(item_type=item)
                | inspect.CollectionType(item_type=item)
            ):
                each = self._type(item, side)
                return f"({each})[]" if " | " in each else f"{each}[]"
            case inspect.TupleType(item_types=types):
                return f"[{', '.join(self._type(part, side) for part in types)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self._type(value, side)}>"
            case _:
                return SIMPLE[type.__class__]

    def _literal(self, values: Sequence[object]) -> str:
        """One of several words, by its name if it has one."""
        if (name := self._names.get(frozenset(values))) is None:
            return " | ".join(_literals(values))
        self._met.add(name)
        return name

    def _struct(self, struct: Struct, side: Side) -> str:
        if struct in self.known:
            self.used.add(self.known[struct])
            return self.known[struct]
        self._declare(struct, "told" if struct in self._told else side)
        if side == "told" or struct not in self._told:
            return struct.__name__
        assert not any(field.required for field in msgspec.structs.fields(struct)), struct
        return f"Partial<{struct.__name__}>"


SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
}


def declare(name: str, words: str, parts: Sequence[str]) -> str:
    """A name for one of several types, on as few lines as there is room on."""
    head, together = f"export type {name} =", f"{' | '.join(parts)};"
    if len(f"{head} {together}") <= WIDTH:
        lines = [f"{head} {together}"]
    elif len(f"  {together}") <= WIDTH:
        lines = [head, f"  {together}"]
    else:
        lines = [head, *(f"  | {part}" for part in parts)]
        lines[-1] += ";"
    return "\n".join([*comment(words, WIDTH), *lines, ""])


def comment(words: str, width: int) -> list[str]:
    """What explains a thing, as a comment above it."""
    paragraphs = [" ".join(part.split()) for part in _as_in_json(words).split("\n\n")]
    if paragraphs == [""]:
        return []
    if len(paragraphs) == 1 and len(paragraphs[0]) <= width - len("/**  */"):
        return [f"/** {paragraphs[0]} */"]
    wrapped = [textwrap.wrap(paragraph, width - len(" * "), break_on_hyphens=False) for paragraph in paragraphs]
    lines = [line for paragraph in wrapped for line in ("", *paragraph)][1:]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _as_in_json(words: str) -> str:
    """A docstring as it reads for those who know nothing of Python."""
    return re.sub(r"\bNone\b", "null", source.cleandoc(words).replace("``", "`"))


def explanations(struct: Struct) -> dict[str, str]:
    """The words below each field of a struct."""
    found: dict[str, str] = {}
    for cls in reversed(struct.__mro__):
        if not issubclass(cls, msgspec.Struct) or cls is msgspec.Struct:
            continue
        (definition,) = ast.parse(textwrap.dedent(source.getsource(cls))).body
        assert isinstance(definition, ast.ClassDef)
        for field, below in zip(definition.body, definition.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                    found[name] = words
    return found


def _literals(values: Sequence[object]) -> list[str]:
    return [f'"{value}"' if isinstance(value, str) else str(value) for value in values]


def _within(struct: Struct) -> Iterator[Struct]:
    """A struct and all structs that it is made of."""
    yield struct
    for field in msgspec.structs.fields(struct):
        for part in structs_in(field.type):
            yield from _within(part)


def structs_in(annotation: Any) -> Iterator[Struct]:
    """The structs that an annotation names."""
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct) and annotation is not msgspec.Struct:
        yield annotation
    for argument in getattr(annotation, "__args__", ()):
        yield from structs_in(argument)
