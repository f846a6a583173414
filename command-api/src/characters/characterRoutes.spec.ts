import { randomUUID } from 'node:crypto';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { createSignedLinks } from '@storylark/platform/http/signedLinks';
import { openTestApi, SERVICE_TOKEN, type TestApi } from '../testing/openTestApi.ts';

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
  storyRole: 'hero',
  personalityTrait: 'brave',
  physicalAttribute: 'freckled',
};

describe('characters', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const planned = async (plan?: string) => {
    const parent = await api.parent();
    if (plan)
      await api.call('POST', internalPaths.plan, {
        token: SERVICE_TOKEN,
        body: { email: parent.email, plan },
      });
    return parent;
  };
  const create = (token: string, changes: object = {}, headers = {}) =>
    api.call('POST', paths.characters, {
      token,
      body: Object.defineProperties(
        { ...mia, uuid: randomUUID() },
        Object.getOwnPropertyDescriptors(changes),
      ),
      headers,
    });
  const put = (token: string, uuid: string, changes: object = {}) =>
    api.call('PUT', path(paths.character, { uuid }), { token, body: { ...mia, ...changes } });
  const remove = (token: string, uuid: string, body?: object) =>
    api.call('DELETE', path(paths.character, { uuid }), { token, body });
  const typesIn = async (accountId: string) =>
    (await api.eventsOf(`characters-${accountId}`)).map(({ type }) => type);

  it('may have an alias for outside, which is sealed, checked like a name, and none of its words', async () => {
    const { token, accountId } = await planned();
    const { body } = await create(token, { alias: ' Käpt’n Canary ' });
    expect(body.alias).toBe('Käpt’n Canary');
    expect(JSON.stringify(await api.eventsOf(`characters-${accountId}`))).not.toContain('Canary');
    const uuid = body.uuid as string;
    for (const [alias, type] of [
      ['Mia', 'aliasIsName'],
      ['die kleine MIA', 'aliasIsName'],
      ['Captain 7', 'nameHasDigits'],
      ['www.evil.example', 'nameHasLink'],
      ['shit', 'nameProfane'],
      [7, 'wrongType'],
    ])
      expect((await put(token, uuid, { alias })).body.detail).toEqual([
        expect.objectContaining({ loc: ['body', 'alias'], type }),
      ]);
    expect((await put(token, uuid, { alias: 'Käpt’n Canary' })).position).not.toBeNull();
    expect(await typesIn(accountId)).toEqual(['CharacterCreated']);
    for (const none of [{ alias: '' }, {}])
      expect((await put(token, uuid, none)).body).not.toHaveProperty('alias');
    const changes = (await api.eventsOf(`characters-${accountId}`)).slice(1);
    expect(changes.map(({ type, data }) => [type, data.looksChanged])).toEqual([['CharacterChanged', false]]);
  });

  it('are answered as they were stored, with other fields, and sealed in the log', async () => {
    const { token, accountId } = await planned();
    const uuid = randomUUID();
    const { status, body, position } = await create(token, {
      uuid,
      name: ' Mia ',
      pet: { name: 'Bodo' },
      createdAt: 'ignored',
      state: 'finished',
    });
    expect(status).toBe(201);
    const at = new Date(api.now()).toISOString();
    expect(body).toEqual({
      ...mia,
      uuid,
      pet: { name: 'Bodo' },
      familyLinks: [],
      state: 'image_pending',
      portraitUrl: null,
      createdAt: at,
      updatedAt: at,
    });
    expect(position).toMatch(/^[\w-]{48}$/);
    const stored = await api.eventsOf(`characters-${accountId}`);
    expect(stored.map(({ type }) => type)).toEqual(['CharacterCreated']);
    expect(JSON.stringify(stored)).not.toMatch(/Mia|Bodo|freckled|curly/);
  });

  it('can be sent twice under the same id', async () => {
    const { token, accountId } = await planned();
    const uuid = randomUUID();
    const [first, second] = await Promise.all([create(token, { uuid }), create(token, { uuid })]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await typesIn(accountId)).toEqual(['CharacterCreated']);
  });

  it('tell a repeated Idempotency-Key from a reused one', async () => {
    const { token, accountId } = await planned('basic');
    const [uuid, headers] = [randomUUID(), { 'idempotency-key': 'k' }];
    const first = await create(token, { uuid }, headers);
    expect(await create(token, { uuid }, headers)).toMatchObject({ status: 201, body: first.body });
    expect(await create(token, { name: 'Ben' }, headers)).toMatchObject({
      status: 422,
      body: { code: 'idempotencyKeyReused' },
    });
    expect(await typesIn(accountId)).toEqual(['CharacterCreated']);
  });

  it('take the wizard’s roles and split them', async () => {
    const { token } = await planned('basic');
    const { storyRole: _, ...sent } = mia;
    const hero = await api.call('POST', paths.characters, {
      token,
      body: { ...sent, uuid: randomUUID(), characterRole: 'hero' },
    });
    expect(hero.body).toMatchObject({ characterRole: 'main', storyRole: 'hero' });
    const gran = await api.call('POST', paths.characters, {
      token,
      body: { ...sent, uuid: randomUUID(), age: 71, characterRole: 'family_member' },
    });
    expect(gran).toMatchObject({ status: 201, body: { characterRole: 'side', storyRole: 'family_member' } });
  });

  it.each([
    ['a digit', { name: 'Mia2' }, 'name', 'nameHasDigits', 'Name cannot contain numbers.'],
    ['profanity', { name: 'Arschloch' }, 'name', 'nameProfane', 'Please choose another name.'],
    [
      '18 and main',
      { age: 18 },
      'age',
      'adultMustBeSide',
      'Characters aged 18 or older can only be side characters.',
    ],
    ['too young', { age: 2 }, 'age', 'tooYoung', 'Characters are at least 3 years old.'],
    ['no uuid', { uuid: undefined }, 'uuid', 'required', 'This is needed.'],
  ])('are refused with %s, beside the field', async (_what, changes, field, type, msg) => {
    const { token } = await planned();
    const { status, body } = await create(token, changes);
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ['body', field], msg, type }]);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'are refused with a field named %s, however deep',
    async (key) => {
      const { token } = await planned();
      for (const body of [`{"${key}": 1}`, `{"pet": {"${key}": 1}}`]) {
        expect([400, 422]).toContain((await create(token, JSON.parse(body) as object)).status);
      }
    },
  );

  it.each([null, [], 'text', 7, [mia]])('are refused for %j', async (body) => {
    const { token } = await planned();
    const { status } = await api.call('POST', paths.characters, { token, body });
    expect([400, 422]).toContain(status);
  });

  it('are refused over the limit of the plan: one of 20 at once gets the only place', async () => {
    const { token, accountId } = await planned();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'characterLimitReached',
        detail: 'characterLimitReached',
        facts: { limit: 1, plan: 'free' },
      },
    });
    expect(await typesIn(accountId)).toEqual(['CharacterCreated']);
  });

  it('change whole or not at all', async () => {
    const { token, accountId } = await planned('standard');
    const [a, b] = [
      (await create(token)).body.uuid,
      (await create(token, { name: 'Ben', gender: 'boy' })).body.uuid,
    ];
    const changed = await put(token, a, {
      age: 7,
      familyLinks: [{ characterUuid: b, relationshipType: 'sibling' }],
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { age: 7, familyLinks: [{ characterUuid: b, relationshipType: 'sibling' }] },
    });
    const unknown = randomUUID();
    const refused = await put(token, a, {
      age: 8,
      familyLinks: [{ characterUuid: unknown, relationshipType: 'friend' }],
    });
    expect(refused.status).toBe(404);
    expect(refused.body.detail).toEqual([
      {
        loc: ['body', 'familyLinks', 0, 'characterUuid'],
        msg: expect.any(String),
        type: 'characterNotFound',
      },
    ]);
    expect(await typesIn(accountId)).toEqual([
      'CharacterCreated',
      'CharacterCreated',
      'CharacterChanged',
      'RelationshipsUpdated',
    ]);
    // what was answered, sent back as it is, changes nothing
    expect(
      (await api.call('PUT', path(paths.character, { uuid: a }), { token, body: changed.body })).body,
    ).toEqual(changed.body);
    expect(await typesIn(accountId)).toHaveLength(4);
    // and so does the other one, with its derived link
    const other = await put(token, b, { name: 'Ben', gender: 'boy' });
    expect(other.body.familyLinks).toEqual([
      { characterUuid: a, relationshipType: 'sibling', derived: true },
    ]);
    expect(
      (await api.call('PUT', path(paths.character, { uuid: b }), { token, body: other.body })).body,
    ).toEqual(other.body);
    expect(await typesIn(accountId)).toHaveLength(4);
  });

  it('are linked on Standard and Premium only', async () => {
    const { token } = await planned('basic');
    const [a, b] = [(await create(token)).body.uuid, (await create(token)).body.uuid];
    const refused = await put(token, a, { familyLinks: [{ characterUuid: b, relationshipType: 'friend' }] });
    expect(refused).toMatchObject({ status: 403, body: { code: 'premiumFeature' } });
  });

  it('are deleted once; their id is used up', async () => {
    const { token, accountId } = await planned();
    const { uuid } = (await create(token)).body;
    expect((await remove(token, uuid, { withStories: true })).status).toBe(204);
    expect((await remove(token, uuid)).status).toBe(204);
    expect(await create(token, { uuid })).toMatchObject({ status: 409, body: { code: 'idAlreadyUsed' } });
    expect((await put(token, uuid)).status).toBe(404);
    const [, deleted] = await api.eventsOf(`characters-${accountId}`);
    expect(deleted).toMatchObject({ type: 'CharacterDeleted', data: { withStories: true } });
    expect((await create(token)).status).toBe(201);
  });

  it('of another account do not exist, and their ids are free', async () => {
    const [one, other] = [await planned('standard'), await planned('standard')];
    const { uuid } = (await create(one.token)).body;
    expect((await put(other.token, uuid)).status).toBe(404);
    expect((await remove(other.token, uuid)).status).toBe(404);
    const { uuid: mine } = (await create(other.token)).body;
    const linked = await put(other.token, mine, {
      familyLinks: [{ characterUuid: uuid, relationshipType: 'friend' }],
    });
    expect(linked).toMatchObject({ status: 404, body: { code: 'characterNotFound' } });
    expect((await create(other.token, { uuid })).status).toBe(201);
    expect(await typesIn(one.accountId)).toEqual(['CharacterCreated']);
  });

  describe('portraits', () => {
    const about = (accountId: string, characterId: string) => ({ accountId, characterId });
    const work = (accountId: string, characterId: string) =>
      api.call('POST', path(internalPaths.portraitWork, about(accountId, characterId)), {
        token: SERVICE_TOKEN,
      });
    const report = (accountId: string, characterId: string, body: object) =>
      api.call('POST', path(internalPaths.portraitReport, about(accountId, characterId)), {
        token: SERVICE_TOKEN,
        body,
      });

    /** What a link to a picture opens. */
    const keyIn = async (url: string) => {
      const [{ key }] = await api.vault.versions('media');
      const links = createSignedLinks({
        keys: () => [key],
        now: () => 0,
        lastsMs: 0,
        basePath: '/media/',
      });
      const { pathname, searchParams } = new URL(url, 'http://house');
      return links.read(pathname.slice('/media/'.length), Object.fromEntries(searchParams))?.key;
    };

    it('are painted from the newest sheet and kept once', async () => {
      const { token, accountId } = await planned();
      const { uuid } = (await create(token, { pet: 'Bodo' })).body;
      expect((await work(accountId, uuid)).body).toEqual({
        over: false,
        sheetVersion: 1,
        sheet: { ...mia, extras: { pet: 'Bodo' } },
        referenceSheet: null,
      });
      await put(token, uuid, { hairColor: 'black' });
      expect((await work(accountId, uuid)).body).toMatchObject({
        over: false,
        sheetVersion: 2,
        sheet: { hairColor: 'black' },
      });
      const manifest = `${accountId}/character/${uuid}/portrait-2/1/manifest.json`;
      expect((await report(accountId, uuid, { sheetVersion: 1, manifest: 'older' })).body).toEqual({
        accepted: false,
      });
      expect((await report(accountId, uuid, { sheetVersion: 2, manifest })).body).toEqual({ accepted: true });
      expect((await report(accountId, uuid, { sheetVersion: 2, manifest })).body).toEqual({ accepted: true });
      // A painter that was killed behind its report asks again: what is shown must not count as unwanted.
      expect((await work(accountId, uuid)).body).toMatchObject({ over: false, sheetVersion: 2 });
      const { body } = await put(token, uuid, { hairColor: 'black', name: 'Mila' });
      expect(body).toMatchObject({ name: 'Mila', state: 'finished' });
      expect(await keyIn(body.portraitUrl)).toBe(`${accountId}/character/${uuid}/portrait-2/1/portrait.png`);
    });

    it('know the sheet that outside models go by, as long as the looks are those', async () => {
      const { token, accountId } = await planned();
      const { uuid } = (await create(token)).body;
      const painted = (body: object) =>
        api.call('POST', path(internalPaths.referenceSheet, about(accountId, uuid)), {
          token: SERVICE_TOKEN,
          body,
        });
      const manifest = `${accountId}/character/${uuid}/reference-1/1/manifest.json`;
      expect((await painted({ sheetVersion: 1, manifest })).body).toEqual({ accepted: true });
      expect((await painted({ sheetVersion: 1, manifest })).body).toEqual({ accepted: true });
      expect((await painted({ sheetVersion: 1, manifest: 'another' })).body).toEqual({ accepted: false });
      expect((await painted({ sheetVersion: 1 })).status).toBe(422);
      expect((await work(accountId, uuid)).body).toMatchObject({ referenceSheet: manifest });
      await put(token, uuid, { hairColor: 'black' });
      expect((await work(accountId, uuid)).body).toMatchObject({ referenceSheet: null });
      expect((await painted({ sheetVersion: 1, manifest })).body).toEqual({ accepted: false });
    });

    it('are over with the character', async () => {
      const { token, accountId } = await planned();
      const { uuid } = (await create(token)).body;
      await remove(token, uuid);
      expect((await work(accountId, uuid)).body).toEqual({ over: true });
      expect((await report(accountId, uuid, { sheetVersion: 1, manifest: 'm' })).body).toEqual({
        accepted: false,
      });
    });

    it('say what was made or why not', async () => {
      const { token, accountId } = await planned();
      const { uuid } = (await create(token)).body;
      expect((await report(accountId, uuid, { sheetVersion: 1 })).status).toBe(422);
      expect((await report(accountId, uuid, { sheetVersion: 1, failed: 'no paint' })).status).toBe(200);
      expect((await put(token, uuid)).body.state).toBe('image_failed');
    });
  });
});
