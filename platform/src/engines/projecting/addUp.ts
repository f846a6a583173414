import type { Addition } from '../../projection.ts';
import type { Document } from '../../readStore/readStore.ts';

/** A sum as it is saved, with the position of the last event it has taken in. */
export type SumDocument = Document & { readonly position: number; readonly sums: Addition['add'] };
/** What one event adds to any number of sums. */
export type Added = { position: number; additions: readonly Addition[] };

/**
 * Adds what events bring, in order, to `sums` (changed in place; what was not loaded begins at nothing). A sum
 * skips what it has taken in already. Answers the ids that changed.
 */
export function addUp(events: readonly Added[], sums: Map<string, SumDocument>): Set<string> {
  const changed = new Set<string>();
  for (const { position, additions } of events) {
    const due = additions.filter(({ _id }) => (sums.get(_id)?.position ?? -1) < position);
    for (const addition of due) {
      const { _id, fields } = addition;
      sums.set(_id, { ...fields, _id, position, sums: grown(sums.get(_id)?.sums ?? {}, addition.add) });
      changed.add(_id);
    }
  }
  return changed;
}

function grown(sums: Addition['add'], add: Addition['add']): Addition['add'] {
  const result = { ...sums };
  for (const [group, figures] of Object.entries(add)) {
    const former = result[group] ?? {};
    const added = Object.entries(figures).map(([name, by]) => [name, (former[name] ?? 0) + by] as const);
    result[group] = { ...former, ...Object.fromEntries(added) };
  }
  return result;
}
