import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import type { JsonObject } from '../../json.ts';

type Mutable = { [key: string]: JsonObject[string] };
type Test = { name?: string | undefined; params?: Readonly<Record<string, unknown>> | undefined };

/**
 * JSON Schema (2020-12, as OpenAPI 3.1 takes it) of what yup's `describe()` says. Rules that only code can
 * check are left to the texts.
 */
export function jsonSchemaOf(description: SchemaFieldDescription): JsonObject {
  if (!('tests' in description)) return {}; // lazy schemas and references depend on the value
  const { type, nullable, oneOf, tests } = description;
  const fallback = description.default;
  const schema: Mutable = {
    ...typeOf(description),
    ...Object.assign({}, ...tests.map((test) => limitOf(type, test))),
  };
  if (nullable && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  const values = oneOf.filter((value) => typeof value !== 'object' || value === null) as (
    string | number | boolean | null
  )[];
  if (values.length > 0) schema.enum = nullable && !values.includes(null) ? [...values, null] : values;
  if (['string', 'number', 'boolean'].includes(typeof fallback))
    schema.default = fallback as string | number | boolean;
  return schema;
}

function typeOf(description: SchemaDescription): Mutable {
  switch (description.type) {
    case 'object': {
      const fields = Object.entries(
        'fields' in description ? (description.fields as Record<string, SchemaFieldDescription>) : {},
      );
      const required = fields
        .filter(([, field]) => 'optional' in field && !field.optional && field.default === undefined)
        .map(([name]) => name);
      const properties = Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field)]));
      return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
    }
    case 'array': {
      const inner =
        'innerType' in description
          ? (description.innerType as SchemaFieldDescription | undefined)
          : undefined;
      return { type: 'array', items: inner ? jsonSchemaOf(inner) : {} };
    }
    case 'date':
      return { type: 'string', format: 'date-time' };
    case 'string':
    case 'number':
    case 'boolean':
      return { type: description.type };
    default:
      return {};
  }
}

function boundsOf(type: string): readonly [least: string, most: string] {
  if (type === 'number') return ['minimum', 'maximum'];
  return type === 'array' ? ['minItems', 'maxItems'] : ['minLength', 'maxLength'];
}

function limitOf(type: string, { name, params = {} }: Test): Mutable {
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const limits: Record<string, unknown> = {};
  const [least, most] = boundsOf(type);
  if (name === 'min') {
    limits[least] = number(params.min);
    if (type === 'number') limits.exclusiveMinimum = number(params.more);
  } else if (name === 'max') {
    limits[most] = number(params.max);
    if (type === 'number') limits.exclusiveMaximum = number(params.less);
  } else if (name === 'length') limits[least] = limits[most] = number(params.length);
  else if (name === 'integer') limits.type = 'integer';
  else if (name === 'email' || name === 'uuid') limits.format = name;
  else if (name === 'url') limits.format = 'uri';
  else if (name === 'matches' && params.regex instanceof RegExp && params.regex.flags === '')
    limits.pattern = params.regex.source;
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)) as Mutable;
}
