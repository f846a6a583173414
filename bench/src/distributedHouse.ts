import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKEN_LASTS } from '@storylark/contracts/constants';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { startDistributed } from '@storylark/distributed/startDistributed';
import { fixtureOnEngines } from '@storylark/e2e/distributed/engines';
import { spawnStandIn } from '@storylark/e2e/faults/spawnStandIn';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { JsonObject } from '@storylark/platform/json';
import {
  eventStoreSettings,
  readStoreSettings,
  vaultSettings,
} from '@storylark/platform/process/engineSettings';
import { openEventStore, openReadStore, openVault } from '@storylark/platform/process/openEngines';
import { readConfig } from '@storylark/platform/process/readConfig';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { createPositions } from '@storylark/platform/http/createPositions';
import { createSessionTokens } from '@storylark/platform/sessions/tokens';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { type Happened, familyOpens, storyHappens } from './families.ts';
import { type House, isReady, mainThreadMsOf, type Member, rssOf } from './house.ts';

const APPENDS_AT_ONCE = 64;

/**
 * A fixture of one's own on the engines that the environment names, with the stand-in for EventStoreDB as a
 * process of its own.
 */
export async function openPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-bench-'));
  const fixture = fixtureOnEngines();
  const standIn = await spawnStandIn(join(folder, 'events.db'));
  const settings = {
    ...fixture.settings,
    EVENTSTORE_URL: standIn.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    SERVICE_TOKEN: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9', // no command here sends a mail
    LIMIT_FACTOR: '1000',
    PORT: '0',
  };
  return {
    settings,
    config: readConfig(settings, { ...eventStoreSettings, ...readStoreSettings, ...vaultSettings }),
    async remove() {
      await fixture.remove();
      await standIn.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Appends what happened, sealed: families at the same time, each one's events in order, since earlier ones
 * make the keys of later ones.
 */
export async function appendAll(
  eventStore: EventStore,
  vault: KeyVault,
  families: readonly (readonly Happened[])[],
): Promise<void> {
  const sealer = createSealer({ vault, sealing, makesKey });
  const left = families.values();
  const one = async () => {
    for (const happened of left)
      for (const { streamId, events } of happened) {
        const made = events.map(({ type, data }) => ({
          id: randomUUID(),
          type,
          data: data as unknown as JsonObject,
          metadata: { at: data.at, accountId: data.accountId },
        }));
        const sealed = [];
        for (const event of made) sealed.push(...(await sealer.seal(streamId, [event])));
        await eventStore.append(streamId, sealed, 'any');
      }
  };
  await Promise.all(Array.from({ length: APPENDS_AT_ONCE }, one));
}

/**
 * The distributed composition as `npm run distributed` runs it, with so many command-api and query-api, and
 * families that have one finished story each.
 */
export async function openDistributedHouse(families: number, copies: number): Promise<House> {
  const fixture = await openPlace();
  const { config, settings } = fixture;
  const eventStore = await openEventStore(config);
  const readStore = await openReadStore(config);
  const vault = await openVault(config);
  const [{ key }] = await vault.versions('sessions');
  const tokens = createSessionTokens({
    keys: () => [key],
    now: Date.now,
    lastsMs: TOKEN_LASTS,
  });
  const positions = createPositions({
    secret: await vault.secret('positions'),
    storeId: eventStore.storeId,
  });
  const members: Member[] = [];
  const all: Happened[][] = [];
  for (let made = 0; made < families; made += 1) {
    const at = new Date().toISOString();
    const { family, happened } = familyOpens(at);
    all.push([...happened, ...storyHappens(family, made, at)]);
    const session = {
      accountId: family.accountId,
      sessionId: randomUUID(),
      sessionNumber: 0,
      authTime: Date.now(),
    };
    members.push({ ...family, token: await tokens.issue(session) });
  }
  await appendAll(eventStore, vault, all);
  const head = await eventStore.head();
  // all that was asked for is done
  await readStore.saveBatch({ checkpoint: 'outlet/work', position: head, writes: [] });
  await Promise.all([eventStore.close(), readStore.close(), vault.close()]);

  const house = await startDistributed({
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    copies: { 'command-api': copies, 'query-api': copies, projectors: copies, generators: 1 },
    print: (text) => process.stderr.write(text),
  });
  await house.ready;
  await isReady(house.address, members.at(-1)!);
  const sum = (of: (pid: number) => number) =>
    house.copies.reduce((total, { pid }) => total + of(pid() ?? 0), 0);
  return {
    origin: house.address,
    members,
    mailboxToken: null,
    positions,
    rssBytes: () => sum(rssOf),
    mainThreadMs: () => sum(mainThreadMsOf),
    async stop() {
      await house.stop();
      await fixture.remove();
    },
  };
}
