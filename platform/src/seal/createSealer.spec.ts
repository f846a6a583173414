import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@storylark/contracts/sealing';
import fc from 'fast-check';
import type { NewEvent, RecordedEvent } from '../eventStore/eventStore.ts';
import type { Json, JsonObject } from '../json.ts';
import { createEmbeddedKeyVault } from '../vault/createEmbeddedKeyVault.ts';
import type { KeyVault } from '../vault/keyVault.ts';
import { KeyDestroyed, KeyMissing } from '../vault/keyVault.ts';
import { createSealer, type Sealer } from './createSealer.ts';

let folder: string;
let vault: KeyVault;
let sealer: Sealer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seal-'));
  vault = createEmbeddedKeyVault({ file: join(folder, 'vault.db'), masterKey: randomBytes(32) });
  sealer = createSealer({
    vault,
    makesKey: ['Opened', 'Begun'],
    sealing: {
      Opened: { name: 'account' },
      Begun: { sheet: 'character' },
      Told: { text: 'story', from: 'account' },
    },
  });
});
afterAll(async () => {
  await vault.close();
  await rm(folder, { recursive: true });
});

const stream = 'things-1';
const event = (type: string, data: JsonObject): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata: { at: '2026-11-21T10:00:00.000Z' },
});
const recorded = (stored: NewEvent): RecordedEvent => ({
  ...stored,
  streamId: stream,
  revision: 0,
  position: 7,
});
async function sealedOne(type: string, data: JsonObject): Promise<RecordedEvent> {
  const [stored] = await sealer.seal(stream, [event(type, data)]);
  return recorded(stored!);
}
async function newAccount(): Promise<string> {
  const accountId = randomUUID();
  await sealedOne('Opened', { accountId, name: 'Mia' });
  return accountId;
}
const changed = (
  sealed: RecordedEvent,
  field: string,
  change: (envelope: Envelope) => Json,
): RecordedEvent => ({
  ...sealed,
  data: { ...sealed.data, [field]: change(sealed.data[field] as Envelope) },
});

describe('sealed events', () => {
  it('come back as they were, whatever was in them, and show nothing of it meanwhile', async () => {
    const accountId = await newAccount();
    const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
    await fc.assert(
      fc.asyncProperty(json, fc.string({ minLength: 8, unit: 'binary' }), async (value, text) => {
        const data = { accountId, characterId: randomUUID(), sheet: { value, text }, plain: 3 };
        const sealed = await sealedOne('Begun', data);
        expect((await sealer.unseal(sealed)).data).toEqual(JSON.parse(JSON.stringify(data)));
        expect({ ...sealed.data, sheet: null }).toEqual({ ...data, sheet: null });
        expect(JSON.stringify(sealed)).not.toContain(JSON.stringify(text).slice(1, -1));
      }),
      { numRuns: 60 },
    );
  });

  it('leave events and fields alone that are not personal', async () => {
    const plain = event('Counted', { accountId: 'a', n: 1 });
    expect(await sealer.seal(stream, [plain])).toEqual([plain]);
    expect(await sealer.unseal(recorded(plain))).toEqual(recorded(plain));
    const accountId = await newAccount();
    expect((await sealedOne('Told', { accountId, storyId: 's' })).data).toEqual({ accountId, storyId: 's' });
  });

  it('are bound to their place and subject', async () => {
    const accountId = await newAccount();
    const data = { accountId, characterId: 'c', sheet: 'blue eyes' };
    const { id, data: stored } = await sealedOne('Begun', data);
    expect(stored.sheet).toMatchObject({
      subject: `${accountId}/character/c`,
      bound: `things-1 ${id} Begun sheet`,
    });
  });

  it('do not open in another place, or with anything changed', async () => {
    const accountId = await newAccount();
    const sealed = await sealedOne('Begun', { accountId, characterId: 'c', sheet: 'blue eyes' });
    const other = await sealedOne('Begun', { accountId, characterId: 'c', sheet: 'brown eyes' });
    const bytes = Buffer.from((sealed.data.sheet as Envelope).box, 'base64');
    const forgeries = [
      { ...sealed, streamId: 'things-2' },
      { ...sealed, id: other.id },
      changed(sealed, 'sheet', () => other.data.sheet!),
      changed(sealed, 'sheet', (envelope) => ({ ...envelope, box: (other.data.sheet as Envelope).box })),
      changed(sealed, 'sheet', () => 'brown eyes'),
      { ...sealed, data: { ...sealed.data, characterId: 'd' } },
      ...[0, 12, bytes.length - 1].map((at) =>
        changed(sealed, 'sheet', (envelope) => ({
          ...envelope,
          box: Buffer.from(bytes.map((byte, n) => (n === at ? byte ^ 1 : byte))).toString('base64'),
        })),
      ),
      changed(sealed, 'sheet', (envelope) => ({ ...envelope, box: '' })),
    ];
    for (const forgery of forgeries)
      await expect(sealer.unseal(forgery)).rejects.toThrow(/not the envelope|authenticate|cut off|Invalid/);
    expect((await sealer.unseal(sealed)).data.sheet).toBe('blue eyes');
  });

  it('an envelope in a read model opens, and does not when its label was changed', async () => {
    const accountId = await newAccount();
    const envelope = (await sealedOne('Begun', { accountId, characterId: 'c', sheet: 'blue eyes' })).data
      .sheet as Envelope;
    expect(await sealer.openEnvelope(envelope)).toBe('blue eyes');
    await expect(sealer.openEnvelope({ ...envelope, bound: `${envelope.bound}x` })).rejects.toThrow(
      /authenticate/,
    );
    await expect(sealer.openEnvelope({ ...envelope, subject: accountId })).rejects.toThrow(/authenticate/);
  });
});

