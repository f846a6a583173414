import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TOKEN_LASTS } from '@storylark/contracts/constants';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { createPositions, type Positions } from '@storylark/platform/http/createPositions';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { createSessionTokens } from '@storylark/platform/sessions/tokens';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { filesIn } from '@storylark/standalone/files';
import { type Family, familyOpens, storyHappens } from './families.ts';
import { openLogWriter } from './writeLog.ts';

/** A family that is logged in. */
export type Member = Family & { token: string };
export type House = {
  origin: string;
  members: readonly Member[];
  /** Opens the built-in mailbox; null where mails leave the house. */
  mailboxToken: string | null;
  /** What the positions in its answers mean. */
  positions: Positions;
  rssBytes: () => number;
  /** Time that the threads which answer requests have had on a processor. */
  mainThreadMs: () => number;
  stop: () => Promise<void>;
};

/**
 * A running house as `npm start` runs it, on a folder of its own, with families that have one finished story
 * each.
 */
export async function openHouse(families: number): Promise<House & { dataDir: string }> {
  const dir = await tempDir();
  const dataDir = join(dir.path, 'data');
  mkdirSync(dataDir);
  const { members, positions } = await prepare(dataDir, families);
  const main = fileURLToPath(new URL('../../standalone/dist/main.js', import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LIMIT_FACTOR: '1000000' };
  const child = spawn(process.execPath, [...(process.env.BENCH_HOUSE_FLAGS?.split(' ') ?? []), main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // by which it knows when this process has died
  });
  const origin = await addressOf(child);
  await isReady(origin, members.at(-1)!);
  return {
    origin,
    members,
    mailboxToken: readFileSync(filesIn(dataDir).mailboxToken, 'utf8').trim(),
    positions,
    dataDir,
    rssBytes: () => rssOf(child.pid!),
    mainThreadMs: () => mainThreadMsOf(child.pid!),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      await dir.remove();
    },
  };
}

async function prepare(dataDir: string, families: number): Promise<Pick<House, 'members' | 'positions'>> {
  const files = filesIn(dataDir);
  const vault = createEmbeddedKeyVault({
    file: files.vault,
    masterKey: await loadMasterKey({ value: undefined, dataDir }),
  });
  const [{ key }] = await vault.versions('sessions');
  const tokens = createSessionTokens({
    keys: () => [key],
    now: Date.now,
    lastsMs: TOKEN_LASTS,
  });
  const writer = openLogWriter({ file: files.events, vault });
  const members: Member[] = [];
  for (let made = 0; made < families; made += 1) {
    const at = new Date().toISOString();
    const { family, happened } = familyOpens(at);
    await writer.write([...happened, ...storyHappens(family, made, at)]);
    const session = {
      accountId: family.accountId,
      sessionId: randomUUID(),
      sessionNumber: 0,
      authTime: Date.now(),
    };
    members.push({ ...family, token: await tokens.issue(session) });
  }
  writer.close();
  const secret = await vault.secret('positions');
  await vault.close();
  const log = openEmbeddedEventStoreReader({ file: files.events });
  const positions = createPositions({ secret, storeId: log.storeId });
  await log.close();
  const readStore = createEmbeddedReadStore({ file: files.readModels });
  // all that was asked for is done
  await readStore.saveBatch({ checkpoint: 'outlet/work', position: writer.written() - 1, writes: [] });
  await readStore.close();
  return { members, positions };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    const [, address] = /listens on (\S+)/.exec(said) ?? [];
    if (address !== undefined) {
      child.stdout!.resume();
      return address;
    }
  }
  throw new Error(`the house did not start: ${said}`);
}

/** Once the last family can log in, the read models have taken in all. */
export async function isReady(origin: string, { token }: Member): Promise<void> {
  for (;;) {
    const { ok } = await fetch(`${origin}/api/dashboard`, { headers: { authorization: `Bearer ${token}` } });
    if (ok) return;
  }
}

/** Linux only: elsewhere the memory is not told. */
export function rssOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** Linux only. The kernel counts in hundredths of a second. */
export function mainThreadMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
