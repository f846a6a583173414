import type { InputIssue } from '@storylark/contracts/http/problem';

/**
 * One thing wrong with one field: `type` is a code that screens translate, `msg` the server's own words for a
 * type they do not know.
 */
export type FieldIssue = { type: string; msg: string };

/**
 * Why a call gave no answer. Plain data: it may lie in the store.
 * - `refused`: the house said no; `code` is from contracts' refusals or HTTP problems, `fields` by path with
 *   dots (`familyLinks.0.characterUuid`)
 * - `offline`: this device has no network
 * - `unreachable`: there is network, and nobody answered
 * - `server`: somebody answered that they are broken
 */
export type Failure =
  | {
      kind: 'refused';
      status: number;
      code: string;
      facts: Readonly<Record<string, unknown>>;
      fields: Readonly<Record<string, FieldIssue>>;
    }
  | { kind: 'offline' }
  | { kind: 'unreachable' }
  | { kind: 'server' };

/** What `Http.call` throws, and nothing else. */
export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.code : failure.kind);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** The failure in a caught error. @throws whatever is no CallFailed: that is a bug, not an answer */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure;
  throw error;
}

/** The house could not be asked: there is no network, or nobody answered. */
export const isAway = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'unreachable';

export const isRefusal = (failure: Failure, ...codes: readonly string[]): boolean =>
  failure.kind === 'refused' && codes.includes(failure.code);

/** Issues of the body by field; the first of a field counts, as it does for the form. */
export function fieldsOf(issues: readonly InputIssue[]): Record<string, FieldIssue> {
  const fields: Record<string, FieldIssue> = {};
  for (const { loc, msg, type } of issues) {
    const [, ...place] = loc;
    fields[place.join('.')] ??= { type, msg };
  }
  return fields;
}
