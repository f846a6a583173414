import { httpProblems, type Problem, PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import type { Context } from 'koa';
import { UnknownEventType } from '../engines/unknownEventType.ts';
import type { JsonObject } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { Unavailable } from '../unavailable.ts';
import { KeyDestroyed } from '../vault/keyVault.ts';
import { InvalidInput, type Issue } from './validate.ts';

/** The text of a code in a language; undefined where the catalogue has none. */
export type Translate = (
  code: string,
  params: Readonly<Record<string, unknown>>,
  language: string,
) => string | undefined;
/** Status of each refusal's code; 409 for those it does not name. */
export type StatusOf = { readonly [code: string]: number };

const RETRY_AFTER_SECONDS = 1;

/**
 * Answers an error as a problem. A refusal whose facts name a `loc` (`['body', 'password']`) is told as a
 * list with a text that can be shown, any other by its code; `retryAfterSeconds` among the facts becomes
 * Retry-After. Answers true when it was an error of ours and not a "no".
 */
export function answerProblem(
  ctx: Context,
  error: unknown,
  statusOf: StatusOf,
  translate: Translate,
  language: string,
): boolean {
  const { code, status, facts, issues } = refusedOf(error, statusOf);
  const { loc, retryAfterSeconds, ...told } = facts;
  const textOf = (type: string, params: Readonly<Record<string, unknown>>) =>
    translate(type, params, language) ?? type;
  const listed =
    issues ??
    (Array.isArray(loc) ? [{ loc: loc as (string | number)[], type: code, params: told }] : undefined);
  const problem: Problem = {
    type: `/api/docs#${code}`,
    title: textOf(code, told),
    status,
    code,
    detail: listed
      ? listed.map(({ loc: place, type, params }) => ({ loc: place, msg: textOf(type, params), type }))
      : code,
    ...(Object.keys(told).length > 0 ? { facts: told } : {}),
  };
  ctx.state.refusal = code;
  ctx.status = status;
  ctx.body = JSON.stringify(problem);
  ctx.type = PROBLEM_TYPE;
  ctx.vary('Accept-Language');
  ctx.set('Cache-Control', 'no-store');
  if (status === 401) ctx.set('WWW-Authenticate', 'Bearer');
  if (status === 413) ctx.set('Connection', 'close'); // the rest of the body is not wanted
  if (status === 503 || retryAfterSeconds !== undefined)
    ctx.set(
      'Retry-After',
      String(typeof retryAfterSeconds === 'number' ? retryAfterSeconds : RETRY_AFTER_SECONDS),
    );
  return status >= 500;
}

function refusedOf(
  error: unknown,
  statusOf: StatusOf,
): { code: string; status: number; facts: JsonObject; issues?: readonly Issue[] } {
  if (error instanceof InvalidInput) return { code: 'invalid', status: 422, facts: {}, issues: error.issues };
  const { code, facts }: { code: string; facts: JsonObject } =
    error instanceof Refusal ? error : { code: codeOf(error), facts: {} };
  const builtIn: StatusOf = httpProblems;
  return { code, facts, status: statusOf[code] ?? builtIn[code] ?? 409 };
}

function codeOf(error: unknown): keyof typeof httpProblems {
  if (error instanceof Unavailable || error instanceof UnknownEventType) return 'unavailable';
  if (error instanceof KeyDestroyed) return 'notFound'; // whom the command was about is gone for good
  return 'unexpected';
}
