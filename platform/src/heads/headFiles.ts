import type { BlobStore } from '../blobs/blobStore.ts';
import type { KeptHead } from './createLogCheck.ts';

/** Where heads lie outside the event store; no account has this name, and so no sweep looks here. */
const FOLDER = 'audit-heads';
const nameOf = (number: number) => `${FOLDER}/head-${String(number).padStart(8, '0')}`;
const JSON_FILE = /head-(\d+)\.json$/;

/** Reads heads that are kept outside: `head-….json` is the text that was signed, `head-….sig` the signature. */
export function readHeadFiles(files: Pick<BlobStore, 'list' | 'get'>) {
  return {
    /** Ascending. */
    async numbers(): Promise<number[]> {
      const numbers: number[] = [];
      for await (const { key } of files.list(`${FOLDER}/`)) {
        const number = JSON_FILE.exec(key)?.[1];
        if (number !== undefined) numbers.push(Number(number));
      }
      return numbers.sort((a, b) => a - b);
    },
    /** Null where it is not there. A head without its signature has an empty one. */
    async read(number: number): Promise<KeptHead | null> {
      const [text, signature] = await Promise.all([
        files.get(`${nameOf(number)}.json`),
        files.get(`${nameOf(number)}.sig`),
      ]);
      return (
        text && {
          text: Buffer.from(text).toString(),
          signature: Buffer.from(signature ?? []).toString('base64'),
        }
      );
    },
  };
}
export type HeadFiles = ReturnType<typeof readHeadFiles>;

/**
 * Keeps a head outside, and the key that opens it beside it. Repeatable: what is there stays.
 * @throws Error where another head lies under its number: the log was put back to an older state
 */
export async function keepHead(
  files: Pick<BlobStore, 'put' | 'get'>,
  { number, text, signature, publicKey }: KeptHead & { number: number; publicKey: string },
): Promise<void> {
  const name = nameOf(number);
  await files.put(`${FOLDER}/public-key.pem`, Buffer.from(publicKey));
  await files.put(`${name}.sig`, Buffer.from(signature, 'base64'));
  if (await files.put(`${name}.json`, Buffer.from(text))) return;
  const there = await files.get(`${name}.json`);
  if (there === null || Buffer.from(there).toString() !== text)
    throw new Error(
      `head ${number} kept outside is not the head ${number} of this log: run npm run audit:verify`,
    );
}
