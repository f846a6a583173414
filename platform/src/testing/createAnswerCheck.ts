import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonObject } from '../json.ts';

type Response = {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: JsonObject }>;
};
type Operation = {
  parameters?: { name: string; 'x-rest'?: true }[];
  responses: Record<string, Response>;
};
export type SeenAnswer = {
  method: string;
  /** As it was sent, with or without its query. */
  path: string;
  status: number;
  header: (name: string) => string | null | undefined;
  text: string;
};

/**
 * Holds answers against the OpenAPI document that describes them: status, content type, required headers,
 * body. Answers what differs, empty when nothing does. What the document does not name is a problem or is
 * none of the API.
 */
export function createAnswerCheck(document: JsonObject): (answer: SeenAnswer) => string[] {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  ajv.addVocabulary(['components']);
  const { components, paths } = JSON.parse(JSON.stringify(document)) as {
    components: JsonObject;
    paths: Record<string, Record<string, Operation>>;
  };
  const compile = (schema: JsonObject) => ajv.compile({ ...schema, components });
  const validators = new Map<JsonObject, ValidateFunction>();
  const validatorOf = (schema: JsonObject): ValidateFunction => {
    const made = validators.get(schema) ?? compile(schema);
    validators.set(schema, made);
    return made;
  };
  const rows = Object.entries(paths)
    .map(([path, methods]) => ({ matches: patternOf(path, methods), path, methods }))
    // a word in the pattern goes before a name, and that before the rest: /users/confirm/resend is no token
    .toSorted(
      (a, b) =>
        Number(restOf(a.methods) !== undefined) - Number(restOf(b.methods) !== undefined) ||
        names(a.path) - names(b.path),
    );

  const operationOf = (method: string, path: string): Operation | undefined => {
    const name = (method === 'HEAD' ? 'GET' : method).toLowerCase();
    return rows.find(({ matches, methods }) => matches.test(path) && methods[name])?.methods[name];
  };
  const anyProblem: Response = {
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };

  return ({ method, path: target, status, header, text }) => {
    const path = target.split('?', 1)[0] ?? '';
    const operation = operationOf(method, path);
    const isApi = /^\/(api|internal)(\/|$)/.test(path) && !ofTheDocument.test(path);
    if (!operation && (!isApi || method === 'OPTIONS')) return [];
    const response =
      operation === undefined
        ? status === 404 || status === 405 || status === 400
          ? anyProblem
          : undefined
        : (operation.responses[status] ?? operation.responses.default);
    // Refused before its method was known: it might have been a HEAD, whose answer has no body.
    const isUnread = text === '' && (status === 400 || status === 413) && header('connection') === 'close';
    const faultsOf = () => {
      if (isUnread) return [];
      if (!response) return ['is no problem, and nobody declared it'];
      const missing = Object.entries(response.headers ?? {})
        .filter(([name, { required }]) => required && header(name) == null)
        .map(([name]) => `lacks ${name}`);
      return [...missing, ...bodyFaults(response, header('content-type') ?? '', text, validatorOf, method)];
    };
    return faultsOf().map((fault) => `${method} ${path} ${status} ${fault}`);
  };
}

/** Where the document itself is read. */
const ofTheDocument = /^\/api\/(docs|openapi\.json)$/;
const names = (path: string) => path.split('{').length;

/** The name of what takes all that is left of a path. */
const restOf = (methods: Record<string, Operation>): string | undefined =>
  Object.values(methods)
    .flatMap(({ parameters = [] }) => parameters)
    .find((one) => one['x-rest'])?.name;

/** Letter case and a last slash make no difference to the routers; `x-rest` is the rest of the path. */
function patternOf(path: string, methods: Record<string, Operation>): RegExp {
  const rest = restOf(methods);
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{(\w+)\}/g, (_whole, name) => (name === rest ? '.+' : '[^/]+'));
  return new RegExp(`^${pattern}/?$`, 'i');
}

function bodyFaults(
  { content = {} }: Response,
  contentType: string,
  text: string,
  validatorOf: (schema: JsonObject) => ValidateFunction,
  method: string,
): string[] {
  if (method === 'HEAD') return [];
  const declared = Object.keys(content);
  if (declared.length === 0) return text === '' ? [] : ['has a body, and none was declared'];
  const type = contentType.split(';', 1)[0]?.trim() ?? '';
  const found = content[type];
  if (!found)
    return [`came as ${type || 'nothing'}, declared were ${declared.join(', ')}: ${text.slice(0, 200)}`];
  if (!type.endsWith('json')) return [];
  if (text === '') return ['has no body, and one was declared'];
  const validate = validatorOf(found.schema);
  if (validate(JSON.parse(text))) return [];
  const told = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
  return [`differs: ${told.slice(0, 5).join('; ')} in ${text.slice(0, 300)}`];
}
