import { parseArgs } from 'node:util';
import { isComplete } from '../complete.ts';
import { atHome } from './atHome.ts';
import { characterWizards } from './journeys/characterWizard.ts';
import { deletions } from './journeys/deletion.ts';
import { failures } from './journeys/failures.ts';
import { fewTaps } from './journeys/fewTaps.ts';
import { firstNights } from './journeys/firstNight.ts';
import { folds } from './journeys/fold.ts';
import { forcedColors } from './journeys/forcedColors.ts';
import { googles } from './journeys/google.ts';
import { keyboards } from './journeys/keyboard.ts';
import { languages } from './journeys/languages.ts';
import { links } from './journeys/links.ts';
import { limits } from './journeys/limits.ts';
import { notifications } from './journeys/notifications.ts';
import { offlines } from './journeys/offline.ts';
import { markups } from './journeys/markup.ts';
import { largeTexts } from './journeys/largeText.ts';
import { news } from './journeys/news.ts';
import { nights } from './journeys/night.ts';
import { openings } from './journeys/openings.ts';
import { outsides } from './journeys/outside.ts';
import { pageTurns } from './journeys/pageTurn.ts';
import { plans } from './journeys/plans.ts';
import { readingsAloud } from './journeys/readAloud.ts';
import { secondNights } from './journeys/secondNight.ts';
import { passkeys } from './journeys/passkeys.ts';
import { sessions } from './journeys/sessions.ts';
import { settingsParts } from './journeys/settings.ts';
import { sharings } from './journeys/sharing.ts';
import { pixels } from './journeys/pixels.ts';
import { steadies } from './journeys/steady.ts';
import { storyWizards } from './journeys/storyWizard.ts';
import { tabs } from './journeys/twoTabs.ts';
import { looks } from './looks.ts';
import { runTests, type Test } from './runTests.ts';
import { NoChromium } from './startChromium.ts';
import { tonights } from './journeys/tonight.ts';
import { toasts } from './journeys/toasts.ts';
import { transcripts } from './transcripts.ts';

/**
 * `node e2e/dist/browser/main.js [--complete] [words of the names]`: every journey and every screen, in a real
 * Chromium over the real house; with --complete (`npm run looks`) each screen is looked at in every way in
 * every language.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { complete: { type: 'boolean', default: isComplete } },
});
const all: readonly Test[] = [
  ...firstNights,
  ...fewTaps,
  ...keyboards,
  ...forcedColors,
  ...secondNights,
  ...tonights,
  ...openings,
  ...offlines,
  ...notifications,
  ...readingsAloud,
  ...tabs,
  ...news,
  ...languages,
  ...sharings,
  ...links,
  ...markups,
  ...failures,
  ...toasts,
  ...storyWizards,
  ...pageTurns,
  ...characterWizards,
  ...outsides,
  ...folds,
  ...limits,
  ...plans,
  ...sessions,
  ...passkeys,
  ...googles,
  ...settingsParts,
  ...nights,
  ...largeTexts,
  ...pixels,
  ...steadies,
  ...deletions,
  ...transcripts,
  ...looks(values.complete),
];
/** Two cores are enough for two; most of the time a page waits. */
const LANES = 3;

const tests = all.filter(({ name }) => words.every((word) => name.includes(word)));
const begun = performance.now();
try {
  const { passed, failed } = await atHome(({ browser, home }) => {
    console.log(`${tests.length} browser tests, Chromium ${browser.version()}.`);
    return runTests(tests, { browser, home, lanes: LANES, pictures: 'screenshots/failed' });
  });
  console.log(`\n${((performance.now() - begun) / 1000).toFixed(0)} s`);
  if (failed.length > 0) console.log(['failed:', ...failed].join('\n  '));
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof NoChromium)) throw error;
  console.log(`${error.message}\nNot tried: no Chromium runs on this machine.`);
}
