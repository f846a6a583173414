import { appends } from './appends.ts';
import { fanOut } from './fanOut.ts';
import { openHouse } from './house.ts';
import { latency } from './latency.ts';
import { rebuild } from './rebuild.ts';
import { stories } from './stories.ts';
import { tableOf, type Line } from './table.ts';
import { throughput } from './throughput.ts';

const FAMILIES = 1_000;

const asked = process.argv.slice(2);
const option = asked.indexOf('--events');
const events = option < 0 ? 1_000_000 : Number(asked.splice(option, 2)[1]);
const rows = new Set(asked.length > 0 ? asked : ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
if (![...rows].every((row) => /^[a-g]$/.test(row)) || !(events > 0)) {
  console.error('Rows are a to g, and --events takes a number: npm run bench -- c d --events 200000');
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
/** Each row gets a house of its own: none pays for what another one left behind. */
const inHouse = (measure: (house: Awaited<ReturnType<typeof openHouse>>) => Promise<Line[]>) => async () => {
  const house = await openHouse(FAMILIES);
  try {
    return await measure(house);
  } finally {
    await house.stop();
  }
};

await take('a', () => appends('a'));
await take('b', () => appends('b'));
await take('c', () => rebuild(events));
await take('d', inHouse(latency));
await take('e', inHouse(throughput));
await take('f', inHouse(fanOut));
await take('g', inHouse(stories));
console.log(tableOf(lines));
process.exit(failed ? 1 : 0);