describe('keys', () => {
  it('are made only for the events with which a subject begins', async () => {
    const accountId = await newAccount();
    await expect(sealedOne('Told', { accountId, storyId: 's', text: 'Once' })).rejects.toThrow(KeyMissing);
    await expect(sealedOne('Begun', { accountId: randomUUID(), characterId: 'c', sheet: 1 })).rejects.toThrow(
      KeyMissing,
    );
    await vault.makeKey(`${accountId}/story/s`);
    expect((await sealedOne('Told', { accountId, storyId: 's', text: 'Once' })).data.text).toHaveProperty(
      'box',
    );
  });

  it('when destroyed leave erased behind, field by field, and seal nothing any more', async () => {
    const accountId = await newAccount();
    await vault.makeKey(`${accountId}/story/s`);
    const sealed = await sealedOne('Told', { accountId, storyId: 's', text: 'Once', from: 'Mum' });
    await vault.destroy(`${accountId}/story/s`);
    expect((await sealer.unseal(sealed)).data).toEqual({
      accountId,
      storyId: 's',
      text: 'erased',
      from: 'Mum',
    });
    await expect(sealedOne('Told', { accountId, storyId: 's', text: 'Twice' })).rejects.toThrow(KeyDestroyed);
    await vault.destroy(accountId);
    expect((await sealer.unseal(sealed)).data).toMatchObject({ text: 'erased', from: 'erased' });
    await expect(sealedOne('Opened', { accountId, name: 'Mia' })).rejects.toThrow(KeyDestroyed);
  });

  it('when missing are an error, never erased', async () => {
    const accountId = await newAccount();
    const sealed = await sealedOne('Begun', { accountId, characterId: 'c', sheet: 1 });
    const empty = createEmbeddedKeyVault({
      file: join(folder, `${randomUUID()}.db`),
      masterKey: randomBytes(32),
    });
    const stranger = createSealer({ vault: empty, makesKey: [], sealing: { Begun: { sheet: 'character' } } });
    await expect(stranger.unseal(sealed)).rejects.toThrow(KeyMissing);
    await empty.close();
  });

  it('are not looked for under ids that are missing or reach into another subject', async () => {
    const accountId = await newAccount();
    for (const characterId of [undefined, '', 7, '../x'])
      await expect(
        sealedOne('Begun', { accountId, sheet: 1, ...(characterId !== undefined && { characterId }) }),
      ).rejects.toThrow(TypeError);
  });
});
