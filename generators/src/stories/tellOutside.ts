import { createLedger } from '@storylark/models/calls/ledger';
import type { Teller } from '@storylark/models/text/createTeller';
import { planPrint } from '@storylark/models/text/planPrint';
import type { ToldBeat } from '@storylark/models/text/telling/toldBeat';
import type { StoryOrder, WrittenStory } from '@storylark/studio/plan';
import { type MadeOutside, makeOutside, type Making } from '../outside/makeOutside.ts';
import type { Entry } from '../outside/reportUses.ts';
import { Overtaken } from '../outside/watchWork.ts';
import { decodeJson, encodeJson, type StepBlobs } from '../stepBlobs.ts';

/** From the order on; past it the house tells. */
export const TEXT_LASTS_MS = 120_000;

/** One passage as it is kept, with what it took. */
type Unit = { print: string; told: ToldBeat; entry: Entry };
const UNIT = /\/unit-\d\d\.json$/;

type Telling = Making & { step: StepBlobs; order: StoryOrder; house: WrittenStory };

/**
 * Has an outside model tell the plan of the house: passage by passage, each kept and told before the next. Null:
 * nobody outside is to be asked, and nobody was.
 * @throws StoryOver when nobody wants it any more
 */
export async function tellOutside(telling: Telling): Promise<MadeOutside<WrittenStory> | null> {
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

  function tell(asked: Teller, signal: AbortSignal, until: number): Promise<WrittenStory> {
    let at = 0;
    return asked.tell({
      accountId,
      safetyId: outside.safetyIdOf(accountId),
      order,
      house,
      until,
      signal,
      kept: units.map(({ told }) => told),
      ledger,
      onBeat: (told, paragraphs) => tellOn(told, paragraphs, at++),
    });
  }

  if (units.length === 0 && (!teller || !work.outside)) return null;
  const told = await makeOutside(
    telling,
    { usedFor: 'text', lastsMs: TEXT_LASTS_MS, entries, ledger },
    teller && work.outside && ((signal, until) => tell(teller, signal, until)),
  );
  if (told.made === null && heard && told.houseMakes)
    await api.reportStory(accountId, storyId, { step: 'paragraphsDropped' });
  return told;
}

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
