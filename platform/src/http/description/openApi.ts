import { IDEMPOTENCY_KEY, MIN_POSITION, POSITION, STALE } from '@storylark/contracts/http/headers';
import type { Schema, SchemaObjectDescription } from 'yup';
import type { JsonObject } from '../../json.ts';
import { bodyTypes } from '../bodyTypes.ts';
import type { StatusOf } from '../problems.ts';
import type { Route } from '../route.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { problemResponses, problemSchema } from './problemResponses.ts';

/** `:uuid` is one segment, `*key` the rest of the path. */
const pathParameter = /[:*](\w+)/g;
const text = { type: 'string' };

/** The API as OpenAPI 3.1, made from the rows and the very schemas that validate. */
export function openApiOf({
  title,
  version,
  routes,
  statusOf,
}: {
  title: string;
  version: string;
  routes: readonly Route[];
  /** Statuses of the refusals that the rows name. */
  statusOf: StatusOf;
}): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const row of routes) {
    const path = row.path.replace(pathParameter, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row, statusOf) };
  }
  const securitySchemes = { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } };
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: { schemas: { Problem: problemSchema }, securitySchemes },
  };
}

function operationOf(row: Route, statusOf: StatusOf): JsonObject {
  const { params, query, body } = row.schemas ?? {};
  const names = [...row.path.matchAll(pathParameter)].map(([, name = '']) => name);
  const known = params ? propertiesOf(params) : {};
  const parameters = [
    ...names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: known[name]?.schema ?? text,
      ...(row.path.includes(`*${name}`) ? { 'x-rest': true } : {}),
    })),
    ...Object.entries(query ? propertiesOf(query) : {}).map(([name, { schema, required }]) => ({
      name,
      in: 'query',
      required,
      schema,
    })),
    ...Object.entries(row.headers ?? {}).map(([name, description]) => header(name, description)),
    ...(row.projections && row.auth !== 'public'
      ? [header(MIN_POSITION, 'Positions that the answer has to include, with commas between')]
      : []),
    ...(row.method === 'GET'
      ? []
      : [header(IDEMPOTENCY_KEY, 'Sent again with the same key and body, the call happens once')]),
  ];
  return {
    summary: row.summary,
    tags: [row.path.replace(/^\/api\//, '/').split('/')[1] ?? 'other'],
    'x-access': row.auth,
    ...(row.auth === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            content: Object.fromEntries(
              bodyTypes[row.bodyType ?? 'json'].map((type) => [
                type,
                { schema: jsonSchemaOf(body.describe()) },
              ]),
            ),
          },
        }
      : {}),
    responses: responsesOf(row, statusOf),
  };
}

function responsesOf(row: Route, statusOf: StatusOf): JsonObject {
  const headers = {
    ...(row.projections && row.auth !== 'public'
      ? {
          [STALE]: { schema: text, description: '1 when the answer may be older than asked for' },
          [POSITION]: {
            schema: text,
            description: 'Position up to which the answer knows everything: its news begin after it',
          },
        }
      : {}),
    ...(row.method === 'GET' || row.auth === 'public'
      ? {}
      : { [POSITION]: { schema: text, description: 'Position of what the call brought about' } }),
  };
  const responses: Record<string, JsonObject> = problemResponses(row, statusOf);
  for (const [status, { description, schema, type = schema ? 'application/json' : [] }] of Object.entries(
    row.answers,
  )) {
    const types = [type].flat().map((one) => [one, { schema: (schema ?? {}) as JsonObject }] as const);
    const content = { ...(responses[status]?.content as JsonObject), ...Object.fromEntries(types) };
    const hasContent = Object.keys(content).length > 0;
    responses[status] = { description, headers, ...(hasContent ? { content } : {}) };
  }
  return responses;
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema: text,
  description,
});

function propertiesOf(schema: Schema): Record<string, { schema: JsonObject; required: boolean }> {
  const { fields = {} } = schema.describe() as Partial<SchemaObjectDescription>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const required = 'optional' in field && !field.optional && field.default === undefined;
      return [name, { schema: jsonSchemaOf(field), required }];
    }),
  );
}
