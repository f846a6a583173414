import { locales, localeOf, type Locale } from '@storylark/contracts/languages';
import { checkForm } from '@storylark/studio/text/checks/checkText';
import { mixedOrders } from '@storylark/studio/text/checks/orders';
import { tellStory } from '@storylark/studio/text/tellStory';
import type { StoryOrder } from '@storylark/studio/plan';
import { createLedger } from '../calls/ledger.ts';
import { type OpenedModels, openModels } from '../testing/openModels.ts';
import type { ToldBeat } from './telling/toldBeat.ts';

const until = Date.now() + 3_600_000;

let house: OpenedModels;
async function open(...given: Parameters<typeof openModels>) {
  house = await openModels(...given);
  return house;
}
afterEach(() => house.stub.close());

function telling(order: StoryOrder, kept: readonly ToldBeat[] = []) {
  const heard: (readonly string[])[] = [];
  const beats: ToldBeat[] = [];
  return {
    heard,
    beats,
    order: {
      accountId: 'a',
      safetyId: 'hash-of-a',
      order,
      house: tellStory(order, []),
      until,
      signal: new AbortController().signal,
      kept,
      ledger: createLedger(),
      onBeat: async (told: ToldBeat, paragraphs: readonly string[]) => {
        beats.push(told);
        heard.push(paragraphs);
      },
    },
  };
}

describe.each(['responses', 'chat'] as const)('a story told by a model in the shape %s', (TEXT_SHAPE) => {
  it.each(locales)('is whole, in its language, and of the same plan: %s', async (locale: Locale) => {
    const { stub, teller } = await open({ TEXT_SHAPE });
    for (const order of mixedOrders(locale, 12)) {
      const { order: told, heard } = telling(order);
      const written = await teller.tell(told);
      expect(stub.violations).toEqual([]);
      expect(heard.flat()).toEqual(written.paragraphs);
      expect(written).toMatchObject({
        title: told.house.title,
        plan: told.house.plan,
        used: told.house.used,
      });
      expect(written.paragraphs.join()).not.toEqual(told.house.paragraphs.join());
      expect(checkForm(written.paragraphs, localeOf[order.language])).toEqual([]);
    }
  });
});
