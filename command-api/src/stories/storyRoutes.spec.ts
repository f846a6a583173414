import { randomUUID } from 'node:crypto';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import { openTestApi, SERVICE_TOKEN, type Call, type TestApi } from '../testing/openTestApi.ts';

const mia = {
  name: 'Mia',
  age: 6,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'light',
  characterType: 'human',
  characterRole: 'main',
  personalityTrait: 'brave',
  physicalAttribute: 'freckled',
};
const choices = {
  storyType: 'everyday-life',
  setting: 'pirateShip',
  lesson: 'courage',
  language: 'german',
  narratorVoice: 'female',
};
const DAY = 24 * 60 * 60_000;

const text: StoryReport = {
  step: 'text',
  manifest: 'text/1/manifest.json',
  words: 600,
  parts: 1,
  pictures: 1,
  used: ['opening:3'],
  seconds: 1,
  title: 'Die mutige Mia',
  paragraphs: ['Mia segelt los.'],
};
const narration: StoryReport = {
  step: 'narration',
  audio: 'a.mp3',
  times: 't.json',
  durationSeconds: 240,
  seconds: 2,
};
const picture: StoryReport = {
  step: 'picture',
  index: 0,
  beat: 'home',
  large: 'l.png',
  small: 's.png',
  seconds: 1,
  alt: 'Mia am Steuer',
  tiny: 'data:,',
};

