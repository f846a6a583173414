import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headsStream } from '@storylark/contracts/audit/events';
import { auditPaths } from '@storylark/contracts/audit/paths';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path } from '@storylark/contracts/paths';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { checksum, contentOf } from '@storylark/platform/eventStore/eventLog';
import { openDatabase } from '@storylark/platform/sqlite/openDatabase';
import { filesIn } from '@storylark/standalone/files';
import { call, eventually, newParent, type Parent } from './house/client.ts';
import { command } from './house/command.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';

describe('billing, audited', () => {
  let house: OpenHouse;
  let family: Parent;
  let headsDir: string;
  beforeAll(async () => {
    headsDir = mkdtempSync(join(tmpdir(), 'storylark-heads-'));
    house = await openHouse({ AUDIT_HEADS_DIR: headsDir });
    family = await newParent(house.address);
    for (const plan of ['basic', 'standard', 'premium'])
      await command('plan', [family.email, plan], house.dataDir);
  });
  afterAll(async () => {
    await house.close();
    rmSync(headsDir, { recursive: true });
  });

  const env = () => ({ AUDIT_HEADS_DIR: headsDir });
  const verify = () => command('auditVerify', [], house.dataDir, env());
  const makeHead = () =>
    call<{ made: boolean }>(house.internalAddress, 'POST', internalPaths.auditHead, {
      token: house.serviceToken,
    });

  /** Writes into the file behind the house's back, checksums and all, as somebody who knows how would. */
  async function meddle(stream: string, change: (event: RecordedEvent) => RecordedEvent) {
    const events: RecordedEvent[] = [];
    for await (const event of house.eventStore.readStream(stream)) events.push(event);
    const db = openDatabase({ file: filesIn(house.dataDir).events, synchronous: 'FULL' });
    const [old] = events;
    const now = change(old!);
    const row = { position: now.position, revision: now.revision, streamId: stream, content: contentOf(now) };
    db.run('UPDATE events SET content = ?, crc = ? WHERE position = ?', [
      row.content,
      checksum(row),
      row.position,
    ]);
    db.close();
    return old!;
  }

  it('is proven by heads that the house makes by itself, keeps outside, and shows to auditors alone', async () => {
    await makeHead();
    const text = await verify();
    expect(text).toContain('Whole: 3 events in 1 chained streams');
    expect(text).toContain('-----BEGIN PUBLIC KEY-----');
    const timeline = await command('audit', [family.accountId, '--verify'], house.dataDir, env());
    expect(timeline).toContain('SubscriptionUpgraded');
    expect(timeline).toContain('proven up to revision 2 by head');
    const address = path(auditPaths.billing, { accountId: family.accountId });
    expect((await call(house.address, 'GET', address, { token: family.token })).status).toBe(403);
    await command('role', [family.email, 'auditor'], house.dataDir);
    await eventually('the auditor reads', async () => {
      const { status } = await call(house.address, 'GET', address, { token: family.token });
      return status === 200;
    });
    await eventually('the account is found', async () => {
      const search = `${auditPaths.accounts}?search=${family.accountId.slice(0, 8)}`;
      const { body } = await call<{ total: number }>(house.address, 'GET', search, { token: family.token });
      return body.total === 1;
    });
    expect(await verify()).toContain('unproven');
  });

  it('that was changed in the file is named by stream and revision, with exit code 1', async () => {
    const stream = `subscription-${family.accountId}`;
    const old = await meddle(stream, (event) => ({ ...event, data: { ...event.data, plan: 'premium' } }));
    await expect(verify()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`BROKEN: stream ${stream}, revision 1: does not follow`) as string,
    });
    await meddle(stream, () => old);
    expect(await verify()).toContain('Whole');
    const head = await meddle(headsStream, (event) => ({
      ...event,
      data: { ...event.data, signature: Buffer.alloc(64).toString('base64') },
    }));
    await expect(verify()).rejects.toMatchObject({
      stderr: expect.stringContaining(`BROKEN: stream ${headsStream}, revision 0`) as string,
    });
    await meddle(headsStream, () => head);
  });
});
