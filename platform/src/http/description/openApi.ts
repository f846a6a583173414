import { IDEMPOTENCY_KEY, MIN_POSITION, POSITION, STALE } from '@storylark/contracts/http/headers';
import { PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import type { Schema, SchemaObjectDescription } from 'yup';
import type { JsonObject } from '../../json.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import type { Route } from '../route.ts';

/** `:uuid` is one segment, `*key` the rest of the path. */
const pathParameter = /[:*](\w+)/g;
const text = { type: 'string' };
const issue = {
  type: 'object',
  properties: { loc: { type: 'array', items: { type: ['string', 'integer'] } }, msg: text, type: text },
  required: ['loc', 'msg', 'type'],
};
const problem = {
  type: 'object',
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    code: text,
    detail: { oneOf: [text, { type: 'array', items: issue }] },
    facts: { type: 'object' },
  },
  required: ['type', 'title', 'status', 'code', 'detail'],
};

/** The API as OpenAPI 3.1, made from the rows and the very schemas that validate. */
export function openApiOf({
  title,
  version,
  routes,
}: {
  title: string;
  version: string;
  routes: readonly Route[];
}): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const row of routes) {
    const path = row.path.replace(pathParameter, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row) };
  }
  const securitySchemes = { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } };
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: { schemas: { Problem: problem }, securitySchemes },
  };
}

function operationOf(row: Route): JsonObject {
  const { params, query, body } = row.schemas ?? {};
  const names = [...row.path.matchAll(pathParameter)].map(([, name = '']) => name);
  const known = params ? propertiesOf(params) : {};
  const parameters = [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: known[name]?.schema ?? text })),
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
  const type = row.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    summary: row.summary,
    tags: [row.path.replace(/^\/api\//, '/').split('/')[1] ?? 'other'],
    'x-access': row.auth,
    ...(row.auth === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { content: { [type]: { schema: jsonSchemaOf(body.describe()) } } } } : {}),
    responses: { ...responsesOf(row), default: problemResponse(row) },
  };
}

function responsesOf(row: Route): JsonObject {
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
  return Object.fromEntries(
    Object.entries(row.answers).map(([status, { description, schema, type }]) => {
      const shown: JsonObject = schema ? jsonSchemaOf(schema.describe()) : {};
      const content = schema || type ? { content: { [type ?? 'application/json']: { schema: shown } } } : {};
      return [status, { description, headers, ...content }];
    }),
  );
}

function problemResponse({ refusals = [] }: Route): JsonObject {
  const codes = refusals.length > 0 ? ` Codes of its rules: ${refusals.join(', ')}.` : '';
  return {
    description: `A problem.${codes}`,
    content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
  };
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
