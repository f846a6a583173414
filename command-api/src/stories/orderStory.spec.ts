import { allowanceStream, type SlotReturnReason } from '@storylark/contracts/subscriptions/events';
import { storyStream } from '@storylark/contracts/stories/events';
import { slotsUsed } from '@storylark/contracts/subscriptions/allowance';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import fc from 'fast-check';
import { allowanceDecider } from '../allowance/allowanceDecider.ts';
import { abandonStory, returnSlot } from './giveBackSlot.ts';
import { orderStory } from './orderStory.ts';
import { storyDecider, type StoryCommand } from './storyDecider.ts';

const at = '2026-11-02T08:00:00.000Z';
const accountId = 'family';
const account = { accountId, openedAt: '2026-11-01T08:00:00.000Z' };
const window = '2026-11-01';
const hero = {
  characterUuid: 'mia',
  name: 'Mia',
  age: 6,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'light',
  characterType: 'human',
  personalityTrait: 'brave',
  physicalAttribute: 'freckled',
} as const;
const choices = {
  storyTypeAsSent: 'bedtime',
  storyType: 'bedtime',
  setting: 'atHome',
  lesson: 'patience',
  language: 'english',
  length: 'short',
  narratorVoice: 'male',
  voiceId: 'm1',
} as const;

const text = {
  step: 'text',
  manifest: 'm',
  words: 1,
  parts: 1,
  pictures: 0,
  used: [],
  seconds: 1,
  title: 't',
  paragraphs: [],
} as const;
const narration = { step: 'narration', audio: 'a', times: 't', durationSeconds: 1, seconds: 1 } as const;

/** Orders over a store in memory; `meanwhile` happens between the checks of an order and its slot. */
type House = { limit?: number; eventStore?: EventStore; meanwhile?: () => Promise<void> };
function house({ limit = 1, eventStore = createMemoryEventStore(), meanwhile = async () => {} }: House = {}) {
  const commands = createCommandHandler({
    eventStore,
    sealer: { seal: async (_streamId, events) => [...events], unseal: async (event) => event },
    upcast: ({ type, data }) => ({ type, data }),
  });
  const deps = {
    commands,
    castOf: async () => ({ hero, companions: [] }),
    windowOf: async () => ({ id: window, limit, plan: 'free' as const }),
    recentlyUsed: async () => {
      await meanwhile();
      return [];
    },
  };
  const order = (storyId: string, by: string = accountId) =>
    orderStory(deps, {
      account: { ...account, accountId: by },
      storyId,
      heroId: 'mia',
      choices,
      meta: { at, accountId: by },
    });
  const used = async (by: string = accountId) =>
    slotsUsed((await commands.load(allowanceDecider, allowanceStream(by, window))).state);
  const tell = (storyId: string, command: StoryCommand, by: string = accountId) =>
    commands.handle({
      decider: storyDecider,
      streamId: storyStream(storyId),
      command,
      contextOf: () => ({ accountId: by, storyId, at }),
      meta: { at, accountId: by },
    });
  const storyOf = async (storyId: string) => (await commands.load(storyDecider, storyStream(storyId))).state;
  return { commands, eventStore, order, used, tell, storyOf };
}
const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled'
    ? 'ordered'
    : ((result.reason as { code?: string }).code ?? String(result.reason));

describe('the last slot', () => {
  it('goes to exactly one in each of 200 races', async () => {
    for (let race = 0; race < 200; race += 1) {
      const { order, used } = house();
      const results = await Promise.allSettled(
        Array.from({ length: 2 + (race % 4) }, (_, n) => order(`s${n}`)),
      );
      const codes = results.map(codeOf).sort();
      expect(codes).toEqual(['ordered', ...Array<string>(codes.length - 1).fill('storyLimitReached')]);
      expect(await used()).toBe(1);
    }
  });
});

