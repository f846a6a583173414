import { locales, storyLanguageOf } from '@storylark/contracts/languages';
import type { StoryOrder } from '@storylark/studio/plan';
import { child } from '@storylark/studio/text/checks/orders';
import { tellStory } from '@storylark/studio/text/tellStory';
import { createLedger } from '../calls/ledger.ts';
import { openModels } from '../testing/openModels.ts';

/** Nobody’s name, and no word of any language: what is found of it came from the order. */
const names = ['Zquorvin', 'Wexbrulda', 'Yphogram'] as const;
const ids = ['5a1f0ddb-story', '5a1f0ddb-account', '5a1f0ddb-hero', '5a1f0ddb-sister', '5a1f0ddb-grandma'];

it.each(locales)('nothing that left the house for whole stories in %s names anybody', async (locale) => {
  const { stub, teller } = await openModels({ SPEND_PER_DAY: '1000' });
  for (const storyType of ['bedtime', 'adventure', 'everyday'] as const) {
    const order: StoryOrder = {
      storyId: ids[0] + storyType,
      storyType,
      setting: 'treasureIsland',
      lesson: 'honesty',
      language: storyLanguageOf[locale],
      length: 'short',
      narratorVoice: 'female',
      voiceId: 'f1',
      hero: { ...child(names[0], { age: 7 }), characterUuid: ids[2] ?? '' },
      companions: [
        { ...child(names[1], { age: 9 }), characterUuid: ids[3] ?? '', relationshipType: 'sibling' },
        { ...child(names[2], { age: 63 }), characterUuid: ids[4] ?? '', relationshipType: 'grandparent' },
      ],
    };
    const ledger = createLedger();
    const house = tellStory(order, []);
    // one of its passages must be mended: what goes back is looked at too
    stub.fail('/responses', { tooMany: 0 }, 'digit');
    const written = await teller.tell({
      accountId: `${ids[1]}${storyType}`,
      safetyId: 'hash',
      order,
      house,
      until: Date.now() + 3_600_000,
      signal: new AbortController().signal,
      kept: [],
      ledger,
      onBeat: async () => {},
    });
    for (const name of names) expect(written.paragraphs.join(' ')).toContain(name);
    const { requests } = ledger.take();
    expect(requests.length).toBe(stub.recorded.length - 1);
    const out = `${stub.traffic()}\n${JSON.stringify(requests)}`;
    for (const canary of [...names, ...ids, house.title]) expect(out).not.toContain(canary);
    // the names that the plan made up are the house’s own, and stay there
    for (const { name } of [house.plan.cast.helper, house.plan.cast.companion])
      expect(out).not.toMatch(new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`));
    stub.recorded.length = 0;
  }
  await stub.close();
});
