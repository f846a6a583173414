/**
 * `npm run test:node24`: the unit, contract and API tests on the Node that the README names, whatever Node
 * runs this script. `npm run test:node24 -- <pattern>`: only the files that match. The binary is the one that
 * npm's package `node` brings for this platform; it lies in `.cache`, outside of what the product installs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildWeb, prepare } from './prepare.mjs';

const version = '24.21.0';
const platform = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${platform}-${process.arch}`;
const home = join('.cache', `node-${version}`);
const node = join(home, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');

prepare();
if (!existsSync(node)) {
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--prefix', home, ...options, `${name}@${version}`], {
    stdio: 'inherit',
    shell: platform === 'win',
  });
  if (status !== 0) process.exit(1);
}
// The API tests read the pages of the web app too.
if (!build() || !buildWeb()) process.exit(1);

const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
const child = spawn(
  node,
  ['--import', './scripts/endWithParent.mjs', ...jest, '--ci', ...process.argv.slice(2)],
  {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
child.on('exit', (code) => (process.exitCode = code ?? 1));