describe('one story id', () => {
  it('ordered by two accounts at once belongs to one; the other keeps no slot', async () => {
    for (let race = 0; race < 50; race += 1) {
      const { order, used, storyOf } = house();
      const results = await Promise.allSettled([order('s', 'anna'), order('s', 'bert')]);
      expect(results.map(codeOf).sort()).toEqual(['ordered', 'storyNotFound']);
      const winner = codeOf(results[0]) === 'ordered' ? 'anna' : 'bert';
      expect(await storyOf('s')).toMatchObject({ request: { accountId: winner, window } });
      expect([await used('anna'), await used('bert')]).toEqual(winner === 'anna' ? [1, 0] : [0, 1]);
    }
  });

  it('ordered while it is abandoned is either ordered or given up, its slot accordingly', async () => {
    for (let race = 0; race < 50; race += 1) {
      const { commands, order, used, storyOf } = house();
      const [ordered] = await Promise.allSettled([
        order('s'),
        abandonStory(commands, { accountId, storyId: 's', window, at }),
      ]);
      const { status } = await storyOf('s');
      expect([codeOf(ordered), status, await used()]).toEqual(
        codeOf(ordered) === 'ordered' ? ['ordered', 'text_pending', 1] : ['orderAgain', 'abandoned', 0],
      );
    }
  });

  it('made and deleted while a second order of it was on its way keeps its slot taken', async () => {
    const lived = house();
    const late = house({ eventStore: lived.eventStore, meanwhile: liveAndDelete });
    await expect(late.order('s')).rejects.toMatchObject({ code: 'idAlreadyUsed' });
    expect(await late.used()).toBe(1);
    await abandonStory(late.commands, { accountId, storyId: 's', window, at });
    expect(await late.used()).toBe(1);

    async function liveAndDelete() {
      await lived.order('s');
      for (const report of [text, narration]) await lived.tell('s', { type: 'Report', report });
      await lived.tell('s', { type: 'DeleteStory' });
    }
  });
});

describe('whatever happens to stories', () => {
  type Step = {
    do:
      'order' | 'orderAndDie' | 'sweep' | 'text' | 'narration' | 'fail' | 'stop' | 'delete' | 'loseCharacter';
    story: number;
  };
  const step: fc.Arbitrary<Step> = fc.record({
    do: fc.constantFrom(
      'order',
      'orderAndDie',
      'sweep',
      'text',
      'narration',
      'fail',
      'stop',
      'delete',
      'loseCharacter',
    ),
    story: fc.nat({ max: 4 }),
  });

  it('slots taken are stories requested less those failed, stopped or deleted before their narration', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let dies = false;
        const store = createMemoryEventStore();
        const eventStore: EventStore = {
          ...store,
          append: async (streamId, events, expected) => {
            if (dies && streamId.startsWith('story-')) throw new ProcessEnded();
            return store.append(streamId, events, expected);
          },
        };
        const { commands, order, used, tell, storyOf } = house({ limit: 3, eventStore });
        for (const { do: what, story } of steps) {
          const id = `s${story}`;
          dies = what === 'orderAndDie';
          await run(what, id).catch((error: unknown) => {
            if (!(error instanceof ProcessEnded) && (error as { code?: string }).code === undefined)
              throw error;
          });
          dies = false;
          expect(await used()).toBeLessThanOrEqual(3);
        }
        for (let story = 0; story <= 4; story += 1)
          await abandonStory(commands, { accountId, storyId: `s${story}`, window, at });
        let [held, readAndBack] = [0, 0];
        for (let story = 0; story <= 4; story += 1) {
          const state = await storyOf(`s${story}`);
          if (!('request' in state)) continue;
          const slot = await returnSlot(commands, { accountId, storyId: `s${story}`, at }, window);
          const ended: SlotReturnReason | null = state.slotGoesBack;
          if (ended === null || !slot.returned) held += 1;
          if (ended === 'deletedBeforeNarration' && slot.returned) readAndBack += 1;
          else expect(slot.returned || ended === 'deletedBeforeNarration').toBe(ended !== null);
        }
        expect(await used()).toBe(held);
        expect(readAndBack).toBeLessThanOrEqual(3);

        async function run(what: Step['do'], id: string): Promise<unknown> {
          switch (what) {
            case 'order':
            case 'orderAndDie':
              return order(id);
            case 'sweep':
              return abandonStory(commands, { accountId, storyId: id, window, at });
            case 'text':
              return tell(id, { type: 'Report', report: text });
            case 'narration':
              return tell(id, { type: 'Report', report: narration });
            case 'fail':
              return tell(id, { type: 'Report', report: { step: 'failed', code: 'textFailed' } });
            case 'stop':
              return tell(id, { type: 'StopStory' });
            case 'delete':
              return tell(id, { type: 'DeleteStory' });
            case 'loseCharacter':
              return tell(id, { type: 'FailForDeletedCharacter' });
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

class ProcessEnded extends Error {}
