import { missingEngines } from '@storylark/e2e/distributed/engines';
import { appends } from './appends.ts';
import { audit } from './audit.ts';
import { besides } from './besides.ts';
import { openDistributedHouse } from './distributedHouse.ts';
import { distributedRebuild } from './distributedRebuild.ts';
import { fanOut } from './fanOut.ts';
import { type House, openHouse } from './house.ts';
import { latency } from './latency.ts';
import { quota } from './quota.ts';
import { rebuild } from './rebuild.ts';
import { screens } from './screens.ts';
import { stories } from './stories.ts';
import { storyCores } from './storyCores.ts';
import { tableOf, type Line } from './table.ts';
import { throughput } from './throughput.ts';
import { usage } from './usage.ts';

const FAMILIES = 1_000;
/** Their keys are made one by one. */
const FAMILIES_DISTRIBUTED = 200;
const DISTRIBUTED_GOAL = { p50: 25, p99: 100 };

const asked = process.argv.slice(2);
const option = asked.indexOf('--events');
const events = option < 0 ? 1_000_000 : Number(asked.splice(option, 2)[1]);
const distributed = asked.indexOf('--distributed');
const isDistributed = distributed >= 0;
if (isDistributed) asked.splice(distributed, 1);
const possible = isDistributed
  ? ['c', 'd', 'e']
  : ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const rows = new Set(asked.length > 0 ? asked : possible);
if (![...rows].every((row) => possible.includes(row)) || !(events > 0)) {
  console.error(
    'Rows are a to l, with --distributed c to e, and --events takes a number: npm run bench -- c d --events 200000',
  );
  process.exit(1);
}
if (isDistributed && missingEngines.length > 0) {
  console.error(`--distributed needs real engines, and ${missingEngines.join(', ')} is not set.`);
  process.exit(1);
}

const lines: Line[] = [];
let failed = false;
const take = async (row: string, measure: () => Promise<Line[]>) => {
  if (!rows.has(row)) return;
  console.error(`measuring ${row} ...`);
  try {
    lines.push(...(await measure()));
  } catch (error) {
    console.error(`${row} could not be measured:`, error); // the other rows are still worth having
    failed = true;
  }
};
const inOne = () => openHouse(FAMILIES);
/** Each row gets a house of its own: none pays for what another one left behind. */
const inHouse =
  <H extends House>(measure: (house: H) => Promise<Line[]>, open: () => Promise<H>) =>
  async () => {
    const house = await open();
    try {
      return await measure(house);
    } finally {
      await house.stop();
    }
  };

await take('a', () => appends('a'));
await take('b', () => appends('b'));
await take('c', () => rebuild(events));
await take('d', inHouse(latency, inOne));
await take('e', inHouse(throughput, inOne));
await take('f', inHouse(fanOut, inOne));
await take('g', inHouse(stories, inOne));
await take('g', storyCores);
await take('h', screens);
await take('i', inHouse(besides, inOne));
await take('j', audit);
await take('k', usage);
await take('l', quota);
if (isDistributed) {
  const namedAs = (name: string, found: readonly Line[]) =>
    found.map((line) => ({ ...line, what: `${name}: ${line.what}` }));
  const on = (copies: number) => () => openDistributedHouse(FAMILIES_DISTRIBUTED, copies);
  const rates = (copies: number) => async (house: House) =>
    namedAs(`distributed, ${copies} command-api`, await throughput(house)).map((line) => ({
      ...line,
      limit: '',
      holds: null,
    }));
  await take('c', () => distributedRebuild(events));
  await take(
    'd',
    inHouse(async (house) => namedAs('distributed', await latency(house, DISTRIBUTED_GOAL)), on(2)),
  );
  await take('e', inHouse(rates(1), on(1)));
  await take('e', inHouse(rates(2), on(2)));
}
console.log(tableOf(lines));
process.exit(failed ? 1 : 0);
