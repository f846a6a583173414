import type { StoryDocument } from '@storylark/contracts/documents';
import type { Envelope } from '@storylark/contracts/sealing';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { unzipSync } from 'fflate';
import { createReadModels } from '../readModels.ts';
import { exportAccount, type ExportDeps } from './exportAccount.ts';
import { createZipper } from './zip/createZipper.ts';

/** Envelopes that say what they hold. */
const sealed = (content: object): Envelope => ({ subject: 'a', bound: 'b', box: JSON.stringify(content) });
const readStore = createMemoryReadStore();
const share = {
  url: 'http://127.0.0.1/shared/stories/s',
  shareId: 's',
  endsAt: null,
  indexable: false,
  openings: 3,
};
const papers = new Map(
  ['e1', 'e2', 'e4', 'e9'].map((id) => [`a/papers/paper-${id}.pdf`, new TextEncoder().encode(`%PDF ${id}`)]),
);
const deps = {
  readModels: createReadModels(readStore, async (name) => `${name}/v1`),
  unseal: async ({ box }: Envelope) => JSON.parse(box) as unknown,
  media: { read: async (key: string) => [new TextEncoder().encode(key.slice(0, 1)), new TextEncoder().encode(key.slice(1))] }, // prettier-ignore
  sealedBlobs: {
    size: async (_subject: string, key: string) => papers.get(key)?.length ?? null,
    read: async (_subject: string, key: string) => (papers.has(key) ? [papers.get(key)] : null),
  },
  zipped: createZipper(),
  charactersOf: async () =>
    ['a/b', 'Zoë', 'Zoë'].map((name, index) => ({ name, uuid: `c${index}`, portraitUrl: 'signed' })),
  now: () => Date.UTC(2026, 10, 20),
  shareOf: async ({ share: shared }: StoryDocument) => shared && share,
} as unknown as ExportDeps;

beforeAll(async () => {
  const put = (model: string, document: { _id: string } & Record<string, unknown>) =>
    readStore.collection({ name: `${model}/v1`, indexes: [] }).put({ accountId: 'a', ...document });
  const story = (id: string, more: object) =>
    put('stories', {
      _id: `a/${id}`, storyId: id, characterId: 'c0', order: sealed({ hero: { name: 'Zoë' } }), text: sealed({ title: 'Why? / "Night"', paragraphs: ['Once.'] }),
      state: 'finished', drawn: [{ index: 0, large: 'x/one.webp', about: sealed({ alt: 'A lamp.' }) }], audio: 'x/a.mp3', share: null, createdAt: `2026-11-0${id}`, ...more,
    }); // prettier-ignore
  await story('2', { text: null, audio: null, drawn: [], state: 'failed' });
  await story('1', { share: { shareId: 's', endsAt: null, indexable: false } });
  await put('stories', {
    _id: 'b/9',
    accountId: 'b',
    storyId: '9',
    text: sealed({ title: 'Of another', paragraphs: [] }),
    drawn: [],
  });
  for (const id of ['c0', 'c1', 'c2']) await put('characters', { _id: `a/${id}`, characterId: id, portrait: id === 'c2' ? null : `x/${id}/manifest.json`, referenceSheet: id === 'c1' ? 'x/r/manifest.json' : null }); // prettier-ignore
  await put('accounts', {
    _id: 'c',
    accountId: 'c',
    person: sealed({}),
    names: null,
    email: null,
    language: 'en',
  });
  await put('accounts', {
    _id: 'a',
    person: sealed({ firstName: 'Ada' }),
    names: null,
    email: null,
    google: sealed({ sub: '1077', email: 'ada@gmail.com' }),
    language: 'de',
  });
  await put('passkeys', {
    _id: 'a',
    passkeys: [
      {
        passkeyId: 'p',
        passkey: sealed({ name: 'My phone', credentialId: 'which', publicKey: 'the key', transports: [] }),
        addedAt: '2026-11-04',
      },
    ],
    recoveryCodesLeft: 9,
  });
  await put('turns', {
    _id: 'a',
    turns: [{ storyId: '1', characterId: 'c', at: '2026-11-03', told: true, choices: null }],
    position: 7,
  });
  await put('listening', {
    _id: 'a/1',
    storyId: '1',
    positionSeconds: 12,
    finished: false,
    at: '2026-11-03',
    position: 7,
  });
  const invoice = (accountId: string, id: string, more: object) => put('invoices', { _id: `${accountId}/${id}`, accountId, id, kind: 'paid', reason: 'start', amount: 499, tax: 80, currency: 'EUR', at: '2026-11-03', position: 7, ...more }); // prettier-ignore
  await invoice('a', 'e2', { kind: 'refunded', reason: 'withdrawal', at: '2026-11-05' });
  await invoice('a', 'e1', {});
  await invoice('a', 'e3', { at: '2026-11-06' });
  await invoice('a', 'e4', { kind: 'failed', at: '2026-11-07' });
  await put('slots', { _id: 'a/1', storyId: '1', window: 'w', takenAt: '2026-11-01', returnedAt: null, reason: null, creditedTo: null, position: 7 }); // prettier-ignore
});

