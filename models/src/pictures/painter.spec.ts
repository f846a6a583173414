import { locales, storyLanguageOf } from '@storylark/contracts/languages';
import type { StoryOrder } from '@storylark/studio/plan';
import { picturesOf } from '@storylark/studio/studio';
import { child, mixedOrders } from '@storylark/studio/text/checks/orders';
import { tellStory } from '@storylark/studio/text/tellStory';
import { createPictureModerator } from '../asking/createPictureModerator.ts';
import { createBreakers, createCaller } from '../calls/createCaller.ts';
import { type Caps, createSpending } from '../calls/createSpending.ts';
import { createLedger } from '../calls/ledger.ts';
import { ModelFailure } from '../calls/modelFailure.ts';
import type { ImageShape } from '../services.ts';
import type { Fault } from '../testing/stubFaults.ts';
import { type OpenedModels, openModels } from '../testing/openModels.ts';
import { pngOf } from '../testing/pngOf.ts';
import { createPainter } from './createPainter.ts';
import { sizeOfPng } from './sizeOfPng.ts';

const EDITS = '/images/edits';
const portrait = new Uint8Array(pngOf(60, 75));
const { plan } = tellStory(mixedOrders('en', 2)[1] as StoryOrder, []);
const spec = picturesOf(plan).find(({ cast }) => cast.length > 1) ?? picturesOf(plan)[0]!;
const scene = { plan, spec, shown: { hero: portrait } };

let house: OpenedModels;
afterEach(() => house.stub.close());

type Opening = { shape?: ImageShape; patienceMs?: number; caps?: Caps };
async function opened({
  shape = 'gpt',
  patienceMs = 60_000,
  caps = { perAccountAndDay: 1e9, perDay: 1e9 },
}: Opening = {}) {
  house = await openModels();
  const { services, limits, stub } = house;
  if (!services.pictures) throw new Error('nobody paints');
  const { image, moderation } = services.pictures;
  const spending = createSpending({ limits, caps, now: Date.now });
  const deps = { spending, now: Date.now, breakers: createBreakers(), random: () => -1 };
  const painter = createPainter({
    image: createCaller(image, deps, patienceMs),
    shape,
    moderator: createPictureModerator(createCaller(moderation, deps, patienceMs)),
    now: Date.now,
  });
  const ledger = createLedger();
  const stop = new AbortController();
  const order = (until = Date.now() + 600_000) => ({
    accountId: 'a',
    safetyId: 'hash-of-a',
    until,
    signal: stop.signal,
    ledger,
  });
  const paint = (until?: number) => painter.paintScene(scene, order(until));
  const failure = async (until?: number) => {
    const error = await paint(until).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof ModelFailure)) throw new Error('it did not fail');
    return error.reason;
  };
  return { stub, painter, order, paint, failure, stop, ledger };
}

describe.each(['gpt', 'plain'] as const)('a model that paints, in the shape %s', (shape) => {
  it('paints by whom it is shown, takes nothing that its contract does not know, and its picture is looked at', async () => {
    const { stub, paint, ledger } = await opened({ shape });
    expect(sizeOfPng(await paint())).toEqual({ width: 1536, height: 1024 });
    expect(stub.violations).toEqual([]);
    expect(stub.recorded.map(({ path }) => path)).toEqual([EDITS, '/moderations']);
    const { spent, requests } = ledger.take();
    expect(spent).toMatchObject([
      { role: 'image', calls: 1, retries: 0 },
      { role: 'moderation', calls: 1, microDollars: 0 },
    ]);
    expect(spent[0]?.microDollars).toBeGreaterThan(30_000);
    // what is shown to a parent names the pictures that went along, and holds none
    expect(requests.map(({ role }) => role)).toEqual(['image', 'moderation']);
    expect(JSON.parse(requests[0]?.sent ?? '')).toMatchObject({ user: 'hash-of-a', image: ['HERO.png'] });
    expect(JSON.stringify(requests).length).toBeLessThan(8_000);
  });

  it('paints a sheet of a character from its portrait, with no word about who it is', async () => {
    const { stub, painter, order } = await opened({ shape });
    expect(sizeOfPng(await painter.paintReference(portrait, order()))).not.toBeNull();
    expect(stub.violations).toEqual([]);
    const [{ body } = { body: '' }] = stub.recorded;
    expect(body).toContain('filename="portrait.png"');
    expect(body).not.toMatch(/HERO|years/);
  });
});

