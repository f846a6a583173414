import { readFileSync } from 'node:fs';
import { type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Schema = { [field: string]: unknown };
type Contract = {
  paths: Record<string, { request: Record<string, string>; response?: string }>;
  components: { schemas: Record<string, Schema> };
};

// the build copies no data: the file is read where it is kept, also by what was built
const file = new URL('../../src/testing/openAiContract.json', import.meta.url);
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
const { schemas } = contract.components;

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
ajv.addSchema(contract, 'openai');
const validators = new Map<string, ValidateFunction>();
function validatorOf(name: string): ValidateFunction {
  const known = validators.get(name) ?? ajv.compile({ $ref: `openai#/components/schemas/${name}` });
  validators.set(name, known);
  return known;
}

/** Every field that a schema knows, whatever it is made of. */
function fieldsOf(schema: Schema): string[] {
  const ref =
    typeof schema['$ref'] === 'string' ? schemas[schema['$ref'].split('/').at(-1) ?? ''] : undefined;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (schema[key] as Schema[] | undefined) ?? []);
  return [
    ...Object.keys((schema['properties'] as Schema | undefined) ?? {}),
    ...(ref ? fieldsOf(ref) : []),
    ...parts.flatMap(fieldsOf),
  ];
}

/** Why the schema of this name refuses a value; null where it takes it. */
export function refusalOf(name: string, value: unknown): string | null {
  const validate = validatorOf(name);
  if (!validate(value)) {
    const [first] = validate.errors ?? [];
    return `${name}${first?.instancePath ?? ''} ${first?.message ?? ''}`;
  }
  const known = fieldsOf(schemas[name] ?? {});
  const strange = Object.keys(value as object).find((field) => !known.includes(field));
  return strange === undefined ? null : `${name} has no field ${strange}`;
}

/** What a path takes, by content type, and what it answers; undefined: there is no such path. */
export const operationOf = (path: string) => contract.paths[path];
