/**
 * What every command does first: the right Node, the packages of the lock file, the current build.
 * Plain Node without dependencies, since nothing may be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = [20, 19];
/** The one to use: the Dockerfile's, and what .nvmrc names. */
const bestNode = 24;

// Written after a complete install and removed with node_modules when the next one begins, so a half-finished
// install is repeated.
const marker = 'node_modules/.installed-lock';

// What the bundle of the web app is made from, and what it was made from last.
const webSources = [
  'frontend/src',
  'frontend/content',
  'frontend/public',
  'frontend/build',
  'frontend/index.html',
  'frontend/vite.config.mjs',
  'contracts/src',
  'illustration/src',
  'package-lock.json',
];
const webMarker = 'frontend/dist/web.hash';

// What the stories of the landing page are made from, and where they lie.
const teaserSources = [
  'studio/src',
  'illustration/src',
  'contracts/src',
  'scripts/makeTeasers.mjs',
  'package-lock.json',
];
const teasers = 'frontend/dist/teasers';

/**
 * Goes to the project's root whatever directory it was called from. Ends the process, and says what to do, if
 * Node is too old or packages cannot be had.
 */
export function prepare() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  requireNode();
  install();
  removeOrphans();
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) {
    // Node's even versions alone are looked after for long; 20 has not been since April 2026.
    if (major < 22)
      console.warn(
        `Node ${process.version} gets no security fixes any more: Node ${bestNode} is the one to use.`,
      );
    return;
  }
  stop(
    `Storylark needs Node ${bestNode} (${oldestNode.join('.')} works too), and this is ${process.version}. Get it from https://nodejs.org and run this again.`,
  );
}

function install() {
  const wanted = `${createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')} ${process.platform}-${process.arch}`;
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing packages (a minute on a fresh machine) ...');
  // Development packages hold the compiler, optional ones the platform's binaries and the voice: both in
  // spite of NODE_ENV or a user's settings.
  const options = [
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--ignore-scripts',
    // which Node we run on is our own check
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status, error } = spawnSync('npm', ['ci', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    stop(
      `Packages could not be installed (${error?.message ?? `npm ci ended with ${status}`}). See above, then run this again.`,
    );
  writeFileSync(marker, wanted);
}

/**
 * Compiles what changed since the last build. Returns whether all types are right; says on the terminal where
 * not.
 */
export function build() {
  return (
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--build'], { stdio: 'inherit' })
      .status === 0
  );
}

/**
 * Makes the landing page's stories and bundles the web app, each where its sources changed since. Returns
 * whether that went well; needs the other workspaces built.
 */
export function buildWeb() {
  const vite = [join('..', 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];
  return (
    remake('Stories of the landing page', teaserSources, `${teasers}.hash`, [
      'scripts/makeTeasers.mjs',
      teasers,
    ]) && remake('Web app', [...webSources, teasers], webMarker, vite, 'frontend')
  );
}

/** Runs a Node program if what it works from is not what `marker` remembers. */
function remake(what, sources, marker, program, cwd = '.') {
  const began = performance.now();
  const wanted = hashOfFiles(sources);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return true;
  rmSync(marker, { force: true });
  if (spawnSync(process.execPath, program, { cwd, stdio: 'inherit' }).status !== 0) return false;
  writeFileSync(marker, wanted);
  console.log(`${what} built (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return true;
}

function hashOfFiles(roots) {
  const hash = createHash('sha256');
  for (const root of roots.filter(existsSync)) {
    const files = statSync(root).isDirectory() ? filesIn(root) : [root];
    for (const file of files)
      if (statSync(file).isFile() && !/\.spec\.tsx?$/.test(file))
        hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const filesIn = (root) =>
  readdirSync(root, { recursive: true })
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => join(root, file));

/** For commands that run the product: prepares it, or ends the process. */
export function prepareAndBuild() {
  prepare();
  if (!build() || !buildWeb()) stop('The build failed, see above: nothing was started.');
}

// The compiler leaves the output of a removed or renamed file behind, and other workspaces could still import
// it.
function removeOrphans() {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const workspace of workspaces.filter(
    (name) => name !== 'frontend' && existsSync(join(name, 'dist')),
  )) {
    for (const file of readdirSync(join(workspace, 'dist'), { recursive: true })) {
      const stem = /^(.+?)(?:\.d\.ts|\.js|\.json)(?:\.map)?$/.exec(file)?.[1];
      if (stem === undefined) continue;
      if (!['.ts', '.tsx', '.json'].some((ending) => existsSync(join(workspace, 'src', stem + ending))))
        rmSync(join(workspace, 'dist', file));
    }
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
