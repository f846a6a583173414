import { parseArgs } from 'node:util';
import { fuzzLines } from './lines/fuzzLines.ts';

/** Sends so many requests, the same ones for the same seed. Answers what went wrong, in words. */
type Mode = (options: { requests: number; seed: number }) => Promise<readonly string[]>;
const modes: Readonly<Record<string, Mode>> = { lines: fuzzLines };

// npm run fuzz -- <mode> [requests] [--seed N]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const [name = '', requests = 100_000] = positionals;
const mode = modes[name];
const options = { requests: Number(requests), seed: Number(values.seed ?? 1) };
if (!mode || !Object.values(options).every((one) => Number.isSafeInteger(one) && one > 0)) {
  console.error(`Usage: npm run fuzz -- ${Object.keys(modes).join('|')} [requests] [--seed N]`);
  process.exit(2);
}
const wrong = await mode(options);
for (const one of wrong) console.log(one);
console.log(`${options.requests} requests of seed ${options.seed}: ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
