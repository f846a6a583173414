import type { Context } from 'koa';
import type { Schema } from 'yup';
import type { Json } from '../json.ts';
import type { BodyType } from './bodyTypes.ts';

/** Who may call a route. `service` are our own processes, with a token of their own. */
export const accesses = ['public', 'account', 'admin', 'auditor', 'service'] as const;
export type Access = (typeof accesses)[number];

/**
 * Who is calling. The roles `admin`, `auditor` and `service` open the routes of these names; apps add what
 * else they know.
 */
export type Caller = { readonly accountId: string; readonly roles: readonly string[] };

/** `params`, `query`, `body`: as the route's schemas cast them; an empty object where it declares none. */
export type RouteRequest<C, P, Q, B> = {
  caller: C;
  params: P;
  query: Q;
  body: B;
  /** First of the house's languages in Accept-Language. */
  language: string;
  requestId: string;
  /** Aborts when the client hangs up or the process stops. */
  signal: AbortSignal;
  /** For what an Answer cannot say: event streams, media, raw bodies. */
  ctx: Context;
};
/**
 * `status` 200, or 204 without a body. `position`: the highest that the command brought about, or up to which
 * an answer that is made from no read model knows everything.
 */
export type Answer = {
  status?: number;
  body?: Json | object;
  position?: number;
  headers?: Readonly<Record<string, string>>;
};

type AnswerDescription = { description: string; schema?: object; type?: string | readonly string[] };
type Shape<C, A extends Access, P, Q, B> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/api/characters/:uuid` */
  path: string;
  summary: string;
  auth: A;
  /** Open to who has not accepted the terms yet. */
  termsExempt?: true;
  /** Asks for a login, or a proof of identity, not older than the house allows. */
  needsProof?: true;
  schemas?: { params?: Schema<P>; query?: Schema<Q>; body?: Schema<B> };
  /** How the body arrives; `json` unless said. */
  bodyType?: BodyType;
  /** Fields that the schema does not name stay in the body; otherwise they are dropped. */
  keepUnknown?: true;
  /** Request headers that `handle` reads, by name, for the description of the API. */
  headers?: Readonly<Record<string, string>>;
  /** Read models that the answer is made from: X-Min-Position waits for them, X-Position says how far they are. */
  projections?: readonly string[];
  /**
   * By status, for the description of the API: tests hold every answer against it. `schema`: JSON Schema of
   * the body; `type`: of what is not JSON. Neither: no body.
   */
  answers: { readonly [status: number]: AnswerDescription };
  /** Codes that its rules refuse with, for the description of the API. */
  refusals?: readonly string[];
  /** Answers nothing when it has answered through `ctx`. */
  handle: (request: RouteRequest<A extends 'public' ? C | null : C, P, Q, B>) => Promise<Answer | void>;
};

/** A row of the table from which routing, validation, the API's description and the matrix test are made. */
// Rows of one table have different inputs; `route` ties each row's own together.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Route = Shape<any, Access, any, any, any>;
type None = Readonly<Record<string, never>>;

/** Types one row after another: `const route = routeFor<Session>()`, then `route({ … })`. */
export function routeFor<C extends Caller>() {
  return <A extends Access, P = None, Q = None, B = None>(row: Shape<C, A, P, Q, B>): Route => row;
}

/** What anybody may read, wherever the link to it stands. */
export const isPublicRead = ({ method, auth }: Pick<Route, 'method' | 'auth'>): boolean =>
  method === 'GET' && auth === 'public';
