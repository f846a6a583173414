import { PROOF_LASTS } from '@storylark/contracts/constants';
import { unzipSync } from 'fflate';
import request from 'supertest';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';

const path = '/api/users/me/export';

async function exporting() {
  const house = await openTestQueryApi();
  const token = await house.parent('a', { language: 'de', roles: ['auditor'] });
  const bytes = () =>
    request(house.handler)
      .get(path)
      .set('authorization', `Bearer ${token}`)
      .buffer()
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
        response.on('aborted', () => done(new Error('broken off'), null));
      });
  const files = async () => {
    const unpacked = unzipSync((await bytes().expect(200)).body as Uint8Array);
    const json = (name: string) =>
      JSON.parse(new TextDecoder().decode(unpacked[name])) as Record<string, unknown>;
    return { names: Object.keys(unpacked), json, text: Object.values(unpacked).map((one) => Buffer.from(one).toString()).join('\n') }; // prettier-ignore
  };
  return { ...house, token, bytes, files };
}

describe('the export', () => {
  it('tells the account as it is now, and neither its password nor what belongs to others', async () => {
    const { put, sealed, story, character, files } = await exporting();
    const person = {
      firstName: 'Ada',
      lastName: 'Lund',
      email: 'ada@example.org',
      passwordHash: 'secret-hash',
    };
    await put('accounts', {
      _id: 'a',
      accountId: 'a',
      person: await sealed('a', person),
      names: await sealed('a', { firstName: 'Bo', lastName: 'Lund' }),
      email: await sealed('a', { email: 'bo@example.org' }),
    });
    await story('b', id(2), { text: { title: 'Of another', paragraphs: [] } });
    await character('b', id(3), { sheet: { name: 'Eve' } });
    const { json, text } = await files();
    expect(json('account.json')).toMatchObject({
      uuid: 'a',
      firstName: 'Bo',
      lastName: 'Lund',
      email: 'bo@example.org',
      language: 'de',
      roles: ['auditor'],
      subscription: null,
    });
    expect(text).not.toMatch(/secret-hash|passwordHash|Of another|Eve/);
  });

  it('holds what can be opened: of an erased character and story no word, and the rest', async () => {
    const { story, character, putBlob, vault, files } = await exporting();
    await character('a', id(1), { portrait: `a/character/${id(1)}/p/manifest.json` });
    await putBlob(`a/character/${id(1)}/p/portrait.png`, 'a face');
    await story('a', id(2), { audio: await putBlob(`a/story/${id(2)}/a.mp3`, 'sound') });
    await story('a', id(3), { text: { title: 'Kept', paragraphs: ['Still here.'] } });
    await vault.destroy(`a/character/${id(1)}`);
    await vault.destroy(`a/story/${id(2)}`);
    const { names, text } = await files();
    expect(names.filter((name) => /png|mp3/.test(name))).toEqual([]);
    expect(text).toContain('Still here.');
    expect(text).not.toMatch(/a face|sound|The lamp/);
  });

  it('breaks off where a key is missing: nobody takes it for whole', async () => {
    const { put, sealed, bytes } = await exporting();
    const person = { ...(await sealed('a', { firstName: 'Ada' })), subject: 'never' };
    await put('accounts', { _id: 'a', accountId: 'a', person, names: null, email: null });
    await expect(Promise.resolve(bytes())).rejects.toThrow(/broken off|aborted|hang up/);
  });

  it('is asked for again while the account has not reached the read models', async () => {
    const { put, get, token } = await exporting();
    await put('accounts', { _id: 'a', position: 1, deleted: true });
    const { headers, body } = await get(path, token).expect(503);
    expect(body.code).toBe('unavailable');
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('is asked for again while a read model lacks what is in the log: nothing would say that it is missing', async () => {
    const { get, grow, files, token } = await exporting();
    await grow(5, ['sessions', 'accounts', 'characters', 'stories', 'listening', 'slots']);
    expect((await get(path, token).expect(503)).body.code).toBe('unavailable');
    await grow(5, ['subscriptions']);
    expect((await files()).names).toEqual(['account.json', 'characters.json']);
  });

  it('asks for a proof of identity ten minutes after the last one', async () => {
    const { get, token, now } = await exporting();
    now.advance(PROOF_LASTS);
    expect((await get(path, token).expect(403)).body.code).toBe('reauthenticationNeeded');
  });

  it('is open to who has not accepted newer terms, and to nobody without login', async () => {
    const { parent, get } = await exporting();
    await get(path, await parent('b', { termsVersion: '2020-01' })).expect(200);
    await get(path).expect(401);
  });
});

it('what the house offers is told to everybody', async () => {
  const { get } = await openTestQueryApi();
  const { body } = await get('/api/config').expect(200);
  expect(body).toEqual({ googleSignIn: false, payments: 'test', version: '1.0.12', termsVersion: '2026-11' });
});
