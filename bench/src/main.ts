import { appends } from './appends.ts';
import { rebuild } from './rebuild.ts';
import { tableOf, type Line } from './table.ts';

const asked = process.argv.slice(2);
const option = asked.indexOf('--events');
const events = option < 0 ? 1_000_000 : Number(asked.splice(option, 2)[1]);
const rows = new Set(asked.length > 0 ? asked : ['a', 'b', 'c', 'd', 'e', 'f']);
const lines: Line[] = [];
if (rows.has('a') || rows.has('b')) lines.push(...(await appends(rows)));
if (rows.has('c')) lines.push(...(await rebuild(events)));
console.log(tableOf(lines));