async function exported(accountId = 'a') {
  const parts: Buffer[] = [];
  for await (const part of await exportAccount(deps, accountId)) parts.push(part as Buffer);
  return unzipSync(Buffer.concat(parts));
}
const read = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(new TextDecoder().decode(files[name])) as unknown;

describe('the export of an account', () => {
  it('names files as the parent knows them, in the order they came, and holds nothing of others', async () => {
    expect(Object.keys(await exported())).toEqual([
      'account.json',
      'invoices.json',
      'invoices/001 storylark-rechnung-2026-11-03.pdf',
      'invoices/002 storylark-rechnungskorrektur-2026-11-05.pdf',
      'characters.json',
      'characters/01 a b.png',
      'characters/02 Zoë.png',
      'characters/02 Zoë reference.png',
      'stories/001 Why Night/story.json',
      'stories/001 Why Night/Why Night.mp3',
      'stories/001 Why Night/picture-1.webp',
      'stories/002 Storylark/story.json',
    ]);
  });

  it('holds the account’s own movements of money, oldest first, and the papers of them', async () => {
    const money = { amount: 499, tax: 80, currency: 'EUR' };
    const files = await exported();
    const [first, second] = Object.keys(files).filter((name) => name.startsWith('invoices/'));
    expect(read(files, 'invoices.json')).toEqual([
      { id: 'e1', kind: 'paid', reason: 'start', ...money, at: '2026-11-03', paper: first },
      { id: 'e2', kind: 'refunded', reason: 'withdrawal', ...money, at: '2026-11-05', paper: second },
      { id: 'e3', kind: 'paid', reason: 'start', ...money, at: '2026-11-06', paper: null },
      { id: 'e4', kind: 'failed', reason: 'start', ...money, at: '2026-11-07', paper: null },
    ]);
    const text = (name = '') => new TextDecoder().decode(files[name]);
    expect([text(first), text(second)]).toEqual(['%PDF e1', '%PDF e2']);
  });

  it('of an account that never paid holds an empty list and no papers', async () => {
    const files = await exported('c');
    expect(read(files, 'invoices.json')).toEqual([]);
    expect(Object.keys(files).filter((name) => name.startsWith('invoices/'))).toEqual([]);
  });

  it('is broken off where a paper goes while it is taken: what is whole holds everything', async () => {
    const parts = await exportAccount(
      { ...deps, sealedBlobs: { ...deps.sealedBlobs, read: async () => 'erased' as const } },
      'a',
    );
    const taken = async () => {
      for await (const part of parts) expect(part.length).toBeGreaterThan(0);
    };
    await expect(taken()).rejects.toThrow('taken away');
  });

  it('tells of the link of a shared story, and which file shows what', async () => {
    const files = await exported();
    expect(read(files, 'stories/001 Why Night/story.json')).toMatchObject({
      pictures: [{ file: 'picture-1.webp', alt: 'A lamp.' }],
      share: { url: share.url, endsAt: null, indexable: false, openings: 3 },
    });
    expect(read(files, 'stories/002 Storylark/story.json')).toMatchObject({ state: 'failed', share: null });
    expect(read(files, 'characters.json')).toMatchObject([
      { portrait: 'characters/01 a b.png' },
      { name: 'Zoë', referenceSheet: 'characters/02 Zoë reference.png' },
      { portrait: null, referenceSheet: null },
    ]);
  });

  it('tells the names of passkeys and since when they are, not what they are made of', async () => {
    const files = await exported();
    expect(read(files, 'account.json')).toMatchObject({
      passkeys: [{ uuid: 'p', name: 'My phone', addedAt: '2026-11-04' }],
      recoveryCodesLeft: 9,
    });
    expect(new TextDecoder().decode(files['account.json'])).not.toMatch(/the key|which/);
  });

  it('tells who at Google comes in', async () => {
    expect(read(await exported(), 'account.json')).toMatchObject({
      google: { id: '1077', email: 'ada@gmail.com' },
    });
  });

  it('tells how a story was made where an outside model was asked, with what was sent', async () => {
    const put = (model: string, document: { _id: string } & Record<string, unknown>) =>
      readStore.collection({ name: `${model}/v1`, indexes: [] }).put({ accountId: 'm', ...document });
    await put('accounts', { _id: 'm', person: sealed({}), names: null, email: null, language: 'en' });
    const story = { characterId: 'c', order: sealed({ hero: { name: 'Zoë' } }), state: 'finished', pictures: 0, drawn: [], audio: null, share: null }; // prettier-ignore
    const text = sealed({ title: 'Wait', paragraphs: ['Once.'] });
    const textMade = { by: 'outside', seconds: 40 };
    await put('stories', { _id: 'm/1', storyId: '1', createdAt: '1', text, manifest: 'x/manifest.json', textMade, ...story }); // prettier-ignore
    await put('stories', { _id: 'm/2', storyId: '2', createdAt: '2', text: null, manifest: null, told: [sealed({ text: 'So far.' })], ...story }); // prettier-ignore
    const uses = [{ useId: '1', step: 'text', role: 'text', outcome: 'kept', reason: null, microDollars: 5 }];
    await put('costs', { _id: 'm/1', kind: 'story', storyId: '1', uses, microDollars: 5 });
    const sent = JSON.stringify([{ role: 'text', model: 'm', at: '1', sent: 'Tell of {hero}.' }]);
    const sealedBlobs = { ...deps.sealedBlobs, get: async (_subject: string, key: string) => (key === 'x/requests.json' ? Buffer.from(sent) : null) }; // prettier-ignore
    const parts: Buffer[] = [];
    for await (const part of await exportAccount({ ...deps, sealedBlobs }, 'm')) parts.push(part as Buffer);
    const files = unzipSync(Buffer.concat(parts));
    expect(read(files, 'stories/001 Wait/making.json')).toMatchObject([
      { step: 'text', madeBy: 'outside', microDollars: 5, requests: [{ sent: 'Tell of {hero}.' }] },
      { step: 'narration', madeBy: null },
    ]);
    expect(read(files, 'stories/002 Storylark/story.json')).toMatchObject({ paragraphsSoFar: ['So far.'] });
    expect(Object.keys(files).filter((name) => name.endsWith('making.json'))).toHaveLength(1);
  });

  it('gives facts without the marks of our own bookkeeping', async () => {
    expect(read(await exported(), 'account.json')).toMatchObject({
      storySlots: [
        {
          storyUuid: '1',
          window: 'w',
          takenAt: '2026-11-01',
          returnedAt: null,
          reason: null,
          creditedTo: null,
        },
      ],
      listening: [{ storyUuid: '1', positionSeconds: 12, finished: false, at: '2026-11-03' }],
      turns: [{ storyUuid: '1', characterUuid: 'c', at: '2026-11-03' }],
    });
    expect(new TextDecoder().decode((await exported())['account.json'])).not.toMatch(
      /"_id"|"position"|"accountId"/,
    );
  });
});
