import type { Browser } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';
import { Findings } from './none.ts';
import type { Home } from './openHome.ts';
import { type KeptPages, openVisits, type Visit, type Wish } from './openVisits.ts';

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
 * Runs all and tells of each as it ends; answers how many passed, and of what failed the name with the first
 * line of why. Every test has browsers of its own.
 */
export async function runTests(
  tests: readonly Test[],
  { browser, home, lanes, pictures, quiet = false }: Options,
) {
  const ended = { passed: 0, failed: [] as string[] };
  const waiting = [...tests];
  const again = new Set<Test>();
  let current = Promise.resolve(browser);

  /**
   * A browser that was ended from outside is no fault of what it showed: another one goes on, and what it cut
   * short is run once more. So is a test whose pages are not drawn any more, not even for a picture of what went
   * wrong: a page that holds the browser up itself does so again.
   */
  async function living(): Promise<Browser> {
    current = current.then((one) => (one.isConnected() ? one : launchChromium()));
    return current;
  }

  async function lane() {
    let kept: KeptPages = new Map();
    let keptIn = browser;
    for (let test = waiting.shift(); test; test = waiting.shift()) {
      const begun = performance.now();
      const inUse = await living();
      if (inUse !== keptIn) [kept, keptIn] = [new Map(), inUse];
      const { fault, taken, drawsNothing } = await runOne(test, inUse, kept);
      const isOurs = fault === null || (inUse.isConnected() && !drawsNothing);
      if (!isOurs && !again.has(test)) {
        console.log(
          `  the browser ${drawsNothing ? 'draws nothing more' : 'was ended from outside'}: ${test.name} is run again`,
        );
        again.add(test);
        waiting.push(test);
        continue;
      }
      if (!quiet || fault !== null)
        console.log(
          `${fault === null ? '✓' : '✗'} ${test.name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`,
        );
      if (fault === null) {
        ended.passed += 1;
        continue;
      }
      ended.failed.push(`${test.name}: ${fault.split('\n')[0]}`);
      console.log([fault, ...taken].join('\n').replaceAll(/^/gm, '    '));
    }
  }

  async function runOne(
    { name, run, within = 900_000 }: Test,
    browser: Browser,
    kept: KeptPages,
  ): Promise<{ fault: string | null; taken: string[]; drawsNothing: boolean }> {
    const visits = openVisits(browser, home.address, kept);
    const faults: string[] = [];
    let taken: string[] = [];
    let drawsNothing = false;
    try {
      await inTime(run({ home, open: visits.open }), within);
    } catch (error) {
      faults.push(told(error));
      taken = await visits.photograph(pictures, name.replaceAll(/\W+/g, '-'));
      drawsNothing = visits.pages().length > 0 && taken.length === 0;
    }
    await visits
      .end(faults.length > 0)
      .catch((error: unknown) => faults.push(error instanceof Error ? error.message : String(error)));
    return { fault: faults.length > 0 ? faults.join('\n') : null, taken, drawsNothing };
  }

  await Promise.all(Array.from({ length: lanes }, lane));
  const last = await current;
  if (last !== browser) await last.close();
  return ended;
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
