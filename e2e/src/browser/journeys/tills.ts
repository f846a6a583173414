import type { StripeHouse } from '../../house/startStripeHouse.ts';
import type { Home } from '../openHome.ts';
import type { Visit } from '../openVisits.ts';

/** `asks`: its holder, by 3-D Secure; put in for later payments it asks again at each of them. */
export type Card = 'good' | 'declined' | 'asks';

/** Who takes the money, and how its pages are operated; nothing else differs. */
export type Till = {
  name: string;
  /** The house that sells there; `pages`: where they stand, if not in the house. */
  house: (home: Home) => Promise<Pick<StripeHouse, 'address' | 'dataDir'> & Partial<StripeHouse>>;
  /** Addresses of its pages, as globs: to pay on, of card and receipts, and where a bank asks. */
  at: { pay: string; portal: string; ask: string };
  pay: (visit: Visit, card: Card) => Promise<void>;
  /** Without having paid. */
  leave: (visit: Visit) => Promise<void>;
  /** Says yes or no where a bank asks. */
  answer: (visit: Visit, isYes: boolean) => Promise<void>;
  /** Puts another card in for what is paid later. */
  putCard: (visit: Visit, card: Card) => Promise<void>;
  /** From card and receipts to the house. */
  goBack: (visit: Visit) => Promise<void>;
};

const numbers = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };

const form = ({ page }: Visit, act: string) => page.locator(`form:has(input[value=${act}])`);
async function send(visit: Visit, act: string, card?: Card): Promise<void> {
  const number = { ...numbers, asks: '4000 0025 0000 3155' };
  if (card) await form(visit, act).locator(`input[name=card][value="${number[card]}"]`).check();
  await visit.press(form(visit, act).getByRole('button'));
}

export const builtIn: Till = {
  name: 'built-in',
  house: async ({ address, dataDir }) => ({ address, dataDir }),
  at: { pay: '**/dev/checkout/*', portal: '**/dev/checkout/portal-*', ask: '**/dev/checkout/confirm-*' },
  pay: (visit, card) => send(visit, 'pay', card),
  leave: (visit) => send(visit, 'leave'),
  answer: (visit, isYes) => send(visit, isYes ? 'agree' : 'refuse'),
  putCard: (visit, card) => send(visit, 'putCard', card),
  goBack: ({ page, press }) => press(page.getByRole('link', { name: 'Back to Storylark' })),
};

const type = ({ page }: Visit, number: string) => page.getByLabel('Card number').fill(number);
const press = (visit: Visit, name: string) => visit.press(visit.page.getByRole('button', { name }));
const answer = (visit: Visit, isYes: boolean) =>
  press(visit, `${isYes ? 'Complete' : 'Fail'} authentication`);

export const stripe: Till = {
  name: 'Stripe',
  house: (home) => home.atStripe(),
  at: { pay: '**/c/pay/*', portal: '**/p/session/*', ask: '**/i/*' },
  async pay(visit, card) {
    await type(visit, { ...numbers, asks: '4000 0025 0000 3155' }[card]);
    await visit.page.getByLabel('I agree to the terms').check();
    await press(visit, 'Subscribe');
  },
  leave: (visit) => visit.press(visit.page.getByRole('link', { name: 'Back' })),
  answer,
  async putCard(visit, card) {
    await type(visit, { ...numbers, asks: '4000 0027 6000 3184' }[card]);
    await press(visit, 'Save');
    // this one asks when it is put in, too
    if (card === 'asks') await answer(visit, true);
  },
  goBack: (visit) => visit.press(visit.page.getByRole('link', { name: 'Return to Storylark' })),
};