describe('stories', () => {
  let api: TestApi;
  let parents: { accountId: string; email: string; token: string; hero: string }[];
  let next = 0;
  beforeAll(async () => {
    api = await openTestApi();
    parents = await Promise.all(Array.from({ length: 32 }, newParent));
  });
  afterAll(() => api.close());

  async function newParent() {
    const parent = await api.parent();
    const hero = randomUUID();
    await api.call('POST', paths.characters, { token: parent.token, body: { ...mia, uuid: hero } });
    return { ...parent, hero };
  }
  /** A parent of its own for each test, with a hero. */
  async function family(plan?: string) {
    const parent = parents[next++];
    if (!parent) throw new Error('more families are needed');
    if (plan)
      await api.call('POST', internalPaths.plan, {
        token: SERVICE_TOKEN,
        body: { email: parent.email, plan },
      });
    return parent;
  }
  type Family = Awaited<ReturnType<typeof family>>;

  const order = ({ token, hero }: Family, changes: object = {}, more: Call = {}) =>
    api.call('POST', paths.stories, {
      token,
      body: { ...choices, uuid: randomUUID(), characterUuid: hero, ...changes },
      ...more,
    });
  const on = (method: string, pattern: string, { token }: Family, uuid: string, body?: object) =>
    api.call(method, path(pattern, { uuid }), { token, body });
  const internal = (pattern: string, { accountId }: Family, storyId: string, body: object = {}) =>
    api.call('POST', path(pattern, { accountId, storyId }), { token: SERVICE_TOKEN, body });
  const report = (parent: Family, storyId: string, said: StoryReport) =>
    internal(internalPaths.storyReport, parent, storyId, said);
  const storiesUsed = async ({ token }: Family) =>
    (await api.call('GET', paths.me, { token })).body.subscription.storiesUsed as number;
  const storiesLeft = async ({ token }: Family) => {
    const { storyLimit, storiesUsed: used } = (await api.call('GET', paths.me, { token })).body.subscription;
    return storyLimit - used;
  };
  const ordered = async (parent: Family) => (await order(parent)).body.uuid as string;
  const typesOf = async (storyId: string) => (await api.eventsOf(`story-${storyId}`)).map(({ type }) => type);

  it('are ordered, answered as they were asked for, and sealed in the log', async () => {
    const parent = await family();
    const { status, body, position } = await order(parent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      characterUuid: parent.hero,
      heroName: 'Mia',
      storyType: 'everyday-life',
      voiceId: 'f1',
      length: 'normal',
      state: 'text_pending',
      title: null,
      aiGenerated: true,
      createdAt: new Date(api.now()).toISOString(),
    });
    expect(await storiesUsed(parent)).toBe(1);
    const stored = await api.eventsOf(`story-${body.uuid}`);
    expect(stored).toMatchObject([
      { type: 'StoryRequested', data: { storyType: 'everyday', accountId: parent.accountId } },
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/Mia|freckled/);
    expect(api.placeOf(parent.accountId, position)).toBe(stored[0]?.position);
  });

  it('take one slot however often they are sent', async () => {
    const parent = await family('basic');
    const uuid = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(parent, { uuid })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await typesOf(uuid)).toEqual(['StoryRequested']);
    expect(await storiesUsed(parent)).toBe(1);
    await report(parent, uuid, text);
    expect((await order(parent, { uuid })).body).toEqual(answers[0]?.body);
  });

  it('tell a repeated Idempotency-Key from a reused one', async () => {
    const parent = await family('basic');
    const [uuid, more] = [randomUUID(), { headers: { 'idempotency-key': 'k' } }];
    const first = await order(parent, { uuid }, more);
    expect(await order(parent, { uuid }, more)).toMatchObject({ status: 201, body: first.body });
    expect(await order(parent, { uuid, lesson: 'sharing' }, more)).toMatchObject({
      status: 422,
      body: { code: 'idempotencyKeyReused' },
    });
    expect(await order(parent, {}, more)).toMatchObject({
      status: 422,
      body: { code: 'idempotencyKeyReused' },
    });
    expect(await storiesUsed(parent)).toBe(1);
  });

  it('are for one of 30 who ask for the last slot', async () => {
    const parent = await family();
    const answers = await Promise.all(Array.from({ length: 30 }, () => order(parent)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) {
      expect({ status, code: body.code, facts: body.facts }).toEqual({
        status: 409,
        code: 'storyLimitReached',
        facts: { limit: 1, plan: 'free' },
      });
    }
    expect(await storiesUsed(parent)).toBe(1);
  });

  it('need a main character of this account', async () => {
    const [parent, other] = [await family('standard'), await family()];
    const side = randomUUID();
    await api.call('POST', paths.characters, {
      token: parent.token,
      body: { ...mia, uuid: side, characterRole: 'side' },
    });
    expect(await order(parent, { characterUuid: side })).toMatchObject({
      status: 409,
      body: { code: 'heroMustBeMain' },
    });
    expect(await order(parent, { characterUuid: randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'heroNotFound' },
    });
    expect(await order(parent, { characterUuid: other.hero })).toMatchObject({
      status: 409,
      body: { code: 'heroNotFound' },
    });
    expect(await storiesUsed(parent)).toBe(0);
  });

  it('are told by a voice of the plan', async () => {
    const parent = await family('basic');
    expect(await order(parent, { voiceId: 'f3' })).toMatchObject({
      status: 403,
      body: { code: 'voiceNotInPlan' },
    });
    expect(await storiesUsed(parent)).toBe(0);
    expect((await order(parent, { voiceId: 'f2' })).body).toMatchObject({ voiceId: 'f2' });
    expect((await order(parent, { narratorVoice: 'male' })).body).toMatchObject({ voiceId: 'm1' });
  });

  it('take up to three of the hero’s family and friends along', async () => {
    const parent = await family('standard');
    const friends = Array.from({ length: 4 }, () => randomUUID());
    for (const uuid of friends) {
      const familyLinks = [{ characterUuid: parent.hero, relationshipType: 'parent' }];
      await api.call('POST', paths.characters, {
        token: parent.token,
        body: { ...mia, name: 'Ben', uuid, characterRole: 'side', familyLinks },
      });
    }
    const uuid = await ordered(parent);
    const { body } = await internal(internalPaths.storyWork, parent, uuid);
    expect(body).toMatchObject({
      over: false,
      manifest: null,
      title: null,
      premiumEffects: false,
      choices: { storyType: 'everyday', voiceId: 'f1' },
    });
    expect(body.order.hero).toMatchObject({ characterUuid: parent.hero, name: 'Mia' });
    expect(
      body.order.companions.map((one: { characterUuid: string; relationshipType: string }) => [
        one.characterUuid,
        one.relationshipType,
      ]),
    ).toEqual(friends.slice(0, 3).map((friend) => [friend, 'daughter']));
  });

  it('avoid what the last ones used', async () => {
    const parent = await family('basic');
    const first = await ordered(parent);
    await report(parent, first, text);
    const second = await ordered(parent);
    expect((await internal(internalPaths.storyWork, parent, second)).body.order.avoid).toEqual(['opening:3']);
  });

  it('are made step by step', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    for (const said of [text, picture, { step: 'narrationPart', part: 0 } as const, narration]) {
      expect((await report(parent, uuid, said)).body).toEqual({ accepted: true });
    }
    expect(await typesOf(uuid)).toEqual([
      'StoryRequested',
      'TextWritten',
      'IllustrationDrawn',
      'NarrationPartRecorded',
      'NarrationRecorded',
      'StoryFinished',
    ]);
    expect(JSON.stringify(await api.eventsOf(`story-${uuid}`))).not.toMatch(/Die mutige|segelt|Steuer/);
    expect((await internal(internalPaths.storyWork, parent, uuid)).body).toMatchObject({
      over: false,
      title: 'Die mutige Mia',
      manifest: 'text/1/manifest.json',
    });
    expect((await report(parent, uuid, { ...text, manifest: 'text/2/manifest.json' })).body).toEqual({
      accepted: false,
    });
    expect((await report(parent, uuid, text)).body).toEqual({ accepted: true });
  });

  it('are told in front of everybody’s eyes, sealed, and what was asked outside is counted also after their end', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    const said = (index: number): StoryReport => ({ step: 'paragraph', index, text: 'Mia segelt.' });
    const use: StoryReport = {
      step: 'outsideUsed',
      useId: '1/text',
      usedFor: 'text',
      role: 'text',
      model: 'm-1.5',
      calls: 2,
      retries: 0,
      microDollars: 900,
      seconds: 8,
      outcome: 'failed',
      reason: 'away',
    };
    for (const index of [0, 0, 1])
      expect((await report(parent, uuid, said(index))).body).toEqual({ accepted: true });
    expect((await report(parent, uuid, said(3))).body).toEqual({ accepted: false });
    expect((await report(parent, uuid, { step: 'paragraphsDropped' })).body).toEqual({ accepted: true });
    await report(parent, uuid, said(0));
    expect((await report(parent, uuid, { step: 'failed', code: 'helperFailed' })).body).toEqual({
      accepted: true,
    });
    expect((await report(parent, uuid, said(1))).body).toEqual({ accepted: false });
    for (const _again of [1, 2]) expect((await report(parent, uuid, use)).body).toEqual({ accepted: true });
    expect(await typesOf(uuid)).toEqual([
      'StoryRequested',
      'ParagraphTold',
      'ParagraphTold',
      'ParagraphsDropped',
      'ParagraphTold',
      'StoryFailed',
      'OutsideModelUsed',
    ]);
    expect(JSON.stringify(await api.eventsOf(`story-${uuid}`))).not.toContain('segelt');
    expect((await internal(internalPaths.storyReturnSlot, parent, uuid)).body).toEqual({ returned: true });
    await api.vault.destroy(parent.accountId);
    expect((await report(parent, uuid, { ...use, useId: '2/text' })).body).toEqual({ accepted: true });
  });

  it('say what may be asked outside at this very moment, and since when they are awaited', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    const at = new Date(api.now()).toISOString();
    api.now.advance(90_000);
    const outside = async () => {
      const { body } = await internal(internalPaths.storyWork, parent, uuid);
      expect(body.requestedAt).toBe(at);
      return body.outside as unknown;
    };
    const choose = (body: object) => api.call('PUT', paths.me, { token: parent.token, body });
    expect(await outside()).toBeNull();
    await choose({ useOutsideModels: true, spokenName: { alias: 'Kapitän' } });
    expect(await outside()).toEqual({
      offlineFallback: true,
      spokenName: { kind: 'alias', alias: 'Kapitän' },
    });
    await choose({ useOutsideModels: false });
    expect(await outside()).toBeNull();
  });

  it('take no report that says something else', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    for (const said of [
      {},
      { step: 'music' },
      { step: 'toString' },
      { ...text, words: 'many' },
      { step: 'failed', code: 'bored' },
    ]) {
      expect((await internal(internalPaths.storyReport, parent, uuid, said)).status).toBe(422);
    }
    expect(await typesOf(uuid)).toEqual(['StoryRequested']);
  });

  it('of an account whose keys are destroyed take no report', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    await api.vault.destroy(parent.accountId);
    expect((await internal(internalPaths.storyWork, parent, uuid)).body).toEqual({ over: true });
    expect(await report(parent, uuid, text)).toMatchObject({ status: 200, body: { accepted: false } });
    expect(await typesOf(uuid)).toEqual(['StoryRequested']);
  });

  it('stopped in time give their slot back, once', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    expect((await on('POST', paths.storyStop, parent, uuid)).status).toBe(204);
    expect((await report(parent, uuid, text)).body).toEqual({ accepted: false });
    expect((await internal(internalPaths.storyWork, parent, uuid)).body).toEqual({ over: true });
    for (let i = 0; i < 3; i += 1)
      expect((await internal(internalPaths.storyReturnSlot, parent, uuid)).body).toEqual({ returned: true });
    expect(await storiesLeft(parent)).toBe(1);
    expect(await order(parent, { uuid })).toMatchObject({ status: 409, body: { code: 'idAlreadyUsed' } });
    expect((await order(parent)).status).toBe(201);
  });

  it('stopped too late, or while the text comes in, go one way only', async () => {
    const parent = await family('basic');
    for (let i = 0; i < 5; i += 1) {
      const uuid = await ordered(parent);
      const [stop, said] = await Promise.all([
        on('POST', paths.storyStop, parent, uuid),
        report(parent, uuid, text),
      ]);
      const types = await typesOf(uuid);
      expect(types).toHaveLength(2);
      expect([stop.status, said.body.accepted]).toEqual(
        types[1] === 'StoryStopped' ? [204, false] : [409, true],
      );
      if (stop.status === 409) expect(stop.body.code).toBe('tooLateToStop');
    }
  });

  it('keep their slot when they are deleted with their narration, and give it back before', async () => {
    const parent = await family('basic');
    const [early, late] = [await ordered(parent), await ordered(parent)];
    await report(parent, late, text);
    await report(parent, late, narration);
    for (const uuid of [early, late]) {
      expect((await on('DELETE', paths.story, parent, uuid)).status).toBe(204);
      expect((await on('DELETE', paths.story, parent, uuid)).status).toBe(204);
    }
    expect((await internal(internalPaths.storyReturnSlot, parent, early)).body).toEqual({ returned: true });
    expect((await internal(internalPaths.storyReturnSlot, parent, late)).body).toEqual({ returned: false });
    expect(await storiesUsed(parent)).toBe(1);
    expect(await order(parent, { uuid: late })).toMatchObject({
      status: 409,
      body: { code: 'idAlreadyUsed' },
    });
  });

  it('deleted with their text, before their narration, give back three slots a window', async () => {
    const parent = await family('basic');
    const uuids = await Promise.all(Array.from({ length: 5 }, async () => ordered(parent)));
    for (const uuid of uuids) await report(parent, uuid, text);
    await Promise.all(uuids.map((uuid) => on('DELETE', paths.story, parent, uuid)));
    expect(await storiesUsed(parent)).toBe(2);
    for (const uuid of uuids) await internal(internalPaths.storyReturnSlot, parent, uuid);
    expect(await storiesUsed(parent)).toBe(2);
    const unwritten = await ordered(parent);
    await on('DELETE', paths.story, parent, unwritten);
    expect(await storiesUsed(parent)).toBe(2);
  });

  it('let nobody on Free read one text after another', async () => {
    const parent = await family();
    let texts = 0;
    for (; texts < 20; texts += 1) {
      const uuid = randomUUID();
      if ((await order(parent, { uuid })).status !== 201) break;
      await report(parent, uuid, text);
      await on('DELETE', paths.story, parent, uuid);
    }
    expect(texts).toBe(4);
  });

  it('that fail after the end of their window are credited to the next, once', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    api.now.advance(40 * DAY);
    const later = { ...parent, token: (await api.logIn(parent.email)).body.access_token as string };
    await report(later, uuid, { step: 'failed', code: 'textFailed' });
    for (let i = 0; i < 3; i += 1)
      expect((await internal(internalPaths.storyReturnSlot, later, uuid)).body).toEqual({ returned: true });
    expect(await storiesLeft(later)).toBe(2);
    const statuses = [(await order(later)).status, (await order(later)).status, (await order(later)).status];
    api.now.advance(-40 * DAY);
    expect(statuses).toEqual([201, 201, 409]);
  });

  it('fail with their character while the text is pending, and go on later', async () => {
    const parent = await family('basic');
    const [pending, written] = [await ordered(parent), await ordered(parent)];
    await report(parent, written, text);
    for (const uuid of [pending, written])
      expect((await internal(internalPaths.storyFailHero, parent, uuid)).status).toBe(204);
    expect((await typesOf(pending)).at(-1)).toBe('StoryFailed');
    expect((await typesOf(written)).at(-1)).toBe('TextWritten');
    expect((await internal(internalPaths.storyDelete, parent, written)).status).toBe(204);
    expect((await typesOf(written)).at(-1)).toBe('StoryDeleted');
  });

  it('ordered too late find themselves abandoned, their slot given back', async () => {
    const parent = await family();
    const uuid = randomUUID();
    const window = '2026-11-01';
    const at = new Date(api.now()).toISOString();
    const data = { accountId: parent.accountId, window, storyId: uuid, at };
    await api.eventStore.append(
      `allowance-${parent.accountId}-${window}`,
      [{ id: randomUUID(), type: 'StorySlotTaken', data, metadata: { at, accountId: parent.accountId } }],
      'none',
    );
    expect(await storiesLeft(parent)).toBe(0);
    for (let i = 0; i < 2; i += 1)
      expect((await internal(internalPaths.storyAbandon, parent, uuid, { window })).status).toBe(204);
    expect(await storiesLeft(parent)).toBe(1);
    expect(await order(parent, { uuid })).toMatchObject({ status: 409, body: { code: 'orderAgain' } });
    expect((await order(parent)).status).toBe(201);
  });

  it('ordered in time are not abandoned and keep their slot', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    await internal(internalPaths.storyAbandon, parent, uuid, { window: '2026-11-01' });
    expect(await storiesLeft(parent)).toBe(0);
    expect(await typesOf(uuid)).toEqual(['StoryRequested']);
  });

  it('of another account do not exist, and take no slot', async () => {
    const [one, other] = [await family(), await family()];
    const uuid = await ordered(one);
    await report(one, uuid, text);
    expect((await order(other, { uuid })).status).toBe(404);
    expect(await storiesUsed(other)).toBe(0);
    const answers = [
      await on('POST', paths.storyStop, other, uuid),
      await on('DELETE', paths.story, other, uuid),
      await on('POST', paths.storyShare, other, uuid, {}),
      await on('DELETE', paths.storyShare, other, uuid),
      await on('POST', paths.storyListened, other, uuid, { positionSeconds: 20, finished: false }),
    ];
    expect(answers.map(({ status, body }) => [status, body?.code])).toEqual(
      answers.map(() => [404, 'storyNotFound']),
    );
    expect(await typesOf(uuid)).toEqual(['StoryRequested', 'TextWritten']);
  });

  it('are shared by a link that is new after each withdrawal', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    expect(await on('POST', paths.storyShare, parent, uuid, {})).toMatchObject({
      status: 409,
      body: { code: 'storyNotReady' },
    });
    await report(parent, uuid, text);
    const first = await on('POST', paths.storyShare, parent, uuid, {});
    const { shareId } = first.body;
    expect(first).toMatchObject({
      status: 200,
      body: {
        url: `https://storylark.example/shared/stories/${shareId}`,
        endsAt: null,
        indexable: false,
        openings: 0,
      },
    });
    const ending = await on('POST', paths.storyShare, parent, uuid, {
      endsAt: '2027-01-01T00:00:00Z',
      indexable: true,
    });
    expect(ending.body).toMatchObject({ shareId, endsAt: '2027-01-01T00:00:00Z', indexable: true });
    const past = await on('POST', paths.storyShare, parent, uuid, { endsAt: '2020-01-01T00:00:00Z' });
    expect(past.status).toBe(422);
    expect(past.body.detail).toEqual([
      { loc: ['body', 'endsAt'], msg: 'Please choose a time that is still to come.', type: 'endsInPast' },
    ]);
    for (let i = 0; i < 2; i += 1)
      expect((await on('DELETE', paths.storyShare, parent, uuid)).status).toBe(204);
    const again = await on('POST', paths.storyShare, parent, uuid, {});
    expect(again.body.shareId).not.toBe(shareId);
    const reserved = (await api.eventsOf(`story-${shareId}`)).map(({ type, data }) => [type, data.storyId]);
    expect(reserved).toEqual([['ShareIdReserved', uuid]]);
  });

  it('are never ordered under an id by which one was ever shared, whoever asks, whatever became of it', async () => {
    const [parent, other] = [await family(), await family()];
    const uuid = await ordered(parent);
    await report(parent, uuid, text);
    const { shareId } = (await on('POST', paths.storyShare, parent, uuid, {})).body;
    const takeOver = async (by: typeof parent) => (await order(by, { uuid: shareId })).body.code;
    expect([await takeOver(other), await takeOver(parent)]).toEqual(['idAlreadyUsed', 'idAlreadyUsed']);
    await on('DELETE', paths.storyShare, parent, uuid);
    await on('DELETE', paths.story, parent, uuid);
    const gone = await api.call('DELETE', paths.me, { token: parent.token, body: { reason: 'other' } });
    expect([gone.status, await takeOver(other)]).toEqual([202, 'idAlreadyUsed']);
    expect((await order(other)).status).toBe(201); // the slot that the attempt took is free again
    for (const method of ['POST', 'DELETE'] as const)
      expect((await on(method, paths.storyShare, other, shareId, {})).status).toBe(404);
  });

  it('are not shared by an id that a story has', async () => {
    const parent = await family();
    const [uuid, taken] = [await ordered(parent), await ordered(await family())];
    const reserve = async (shareId: string) =>
      (await internal(internalPaths.storyReserveShareId, parent, uuid, { shareId })).body;
    expect(await reserve(taken)).toEqual({ reserved: false });
    const former = randomUUID();
    expect([await reserve(former), await reserve(former)]).toEqual([{ reserved: true }, { reserved: true }]);
    expect((await order(parent, { uuid: former })).body.code).toBe('idAlreadyUsed');
    const [raced, other] = [randomUUID(), await family()];
    const [story, share] = await Promise.all([order(other, { uuid: raced }), reserve(raced)]);
    expect((story.status === 201) !== share.reserved).toBe(true);
  });

  it('remember how far they were heard', async () => {
    const parent = await family();
    const uuid = await ordered(parent);
    const listened = (positionSeconds: number, finished = false) =>
      on('POST', paths.storyListened, parent, uuid, { positionSeconds, finished });
    for (const seconds of [30, 35, 60, 61]) expect((await listened(seconds)).status).toBe(204);
    const events = await api.eventsOf(`listening-${parent.accountId}-2026-11`);
    expect(events.map(({ data }) => data.positionSeconds)).toEqual([30, 60]);
    await on('DELETE', paths.story, parent, uuid);
    expect((await listened(90)).status).toBe(404);
  });
});
