/**
 * The rules of .dependency-cruiser.cjs over all sources, and one that it cannot say: no file that only passes
 * on what others export.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const folders = workspaces.map((name) => join(name, 'src')).filter((path) => existsSync(path));
const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const reexports = /export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+'\s*;/g;

const barrels = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => {
    const code = readFileSync(file, 'utf8').replace(comments, '').trim();
    return code !== '' && code.replace(reexports, '').trim() === '';
  });
for (const file of barrels) console.error(`${file} only re-exports: import the files themselves.`);

const cruiser = [
  '--import',
  './scripts/swcReadsTsx.mjs',
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.cjs',
  ...folders,
];
const { status } = spawnSync(process.execPath, cruiser, { stdio: 'inherit' });
process.exitCode = status !== 0 || barrels.length > 0 ? 1 : 0;
