import { newParent } from '../../house/client.ts';
import type { Visit } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate } from './asParent.ts';
import { button, choose, opened, said, soldBy } from './planSteps.ts';
import type { Till } from './tills.ts';

/** From the plans to where the bank asks. */
async function moveUp(visit: Visit, till: Till): Promise<void> {
  await visit.press(button(visit, 'Move up to Standard'));
  await visit.press(button(visit, /^Pay €\d+\.\d\d and move up$/));
  await visit.page.waitForURL(till.at.ask);
}

/** What is said to the bank, and then the plans: not every provider's page leads back to them. */
async function tellBank(visit: Visit, till: Till, isYes: boolean): Promise<void> {
  await Promise.all([visit.page.waitForEvent('framenavigated'), till.answer(visit, isYes)]);
  await visit.go('/subscriptions');
}

/** Of news that come by a webhook; a sweep alone may take longer. */
const SAID_WITHIN_MS = 15_000;

export const bankAsks = (till: Till): Test =>
  soldBy(till, {
    name: `a bank asks at a purchase, and at a move up that is left, refused, given up and agreed to (${till.name}, phone)`,
    async run({ address, open }) {
      const parent = await newParent(address);
      const visit = await open({ device: 'phone', parent, path: '/subscriptions' });
      const { page, press } = visit;
      await answerGate(visit);
      await choose(visit, till, 'Basic');
      await till.pay(visit, 'asks');
      await till.answer(visit, false);
      await page.getByRole('alert').waitFor();
      await till.pay(visit, 'asks');
      await till.answer(visit, true);
      await opened(visit, 'Basic');

      await press(page.getByRole('link', { name: 'Payments and receipts' }));
      await press(button(visit, 'Payment method'));
      await page.waitForURL(till.at.portal);
      await said(visit, /€4\.99/);
      await till.putCard(visit, 'asks');
      await page.getByRole('status').waitFor();
      await till.goBack(visit);
      await said(visit, /^You are on Basic, monthly/);

      await moveUp(visit, till);
      await visit.go('/subscriptions');
      await said(visit, 'Your bank wants you to confirm this payment');
      await button(visit, 'Withdraw from contract').waitFor();
      await press(button(visit, 'Go on to your bank'));
      await page.waitForURL(till.at.ask);
      await tellBank(visit, till, false);
      await page.getByText('Your last change was not paid').waitFor({ timeout: SAID_WITHIN_MS });
      await said(visit, /^You are on Basic, monthly/);
      await press(button(visit, 'Got it'));

      await moveUp(visit, till);
      await visit.go('/subscriptions');
      await press(button(visit, 'Keep my plan as it is'));
      await said(visit, 'You stay on your plan. Nothing was charged.');

      await moveUp(visit, till);
      await tellBank(visit, till, true);
      await said(visit, /^You are on Standard, monthly/);
    },
  });
