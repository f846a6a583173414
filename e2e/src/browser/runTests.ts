import type { Browser } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';
import { Findings } from './none.ts';
import type { Home } from './openHome.ts';
import { openVisits, type Visit, type Wish } from './openVisits.ts';

export type Test = {
  name: string;
  run: (given: { home: Home; open: (wish: Wish) => Promise<Visit> }) => Promise<void>;
  /** Longest it may take, in milliseconds, on a busy machine. */
  within?: number;
};
type Options = {
  browser: Browser;
  home: Home;
  /** How many at the same time. */ lanes: number;
  /** Only of what fails. */ quiet?: boolean;
  /** Where pictures of what went wrong are put. */ pictures: string;
};

/**
 * Runs all and tells of each as it ends; answers how many passed and failed. Every test has browsers of its
 * own.
 */
export async function runTests(
  tests: readonly Test[],
  { browser, home, lanes, pictures, quiet = false }: Options,
) {
  const counts = { passed: 0, failed: 0 };
  const waiting = [...tests];
  const again = new Set<Test>();
  let current = Promise.resolve(browser);

  /**
   * A browser that was ended from outside is no fault of what it showed: another one goes on, and what it cut
   * short is run once more.
   */
  async function living(): Promise<Browser> {
    current = current.then((one) => (one.isConnected() ? one : launchChromium()));
    return current;
  }

  async function lane() {
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      const begun = performance.now();
      const inUse = await living();
      const { fault, taken } = await runOne(test, inUse);
      if (fault !== null && !inUse.isConnected() && !again.has(test)) {
        console.log(`  the browser was ended from outside: ${test.name} is run again`);
        again.add(test);
        waiting.push(test);
        continue;
      }
      if (!quiet || fault !== null)
        console.log(
          `${fault === null ? '✓' : '✗'} ${test.name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`,
        );
      counts[fault === null ? 'passed' : 'failed'] += 1;
      if (fault !== null) console.log([fault, ...taken].join('\n').replaceAll(/^/gm, '    '));
    }
  }

  async function runOne(
    { name, run, within = 400_000 }: Test,
    browser: Browser,
  ): Promise<{ fault: string | null; taken: string[] }> {
    const visits = openVisits(browser, home.address);
    const faults: string[] = [];
    let taken: string[] = [];
    try {
      await inTime(run({ home, open: visits.open }), within);
    } catch (error) {
      faults.push(told(error));
      taken = await visits.photograph(pictures, name.replaceAll(/\W+/g, '-'));
    }
    await visits
      .end()
      .catch((error: unknown) => faults.push(error instanceof Error ? error.message : String(error)));
    return { fault: faults.length > 0 ? faults.join('\n') : null, taken };
  }

  await Promise.all(Array.from({ length: lanes }, lane));
  const last = await current;
  if (last !== browser) await last.close();
  return counts;
}

/** What went wrong and the lines of ours that lead there; a list of findings tells all by itself. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const ours =
    error instanceof Findings
      ? []
      : (error.stack?.split('\n').filter((line) => /^\s+at .*\/browser\//.test(line)) ?? []);
  return [error.message, ...ours].join('\n');
}

async function inTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not end within ${ms / 1000} s`)), ms);
  });
  work.catch(() => {}); // when time is up first, its browsers are closed under it
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
