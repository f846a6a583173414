/**
 * Jest's runner for a mutation run: of the specs with a test that covers the mutant, the nearest to its file
 * comes first, and the first that fails ends the run. The specs of a package's routes take seconds each.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Runner from 'jest-runner';

// Lies in the sandbox that Stryker makes and removes: which tests each spec holds, written by the first run.
const namesFile = 'testNames.json';

export default class MutationRunner extends Runner {
  async runTests(tests, watcher, options) {
    const { nonFlagArgs, testNamePattern } = this._globalConfig;
    const mutated = process.env.__STRYKER_ACTIVE_MUTANT__ === undefined ? undefined : nonFlagArgs[0];
    let failed = false;
    const names = {};
    this.on('test-file-failure', () => (failed = true));
    this.on('test-file-success', ([{ path }, { testResults, numFailingTests, testExecError }]) => {
      names[path] = testResults.map(({ fullName }) => fullName);
      failed ||= numFailingTests > 0 || testExecError != null;
    });
    const chosen = mutated === undefined ? tests : nearest(covering(tests, testNamePattern), mutated);
    for (const test of chosen) {
      await super.runTests([test], watcher, options);
      if (failed) return;
    }
    if (mutated === undefined) writeFileSync(namesFile, JSON.stringify(names));
  }
}

function covering(tests, pattern) {
  if (!pattern || !existsSync(namesFile)) return tests;
  const names = JSON.parse(readFileSync(namesFile, 'utf8'));
  return tests.filter(({ path }) => names[path].some((name) => new RegExp(pattern, 'i').test(name)));
}

const nearest = (tests, file) => tests.toSorted((a, b) => inCommon(b.path, file) - inCommon(a.path, file));

function inCommon(path, other) {
  const differs = [...path].findIndex((letter, at) => letter !== other[at]);
  return differs === -1 ? path.length : differs;
}
