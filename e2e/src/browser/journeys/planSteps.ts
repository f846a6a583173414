import assert from 'node:assert/strict';
import type { Visit, Wish } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import type { Till } from './tills.ts';

export const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name });
export const said = ({ page }: Visit, words: string | RegExp) => page.getByText(words).first().waitFor();

type Given = { address: string; open: (wish: Wish) => Promise<Visit> };

/** A journey through the house that sells at this till, and to its pages; what it asks there is as agreed. */
export const soldBy = (
  till: Till,
  { name, run }: { name: string; run: (given: Given) => Promise<void> },
): Test => ({
  name,
  async run({ home, open }) {
    const { address, pages, violations = [] } = await till.house(home);
    await run({
      address,
      open: (wish) => open({ ...wish, address, ...(pages !== undefined && { mayVisit: pages }) }),
    });
    assert.deepEqual(violations, []);
  },
});

/** From the plans to the page to pay on. */
export async function choose(visit: Visit, till: Till, plan: string): Promise<void> {
  const { press, page } = visit;
  await press(button(visit, `Choose ${plan}`));
  await press(button(visit, 'Go on to payment'));
  await page.waitForURL(till.at.pay);
}

/** Until the house says that the plan is open. */
export async function opened(visit: Visit, plan: string): Promise<void> {
  const { page, press } = visit;
  await page.getByRole('heading', { name: `${plan} is yours` }).waitFor();
  assert.match(page.url(), /\/subscriptions\/success\?checkout=/);
  await press(page.getByRole('link', { name: 'See my plan' }));
}
