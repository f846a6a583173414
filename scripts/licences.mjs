/** Every package we ship has a licence that asks for no more than its notice, or stands in NOTICE by name. */
import { readFileSync } from 'node:fs';

const plain = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '(MIT OR CC0-1.0)',
  '(BSD-3-Clause AND Apache-2.0)',
];
// In NOTICE a line that begins with a name begins an entry; `-*` stands for a package's binaries per
// platform.
const named = readFileSync('NOTICE', 'utf8').split('\n');
const isNamed = (name) =>
  named.some((line) => line === name || (line.endsWith('-*') && name.startsWith(line.slice(0, -1))));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const unnamed = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1), license }))
  .filter(({ name, license }) => !plain.includes(license) && !isNamed(name));

for (const { name, license } of unnamed)
  console.error(`${name} is under ${license ?? 'no licence it tells'}: name it in NOTICE, or do without it.`);
process.exitCode = unnamed.length > 0 ? 1 : 0;
