import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROOF_LASTS } from '@storylark/contracts/constants';
import { paths } from '@storylark/contracts/paths';
import { helpers, HELPERS_ID } from '@storylark/contracts/stories/helpers';
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

async function drained(answer: Response) {
  await answer.arrayBuffer();
  return answer;
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
      useOutsideModels: true,
      spokenName: await sealed('a', { chosen: { kind: 'alias', alias: 'Captain' } }),
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
      storyMaking: {
        useOutsideModels: true,
        offlineFallback: true,
        spokenName: { kind: 'alias', alias: 'Captain' },
      },
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
    await grow(5, [
      'sessions',
      'accounts',
      'characters',
      'stories',
      'listening',
      'turns',
      'slots',
      'passkeys',
      'invoices',
      'costs',
    ]);
    expect((await get(path, token).expect(503)).body.code).toBe('unavailable');
    await grow(5, ['subscriptions']);
    expect((await files()).names).toEqual(['account.json', 'invoices.json', 'characters.json']);
  });

  it('is made three times a day for an account, one at a time, and again on the next day', async () => {
    const { get, bytes, token, now, parent, putBlob, story } = await exporting();
    await story('a', id(2), { audio: await putBlob(`a/story/${id(2)}/a.mp3`, 'x'.repeat(3_000_000)) });
    const both = await Promise.all([bytes(), get(path, token)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429]);
    for (const status of [200, 200, 429, 429]) {
      const answer = await bytes();
      expect(answer.status).toBe(status);
      if (status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_600);
    }
    expect((await get(path, token)).body).toMatchObject({ code: 'exportLimitReached' });
    await get(path, await parent('b')).expect(200);
    now.advance(24 * 3_600_000);
    await get(path, await parent('a', { language: 'de' })).expect(200);
  });

  it('that nobody reads waits, and that is left ends: it holds up no other, and the next can begin', async () => {
    const { handler, token, parent, get, putBlob, story } = await exporting();
    await story('a', id(2), { audio: await putBlob(`a/story/${id(2)}/a.mp3`, 'x'.repeat(20_000_000)) });
    const server = createServer((...call) => void handler(...call)).listen(0);
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const unread = await fetch(address, { headers, signal: leaving.signal });
    expect(unread.status).toBe(200);
    await get(path, await parent('b')).expect(200);
    await get(path, token).expect(429);
    leaving.abort();
    while ((await fetch(address, { headers }).then(drained)).status !== 200);
    server.close();
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

describe('the passkeys of an account', () => {
  it('are told by name and date to their parent alone', async () => {
    const { put, sealed, get, parent } = await openTestQueryApi();
    const [anna, ben] = [await parent('a'), await parent('b')];
    const content = {
      name: 'Anna’s phone',
      credentialId: 'which',
      publicKey: 'the key',
      transports: ['usb'],
    };
    const passkey = {
      passkeyId: id(1),
      passkey: await sealed('a', content),
      addedAt: '2026-11-04T08:00:00.000Z',
    };
    await put('passkeys', { _id: 'a', accountId: 'a', passkeys: [passkey], recoveryCodesLeft: 3 });
    expect((await get(paths.passkeys, anna).expect(200)).body).toEqual({
      passkeys: [{ uuid: id(1), name: 'Anna’s phone', addedAt: '2026-11-04T08:00:00.000Z' }],
      recoveryCodesLeft: 3,
    });
    expect((await get(paths.passkeys, ben).expect(200)).body).toEqual({ passkeys: [], recoveryCodesLeft: 0 });
    await get(paths.passkeys).expect(401);
  });
});

it('what the house offers is told to everybody', async () => {
  const { get, readStore } = await openTestQueryApi();
  const nobody = { text: null, speech: null, images: null };
  const { body } = await get('/api/config').expect(200);
  expect(body).toEqual({
    googleSignIn: false,
    payments: 'test',
    version: '1.0.12',
    termsVersion: '2026-11',
    helpers: nobody,
  });
  const shown = { host: 'api.lab.example', model: 'm-1.5', inTheHouse: false, retentionDays: 30 };
  const helper = { ...shown, shutsDownAt: '2027-01-06' };
  const roles = { text: helper, check: helper, moderation: helper, speech: null, image: helper };
  await readStore.collection(helpers).put({ _id: HELPERS_ID, roles });
  expect((await get('/api/config').expect(200)).body.helpers).toEqual({
    text: shown,
    speech: null,
    images: shown,
  });
});
