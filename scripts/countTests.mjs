/**
 * A jest reporter: 'N passed, N failed' as the last line on stdout. A file that could not be run counts as
 * one failure.
 */
export default class CountTests {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests }) {
    if (numPendingTests > 0) console.log(`${numPendingTests} skipped`);
    console.log(`${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed`);
  }
}
