import type { Addition } from '../../projection.ts';
import type { Document } from '../../readStore/readStore.ts';

/** A sum as it is saved, with the position of the last event it has taken in. */
export type SumDocument = Document & { readonly position: number; readonly sums: Addition['add'] };
/** What one event adds to any number of sums. */
export type Added = { position: number; additions: readonly Addition[] };

type Growing = { -readonly [K in keyof SumDocument]: SumDocument[K] } & {
  sums: Record<string, Record<string, number>>;
};

/**
 * Adds what events bring, in order, to `sums`, whose entries are replaced; what was not loaded begins at
 * nothing. A sum skips what it has taken in already. Answers the ids that changed.
 */
export function addUp(events: readonly Added[], sums: Map<string, SumDocument>): Set<string> {
  const copies = new Map<string, Growing>();
  const copyOf = ({ _id, fields }: Addition): Growing => {
    const made = {
      _id,
      ...fields,
      position: -1,
      sums: structuredClone(sums.get(_id)?.sums ?? {}),
    } as Growing;
    copies.set(_id, made);
    sums.set(_id, made);
    return made;
  };
  for (const { position, additions } of events) {
    const due = additions.filter(({ _id }) => (sums.get(_id)?.position ?? -1) < position);
    for (const addition of due) {
      const sum = copies.get(addition._id) ?? copyOf(addition);
      sum.position = position;
      for (const [group, figures] of Object.entries(addition.add)) {
        const counts = (sum.sums[group] ??= {});
        for (const [name, by] of Object.entries(figures)) counts[name] = (counts[name] ?? 0) + by;
      }
    }
  }
  return new Set(copies.keys());
}
