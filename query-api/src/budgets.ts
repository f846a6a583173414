import { paths } from '@storylark/contracts/paths';
import type { Clock } from '@storylark/platform/clock';
import type { HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import { createBudget } from '@storylark/platform/limits/createBudget';
import type { Limits } from '@storylark/platform/limits/createLimits';
import { tooMuch } from '@storylark/platform/limits/tooMuch';
import type { QueryCaller } from './caller.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Deps = { limits: Pick<Limits, 'hit'>; now: Clock; factor: number };

/**
 * What an account may ask: each tab fetches anew at each step of a story, and ten of them may be open.
 * `searches` open every story of the account. `factor` multiplies them; for load tests.
 */
export function createBudgets({ limits, now, factor }: Deps) {
  const budget = (name: string, limit: number, windowMs: number) =>
    createBudget({ name, limit: limit * factor, windowMs, limits, now });
  const lists = budget('lists', 1_200, MINUTE);
  const searches = budget('searches', 120, MINUTE);
  const streams = budget('streams', 120, MINUTE);
  const exports = budget('exports', 3, DAY);

  /** @throws Refusal `tooMuchAtOnce` with `retryAfterSeconds` */
  const within: NonNullable<HttpAppDeps<QueryCaller>['within']> = async (
    { row: { path }, caller, query },
    answer,
  ) => {
    const used = {
      [paths.stories]: isSearch(query) ? searches : lists,
      [paths.characters]: lists,
      [paths.dashboard]: lists,
      [paths.tonight]: lists,
      [paths.events]: streams,
    }[path];
    const hit = (await used?.spend(caller.accountId)) ?? { allowed: true };
    if (!hit.allowed) throw tooMuch('tooMuchAtOnce', hit);
    return answer();
  };
  return { within, exports, streamsAtOnce: 10 * factor };
}

/** What is sealed is searched and sorted in memory. */
const isSearch = ({ search, sort }: { search?: unknown; sort?: unknown }) =>
  search !== undefined || sort === 'title' || sort === 'lastHeard';
