import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
/** What a master key has to be, for whoever set it. */
export const masterKeyShould = `must be ${KEY_BYTES} bytes in base64 or hex; make one with: openssl rand -base64 32`;

export type MasterKeySource = {
  /** MASTER_KEY of the environment: 32 bytes, base64 or hex. */
  value?: string | undefined;
  /** Where `master.key` lies, or is made on the first start, when there is no value. */
  dataDir: string;
};

/**
 * The key that wraps all others. It is the one thing a backup of the data must not lie beside.
 * @throws Error that says what is wrong with it.
 */
export async function loadMasterKey({ value, dataDir }: MasterKeySource): Promise<Buffer> {
  if (value !== undefined) return parsed(value, 'MASTER_KEY');
  const file = join(dataDir, 'master.key');
  const text = (await textOf(file)) ?? (await madeOnce(file));
  return parsed(text, file);
}

/** The key that a text stands for; undefined when it stands for none. */
export function masterKeyOf(text: string): Buffer | undefined {
  const word = text.trim();
  const key = Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? 'hex' : 'base64');
  const isCanonical = key.toString('base64') === word || key.toString('hex') === word.toLowerCase();
  return key.length === KEY_BYTES && isCanonical ? key : undefined;
}

function parsed(text: string, name: string): Buffer {
  const key = masterKeyOf(text);
  if (!key) throw new Error(`${name} ${masterKeyShould}`);
  return key;
}

const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/**
 * Whole and on disk before it has its name, and never over another: of two that start at once both use the
 * first one's.
 */
async function madeOnce(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await handle.sync();
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await rm(draft);
  }
  const folder = await open(join(file, '..'));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return readFile(file, 'utf8');
}
