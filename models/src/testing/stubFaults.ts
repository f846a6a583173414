import type { Flaw } from './stubAnswers.ts';

/**
 * How a request fares. `tooMany` with the seconds it asks to wait for; `slow`: answered when the test lets it be;
 * `silence`: never; `cut`: the line breaks in the middle of the answer; `malformed`: half an answer, whole line.
 */
export type Fault =
  | 'tooMany'
  | { tooMany: number }
  | 'outOfMoney'
  | 'error'
  | 'unauthorised'
  | 'forbiddenContent'
  | 'slow'
  | 'silence'
  | 'cut'
  | 'malformed'
  | 'elsewhere'
  | NonNullable<Flaw>;

const flaws = ['refusal', 'incomplete', 'noJson', 'unsafe', 'notThePlan', 'wrongLanguage', 'missingPlaceholder', 'otherName', 'digit', 'markup', 'tooShort', 'silent', 'otherWords', 'unseen', 'notAnImage', 'cutImage', 'tooLarge']; // prettier-ignore
export const flawOf = (fault: Fault | undefined): Flaw =>
  typeof fault === 'string' && flaws.includes(fault) ? (fault as NonNullable<Flaw>) : null;

/** An answer by HTTP that is none. */
export type Refused = {
  status: number;
  error: { code: string; message: string };
  headers?: Record<string, string>;
};
const refused = (status: number, code: string, message: string): Refused => ({
  status,
  error: { code, message },
});
const refusals: Partial<Record<string, Refused>> = {
  tooMany: refused(429, 'rate_limit_exceeded', 'slower'),
  outOfMoney: refused(429, 'insufficient_quota', 'pay first'),
  error: refused(500, 'server_error', 'sorry'),
  unauthorised: refused(401, 'invalid_api_key', 'not this key'),
  forbiddenContent: refused(400, 'moderation_blocked', 'not this'),
  elsewhere: { ...refused(307, 'moved', 'there'), headers: { location: 'http://localhost:9/v1/elsewhere' } },
};

/** Null: it is answered, well or badly, or never. */
export function refusedBy(fault: Fault | undefined): Refused | null {
  if (typeof fault === 'object')
    return {
      ...refused(429, 'rate_limit_exceeded', 'slower'),
      headers: { 'retry-after': String(fault.tooMany) },
    };
  return (fault && refusals[fault]) ?? null;
}
