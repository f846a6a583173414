import { Unavailable } from '@storylark/platform/unavailable';
import type { Models } from '@storylark/models/createModels';

/** Who helps with stories outside of the studio, and how we name an account there. */
export type Outside = {
  models: Models;
  /** A keyed hash of an account: it tells nobody whose it is. */
  safetyIdOf: (accountId: string) => string;
  /** For those who wait for a text. */
  places: Places;
  /** For those who wait for a picture: many of them must not keep a text waiting. */
  picturePlaces: Places;
};

/**
 * For jobs that wait for somebody outside: so many of a process may. The others of its places are for what the
 * house makes by itself, however slow those outside are.
 */
export interface Places {
  count: number;
  /** @throws Unavailable when all are taken: the job comes again, and its attempt does not count */
  hold<T>(work: () => Promise<T>): Promise<T>;
}

export function createPlaces(count: number): Places {
  let free = count;
  return {
    count,
    async hold(work) {
      if (free <= 0) throw new Unavailable('all places of those who wait outside are taken');
      free -= 1;
      try {
        return await work();
      } finally {
        free += 1;
      }
    },
  };
}
