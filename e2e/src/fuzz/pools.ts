import { pick, type Random } from '@storylark/studio/sound/dsp/seededRandom';
import { chance, seededUuid } from './values.ts';

const KEPT = 30;

/** What answers have named: next calls use it, their own account's mostly, another's now and then. */
export function createPools() {
  const byOwner = new Map<string, Map<string, string[]>>();

  function add(owner: string, kind: string, value: string) {
    const kinds = byOwner.get(owner) ?? new Map<string, string[]>();
    byOwner.set(owner, kinds);
    const known = kinds.get(kind) ?? [];
    if (!known.includes(value)) kinds.set(kind, [...known, value].slice(-KEPT));
  }

  return {
    add,
    /** Ids and links in an answer; `about`: what its call was about. */
    harvest(owner: string, about: string, value: unknown): void {
      if (Array.isArray(value)) for (const one of value) this.harvest(owner, about, one);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) {
          if (typeof inner !== 'string') this.harvest(owner, about, inner);
          else if (name === 'uuid') add(owner, `${about}.uuid`, inner);
          else if (name === 'characterUuid') add(owner, 'characters.uuid', inner);
          else if (name === 'storyUuid') add(owner, 'stories.uuid', inner);
          else if (name === 'shareId') add(owner, 'shareId', inner);
          else if (inner.startsWith('/media/')) add(owner, 'media', inner);
        }
    },
    /** One of this kind; a new UUID where none is known, and now and then in any case. */
    take(owner: string, kind: string, random: Random): string {
      const owners = [...byOwner.keys()];
      const whose = chance(random, 0.8) || owners.length === 0 ? owner : pick(owners, random);
      const known = byOwner.get(whose)?.get(kind) ?? [];
      return known.length === 0 || chance(random, 0.05) ? seededUuid(random) : pick(known, random);
    },
  };
}
export type Pools = ReturnType<typeof createPools>;
