import { path, paths } from '@storylark/contracts/paths';
import { adminPaths } from '@storylark/contracts/admin/paths';
import type { StoryMakingView } from '@storylark/contracts/stories/making';
import type { StoryView } from '@storylark/contracts/stories/views';
import { createModelStub, type ModelStub } from '@storylark/models/testing/createModelStub';
import {
  call,
  eventually,
  newCharacter,
  newParent,
  orderStory,
  storyOf,
  type Parent,
} from './house/client.ts';
import { command } from './house/command.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';

const HERO = 'Zquorvin';
const ALIAS = 'Wexbrulda';
/** A story waits for its turn behind those before it. */
const PATIENCE_MS = 400_000;

describe('a house with a model that tells', () => {
  let stub: ModelStub;
  let house: OpenHouse;
  beforeAll(async () => {
    stub = await createModelStub();
    house = await openHouse({
      TEXT_URL: stub.baseUrl,
      TEXT_KEY: 'sk-of-the-stub',
      TEXT_MODEL: 'gpt-6-sol',
      CHECK_MODEL: 'gpt-6-luna',
      MODERATION_MODEL: 'omni-moderation-latest',
    });
  });
  afterAll(async () => {
    await house.close();
    await stub.close();
  });

  async function family(making?: object) {
    const parent = await newParent(house.address, { firstName: 'Yphogram', lastName: 'Quistel' });
    const hero = await newCharacter(house.address, parent, { name: HERO, alias: ALIAS });
    if (making) {
      const { status } = await call(house.address, 'PUT', paths.me, { token: parent.token, body: making });
      expect(status).toBeLessThan(300);
    }
    return { parent, hero: hero.uuid };
  }
  const told = (parent: Parent, uuid: string) =>
    eventually(
      'the text is there or will not come',
      async () => {
        const story = await storyOf(house.address, parent, uuid);
        return (story.state === 'failed' || (story.madeBy?.text ?? null) !== null) && story;
      },
      PATIENCE_MS,
    );
  const order = async ({ parent, hero }: Awaited<ReturnType<typeof family>>) =>
    (await orderStory(house.address, parent, hero, { language: 'german', length: 'short' })).body.uuid;

  it(
    'asks nothing before the parent said yes',
    async () => {
      const asking = await family();
      const story = await told(asking.parent, await order(asking));
      expect(story.madeBy.text).toBe('house');
      expect(stub.recorded).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'has the story told outside after a yes, without a name, and says how it came to be',
    async () => {
      const asking = await family({ useOutsideModels: true, spokenName: { alias: 'Häuptling Wolkenpups' } });
      const uuid = await order(asking);
      const story: StoryView = await told(asking.parent, uuid);
      expect(story.madeBy.text).toBe('outside');
      expect(story.text).toContain(HERO);
      expect(stub.violations).toEqual([]);
      const { parent, hero } = asking;
      for (const canary of [
        HERO,
        ALIAS,
        'Wolkenpups',
        'Yphogram',
        'Quistel',
        uuid,
        hero,
        parent.accountId,
        parent.email,
        story.title,
      ])
        expect(stub.traffic()).not.toContain(canary);
      const { token } = parent;
      const { body } = await call<StoryMakingView>(house.address, 'GET', path(paths.storyMaking, { uuid }), {
        token,
      });
      const [text] = body.steps;
      expect(text).toMatchObject({ step: 'text', madeBy: 'outside', tookOverFor: null });
      expect(text?.uses.map(({ role, outcome }) => [role, outcome])).toEqual([
        ['text', 'kept'],
        ['moderation', 'kept'],
        ['check', 'kept'],
      ]);
      expect(text?.requests.length).toBe(stub.recorded.length);
      await command('role', [parent.email, 'admin'], house.dataDir);
      const day = new Date().toISOString().slice(0, 10);
      const costs = await eventually('the costs are summed up', async () => {
        const target = `${adminPaths.costs}?from=${day}&to=${day}`;
        const answer = await call<{ microDollars: number }>(house.address, 'GET', target, { token });
        return answer.status === 200 && answer.body.microDollars > 0 && answer.body;
      });
      expect(costs.microDollars).toBe(body.microDollars);
    },
    PATIENCE_MS,
  );

  it(
    'tells the story itself where the service fails, and has none where the parent wants no stand-in',
    async () => {
      stub.failAlways('/responses', 'outOfMoney');
      stub.failAlways('/chat/completions', 'outOfMoney');
      const asking = await family({ useOutsideModels: true });
      expect((await told(asking.parent, await order(asking))).madeBy.text).toBe('house');
      const strict = await family({ useOutsideModels: true, offlineFallback: false });
      const story = await told(strict.parent, await order(strict));
      expect(story).toMatchObject({ state: 'failed', failureCode: 'helperFailed' });
    },
    2 * PATIENCE_MS,
  );
});
