import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../house/command.ts';
import { startHouse } from '../house/startHouse.ts';
import { fuzzCalls } from './fuzzCalls.ts';

const SAMPLED_EVERY = 500;
/** After a fifth of the calls caches are full: from there on memory may grow by so much and no more. */
const MOST_GROWTH = 1.3;
const MB = 2 ** 20;

/** Fuzzes a house that it starts; answers what should never have been. */
export async function runCalls(count = 100_000, seed = 'lantern'): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-fuzz-'));
  const env = { DATA_DIR: join(folder, 'data'), LIMIT_FACTOR: '1000000', STUDIO_PROCESSES: '1' };
  const house = await startHouse(env);
  const samples: number[] = [];
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  try {
    const { faults, tried, statuses, answered, operations } = await fuzzCalls({
      address: house.address,
      count,
      seed,
      promote: (email) => command('role', [email, 'admin'], env.DATA_DIR),
      async onRound(sofar) {
        if (sofar < samples.length * SAMPLED_EVERY) return;
        samples.push(await residentBytes(house.address));
        if (samples.length % 10 === 1)
          console.log(`  ${sofar} calls, ${(sofar / seconds()).toFixed(0)} a second`);
      },
    });
    const early = median(samples.slice(Math.floor(samples.length / 5), Math.ceil((2 * samples.length) / 5)));
    const late = median(samples.slice(-Math.ceil(samples.length / 5)));
    const refused = operations
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !answered.has(name));
    console.log(`${tried} calls in ${seconds().toFixed(0)} s, seed ${seed}: ${JSON.stringify(statuses)}`);
    console.log(`never let in: ${refused.join(', ') || 'none'}`);
    console.log(
      `memory: ${(early / MB).toFixed(0)} MB after a fifth, ${(late / MB).toFixed(0)} MB at the end`,
    );
    if (samples.length >= 10 && late > early * MOST_GROWTH)
      faults.push(`memory grew from ${(early / MB).toFixed(0)} to ${(late / MB).toFixed(0)} MB`);
    return faults;
  } finally {
    const code = await house.stop();
    if (code !== 0) console.log(`the house ended with ${code}:\n${house.printed().slice(-4_000)}`);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What the process tells of itself: threads included, child processes not. */
async function residentBytes(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
}
