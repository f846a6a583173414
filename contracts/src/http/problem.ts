/**
 * One thing wrong with an input: `loc` leads to it (`['body', 'familyLinks', 0, 'characterUuid']`), `type` is
 * a code, `msg` can be shown.
 */
export type InputIssue = {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
};

/**
 * Body of every error answer, as application/problem+json (RFC 9457). Screens translate `code`, and the
 * `type`s in `detail`.
 */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  /** The code once more, or what is wrong with the input; the first `msg` can be shown. */
  readonly detail: string | readonly InputIssue[];
  readonly facts?: { readonly [name: string]: unknown };
};

export const PROBLEM_TYPE = 'application/problem+json';

/** Codes that any call may answer, with their status. What the rules refuse has codes of its own. */
export const httpProblems = {
  notJson: 400,
  badRequest: 400,
  tokenMissing: 401,
  unauthenticated: 401,
  forbidden: 403,
  termsNotAccepted: 403,
  reauthenticationNeeded: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedMediaType: 415,
  invalid: 422,
  idempotencyKeyReused: 422,
  unexpected: 500,
  unavailable: 503,
} as const;
export type HttpProblemCode = keyof typeof httpProblems;

/** The `type`s of issues that no field's schema words itself. */
export const inputIssueTypes = [
  'required',
  'typeError',
  'keyNotAllowed',
  'nestedTooDeep',
  'badText',
] as const;
