import { locales, localeOf, type Locale } from '@storylark/contracts/languages';
import { checkForm } from '@storylark/studio/text/checks/checkText';
import { mixedOrders } from '@storylark/studio/text/checks/orders';
import { tellStory } from '@storylark/studio/text/tellStory';
import type { StoryOrder } from '@storylark/studio/plan';
import { createLedger } from '../calls/ledger.ts';
import { ModelFailure } from '../calls/modelFailure.ts';
import type { StubPath } from '../testing/createModelStub.ts';
import type { Fault } from '../testing/stubFaults.ts';
import { type OpenedModels, openModels } from '../testing/openModels.ts';
import type { ToldBeat } from './telling/toldBeat.ts';

let house: OpenedModels;
async function open(...given: Parameters<typeof openModels>) {
  house = await openModels(...given);
  return house;
}
afterEach(() => house.stub.close());

function telling(order: StoryOrder, kept: readonly ToldBeat[] = []) {
  const heard: (readonly string[])[] = [];
  const beats: ToldBeat[] = [];
  const given = {
    accountId: order.storyId,
    safetyId: 'hash-of-a',
    order,
    house: tellStory(order, []),
    until: Date.now() + 3_600_000,
    signal: new AbortController().signal,
    kept,
    ledger: createLedger(),
    onBeat: async (told: ToldBeat, paragraphs: readonly string[]) => {
      beats.push(told);
      heard.push(paragraphs);
    },
  };
  return { heard, beats, given };
}
const ordersOf = (locale: Locale, count: number) => mixedOrders(locale, count);
const anOrder = (locale: Locale) => ordersOf(locale, 2)[1] as StoryOrder;

describe.each(['responses', 'chat'] as const)('a story told by a model in the shape %s', (TEXT_SHAPE) => {
  it.each(locales)('is whole, in its language, and of the same plan: %s', async (locale) => {
    const { stub, teller } = await open({ TEXT_SHAPE, SPEND_PER_DAY: '1000' });
    for (const order of ordersOf(locale, 3)) {
      const { given, heard } = telling(order);
      const written = await teller.tell(given);
      expect(stub.violations).toEqual([]);
      expect(heard.flat()).toEqual(written.paragraphs);
      expect(written).toMatchObject({ title: given.house.title, plan: given.house.plan });
      expect(written.paragraphs).not.toEqual(given.house.paragraphs);
      expect(checkForm(written.paragraphs, localeOf[order.language])).toEqual([]);
      expect(written.paragraphs.join(' ')).toContain(order.hero.name);
      // what a voice says is what a parent reads, and whoever speaks is one of the cast
      for (const [at, paragraph] of written.paragraphs.entries())
        expect(
          written.lines
            .filter((line) => line.paragraph === at)
            .map(({ text }) => text)
            .join(' '),
        ).toBe(paragraph);
      expect(written.lines.some(({ speaker }) => speaker !== 'narrator')).toBe(true);
    }
  });
});

describe('a model that tells', () => {
  const shape = { TEXT_SHAPE: 'chat' };
  const failing = async (path: StubPath, ...faults: Fault[]) => {
    const { stub, teller } = await open(shape);
    stub.fail(path, ...faults);
    const { given, heard } = telling(anOrder('en'));
    const error = await teller.tell(given).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return { stub, heard, reason: error instanceof ModelFailure ? error.reason : error };
  };
  const spoilt: Fault[] = ['wrongLanguage', 'missingPlaceholder', 'otherName', 'digit', 'markup', 'tooShort'];

  it.each(spoilt)('is told what was wrong with a passage, once: %s', async (fault) => {
    const { stub, reason } = await failing('/chat/completions', fault);
    expect(reason).toBeNull();
    expect(stub.recorded.filter(({ body }) => body.includes('IT CANNOT BE USED'))).toHaveLength(1);
  });

  it.each([
    ['wrongLanguage', 'wrongLanguage'],
    ['missingPlaceholder', 'planNotKept'],
    ['otherName', 'unfit'],
    ['digit', 'unfit'],
    ['markup', 'unfit'],
    ['tooShort', 'unfit'],
  ] as const)('is not asked a third time: %s', async (fault, expected) => {
    const { heard, reason, stub } = await failing('/chat/completions', fault, fault);
    expect([reason, heard]).toEqual([expected, []]);
    expect(stub.asked('/moderations')).toBe(0);
  });

  it('is heard by nobody where a passage is flagged, and where nobody can say whether it is', async () => {
    expect(await failing('/moderations', 'unsafe')).toMatchObject({ reason: 'unsafe', heard: [] });
    await house.stub.close();
    expect(await failing('/moderations', 'unauthorised')).toMatchObject({ reason: 'away', heard: [] });
  });

  it('is not kept where the whole is not of the plan', async () => {
    const { stub, teller } = await open(shape);
    const { given, heard } = telling(anOrder('de'));
    const passages = given.house.plan.beats.length;
    await expect(
      teller.tell({
        ...given,
        onBeat: async (told, paragraphs) => {
          await given.onBeat(told, paragraphs);
          if (heard.length === passages) stub.fail('/chat/completions', 'notThePlan');
        },
      }),
    ).rejects.toMatchObject({ reason: 'planNotKept' });
  });

  it('goes on behind what is kept, and asks for nothing twice', async () => {
    const { stub, teller } = await open(shape);
    const first = telling(anOrder('fr'));
    await teller.tell(first.given);
    const asked = stub.asked('/chat/completions');
    const again = telling(anOrder('fr'), first.beats.slice(0, 5));
    await teller.tell(again.given);
    expect(stub.asked('/chat/completions') - asked).toBe(asked - 5);
    expect(again.heard).toEqual(first.heard);
  });

  it('judges itself where its server has no moderation', async () => {
    const { stub, teller } = await open({ ...shape, MODERATION_MODEL: '', IMAGE_AT_ONCE: '0' });
    const { given } = telling(anOrder('en'));
    await teller.tell(given);
    expect(stub.asked('/moderations')).toBe(0);
    expect(stub.recorded.filter(({ body }) => body.includes('THE PASSAGE'))).toHaveLength(
      given.house.plan.beats.length,
    );
    const other = telling(anOrder('en'));
    stub.fail('/chat/completions', { tooMany: 0 }, 'unsafe', 'unsafe');
    await expect(teller.tell(other.given)).rejects.toMatchObject({ reason: 'unsafe' });
    expect(other.heard).toEqual([]);
  });
});
