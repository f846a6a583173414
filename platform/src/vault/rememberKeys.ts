import type { Clock } from '../clock.ts';
import type { SubjectId } from './keyVault.ts';

/** How long a key is remembered, ms: another process may have destroyed it. */
const REMEMBERED = 5_000;

/** When a vault was asked for a key. */
export type Asked = { at: number; forgotten: number };

/** The keys a process has lately read. `clock`: never set back, ms. */
export function rememberKeys(clock: Clock) {
  /** Oldest first. */
  const remembered = new Map<SubjectId, { key: Buffer; until: number }>();
  let forgotten = 0;
  return {
    recall(subject: SubjectId): Buffer | undefined {
      for (const [old, { until }] of remembered) {
        if (until > clock()) break;
        remembered.delete(old);
      }
      const known = remembered.get(subject);
      return known && known.until > clock() ? known.key : undefined;
    },
    /**
     * To be called before the vault is asked: what was destroyed after that is not remembered, and the time
     * runs from there.
     */
    asking: (): Asked => ({ at: clock(), forgotten }),
    remember(subject: SubjectId, key: Buffer, asked: Asked): Buffer {
      if (asked.forgotten !== forgotten) return key;
      remembered.delete(subject);
      remembered.set(subject, { key, until: asked.at + REMEMBERED });
      return key;
    },
    /** The subject and all below it. */
    forget(subject: SubjectId): void {
      forgotten += 1;
      for (const known of remembered.keys())
        if (known === subject || known.startsWith(`${subject}/`)) remembered.delete(known);
    },
    forgetAll(): void {
      forgotten += 1;
      remembered.clear();
    },
  };
}
