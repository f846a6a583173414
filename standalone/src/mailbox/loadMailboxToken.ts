import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const whole = /^[\w-]{43}$/;

/** The word that opens this installation's mailbox: made on the first start, and whole before it has its name. */
export function loadMailboxToken(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (whole.test(kept)) return kept;
  const token = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, `${token}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return token;
}
