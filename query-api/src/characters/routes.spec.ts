import { mia } from '../testing/createDocuments.ts';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';

const characterOf = (n: number) => `/api/characters/${id(n)}`;
const day = (n: number) => `2026-10-2${n}T08:00:00.000Z`;

describe('the characters of an account', () => {
  it('are answered oldest first, as they were given, with the fields that came along', async () => {
    const { get, parent, character } = await openTestQueryApi();
    const token = await parent('a');
    await character('a', id(2), {
      createdAt: day(2),
      sheet: { name: 'Ben', extras: { likes: ['sea'], age: 99 } },
    });
    await character('a', id(1), { createdAt: day(1) });
    const { body } = await get('/api/characters/', token).expect(200);
    expect(body.total).toBe(2);
    expect(body.items).toMatchObject([
      { ...mia, uuid: id(1), familyLinks: [], state: 'finished', portraitUrl: null, createdAt: day(1) },
      { ...mia, uuid: id(2), name: 'Ben', likes: ['sea'] },
    ]);
    expect(Object.keys(body.items[1])).not.toContain('extras');
    expect((await get(characterOf(2), token).expect(200)).body).toEqual(body.items[1]);
  });

  it('come in pages that are the list together', async () => {
    const { get, parent, character } = await openTestQueryApi();
    const token = await parent('a');
    for (let n = 1; n <= 5; n += 1) await character('a', id(n), { createdAt: day(n) });
    const page = async (query: string) =>
      (await get(`/api/characters/?${query}`, token)).body as { items: { uuid: string }[]; total: number };
    const pages = [
      await page('limit=2'),
      await page('skip=2&limit=2'),
      await page('skip=4'),
      await page('skip=9'),
    ];
    expect(pages.map(({ items }) => items.map(({ uuid }) => uuid))).toEqual([
      [id(1), id(2)],
      [id(3), id(4)],
      [id(5)],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  it('know their family from both ends, also where the other one is on another page', async () => {
    const { get, parent, character } = await openTestQueryApi();
    const token = await parent('a');
    await character('a', id(1), {
      createdAt: day(1),
      links: [{ characterUuid: id(2), relationshipType: 'parent' }],
    });
    await character('a', id(2), { createdAt: day(2), sheet: { name: 'Papa', gender: 'boy' } });
    const { body } = await get('/api/characters/?skip=1&limit=1', token);
    expect(body.items[0].familyLinks).toEqual([
      { characterUuid: id(1), relationshipType: 'daughter', derived: true },
    ]);
  });

  it('show their portrait by a link that opens it', async () => {
    const { get, parent, character, putBlob } = await openTestQueryApi();
    const token = await parent('a');
    const folder = `a/character/${id(1)}/portrait-1/1`;
    await putBlob(`${folder}/portrait.png`, 'a face');
    await character('a', id(1), { portrait: `${folder}/manifest.json` });
    const { body } = await get(characterOf(1), token);
    expect(body.portraitUrl).not.toContain('portrait');
    const picture = await get(body.portraitUrl).expect(200);
    expect([picture.type, picture.body.toString()]).toEqual(['image/png', 'a face']);
  });

  it('are nobody else’s: a stranger sees none, and not that there is one', async () => {
    const { get, parent, character } = await openTestQueryApi();
    await parent('a');
    await character('a', id(1));
    const stranger = await parent('b');
    await character('b', id(2));
    expect((await get('/api/characters/', stranger)).body.items).toMatchObject([{ uuid: id(2) }]);
    const foreign = await get(characterOf(1), stranger);
    const missing = await get(characterOf(3), stranger);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'characterNotFound']);
    expect(foreign.body).toEqual(missing.body);
  });

  it('are gone with their key, though the read model still holds them, and nobody is their family', async () => {
    const { get, parent, character, vault } = await openTestQueryApi();
    const token = await parent('a');
    await character('a', id(1), {
      createdAt: day(1),
      links: [{ characterUuid: id(2), relationshipType: 'friend' }],
    });
    await character('a', id(2), {
      createdAt: day(2),
      links: [{ characterUuid: id(1), relationshipType: 'parent' }],
    });
    await vault.destroy(`a/character/${id(2)}`);
    const { body } = await get('/api/characters/', token);
    expect(body).toMatchObject({ items: [{ uuid: id(1), familyLinks: [] }], total: 1 });
    expect(body.items).toHaveLength(1);
    await get(characterOf(2), token).expect(404);
  });

  it('whose key is missing are an error of ours: never answered as erased, never as none', async () => {
    const { get, parent, character, put, sealed, reported } = await openTestQueryApi();
    const token = await parent('a');
    await character('a', id(1));
    await put('characters', {
      _id: `a/${id(2)}`,
      accountId: 'a',
      characterId: id(2),
      sheet: { ...(await sealed('a', { name: 'Mia' })), subject: `a/character/${id(2)}` },
      links: [],
      createdAt: day(1),
    });
    for (const path of ['/api/characters/', characterOf(1)]) {
      const { status, text } = await get(path, token);
      expect(status).toBe(500);
      expect(text).not.toContain('Mia');
    }
    expect(reported).toHaveLength(2);
  });

  it('of an envelope that was changed are an error too', async () => {
    const { get, parent, put, sealed } = await openTestQueryApi();
    const token = await parent('a');
    const sheet = await sealed(`a/character/${id(1)}`, mia);
    const swapped = { ...sheet, bound: 'somewhere else' };
    await put('characters', {
      _id: `a/${id(1)}`,
      accountId: 'a',
      characterId: id(1),
      sheet: swapped,
      links: [],
    });
    await get('/api/characters/', token).expect(500);
  });

  it('are asked for again where there is no read model yet: nobody is told that there are none', async () => {
    const { get, parent } = await openTestQueryApi({ built: ['sessions'] });
    const answer = await get('/api/characters/', await parent('a')).expect(503);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});
