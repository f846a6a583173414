import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '@storylark/platform/refusal';

/**
 * OWASP's first choice for argon2id (2024): 19 MiB, two passes, one lane. 2 is Argon2id: the package declares
 * its names for the compiler only.
 */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Whose password is looked at before whose. */
export type Turn = 'first' | 'last';

export interface Passwords {
  /** @throws Refusal `unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Null stands for an account that is not there: as much work, and never right.
   * @throws Refusal `unavailable` when too many wait.
   */
  verify(hashed: string | null, password: string, turn?: Turn): Promise<boolean>;
  /** Whether it was made when less memory or fewer passes were asked for. */
  isOutdated(hashed: string): boolean;
}

type Options = {
  /** Computed at the same time, on threads that files and names are looked up with too: leave some. */
  parallel?: number;
  /** Beyond so many that wait for the same turn the house says that it is busy: a queue of seconds helps nobody. */
  waiting?: number;
};

/** argon2id off the event loop, a bounded number at a time. */
export async function createPasswords({
  parallel = Math.min(3, availableParallelism()),
  waiting = 200,
}: Options = {}): Promise<Passwords> {
  const queues: Record<Turn, (() => void)[]> = { first: [], last: [] };
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>, turn: Turn = 'first'): Promise<T> {
    const queue = queues[turn];
    if (running < parallel) running += 1;
    else {
      if (queue.length >= waiting) throw new Refusal('unavailable');
      await new Promise<void>((go) => queue.push(go)); // whoever is done hands its place on
    }
    try {
      return await work();
    } finally {
      const next = queues.first.shift() ?? queues.last.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const nobody = await hash('nobody', cost);
  return {
    hash: (password) => inTurn(() => hash(sameOnAllKeyboards(password), cost)),
    verify: (hashed, password, turn) =>
      inTurn(
        async () => (await verify(hashed ?? nobody, sameOnAllKeyboards(password))) && hashed !== null,
        turn,
      ),
    isOutdated(hashed) {
      const [, memory = 0, passes = 0] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(hashed) ?? [];
      return Number(memory) < cost.memoryCost || Number(passes) < cost.timeCost;
    },
  };
}

const sameOnAllKeyboards = (password: string) => password.normalize('NFKC');
