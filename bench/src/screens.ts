import { atHome } from '@storylark/e2e/browser/atHome';
import { interactionDelays, scrollDelays, soundDelays } from '@storylark/e2e/browser/measure';
import { openVisits } from '@storylark/e2e/browser/openVisits';
import { type Line, median, ms, quantile } from './table.ts';

const PLAY_MS = 265;
const SEEK_MS = 250;
const INTERACTION_MS = 200;
const LONG_TASK_MS = 100;

/** (h): what a parent waits for in the web app, in a Chromium without a window. */
export const screens = (): Promise<Line[]> =>
  atHome(async ({ browser, home }) => {
    const visits = openVisits(browser, home.address);
    const given = { home, open: visits.open };
    const { play, seek } = await soundDelays(given);
    const interactions = await interactionDelays(given);
    const longTasks = await scrollDelays(given);
    await visits.end();
    const worst = quantile(interactions, 1);
    const longest = Math.max(0, ...longTasks);
    const line = (what: string, measured: string, limit: string, holds: boolean): Line => ({
      row: 'h',
      what,
      measured,
      floor: '',
      ratio: null,
      limit,
      holds,
    });
    const middle = (values: readonly number[]) => `${ms(median(values))}, slowest ${ms(quantile(values, 1))}`;
    return [
      line('play pressed to sound, median', middle(play), `≤ ${PLAY_MS} ms`, median(play) <= PLAY_MS),
      line('seek to sound, median', middle(seek), `≤ ${SEEK_MS} ms`, median(seek) <= SEEK_MS),
      line(
        `worst of ${interactions.length} interactions, processor at a quarter`,
        ms(worst),
        `≤ ${INTERACTION_MS} ms`,
        worst <= INTERACTION_MS,
      ),
      line(
        'longest task while 500 stories scroll',
        ms(longest),
        `≤ ${LONG_TASK_MS} ms`,
        longest <= LONG_TASK_MS,
      ),
    ];
  });
