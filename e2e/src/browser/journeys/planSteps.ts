import assert from 'node:assert/strict';
import { reconcileAll } from '@storylark/command-api/subscriptions/reconcile/reconcileAll';
import { operate } from '../../house/operate.ts';
import type { Visit, Wish } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import type { Till } from './tills.ts';

export const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name });
export const said = ({ page }: Visit, words: string | RegExp) => page.getByText(words).first().waitFor();

type Given = { address: string; open: (wish: Wish) => Promise<Visit> };

/**
 * A journey through the house that sells at this till, and to its pages. What the provider was asked is as
 * agreed with it, and in the end log and books agree to the cent.
 */
export const soldBy = (
  till: Till,
  { name, run }: { name: string; run: (given: Given) => Promise<void> },
): Test => ({
  name,
  async run({ home, open }) {
    const { address, dataDir, pages, violations = [] } = await till.house(home);
    const accountIds = new Set<string>();
    await run({
      address,
      open(wish) {
        if (wish.parent) accountIds.add(wish.parent.accountId);
        return open({ ...wish, address, ...(pages !== undefined && { mayVisit: pages }) });
      },
    });
    assert.deepEqual(violations, []);
    const post = <T>(path: string, body: object) => operate<T>(dataDir, path, body);
    for (const accountId of accountIds) {
      const { agrees, text } = await reconcileAll(post, accountId);
      assert.ok(agrees && !text.includes(' 0 entries agree'), text);
    }
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
