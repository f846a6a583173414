import { box, unbox } from '../seal/aesGcm.ts';
import { KeyDestroyed, KeyMissing, type SubjectId } from './keyVault.ts';

// What every vault knows of its subjects and of the wrapping of their keys.

export const accountOf = (subject: SubjectId): SubjectId => subject.split('/')[0]!;
/** A character or a story: its key is wrapped by its account's key, all else by the master key. */
export const isPart = (subject: SubjectId): boolean => subject.includes('/');

/** What the wrapping of a secret is bound to. */
export const secretBound = (name: string): string => `secret ${name}`;
export const wrapSecret = (master: Buffer, name: string, secret: Buffer): Buffer =>
  box(master, secretBound(name), secret);
/** @throws Error when the master key is not the one it was wrapped by. */
export const unwrapSecret = (master: Buffer, name: string, wrapped: Buffer): Buffer =>
  unbox(master, secretBound(name), wrapped);
/** A secret that tells at once whether the master key belongs to a vault. */
export const CHECK_SECRET = 'masterKeyCheck';
/** How many keys are read at a time when all are. */
export const KEYS_PER_READ = 1_000;
/** The master key does not open this vault. */
export class WrongMasterKey extends Error {
  constructor(vault: string, cause: unknown) {
    super(`the master key is not the one ${vault} was made with: give the former MASTER_KEY or master.key`, {
      cause,
    });
  }
}

export const destroyed = (subject: SubjectId): KeyDestroyed =>
  new KeyDestroyed(`the key of ${subject} was destroyed`);
export const missing = (subject: SubjectId): KeyMissing =>
  new KeyMissing(
    `the vault has no key of ${subject} and no trace of its destruction: vault and log do not belong together`,
  );
