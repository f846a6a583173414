import { AsyncLocalStorage } from 'node:async_hooks';
import { paths } from '@storylark/contracts/paths';
import type { Clock } from '@storylark/platform/clock';
import type { EventStore, NewEvent } from '@storylark/platform/eventStore/eventStore';
import type { HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import type { Route } from '@storylark/platform/http/route';
import { type Budget, createBudget } from '@storylark/platform/limits/createBudget';
import type { Limits } from '@storylark/platform/limits/createLimits';
import { tooMuch } from '@storylark/platform/limits/tooMuch';
import type { CommandCaller } from './caller.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MB = 1_000_000;

/**
 * What an account may do: generous for a family that edits fast on several devices. Reports of listening,
 * which the web app sends by itself, have a budget of their own. `bytesADay`: of events, as they are stored.
 */
const allowances = {
  commands: { aMinute: 120, bytesADay: 5 * MB },
  listening: { aMinute: 120, bytesADay: 5 * MB },
};
type Kind = keyof typeof allowances;
/** A day of many upgrades, each of which ends every process, must not use an account's budget up. */
const LOTS_A_DAY = 200;

type Deps = { limits: Pick<Limits, 'hit'>; now: Clock; factor: number };

/** The budgets of accounts for what changes something. `factor` multiplies them; for load tests. */
export function createBudgets({ limits, now, factor }: Deps) {
  const budget = (name: string, limit: number, windowMs: number, lots?: number) =>
    createBudget({ name, limit: limit * factor, windowMs, limits, now, ...(lots && { lots }) });
  const of = (kind: Kind) => ({
    uses: budget(kind, allowances[kind].aMinute, MINUTE),
    bytes: budget(`${kind}Bytes`, allowances[kind].bytesADay, DAY, LOTS_A_DAY),
  });
  const budgets: Record<Kind, { uses: Budget; bytes: Budget }> = {
    commands: of('commands'),
    listening: of('listening'),
  };
  const charged = new AsyncLocalStorage<(bytes: number) => void>();

  /** @throws Refusal `tooMuchAtOnce` with `retryAfterSeconds` */
  const within: NonNullable<HttpAppDeps<CommandCaller>['within']> = async (
    { row, caller: { accountId } },
    answer,
  ) => {
    const kind = kindOf(row);
    if (kind === null) return answer();
    const { uses, bytes } = budgets[kind];
    for (const hit of [await uses.spend(accountId), await bytes.spend(accountId, 0)])
      if (!hit.allowed) throw tooMuch('tooMuchAtOnce', hit);
    return charged.run((size) => bytes.owe(accountId, size), answer);
  };

  /** The log, which charges what a command appends to the account that sent it. */
  const charging = (eventStore: EventStore): EventStore => ({
    ...eventStore,
    async append(streamId, events, expected) {
      const appended = await eventStore.append(streamId, events, expected);
      charged.getStore()?.(bytesOf(events));
      return appended;
    },
  });
  return { within, charging };
}

/** Ways in and out have limits of their own (limits.ts): whoever uses up a budget locks nobody in. */
function kindOf({ method, path, auth }: Route): Kind | null {
  // a look of an auditor is an event
  if ((method === 'GET' && auth !== 'auditor') || auth === 'service') return null;
  if (path === paths.storyListened) return 'listening';
  const isProfile = method === 'PUT' && path === paths.me;
  const isWayInOrOut = [paths.me, paths.token, paths.logout].some((way) => path.startsWith(way));
  return isWayInOrOut && !isProfile ? null : 'commands';
}

const bytesOf = (events: readonly NewEvent[]) =>
  events.reduce((sum, { data }) => sum + Buffer.byteLength(JSON.stringify(data)), 0);