describe('a model that paints', () => {
  it('is shown nobody where nobody is in the picture', async () => {
    const { stub, painter, order } = await opened();
    await painter.paintScene({ plan, spec: { ...spec, cast: [] }, shown: { hero: portrait } }, order());
    expect(stub.violations).toEqual([]);
    expect(stub.recorded[0]?.path).toBe('/images/generations');
  });

  const mended: Fault[] = ['tooMany', { tooMany: 0 }, 'error', 'cut', 'malformed', 'notAnImage', 'cutImage'];
  it.each(mended)('is asked again after %j, and paints then', async (fault) => {
    const { stub, paint, ledger } = await opened();
    stub.fail(EDITS, fault, fault);
    expect(sizeOfPng(await paint())).not.toBeNull();
    expect(ledger.take().spent[0]).toMatchObject({ calls: 3, retries: 2 });
  });

  it.each([
    ['tooMany', 'full', 4],
    ['error', 'away', 4],
    ['cut', 'away', 4],
    ['malformed', 'broken', 4],
    ['notAnImage', 'broken', 4],
    ['cutImage', 'broken', 4],
    ['tooLarge', 'broken', 4],
    ['forbiddenContent', 'refused', 1],
    ['outOfMoney', 'full', 1],
    ['unauthorised', 'away', 1],
  ] as const)('is given up where it always answers %s: %s', async (fault, reason, asked) => {
    const { stub, failure } = await opened();
    stub.failAlways(EDITS, fault);
    expect(await failure()).toBe(reason);
    expect([stub.asked(EDITS), stub.asked('/moderations')]).toEqual([asked, 0]);
  });

  it('is slow where it never answers, and nobody waits past the time there is', async () => {
    const { stub, failure } = await opened({ patienceMs: 200 });
    stub.failAlways(EDITS, 'silence');
    expect(await failure()).toBe('slow');
    expect(await failure(Date.now() - 1)).toBe('slow');
    stub.failAlways(EDITS, { tooMany: 3_600 });
    expect(await failure(Date.now() + 60_000)).toBe('full');
  });

  it.each([
    ['unsafe', 'unsafe'],
    ['unseen', 'unsafe'],
    ['unauthorised', 'away'],
    ['malformed', 'broken'],
  ] as const)('shows nothing that was not looked at and found fit: %s', async (fault, reason) => {
    const { stub, failure } = await opened();
    stub.failAlways('/moderations', fault);
    expect(await failure()).toBe(reason);
  });

  it('is cut off in the middle of a picture when nobody waits any more', async () => {
    const { stub, paint, stop } = await opened();
    stub.failAlways(EDITS, 'silence');
    const painted = paint();
    const over = new Error('the story is over');
    while (stub.asked(EDITS) === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort(over);
    await expect(painted).rejects.toBe(over);
  });

  it('may not spend more than is set', async () => {
    const { stub, paint, failure } = await opened({ caps: { perAccountAndDay: 300_000, perDay: 1e9 } });
    let pictures = 0;
    while ((await paint().catch(() => null)) !== null) pictures += 1;
    expect(pictures).toBeGreaterThan(1);
    expect(await failure()).toBe('budget');
    expect(stub.asked(EDITS)).toBe(pictures);
  });
});

/** Nobody’s name, and no word of any language: what is found of it came from the order. */
const names = ['Zquorvin', 'Wexbrulda', 'Yphogram'] as const;
const ids = ['5a1f0ddb-story', '5a1f0ddb-account', '5a1f0ddb-hero', '5a1f0ddb-sister', '5a1f0ddb-grandma'];

it.each(locales)(
  'nothing that left the house for pictures of stories in %s names anybody',
  async (locale) => {
    house = await openModels({ SPEND_PER_DAY: '1000', SPEND_PER_ACCOUNT_AND_DAY: '1000' });
    const { stub, painter } = house;
    for (const [storyType, lesson] of [
      ['bedtime', 'honesty'],
      ['everyday', 'wheelchair'],
    ] as const) {
      const order: StoryOrder = {
        storyId: ids[0] + storyType,
        storyType,
        setting: 'treasureIsland',
        lesson,
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
      const told = tellStory(order, []);
      const ledger = createLedger();
      const asked = {
        accountId: ids[1] ?? '',
        safetyId: 'hash',
        until: Date.now() + 3_600_000,
        signal: new AbortController().signal,
        ledger,
      };
      await painter.paintReference(portrait, asked);
      for (const one of picturesOf(told.plan))
        await painter.paintScene(
          { plan: told.plan, spec: one, shown: { hero: portrait, companion: portrait, other1: portrait } },
          asked,
        );
      expect(stub.violations).toEqual([]);
      const { requests } = ledger.take();
      expect(requests.length).toBe(stub.recorded.length);
      const out = `${stub.traffic()}\n${JSON.stringify(requests)}`;
      expect(out).toContain('{{HERO}}');
      for (const canary of [...names, ...ids, told.title]) expect(out).not.toContain(canary);
      // the names that the plan made up are the house’s own, and stay there
      for (const { name } of [told.plan.cast.helper, told.plan.cast.companion])
        expect(out).not.toMatch(new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`));
      stub.recorded.length = 0;
    }
  },
);
