import { parseArgs } from 'node:util';
import { fuzzLines } from './lines/fuzzLines.ts';
import { runCalls } from './runCalls.ts';
import { runMarkup } from './runMarkup.ts';

/** Sends so many, the same ones for the same seed. Answers what went wrong, in words. */
type Kind = (count: number | undefined, seed: number) => Promise<readonly string[]>;
const kinds: Readonly<Record<string, Kind>> = {
  lines: (requests = 100_000, seed) => fuzzLines({ requests, seed }),
  calls: (count, seed) => runCalls(count, String(seed)),
  markup: (count, seed) => runMarkup(count, String(seed)),
};

// npm run fuzz -- [kind] [count] [--seed N]: each kind, or the one named
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const [named, counted] = positionals;
const count = counted === undefined ? undefined : Number(counted);
const seed = Number(values.seed ?? 1);
const wanted = named === undefined ? Object.keys(kinds) : [named];
if (
  wanted.some((kind) => !kinds[kind]) ||
  ![count ?? 1, seed].every((one) => Number.isSafeInteger(one) && one > 0)
) {
  console.error(`Usage: npm run fuzz -- [${Object.keys(kinds).join('|')}] [count] [--seed N]`);
  process.exit(2);
}

const counts = { passed: 0, failed: 0 };
for (const kind of wanted) {
  const wrong = await kinds[kind]!(count, seed);
  for (const one of wrong) console.log(one);
  counts[wrong.length === 0 ? 'passed' : 'failed'] += 1;
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
