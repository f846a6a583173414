import { parseArgs } from 'node:util';
import { hash } from '@storylark/studio/text/seed';
import { places, type Place } from './landings.ts';
import { runRound, type Result } from './runRound.ts';
import type { Aim } from './trigger.ts';

// npm run crash -- [rounds] [--seed N] [--aim place]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, aim: { type: 'string' } },
});
const rounds = Number(positionals[0] ?? 25);
const seed = Number(values.seed ?? 1);
const only = values.aim as Aim | undefined;
if (
  !Number.isSafeInteger(rounds) ||
  rounds < 1 ||
  !Number.isSafeInteger(seed) ||
  (only && ![...places, 'anywhere'].includes(only))
) {
  console.error(`Usage: npm run crash -- [rounds] [--seed N] [--aim ${places.join('|')}|anywhere]`);
  process.exit(2);
}

/** Rounds at the same time. */
const LANES = 3;
const EACH_AT_LEAST = 3;
/** A kill may miss what it is aimed at: so many more rounds are there for places that were not hit. */
const MOST_MORE = 3;
/** Fewer rounds cannot hit six places three times. */
const least = only ? 0 : rounds >= 25 ? EACH_AT_LEAST : rounds >= places.length ? 1 : 0;
const landings = new Map<Place | 'starting', number>(
  [...places, 'starting' as const].map((place) => [place, 0]),
);
const failed: string[] = [];
const counts = { passed: 0, stories: 0, operations: 0, unanswered: 0 };
let begun = 0;

/** Each place once, then those that have not been hit often enough; then any moment. */
function nextAim(round: number): Aim {
  const wanting = places.filter((place) => (landings.get(place) ?? 0) < EACH_AT_LEAST);
  return only ?? places[round] ?? wanting[round % Math.max(1, wanting.length)] ?? 'anywhere';
}

const missed = () => places.filter((place) => (landings.get(place) ?? 0) < least);

async function lane() {
  while (begun < rounds) await nextRound(nextAim(begun));
}

async function nextRound(aim: Aim) {
  const round = begun++;
  // A single round takes the seed as it is: that is what a red one tells.
  const roundSeed = rounds === 1 ? seed : hash(String(seed), String(round)) % 1_000_000;
  const started = performance.now();
  const result = await runRound({ seed: roundSeed, aim });
  tell(round, roundSeed, aim, result, (performance.now() - started) / 1000);
}

function tell(
  round: number,
  roundSeed: number,
  aim: Aim,
  { landed, whileStarting, faults, ...made }: Result,
  seconds: number,
) {
  for (const place of landed) landings.set(place, (landings.get(place) ?? 0) + 1);
  if (whileStarting) landings.set('starting', (landings.get('starting') ?? 0) + 1);
  counts.stories += made.stories;
  counts.operations += made.operations;
  counts.unanswered += made.unanswered;
  const hit = [...landed, ...(whileStarting ? ['starting'] : [])].join(', ') || 'nothing under way';
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${String(round + 1).padStart(3)} aimed at ${aim.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s  landed in ${hit}`,
  );
  if (faults.length === 0) {
    counts.passed += 1;
    return;
  }
  for (const fault of faults.slice(0, 20)) console.log(`      ${fault}`);
  const again = `npm run crash -- 1 --seed ${roundSeed} --aim ${aim}`;
  console.log(`      again: ${again}`);
  failed.push(`${again}: ${faults[0]!.split('\n')[0]}`);
}

const started = performance.now();
console.log(`Crash test: ${rounds} rounds, seed ${seed}.`);
await Promise.all(Array.from({ length: Math.min(LANES, rounds) }, lane));
for (let [place] = missed(); place && begun < rounds + MOST_MORE; [place] = missed()) await nextRound(place);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `\n${counts.operations} commands (${counts.unanswered} without an answer at the kill), ${counts.stories} stories, ${seconds} s. Kills landed during:`,
);
for (const [place, times] of landings) console.log(`  ${place.padEnd(12)} ${times}`);
if (missed().length > 0) failed.push(`fewer than ${least} landed during ${missed().join(', ')}`);
if (failed.length > 0) console.log(['failed:', ...failed].join('\n  '));
console.log(`${counts.passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
