import type { StoryWork } from '@storylark/contracts/stories/reports';
import type { OutsideReason, SentRequest } from '@storylark/contracts/stories/outside';
import { createLedger } from '@storylark/models/calls/ledger';
import { ModelFailure } from '@storylark/models/calls/modelFailure';
import { planPrint } from '@storylark/models/text/planPrint';
import type { ToldBeat } from '@storylark/models/text/telling/toldBeat';
import type { StoryOrder, WrittenStory } from '@storylark/studio/plan';
import type { Clock } from '@storylark/platform/clock';
import type { CommandApi } from '../commandApi.ts';
import type { Outside } from '../outside/outside.ts';
import { type Entry, reportUses } from '../outside/reportUses.ts';
import { StoryOver, SwitchedOff, watchWork } from '../outside/watchWork.ts';
import { decodeJson, encodeJson, type StepBlobs } from '../stepBlobs.ts';

/** From the order on; past it the house tells. */
export const TEXT_LASTS_MS = 120_000;

/** One passage as it is kept, with what it took. */
type Unit = { print: string; told: ToldBeat; entry: Entry };
const UNIT = /\/unit-\d\d\.json$/;

type Telling = {
  api: CommandApi;
  outside: Outside;
  step: StepBlobs;
  accountId: string;
  storyId: string;
  attempt: number;
  work: Extract<StoryWork, { over: false }>;
  order: StoryOrder;
  house: WrittenStory;
  signal: AbortSignal;
  now: Clock;
};
/** What was sent; `written` null: the house tells, for this reason, or nobody. */
export type ToldOutside = { requests: SentRequest[] } & (
  { written: WrittenStory } | { written: null; reason: OutsideReason; houseTells: boolean }
);

/**
 * Has an outside model tell the plan of the house: passage by passage, each kept and told before the next. Null:
 * nobody outside is to be asked, and nobody was.
 * @throws StoryOver when nobody wants it any more
 */
export async function tellOutside(telling: Telling): Promise<ToldOutside | null> {
  const { api, outside, step, accountId, storyId, attempt, work, order, house } = telling;
  const { teller } = outside.models;
  const print = planPrint(house.plan, order);
  const units = await keptUnits(step, house, print);
  const entries = units.map(({ entry }) => entry);
  const ledger = createLedger();
  let heard = units.length > 0;
  let index = 0;

  async function tellOn(told: ToldBeat, paragraphs: readonly string[], at: number): Promise<void> {
    if (!units.some((unit) => unit.told === told)) {
      const entry = { attempt, ...ledger.take() };
      entries.push(entry);
      const unit: Unit = { print, told, entry };
      await step.write(attempt, `unit-${String(at).padStart(2, '0')}.json`, encodeJson(unit));
    }
    heard = true;
    for (const text of paragraphs) {
      if (!(await api.reportStory(accountId, storyId, { step: 'paragraph', index, text })))
        throw new Overtaken();
      index += 1;
    }
  }

  async function tell(): Promise<WrittenStory | OutsideReason> {
    if (!teller || !work.outside) return 'switchedOff';
    const until = Date.parse(work.requestedAt) + TEXT_LASTS_MS;
    // the house need not wait for a place of others
    if (telling.now() >= until) return 'slow';
    let at = 0;
    try {
      return await outside.places.hold(async () =>
        watchWork(
          () => api.storyWork(accountId, storyId),
          telling.signal,
          async (signal) =>
            teller.tell({
              accountId,
              safetyId: outside.safetyIdOf(accountId),
              order,
              house,
              until,
              signal,
              kept: units.map(({ told }) => told),
              ledger,
              onBeat: (told, paragraphs) => tellOn(told, paragraphs, at++),
            }),
        ),
      );
    } catch (error) {
      telling.signal.throwIfAborted();
      if (error instanceof ModelFailure) return error.reason;
      if (error instanceof SwitchedOff) return 'switchedOff';
      throw error;
    }
  }
  const finish = async (ended: Parameters<typeof reportUses>[3]) => {
    entries.push({ attempt, ...ledger.take() });
    await reportUses(api, { accountId, storyId, usedFor: 'text' }, entries, ended);
    return entries.flatMap(({ requests }) => requests);
  };

  if (units.length === 0 && (!teller || !work.outside)) return null;
  let told: WrittenStory | OutsideReason;
  try {
    told = await tell();
  } catch (error) {
    if (error instanceof StoryOver || error instanceof Overtaken)
      await finish({ outcome: 'failed', reason: null });
    throw error;
  }
  if (typeof told !== 'string')
    return { written: told, requests: await finish({ outcome: 'kept', reason: null }) };
  // who wants no helper any more wants the house
  const houseTells = told === 'switchedOff' || (work.outside?.offlineFallback ?? true);
  const requests = await finish({ outcome: houseTells ? 'houseTookOver' : 'failed', reason: told });
  if (heard && houseTells) await api.reportStory(accountId, storyId, { step: 'paragraphsDropped' });
  return { written: null, reason: told, houseTells, requests };
}

/** Another attempt is further, or nobody wants it: whoever looks next finds out. */
export class Overtaken extends Error {}

/** Passages that an earlier attempt told of this plan, up to the first that is missing. */
async function keptUnits(step: StepBlobs, { plan }: WrittenStory, print: string): Promise<Unit[]> {
  const keys = (await step.keys()).filter((key) => UNIT.test(key));
  const units: Unit[] = [];
  for (const [at, { beat }] of plan.beats.entries()) {
    const name = `/unit-${String(at).padStart(2, '0')}.json`;
    const key = keys.find((one) => one.endsWith(name));
    const content = key && (await step.read(key));
    if (!(content instanceof Uint8Array)) break;
    const unit = decodeJson<Unit>(content);
    if (unit.print !== print || unit.told.beat !== beat) break;
    units.push(unit);
  }
  return units;
}
