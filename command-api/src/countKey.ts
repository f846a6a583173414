import { createHmac } from 'node:crypto';
import type { Keys } from '@storylark/platform/vault/openKeys';

/** Names a counter without naming whom it counts: addresses and the like stand there under a keyed hash. */
export type CountKey = (name: string, kind: string, value: string) => string;

export const createCountKey =
  (keys: Keys): CountKey =>
  (name, kind, value) =>
    `${name}/${kind}/${createHmac('sha256', keys()[0]).update(value).digest('base64url').slice(0, 22)}`;
