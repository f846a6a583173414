import { parseArgs } from 'node:util';
import { hash, unit } from '@storylark/studio/text/seed';
import { missingEngines } from '../distributed/engines.ts';
import { enginesControl } from './engineControl.ts';
import { faults, type Fault } from './faults.ts';
import { openFaultyHouse, type FaultyHouse } from './openFaultyHouse.ts';
import { raceForLastSlot, sameKeyAtOnce } from './races.ts';
import { createFaultRun } from './runFault.ts';

// npm run faults -- [words of a fault's name] [--part N] [--seed N]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, part: { type: 'string' } },
});
const seed = values.seed ?? '1';
const part = Number(values.part ?? Infinity);
const [words = ''] = positionals;
const counts = { passed: 0, failed: 0 };

const races = [
  {
    name: 'two command-api race for the last slot, 200 times',
    act: (house: FaultyHouse) => raceForLastSlot(house, 200),
  },
  {
    name: 'the same Idempotency-Key at two command-api at once, 500 times',
    act: (house: FaultyHouse) => sameKeyAtOnce(house, 500),
  },
];
const chosenRaces = races.filter(({ name }) => name.includes(words));

/** The order is the seed's; a part has as many of processes, of the event store and of the other engines. */
function choose(all: readonly Fault[]): readonly Fault[] {
  const mixed = [...all].sort((a, b) => hash(seed, a.name) - hash(seed, b.name));
  const kinds = [
    mixed.filter(({ name }) => name.startsWith('kill -9 of')),
    mixed.filter(({ name }) => name.startsWith('event store')),
    mixed.filter(({ engine }) => engine),
  ];
  return kinds.flatMap((kind) => kind.slice(0, Math.ceil(part / kinds.length)));
}

function tell(name: string, wrong: readonly string[], said: string, begun: number): void {
  const isFine = wrong.length === 0;
  counts[isFine ? 'passed' : 'failed'] += 1;
  console.log(
    `${isFine ? '✓' : '✗'} ${name} (${((performance.now() - begun) / 1000).toFixed(0)} s): ${said}`,
  );
  for (const line of wrong.slice(0, 15)) console.log(`    ${line}`);
  if (!isFine) console.log(`    again: npm run faults -- '${name}' --seed ${seed}`);
}

async function tried(name: string, act: () => Promise<{ faults: string[]; said: string }>): Promise<void> {
  const begun = performance.now();
  const { faults: wrong, said } = await act().catch((error: unknown) => ({
    faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    said: 'broke off',
  }));
  tell(name, wrong, said, begun);
}

async function tryAll(house: FaultyHouse): Promise<void> {
  const possible = faults.filter(
    ({ name, engine }) => name.includes(words) && (!engine || enginesControl !== null),
  );
  const chosen = choose(possible);
  const unable = faults.filter(({ engine }) => engine && enginesControl === null).map(({ name }) => name);
  console.log(`${chosen.length} of ${faults.length} faults: ${chosen.map(({ name }) => name).join('; ')}.`);
  if (unable.length > 0)
    console.log(`Could not be tried, since ENGINES_CONTROL is not set: ${unable.join('; ')}.`);
  const run = createFaultRun(house);
  for (const fault of chosen)
    await tried(fault.name, () => run.strike(fault, (what) => unit(seed, `${fault.name} ${what}`)));
  if (chosen.length > 0)
    await tried('everything that was answered, sent again', async () => ({
      faults: await run.repeatAll(),
      said: `${run.operations()} commands`,
    }));
  await run.close();
  for (const { name, act } of chosenRaces) await tried(name, () => act(house));
}

if (missingEngines.length > 0) {
  console.error(
    `Nothing was tried: ${missingEngines.join(', ')} not set. Faults need MongoDB, Kafka and S3 (README.md, On engines of its own).`,
  );
  process.exit(2);
}
if (chosenRaces.length === 0 && !faults.some(({ name }) => name.includes(words))) {
  console.error(
    `Nothing was tried: no fault's name has '${words}' in it. There are: ${[...faults, ...races].map(({ name }) => name).join('; ')}.`,
  );
  process.exit(2);
}
console.log(`Faults, seed ${seed}.`);
const house = await openFaultyHouse();
try {
  await tryAll(house);
} finally {
  await house.close();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);
