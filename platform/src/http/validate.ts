import type { InputIssue } from '@storylark/contracts/http/problem';
import { type Schema, ValidationError } from 'yup';

/** What is wrong with an input, as codes with what their texts need; answered as 422. */
export type Issue = Pick<InputIssue, 'loc' | 'type'> & { params: Readonly<Record<string, unknown>> };
export class InvalidInput extends Error {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super('invalid input');
    this.issues = issues;
  }
}

/** Half of a surrogate pair, or NUL: neither survives every store. */
const BAD_TEXT = /[\0\p{Surrogate}]/u;
const MAX_DEPTH = 12;
const MAX_ISSUES = 20;
/**
 * yup words its own checks in English: a message without spaces is a code of ours, anything else is named by
 * the check.
 */
const CODE = /^[A-Za-z]\w*$/;
const yupNames: Readonly<Record<string, string>> = { optionality: 'required', nullable: 'required' };

/**
 * Casts and checks one part of a request. Unknown fields are dropped unless `keepUnknown`.
 * @throws InvalidInput for whatever an attacker may send: schemas only ever see plain data of bounded depth
 * with harmless keys.
 */
export function validate<T>(part: string, schema: Schema<T>, value: unknown, keepUnknown = false): T {
  const strange = strangenessOf(value, [part], 0);
  if (strange) throw new InvalidInput([strange]);
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: !keepUnknown });
  } catch (error) {
    // yup's trim and lowercase call what strings can do on whatever has come.
    if (error instanceof TypeError) throw new InvalidInput([{ loc: [part], type: 'wrongType', params: {} }]);
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    throw new InvalidInput(errors.slice(0, MAX_ISSUES).map((one) => issueOf(part, one)));
  }
}

function issueOf(part: string, { path = '', type = '', message, params = {} }: ValidationError): Issue {
  const { min, max, length, more, less } = params;
  const known = { min, max, length, more, less };
  return {
    loc: [part, ...stepsOf(path)],
    type: CODE.test(message) ? message : (yupNames[type] ?? type),
    params: known,
  };
}

/**
 * `familyLinks[0].characterUuid` → `['familyLinks', 0, 'characterUuid']`; names with other signs come as
 * `["a.b"]`.
 */
function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\["(.*?)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, quoted, index, name]) =>
    index ? Number(index) : (quoted ?? name ?? ''),
  );
}

/**
 * The first thing that no schema should have to meet: keys that every object has by nature (`__proto__`,
 * `constructor`, `toString`: casting would call them), nesting without end, text that is no valid Unicode or
 * holds a NUL.
 */
function strangenessOf(value: unknown, loc: (string | number)[], depth: number): Issue | null {
  if (typeof value === 'string') return !BAD_TEXT.test(value) ? null : { loc, type: 'badText', params: {} };
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= MAX_DEPTH) return { loc, type: 'nestedTooDeep', params: { max: MAX_DEPTH } };
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    if (!isList && key in Object.prototype) return { loc: [...loc, key], type: 'keyNotAllowed', params: {} };
    const strange =
      (typeof inner === 'object' || typeof inner === 'string') &&
      strangenessOf(inner, [...loc, isList ? Number(key) : key], depth + 1);
    if (strange) return strange;
  }
  return null;
}
