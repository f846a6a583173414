import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A jest reporter: at the end what failed, each on a line of its own with the first words of why, then
 * 'N passed, N failed' as the last line on stdout. A file that could not be run counts as one failure.
 */
export default class CountTests {
  onRunComplete(
    _contexts,
    { testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests },
  ) {
    const failed = testResults.flatMap(({ testFilePath, testExecError, testResults: tests }) => {
      const file = relative(process.cwd(), testFilePath);
      if (testExecError) return [lineOf(file, 'could not be run', String(testExecError.message))];
      return tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => lineOf(file, fullName, failureMessages.join('\n')));
    });
    if (failed.length > 0) console.log(['failed:', ...failed].join('\n'));
    if (numPendingTests > 0) console.log(`${numPendingTests} skipped`);
    console.log(`${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed`);
  }
}

const lineOf = (file, name, why) =>
  `  ${file}: ${name}: ${stripVTControlCharacters(why).trim().split('\n')[0]}`;
