import { httpProblems, PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import type { JsonObject } from '../../json.ts';
import type { StatusOf } from '../problems.ts';
import { isPublicRead, type Route } from '../route.ts';

const text = { type: 'string' };
const issue = {
  type: 'object',
  properties: { loc: { type: 'array', items: { type: ['string', 'integer'] } }, msg: text, type: text },
  required: ['loc', 'msg', 'type'],
  additionalProperties: false,
};
export const problemSchema = {
  type: 'object',
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    code: text,
    detail: { oneOf: [text, { type: 'array', items: issue, minItems: 1 }] },
    facts: { type: 'object' },
  },
  required: ['type', 'title', 'status', 'code', 'detail'],
  additionalProperties: false,
};

/** What may go wrong at any call: at its port, on its way, or with what it is about. */
const anyCall = ['badRequest', 'notFound', 'tooLarge', 'unavailable'] as const;
/** What any account may have too much of; the codes are those of the budgets. */
const withinBudget = ['tooMuchAtOnce'];
const said = { schema: text, required: true };
const headersOf: Readonly<Record<string, JsonObject>> = {
  401: { 'WWW-Authenticate': said },
  429: { 'Retry-After': said },
  503: { 'Retry-After': said },
};

/** By status, the problems that a call may answer; `default` is what nobody expected. */
export function problemResponses(row: Route, statusOf: StatusOf): Record<string, JsonObject> {
  const byStatus = new Map<number, Set<string>>();
  const known: StatusOf = { ...httpProblems, ...statusOf };
  for (const code of codesOf(row)) {
    const status = known[code] ?? 409;
    byStatus.set(status, (byStatus.get(status) ?? new Set<string>()).add(code));
  }
  const declared = [...byStatus].map(
    ([status, codes]) =>
      [
        String(status),
        {
          ...problemOf([...codes], { const: status }),
          ...(headersOf[status] && { headers: headersOf[status] }),
        },
      ] as const,
  );
  return { ...Object.fromEntries(declared), default: problemOf(['unexpected'], { const: 500 }) };
}

function codesOf({
  method,
  auth,
  termsExempt,
  needsProof,
  schemas,
  refusals = [],
}: Route): readonly string[] {
  return [
    ...anyCall,
    ...(isPublicRead({ method, auth }) ? [] : ['forbidden']), // what another site sends
    ...(auth === 'public' ? [] : ['tokenMissing', 'unauthenticated']),
    ...(auth === 'public' || auth === 'service' ? [] : withinBudget),
    ...(auth === 'public' || auth === 'service' || termsExempt ? [] : ['termsNotAccepted']),
    ...(needsProof ? ['reauthenticationNeeded'] : []),
    ...(schemas ? ['invalid'] : []),
    ...(schemas?.body ? ['notJson', 'unsupportedMediaType'] : []),
    ...(method === 'GET' ? [] : ['idempotencyKeyReused']),
    ...refusals,
  ];
}

const problemOf = (codes: string[], status: JsonObject): JsonObject => ({
  description: `A problem: ${codes.join(', ')}`,
  content: {
    [PROBLEM_TYPE]: {
      schema: {
        $ref: '#/components/schemas/Problem',
        properties: { code: { enum: codes }, status },
      },
    },
  },
});
