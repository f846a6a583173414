import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { RecordedEvent } from '../eventStore/eventStore.ts';
import { applyDeletions } from './applyDeletions.ts';
import { createEmbeddedKeyVault } from './createEmbeddedKeyVault.ts';

describe('a vault that was restored', () => {
  it('forgets what the log deleted since, and reads on from there the next time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deletions-'));
    const vault = createEmbeddedKeyVault({ file: join(folder, 'vault.db'), masterKey: randomBytes(32) });
    for (const subject of ['anna', 'ben']) await vault.makeKey(subject);
    const log = [
      { type: 'Opened', data: { of: 'anna' }, position: 3 },
      { type: 'Deleted', data: { of: 'anna' }, position: 7 },
    ] as unknown as RecordedEvent[];
    const readFrom: (number | undefined)[] = [];
    const eventStore = {
      async *readAll(after?: number) {
        readFrom.push(after);
        yield* log.filter(({ position }) => position > (after ?? -1));
      },
    };
    const endedBy = (type: string, data: { of?: unknown }) => (type === 'Deleted' ? String(data.of) : null);
    await applyDeletions({ eventStore, vault, endedBy });
    await applyDeletions({ eventStore, vault, endedBy });
    expect(await vault.key('anna')).toBe('erased');
    expect(await vault.key('ben')).toBeInstanceOf(Buffer);
    expect(readFrom).toEqual([-1, 7]);
    await vault.close();
    rmSync(folder, { recursive: true });
  });
});
