import type { Locale } from '@storylark/contracts/languages';
import { routeFor, type Caller } from '@storylark/platform/http/route';

/** Who asks query-api, as the `sessions` read model knows them. */
export type QueryCaller = Caller & {
  sessionId: string;
  sessionNumber: number;
  generation?: number;
  authTime: number;
  termsVersion: string | null;
  language: Locale;
};

/** Types one row of query-api's routes. */
export const route = routeFor<QueryCaller>();
