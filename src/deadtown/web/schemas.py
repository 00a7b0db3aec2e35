"""The types of the protocol as OpenAPI tells them: exactly what msgspec reads and writes."""

from typing import Any

import msgspec
from litestar.openapi.spec import OpenAPIType, Reference, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import inspect

from deadtown.kernel import Event
from deadtown.table.commands import Command

EVENT = Schema(
    type=OpenAPIType.OBJECT,
    description="Something that happened in the game; which fields there are depends on its type.",
    properties={"type": Schema(type=OpenAPIType.STRING)},
    required=["type"],
)


class StructSchemas(OpenAPISchemaPlugin):
    """Describes msgspec structs with all their bounds, and says when other fields are not allowed."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        if field_definition.is_subclass_of(Event):
            return EVENT
        info = inspect.type_info(field_definition.annotation)
        assert isinstance(info, inspect.StructType)
        schema: Schema = schema_creator.create_component_schema(
            field_definition,
            required=[field.encode_name for field in info.fields if field.required],
            property_fields={},
        )
        described = {field.encode_name: describe(field.type, schema_creator) for field in info.fields}
        if info.tag_field is not None:
            described[info.tag_field] = Schema(type=OpenAPIType.STRING, const=info.tag)
            if not issubclass(info.cls, Command):
                schema.required = [*(schema.required or []), info.tag_field]
        schema.properties = described
        schema.description = info.cls.__doc__
        if info.forbid_unknown_fields:
            schema.additional_properties = False
        return schema


def describe(type: inspect.Type, creator: Any) -> Schema | Reference:
    """What JSON a type reads and writes."""
    match type:
        case inspect.Metadata(type=inner):
            return describe(inner, creator)
        case inspect.AnyType():
            return Schema()
        case inspect.StructType(cls=cls):
            found: Schema | Reference = creator.for_field_definition(FieldDefinition.from_annotation(cls))
            return found
        case inspect.UnionType(types=types):
            return Schema(any_of=[describe(part, creator) for part in types])
        case inspect.LiteralType(values=values):
            return Schema(enum=list(values))
        case inspect.ListType() | inspect.VarTupleType():
            return Schema(
                type=OpenAPIType.ARRAY,
                items=describe(type.item_type, creator),
                min_items=type.min_length,
                max_items=type.max_length,
            )
        case inspect.DictType(value_type=value):
            return Schema(type=OpenAPIType.OBJECT, additional_properties=describe(value, creator))
        case _:
            return _describe_simple(type)


def _describe_simple(type: inspect.Type) -> Schema:
    match type:
        case inspect.NoneType():
            return Schema(type=OpenAPIType.NULL)
        case inspect.BoolType():
            return Schema(type=OpenAPIType.BOOLEAN)
        case inspect.StrType():
            return Schema(
                type=OpenAPIType.STRING, min_length=type.min_length, max_length=type.max_length, pattern=type.pattern
            )
        case inspect.IntType() | inspect.FloatType():
            return Schema(
                type=OpenAPIType.INTEGER if isinstance(type, inspect.IntType) else OpenAPIType.NUMBER,
                minimum=type.ge,
                exclusive_minimum=type.gt,
                maximum=type.le,
                exclusive_maximum=type.lt,
            )
        case _:
            raise AssertionError(f"{type} is not a type of the protocol")
