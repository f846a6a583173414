import { lookup } from 'node:dns/promises';
import type { Clock } from '@storylark/platform/clock';

export type Copy = { host: string; port: number };
type Known = Copy & { failures: number; restsUntil: number };
type Resolve = (hostname: string) => Promise<readonly string[]>;

/** New copies behind a name are found within this time. */
const LOOK_EVERY_MS = 5_000;
/** A copy that failed is left alone for so long; twice as long after each further failure. */
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 4_000;

const addressesOf: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * The copies of a process behind these origins; a name may stand for several. Whom to ask comes from what
 * became of the last requests: nobody is asked just to see.
 */
export function createCopies(
  origins: readonly string[],
  { now, resolve = addressesOf }: { now: Clock; resolve?: Resolve },
) {
  let known: Known[] = [];
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  let turn = 0;

  async function look() {
    const found = await Promise.all(
      origins.map(async (origin) => {
        const { hostname, port } = new URL(origin);
        const hosts = await resolve(hostname.replace(/^\[(.*)\]$/, '$1')).catch(() => []);
        return hosts.map((host) => ({ host, port: Number(port || 80) }));
      }),
    );
    const keptOr = (copy: Copy): Known =>
      known.find(({ host, port }) => host === copy.host && port === copy.port) ?? {
        ...copy,
        failures: 0,
        restsUntil: 0,
      };
    known = found.flat().map(keptOr);
    lookedAt = now();
  }

  return {
    /** All copies, the next in turn first, those that rest last. */
    async inTurn(): Promise<readonly Copy[]> {
      if (now() - lookedAt >= LOOK_EVERY_MS || known.length === 0)
        await (looking ??= look().finally(() => (looking = undefined)));
      turn += 1;
      const turned = [...known.slice(turn % known.length), ...known.slice(0, turn % known.length)];
      const rests = ({ restsUntil }: Known) => restsUntil > now();
      return [
        ...turned.filter((copy) => !rests(copy)),
        ...turned.filter(rests).sort((a, b) => a.restsUntil - b.restsUntil),
      ];
    },
    answered(copy: Copy): void {
      Object.assign(copy, { failures: 0, restsUntil: 0 });
    },
    failed(copy: Copy): void {
      const one = copy as Known;
      one.restsUntil = now() + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** one.failures);
      one.failures += 1;
    },
  };
}
export type Copies = ReturnType<typeof createCopies>;
