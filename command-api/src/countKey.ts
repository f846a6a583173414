import { createHmac } from 'node:crypto';

/** Names a counter without naming whom it counts: addresses and the like stand there under a keyed hash. */
export type CountKey = (name: string, kind: string, value: string) => string;

export const createCountKey =
  (secret: Uint8Array): CountKey =>
  (name, kind, value) =>
    `${name}/${kind}/${createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22)}`;
