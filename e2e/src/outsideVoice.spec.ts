import type { UserView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryMakingView } from '@storylark/contracts/stories/making';
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
const SISTER = 'Wexbrulda';
const FAMILY = { firstName: 'Yphogram', lastName: 'Quistel' };
/** A story waits for its turn behind those before it. */
const PATIENCE_MS = 400_000;

describe('a house with a voice outside', () => {
  let stub: ModelStub;
  let house: OpenHouse;
  beforeAll(async () => {
    stub = await createModelStub();
    house = await openHouse({
      SPEECH_URL: stub.baseUrl,
      SPEECH_KEY: 'sk-of-the-stub',
      SPEECH_MODEL: 'gpt-realtime-2.1-mini',
      SPEECH_SHAPE: 'realtime',
      SPEECH_VOICES: ['f1', 'f2', 'f3'].map((voice) => `english.${voice}=marin`).join(),
    });
  });
  beforeEach(() => {
    stub.failAlways('/realtime', null);
    stub.recorded.length = 0;
  });
  afterAll(async () => {
    await house.close();
    await stub.close();
  });

  async function family(making: object, aliases: { hero?: string; sister?: string } = {}) {
    const parent = await newParent(house.address, FAMILY);
    const { token } = parent;
    await command('plan', [parent.email, 'premium'], house.dataDir);
    const sister = await newCharacter(house.address, parent, {
      name: SISTER,
      characterRole: 'side',
      ...(aliases.sister !== undefined && { alias: aliases.sister }),
    });
    const hero = await newCharacter(house.address, parent, {
      name: HERO,
      ...(aliases.hero !== undefined && { alias: aliases.hero }),
      familyLinks: [{ characterUuid: sister.uuid, relationshipType: 'sibling' }],
    });
    const { status } = await call(house.address, 'PUT', paths.me, { token, body: making });
    expect(status).toBeLessThan(300);
    return { parent, hero: hero.uuid, sister: sister.uuid };
  }
  const spoken = async ({ parent, hero }: { parent: Parent; hero: string }) => {
    const { uuid } = (await orderStory(house.address, parent, hero)).body;
    return eventually(
      'the sound is there or will not come',
      async () => {
        const story = await storyOf(house.address, parent, uuid);
        // not there yet, it is answered with a problem
        const ended = story.state === 'failed' || ('madeBy' in story && story.madeBy.narration !== null);
        return ended && story;
      },
      PATIENCE_MS,
    );
  };
  const yes = { useOutsideModels: true };

  it(
    'has it read a story in which everybody has an alias, names nobody, and says how the sound came to be',
    async () => {
      const asking = await family({ ...yes, spokenName: { alias: 'Captain' } }, { sister: 'Firefly' });
      const story = await spoken(asking);
      expect(story.madeBy).toMatchObject({ text: 'house', narration: 'outside' });
      expect(story.text).toContain(HERO);
      expect(stub.violations).toEqual([]);
      expect(stub.traffic()).toContain('Captain');
      const { parent, hero, sister } = asking;
      for (const canary of [
        HERO,
        SISTER,
        FAMILY.firstName,
        FAMILY.lastName,
        hero,
        sister,
        story.uuid,
        parent.accountId,
        parent.email,
        story.title,
      ])
        expect(stub.traffic()).not.toContain(canary);
      const { token } = parent;
      const { body } = await call<StoryMakingView>(
        house.address,
        'GET',
        path(paths.storyMaking, { uuid: story.uuid }),
        { token },
      );
      const narration = body.steps.find(({ step }) => step === 'narration');
      expect(narration).toMatchObject({ madeBy: 'outside', tookOverFor: null, checksPassed: ['transcript'] });
      expect(narration?.requests.length).toBe(stub.recorded.length);
      expect(narration?.microDollars).toBeGreaterThan(0);
      const written = JSON.stringify(narration?.requests);
      expect(written).toContain('{{HERO}}');
      for (const word of [HERO, SISTER, 'Captain', 'Firefly']) expect(written).not.toContain(word);
    },
    PATIENCE_MS,
  );

  it(
    'reads by itself what names somebody who has neither an alias nor the parent’s consent',
    async () => {
      const story = await spoken(await family({ ...yes, spokenName: { alias: 'Captain' } }));
      // the sister is introduced by her name
      expect(story.text).toContain(SISTER);
      expect(story.madeBy.narration).toBe('house');
      expect(stub.recorded).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'reads by itself, whole, where the service fails in the middle; without a stand-in the slot comes back',
    async () => {
      stub.fail('/realtime', 'slow');
      stub.failAlways('/realtime', 'outOfMoney');
      const wish = { ...yes, spokenName: { name: true } };
      expect((await spoken(await family(wish))).madeBy.narration).toBe('house');
      stub.letGo();
      const strict = await family({ ...wish, offlineFallback: false });
      expect(await spoken(strict)).toMatchObject({ state: 'failed', failureCode: 'helperFailed' });
      const { token } = strict.parent;
      const used = async () =>
        (await call<UserView>(house.address, 'GET', paths.me, { token })).body.subscription.storiesUsed;
      await eventually('the slot is back', async () => (await used()) === 0);
    },
    2 * PATIENCE_MS,
  );
});
