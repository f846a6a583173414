import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryMakingView } from '@storylark/contracts/stories/making';
import type { StoryView } from '@storylark/contracts/stories/views';
import { createModelStub, type ModelStub } from '@storylark/models/testing/createModelStub';
import { filesIn } from '@storylark/standalone/files';
import { call, eventually, finishedStory, newCharacter, newParent, orderStory } from './house/client.ts';
import { command } from './house/command.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';

const HERO = 'Zquorvin';
/** A story waits for its turn behind those before it. */
const PATIENCE_MS = 400_000;

describe('a house with a model that paints', () => {
  let stub: ModelStub;
  let house: OpenHouse;
  beforeAll(async () => {
    stub = await createModelStub();
    house = await openHouse({
      IMAGE_URL: stub.baseUrl,
      IMAGE_KEY: 'sk-of-the-stub',
      IMAGE_MODEL: 'gpt-image-2.5-sunburst',
      MODERATION_MODEL: 'omni-moderation-latest',
    });
  });
  afterAll(async () => {
    await house.close();
    await stub.close();
  });

  async function family(making: object) {
    const parent = await newParent(house.address, { firstName: 'Yphogram', lastName: 'Quistel' });
    await command('plan', [parent.email, 'premium'], house.dataDir);
    const hero = await newCharacter(house.address, parent, { name: HERO });
    const { status } = await call(house.address, 'PUT', paths.me, { token: parent.token, body: making });
    expect(status).toBeLessThan(300);
    const story = async (): Promise<StoryView> => {
      const order = await orderStory(house.address, parent, hero.uuid, {
        language: 'german',
        length: 'short',
      });
      return finishedStory(house.address, parent, order.body.uuid, PATIENCE_MS);
    };
    const makingOf = async ({ uuid }: Pick<StoryView, 'uuid'>) =>
      (
        await call<StoryMakingView>(house.address, 'GET', path(paths.storyMaking, { uuid }), {
          token: parent.token,
        })
      ).body.steps.filter(({ step }) => step === 'picture');
    return { parent, hero: hero.uuid, story, makingOf };
  }
  /** Files that are kept under a character. */
  const filesOf = (accountId: string, hero: string): string[] =>
    readdirSync(join(filesIn(house.dataDir).blobs, accountId), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.includes(hero) && name.includes('reference'),
    );
  const sourceTypeOf = async (url: string): Promise<string | undefined> => {
    const picture = await fetch(new URL(url, house.address));
    return /DigitalSourceType="[^"]*\/(\w+)"/.exec(Buffer.from(await picture.arrayBuffer()).toString())?.[1];
  };
  const sheetsPainted = () =>
    stub.recorded.filter(({ body }) => body.includes('Paint a reference sheet')).length;

  it(
    'says so to everybody, and has pictures painted after a yes, without a name, by one sheet for all stories',
    async () => {
      const helpers = await eventually('the house knows who helps', async () => {
        const { body } = await call<ConfigView>(house.address, 'GET', paths.config);
        return body.helpers.images && body.helpers;
      });
      expect(helpers).toMatchObject({ text: null, images: { model: 'gpt-image-2.5-sunburst' } });
      const { parent, hero, story, makingOf } = await family({ useOutsideModels: true });
      const first = await story();
      const second = await story();
      expect(stub.violations).toEqual([]);
      expect(sheetsPainted()).toBe(1);
      for (const told of [first, second]) {
        expect(told.madeBy).toEqual({ text: 'house', narration: 'house', pictures: 'outside' });
        expect(told.illustrations.length).toBeGreaterThan(2);
        for (const { alt } of told.illustrations)
          expect(alt).toMatch(/^Gemalt nach diesen Worten: .*Zquorvin/);
        expect(await sourceTypeOf(told.illustrations[0]?.url ?? '')).toBe('trainedAlgorithmicMedia');
      }
      const canaries = [
        HERO, 'Yphogram', 'Quistel', hero, parent.accountId, parent.email, first.uuid, first.title,
      ]; // prettier-ignore
      for (const canary of canaries) expect(stub.traffic()).not.toContain(canary);

      const steps = [...(await makingOf(first)), ...(await makingOf(second))];
      const requests = steps.flatMap((step) => step.requests);
      expect(requests.length).toBe(stub.recorded.length);
      expect(JSON.stringify(requests)).toContain('{{HERO}}');
      for (const { madeBy, checksPassed, microDollars } of steps) {
        expect([madeBy, checksPassed]).toEqual(['outside', ['moderation']]);
        expect(microDollars).toBeGreaterThan(0);
      }

      expect(filesOf(parent.accountId, hero).length).toBeGreaterThan(0);
      await call(house.address, 'DELETE', path(paths.character, { uuid: hero }), {
        token: parent.token,
        body: { withStories: true },
      });
      await eventually('the sheet is gone', async () => filesOf(parent.accountId, hero).length === 0);
    },
    2 * PATIENCE_MS,
  );

  it(
    'draws all pictures of a story itself where one of them is not fit, and says why',
    async () => {
      const { story, makingOf } = await family({ useOutsideModels: true });
      // the sheet and the first picture are fit, the next one that is looked at is not
      stub.fail('/moderations', null, null, 'unsafe');
      const told = await story();
      expect([told.state, told.madeBy.pictures]).toEqual(['finished', 'house']);
      for (const { alt, url } of told.illustrations) {
        expect(alt).not.toMatch(/^Gemalt/);
        expect(await sourceTypeOf(url)).toBe('algorithmicMedia');
      }
      const painted = (await makingOf(told)).filter(({ uses }) => uses.length > 0);
      expect(painted.length).toBeGreaterThan(1);
      for (const { tookOverFor, requests } of painted) {
        expect(tookOverFor).toBe('unsafe');
        expect(requests.length).toBeGreaterThan(0);
      }
    },
    PATIENCE_MS,
  );

  it(
    'draws them where the service is away, and asks nobody before a yes',
    async () => {
      stub.failAlways('/images/edits', 'outOfMoney');
      const { story, makingOf } = await family({ useOutsideModels: true });
      const told = await story();
      expect([told.state, told.madeBy.pictures]).toEqual(['finished', 'house']);
      expect((await makingOf(told))[0]).toMatchObject({ madeBy: 'house', tookOverFor: 'full' });
      const asked = stub.recorded.length;
      const { story: another } = await family({});
      expect((await another()).madeBy.pictures).toBe('house');
      expect(stub.recorded.length).toBe(asked);
    },
    2 * PATIENCE_MS,
  );
});
