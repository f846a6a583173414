import { atHome } from '../browser/atHome.ts';
import { openVisits } from '../browser/openVisits.ts';
import { showMarkup } from '../browser/showMarkup.ts';
import { payloads } from './payloads.ts';

/** Puts payloads into everything that is ever shown; answers what ran, was stopped, or became markup. */
export async function runMarkup(count = 5_000, seed = 'lantern'): Promise<string[]> {
  const tried = payloads(count, seed);
  const begun = performance.now();
  const faults = await atHome(async ({ browser, home }) => {
    const visits = openVisits(browser, home.address);
    const found = await showMarkup({ home, open: visits.open }, tried);
    await visits.end().catch((error: unknown) => found.push(String(error)));
    return found;
  });
  console.log(
    `${tried.length} payloads in ${((performance.now() - begun) / 1000).toFixed(0)} s, seed ${seed}`,
  );
  return [...new Set(faults)];
}
