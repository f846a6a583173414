import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from 'playwright-core';
import { openGate } from './inPage/openGate.ts';
import { openHome } from './openHome.ts';
import { storedFor } from './openVisits.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { startChromium } from './startChromium.ts';

/**
 * `npm run lighthouse [names]`: mobile, the median of three, on the screens that count most; the times are
 * those of the run in the middle. Comes from npm when it is asked for, at this version.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const measured = ['landing', 'login', 'dashboard', 'story wizard, place', 'story', 'plans', 'shared story'];
const least = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
type Category = keyof typeof least;
type Scores = Record<Category, number>;
/** As Lighthouse writes them: `1.9 s`. */
const times = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const;
type Run = { scores: Scores; times: string[] };

const asked = process.argv.slice(2);
const wanted = screens.filter(({ name }) => (asked.length > 0 ? asked : measured).includes(name));
const home = await openHome();
let short = false;
try {
  const columns = ['screen', ...Object.keys(least), ...Object.values(times), ''];
  console.log(`| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`);
  for (const screen of wanted) {
    const { scores, times: seen } = await medianOf(screen);
    const holds = (Object.keys(least) as Category[]).every((category) => scores[category] >= least[category]);
    short ||= !holds;
    console.log(
      `| ${screen.name} | ${[...Object.values(scores), ...seen].join(' | ')} | ${holds ? 'ok' : 'SHORT'} |`,
    );
  }
} finally {
  await home.close();
}
process.exitCode = short ? 1 : 0;

async function medianOf(screen: Screen): Promise<Run> {
  const runs: Run[] = [];
  // Now and then Lighthouse misses the beginning of the visit (NO_NAVSTART) and asks to be run again.
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(screen).catch(() => measure(screen)));
  const middle = (category: Category) =>
    runs.toSorted((a, b) => a.scores[category] - b.scores[category])[Math.floor(RUNS / 2)]!;
  const score = (category: Category) => middle(category).scores[category];
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    times: middle('performance').times,
  };
}

/**
 * In a browser that has been here before: who is logged in lies in its storage, the parents' door stands open
 * where it must. Nobody comes to a wizard's later step without the steps before, so the app's files are there
 * too, and only there. It is another process than the one in which that was done: Lighthouse's debugger would
 * walk through what is left in that one's memory, as if the page kept the device busy.
 */
async function measure(screen: Screen): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-lighthouse-'));
  const profile = join(folder, 'profile');
  try {
    const path = await inBrowser(profile, (context) => prepare(screen, context));
    return await inBrowser(profile, async (context) => {
      if (screen.asParent) await context.addInitScript(openGate);
      const port = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
      return lighthouse(home.address + path, ['--disable-storage-reset', `--port=${port}`]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inBrowser<T>(profile: string, act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await startChromium((options) =>
    chromium.launchPersistentContext(profile, {
      ...options,
      args: ['--remote-debugging-port=0'],
      viewport: null,
      baseURL: home.address,
    }),
  );
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

/** @throws Error with Lighthouse's own words when it could not measure */
async function lighthouse(address: string, how: string[]): Promise<Run> {
  const command = [
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    address,
  ];
  const options = ['--quiet', '--output=json', `--only-categories=${Object.keys(least).join(',')}`, ...how];
  const { stdout } = await promisify(execFile)('npm', [...command, ...options], {
    shell: process.platform === 'win32',
    maxBuffer: 64 * 2 ** 20,
  });
  const { categories, audits } = JSON.parse(stdout) as {
    categories: Record<Category, { score: number }>;
    audits: Record<string, { displayValue: string }>;
  };
  const score = (category: Category) => Math.round(categories[category].score * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    times: Object.keys(times).map((audit) => audits[audit]!.displayValue.replace('\u00a0', ' ')),
  };
}

/**
 * Answers the path to measure: a wizard's later step is reached by its answers, which stay in the browser as
 * a draft.
 */
async function prepare({ who, path, reach, asParent }: Screen, context: BrowserContext): Promise<string> {
  if (asParent) await context.addInitScript(openGate);
  const page = await context.newPage();
  await page.goto('/icon.svg'); // of our origin, and no page of the app that would look into the storage
  const stored = await storedFor(home.address, { device: 'phone', ...(who ? { parent: home[who] } : {}) });
  await page.evaluate(
    (entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)),
    stored,
  );
  const address = typeof path === 'string' ? path : path(home);
  if (reach) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await reach(page);
  }
  const reached = reach ? new URL(page.url()) : null;
  await page.close();
  return reached ? reached.pathname + reached.search : address;
}
