import assert from 'node:assert/strict';
import type { Locale } from '@storylark/contracts/languages';
import { newCharacter, newParent, orderStory } from '../../house/client.ts';
import { openGate } from '../inPage/openGate.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate } from './asParent.ts';
import { bankAsks } from './bankAsks.ts';
import { button, choose, opened, said, soldBy } from './planSteps.ts';
import { builtIn, stripe, type Till } from './tills.ts';

const life = (till: Till, device: Device): Test =>
  soldBy(till, {
    name: `a plan from the limit to the withdrawal, with what each step costs (${till.name}, ${device})`,
    async run({ address, open }) {
      const parent = await newParent(address);
      const hero = await newCharacter(address, parent);
      assert.equal((await orderStory(address, parent, hero.uuid)).status, 201);
      const visit = await open({ device, parent, path: '/stories' });
      const { page, press } = visit;
      await press(page.locator('button:visible', { hasText: 'Make a story' }).first());
      await press(page.getByRole('dialog').getByRole('link', { name: 'See the plans' }));
      await answerGate(visit);
      await page.waitForURL('**/subscriptions?plan=basic');
      await said(visit, 'More room');

      await choose(visit, till, 'Standard');
      await said(visit, /€8\.99/);
      await till.pay(visit, 'declined');
      await page.getByRole('alert').waitFor();
      await till.pay(visit, 'good');
      await opened(visit, 'Standard');
      await said(visit, /You are on Standard, monthly\..*From then on €8\.99 a month/);

      await press(button(visit, 'Move up to Premium'));
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Due today, VAT included').waitFor();
      // Begun just now: nearly a whole month comes back, and nearly a whole one is charged.
      const amounts = (await dialog.locator('dd').allInnerTexts()).map((text) =>
        Math.round(Number(text.replace(/[^\d.]/g, '')) * 100),
      );
      const [unused = 0, remaining = 0, due = 0] = amounts;
      assert.ok(unused >= 898 && unused <= 899, `unused: ${unused} cents`);
      assert.ok(remaining >= 1398 && remaining <= 1399, `remaining: ${remaining} cents`);
      assert.equal(due, remaining - unused);
      await press(button(visit, `Pay €${(due / 100).toFixed(2)} and move up`));
      await said(visit, 'Premium, monthly is yours from now on.');

      await press(button(visit, 'Move down to Basic'));
      await dialog.getByText(/Then €4\.99 a month, with 10 stories a month and 2 characters\./).waitFor();
      await press(button(visit, /^Move to Basic on /));
      await said(visit, 'Your new plan is Basic, monthly');
      await said(visit, /Until then you keep Premium\./);
      await press(button(visit, 'Take back the change'));
      await press(dialog.getByRole('button', { name: 'Take back the change' }));
      await said(visit, 'The change is taken back.');

      await press(button(visit, 'Cancel plan'));
      await page.getByRole('radio', { name: 'We do not use it enough' }).check();
      await press(button(visit, 'Cancel now'));
      await said(visit, /^Premium stays until .*, then Free$/);
      await press(button(visit, 'Take back the cancellation'));
      await dialog.getByText(/it is €13\.99 a month again/).waitFor();
      await press(button(visit, 'Let Premium go on'));
      await said(visit, 'Your plan goes on.');

      await press(button(visit, 'Withdraw from contract'));
      await dialog.getByText('You get back, VAT included').waitFor();
      const refund = await dialog.locator('dd').innerText();
      await press(button(visit, 'Confirm withdrawal'));
      await said(visit, `${refund} goes back to where the payment came from.`);
      await said(visit, /^You are on Free\./);

      await press(page.getByRole('link', { name: 'Payments and receipts' }));
      const payments = page.getByRole('list', { name: 'All payments' });
      await payments.getByText('€8.99', { exact: true }).waitFor();
      // of two payments, the newer one first
      const back = payments.getByRole('listitem').filter({ hasText: 'Paid back' }).getByText(/^-€/);
      const cents = (await back.allInnerTexts()).map((text) => Math.round(Number(text.slice(2)) * 100));
      assert.equal(cents.length, 2);
      assert.equal(`€${(cents.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)}`, refund);
    },
  });

const left = (till: Till, device: Device): Test =>
  soldBy(till, {
    name: `who leaves the page to pay on, or goes back, may choose again (${till.name}, ${device})`,
    async run({ address, open }) {
      const visit = await open({ device, parent: await newParent(address), path: '/subscriptions' });
      await answerGate(visit);
      const { page, press } = visit;
      await choose(visit, till, 'Basic');
      await till.leave(visit);
      await page.getByRole('heading', { name: 'Nothing was bought' }).waitFor();
      await press(page.getByRole('link', { name: 'See the plans' }));
      await choose(visit, till, 'Basic');
      await page.goBack();
      await said(visit, /^You are on Free\./);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await choose(visit, till, 'Premium');
      await till.pay(visit, 'good');
      await opened(visit, 'Premium');
      await said(visit, /You are on Premium, monthly\./);
    },
  });

/** The words of three languages for the same steps. */
const words: Record<Locale, { year: RegExp; choose: string; go: string; price: RegExp; yours: string }> = {
  en: {
    year: /^Yearly/,
    choose: 'Choose Basic',
    go: 'Go on to payment',
    price: /€47\.88/,
    yours: 'Basic is yours',
  },
  de: {
    year: /^Jährlich/,
    choose: 'Basic wählen',
    go: 'Weiter zur Zahlung',
    price: /47,88\s€/,
    yours: 'Basic gehört dir',
  },
  fr: {
    year: /^À l’année/,
    choose: 'Choisir Basic',
    go: 'Continuer vers le paiement',
    price: /47,88\s€/,
    yours: 'Basic est à vous',
  },
};

const yearIn = (till: Till, language: Locale): Test =>
  soldBy(till, {
    name: `a year is bought at the price that was shown (${till.name}, phone, ${language})`,
    async run({ address, open }) {
      const { year, choose: chooseBasic, go, price, yours } = words[language];
      const visit = await open({
        device: 'phone',
        language,
        parent: await newParent(address, { language }),
        path: '/dashboard',
      });
      await visit.context.addInitScript(openGate);
      await visit.go('/subscriptions');
      const { page, press } = visit;
      await press(page.locator('label').filter({ hasText: year }));
      assert.ok(await page.getByRole('radio', { name: year }).isChecked());
      await press(button(visit, chooseBasic));
      await page.getByRole('dialog').getByText(price).first().waitFor();
      await press(button(visit, go));
      await page.waitForURL(till.at.pay);
      await said(visit, price);
      await till.pay(visit, 'good');
      await page.getByRole('heading', { name: yours }).waitFor();
    },
  });

export const plans: readonly Test[] = [
  life(builtIn, 'phone'),
  life(builtIn, 'desktop'),
  life(stripe, 'phone'),
  left(builtIn, 'phone'),
  left(builtIn, 'desktop'),
  left(stripe, 'phone'),
  bankAsks(builtIn),
  bankAsks(stripe),
  ...(['en', 'de', 'fr'] as const).map((language) => yearIn(builtIn, language)),
  yearIn(stripe, 'de'),
];
