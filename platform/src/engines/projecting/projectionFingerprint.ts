import { createHash } from 'node:crypto';
import type { Projection } from '../../projection.ts';

/**
 * Names what a projection takes in, by its version: kept in a test, it fails a change of the handled types
 * that forgot to raise the number in `name`. 16 hex digits of SHA-256 over the name and the handled types in
 * order.
 */
export function projectionFingerprint({ name, handles }: Pick<Projection, 'name' | 'handles'>): string {
  return createHash('sha256')
    .update(JSON.stringify([name, [...handles].sort()]))
    .digest('hex')
    .slice(0, 16);
}
