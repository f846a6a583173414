/**
 * `npm run mutate -- <package or folder of it> [file pattern]`: changes the source a little at a time and runs
 * the tests that cover the change (docs/testing.md). Prints each change that no test noticed, with its place,
 * then a table of scores by file. `npm run mutate -- platform/engines`, `npm run mutate -- command-api
 * 'stories/*Decider.ts'`. Other workspaces are taken as built.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, prepare } from './prepare.mjs';

const [place, pattern = '**'] = process.argv.slice(2);
prepare();
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const [workspace, ...folders] = (place ?? '').split('/');
const source = [workspace, 'src', ...folders].join('/');
if (!workspaces.includes(workspace) || !existsSync(source)) {
  console.error('Name what to change: npm run mutate -- command-api, or platform/engines');
  process.exit(1);
}
if (!build()) process.exit(1);

// after prepare: these need what it installs
const { Stryker } = await import('@stryker-mutator/core');
const { default: jestConfig } = await import('../jest.config.mjs');
const { displayName: _displayName, ...nodeTests } = jestConfig.projects.find(
  (project) => project.displayName === 'node',
);

await new Stryker({
  mutate: [`${source}/${pattern}`, '!**/*.spec.ts', '!**/*.contract.ts', '!**/testing/**', '!**/main.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  jest: {
    config: {
      ...nodeTests,
      roots: [`<rootDir>/${workspace}/src`],
      runner: fileURLToPath(new URL('mutationRunner.mjs', import.meta.url)),
      testTimeout: jestConfig.testTimeout,
    },
  },
  // The tests run on a copy of this one workspace. Stryker would read a tsconfig.json with an interface that
  // TypeScript 7 no longer has.
  ignorePatterns: workspaces
    .filter((name) => name !== workspace)
    .concat('.*', 'data', 'dist', 'docs', 'scripts', 'jest.config.mjs', 'tsconfig*.json'),
  disableTypeChecks: false,
  tempDirName: '.cache/mutation',
  timeoutMS: 10_000, // a busy machine must not pass for a killed mutant
  maxTestRunnerReuse: 100, // modules of finished tests are not freed
  logLevel: 'error',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
}).runMutationTest();
