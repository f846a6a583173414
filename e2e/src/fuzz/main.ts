import { runCalls } from './runCalls.ts';
import { runMarkup } from './runMarkup.ts';

/** `npm run fuzz -- [calls or markup] [count] [seed]`: each kind of fuzzing, or the one named. */
const kinds: Readonly<Record<string, (count?: number, seed?: string) => Promise<string[]>>> = {
  calls: runCalls,
  markup: runMarkup,
};
const [named, count, seed] = process.argv.slice(2);
const wanted = named === undefined ? Object.keys(kinds) : [named];

const counts = { passed: 0, failed: 0 };
for (const kind of wanted) {
  const run = kinds[kind];
  if (!run) throw new Error(`There is no ${kind} to fuzz: ${Object.keys(kinds).join(', ')}.`);
  const faults = await run(count === undefined ? undefined : Number(count), seed);
  for (const fault of faults) console.log(fault);
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
