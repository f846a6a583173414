import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BEGINS_AT_ONCE } from '@storylark/contracts/constants';
import type {
  ChangeView,
  SubscriptionView,
  UpgradePreviewView,
  WithdrawalView,
} from '@storylark/contracts/subscriptions/views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../../../gates/gateKey.ts';
import { liveHeard } from '../../../live/liveSlice.ts';
import { aUser, broken, type FakeApi, fakeApi, json, refusal } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { onStandard, plansFor } from '../../../testing/somePlans.ts';

const free = aUser().subscription;
const quote: UpgradePreviewView = {
  amount: 233,
  tax: 37,
  currency: 'EUR',
  quoteId: 'q1',
  quoteEndsAt: '2026-11-20T19:40:00.000Z',
  lines: [
    {
      kind: 'unused',
      plan: 'standard',
      interval: 'month',
      from: '',
      to: '2026-12-04T12:00:00.000Z',
      amount: -420,
    },
    {
      kind: 'remaining',
      plan: 'premium',
      interval: 'month',
      from: '',
      to: '2026-12-04T12:00:00.000Z',
      amount: 653,
    },
  ],
  next: { amount: 1399, at: '2026-12-04T12:00:00.000Z' },
};
const answered = (outcome: ChangeView['outcome'], url: string | null = null) => json({ outcome, url });

function house(current: SubscriptionView = onStandard, more: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    'GET /api/subscriptions/plans': () => json(plansFor(current.plan)),
    'GET /api/subscriptions/current': () => json(current),
    'POST /api/subscriptions/upgrade/preview': () => json(quote),
    ...more,
  });
}
const open = (api: FakeApi, path = '/subscriptions', locale: 'en' | 'de' | 'fr' = 'en') =>
  renderApp({ api, path, user: aUser(), locale });
const now = (api: FakeApi, current: SubscriptionView) => {
  api.on('GET /api/subscriptions/plans', () => json(plansFor(current.plan)));
  api.on('GET /api/subscriptions/current', () => json(current));
};
const plain = (element: HTMLElement) => element.textContent.replace(/[\u00a0\u202f]/g, ' ');
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const dialogOf = (name: string | RegExp) => screen.findByRole('dialog', { name });
const keysOf = (api: FakeApi, path: string) =>
  api.calls.filter((one) => one.path === path).map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(() => openGate());
afterEach(() => void jest.useRealTimers());

describe('each plan', () => {
  it('says in one sentence what choosing it changes, and when', async () => {
    await open(house());
    const columnOf = async (name: string) =>
      plain((await screen.findByRole('heading', { level: 2, name })).closest('li')!);
    expect(await columnOf('Free')).toContain(
      'Standard stays until 4 December 2026, then Free. All stories and characters are kept.',
    );
    expect(await columnOf('Basic')).toContain(
      'From 4 December 2026 on. Until then everything stays as it is.',
    );
    expect(await columnOf('Premium')).toContain(
      'Works at once. You see what it costs today before you agree.',
    );
  });

  it('with the room that was missing is marked for who comes from a limit', async () => {
    await open(house(free), '/subscriptions?plan=standard');
    const column = (await screen.findByRole('heading', { level: 2, name: 'Standard' })).closest('li')!;
    expect(column).toHaveTextContent('More room');
    expect(screen.getAllByText('More room')).toHaveLength(1);
  });
});

describe('a first paid plan', () => {
  it('is shown with price, renewal and way out, and is paid on the provider’s page', async () => {
    const api = house(free, {
      'POST /api/subscriptions/checkout': () =>
        json({ id: 'c1', url: 'https://pay.example/c1', expiresAt: '2026-11-20T20:00:00.000Z' }),
    });
    const { user, left } = await open(api);
    await user.click(await screen.findByRole('radio', { name: /Yearly/ }));
    await press(user, 'Choose Basic');
    const dialog = await dialogOf('Basic, yearly');
    expect(plain(dialog)).toContain('To pay, VAT included€47.88');
    expect(plain(dialog)).toContain('Then €47.88 each year, until you cancel.');
    const go = within(dialog).getByRole('button', { name: 'Go on to payment' });
    await user.dblClick(go);
    await waitFor(() => expect(left).toEqual(['https://pay.example/c1']));
    const consent = { beginsAtOnce: BEGINS_AT_ONCE };
    expect(api.sent('POST /api/subscriptions/checkout')).toEqual([
      { plan: 'basic', interval: 'year', ...consent },
    ]);
  });

  it('that could not be begun says so, and the next press is the same wish', async () => {
    const api = house(free, { 'POST /api/subscriptions/checkout': () => broken() });
    const { user, left } = await open(api);
    await press(user, 'Choose Premium');
    await press(user, 'Go on to payment');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create checkout session. Please try again later.',
    );
    api.on('POST /api/subscriptions/checkout', () => json({ id: 'c', url: 'https://pay.example/c' }));
    await press(user, 'Go on to payment');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(new Set(keysOf(api, '/api/subscriptions/checkout')).size).toBe(1);
  });

  it('can be chosen again by who came Back from paying: a new page, not the one that was left', async () => {
    const api = house(free, {
      'POST /api/subscriptions/checkout': () => json({ id: 'c', url: 'https://p.example' }),
    });
    const { user, left } = await open(api);
    await press(user, 'Choose Basic');
    await press(user, 'Go on to payment');
    await waitFor(() => expect(left).toHaveLength(1));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(user, 'Choose Basic');
    await press(user, 'Go on to payment');
    await waitFor(() => expect(left).toHaveLength(2));
    expect(new Set(keysOf(api, '/api/subscriptions/checkout')).size).toBe(2);
  });
});

describe('an upgrade', () => {
  const confirm = /Pay €2.33 and move up/;
  const opened = async (api: FakeApi) => {
    const rendered = await open(api);
    await press(rendered.user, 'Move up to Premium');
    return { ...rendered, dialog: await dialogOf('Move up to Premium today') };
  };

  it('shows the amount with its lines and the next charge, and is carried out once', async () => {
    const api = house(onStandard, { 'POST /api/subscriptions/upgrade': () => answered('done') });
    const { user, dialog } = await opened(api);
    const act = await screen.findByRole('button', { name: confirm });
    for (const words of [
      'Standard until 4 December 2026, already paid-€4.20',
      'Premium until 4 December 2026€6.53',
      'Due today, VAT included€2.33',
      'Next on 4 December 2026: €13.99, then every month, until you cancel.',
    ])
      expect(plain(dialog)).toContain(words);
    now(api, { ...onStandard, plan: 'premium' });
    await user.dblClick(act);
    expect(await screen.findByText('Premium, monthly is yours from now on.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.sent('POST /api/subscriptions/upgrade')).toEqual([
      { plan: 'premium', interval: 'month', quoteId: 'q1' },
    ]);
  });

  it('whose amount has run out shows the new one and says so', async () => {
    const api = house(onStandard, { 'POST /api/subscriptions/upgrade': () => refusal('quoteExpired') });
    const { user } = await opened(api);
    await screen.findByRole('button', { name: confirm });
    api.on('POST /api/subscriptions/upgrade/preview', () => json({ ...quote, quoteId: 'q2', amount: 231 }));
    await press(user, confirm);
    expect(await screen.findByText('The amount has changed')).toBeVisible();
    api.on('POST /api/subscriptions/upgrade', () => answered('done'));
    await press(user, 'Pay €2.31 and move up');
    await screen.findByText(/is yours from now on/);
    expect(api.sent('POST /api/subscriptions/upgrade').at(-1)).toMatchObject({ quoteId: 'q2' });
  });

  it('whose amount cannot be fetched offers nothing to press but another try', async () => {
    const api = house(onStandard, { 'POST /api/subscriptions/upgrade/preview': () => broken() });
    const { user, dialog } = await opened(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to upgrade subscription. Please try again later.',
    );
    expect(within(dialog).queryByRole('button', { name: /^Pay/ })).toBeNull();
    api.on('POST /api/subscriptions/upgrade/preview', () => json(quote));
    await press(user, 'Try again');
    expect(await screen.findByRole('button', { name: confirm })).toBeVisible();
  });

  it('that the card refuses says that nothing has changed, and leads to the card', async () => {
    const api = house(onStandard, {
      'POST /api/subscriptions/upgrade': () => answered('unpaid'),
      'POST /api/subscriptions/portal': () => json({ url: 'https://pay.example/portal' }),
    });
    const { user, left } = await opened(api);
    await press(user, confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The payment was not accepted. Nothing has changed.',
    );
    await press(user, confirm);
    await waitFor(() => expect(new Set(keysOf(api, '/api/subscriptions/upgrade')).size).toBe(2));
    await press(user, 'Payment method');
    await waitFor(() => expect(left).toEqual(['https://pay.example/portal']));
  });

  it('that the card’s holder has to agree to leads there', async () => {
    const api = house(onStandard, {
      'POST /api/subscriptions/upgrade': () => answered('confirm', 'https://pay.example/3ds'),
    });
    const { user, left } = await opened(api);
    await press(user, confirm);
    await waitFor(() => expect(left).toEqual(['https://pay.example/3ds']));
  });

  it('asks for the password where the login is old, and is then the same command', async () => {
    let isFresh = false;
    const api = house(onStandard, {
      'POST /api/subscriptions/upgrade': () =>
        isFresh ? answered('done') : refusal('reauthenticationNeeded'),
      'POST /api/users/me/proof': () => {
        isFresh = true;
        return json({ access_token: 'fresh' });
      },
    });
    const { user } = await opened(api);
    await press(user, confirm);
    await user.type(await screen.findByLabelText('Password'), 'Sleepy-lark-7');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/is yours from now on/)).toBeVisible();
    const keys = keysOf(api, '/api/subscriptions/upgrade');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('stays open, and is not sent, for who closes the password dialog', async () => {
    const api = house(onStandard, {
      'POST /api/subscriptions/upgrade': () => refusal('reauthenticationNeeded'),
    });
    const { user } = await opened(api);
    await press(user, confirm);
    await screen.findByLabelText('Password');
    const question = await dialogOf('Is it you?');
    await user.click(within(question).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(await screen.findByRole('button', { name: confirm })).not.toHaveAttribute('aria-busy');
    expect(api.sent('POST /api/subscriptions/upgrade')).toHaveLength(1);
  });
});

describe('a change under way', () => {
  it('is said after a reload too, offers nothing else, and is looked at until it is done', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const api = house({ ...onStandard, underWay: 'upgrade' });
    await open(api);
    expect(await screen.findByText('Your move up is under way')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Move|Cancel/ })).toBeNull();
    now(api, { ...onStandard, plan: 'premium' });
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(await screen.findByRole('button', { name: 'Move down to Standard' })).toBeVisible();
    const asked = api.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.calls.slice(asked).filter(({ path }) => path.startsWith('/api/subscriptions'))).toEqual([]);
  });

  it('is shown when the house has only kept it, and its news are heard', async () => {
    const api = house(onStandard, { 'POST /api/subscriptions/cancel': () => answered('pending') });
    const { user, app } = await open(api);
    await press(user, 'Cancel plan');
    now(api, { ...onStandard, underWay: 'cancel' });
    await press(user, 'Cancel now');
    expect(await screen.findByText('Your cancellation is under way')).toBeVisible();
    now(api, { ...onStandard, cancellation: { effectiveAt: '2026-12-04T12:00:00.000Z' } });
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'account', data: { uuid: 'a', change: 'subscription', state: null } }),
        ),
    );
    expect(await screen.findByRole('button', { name: 'Take back the cancellation' })).toBeVisible();
  });

  const atBank = { ...onStandard, underWay: 'upgrade', confirmation: 'awaited' } as const;

  it.each([
    ['en', 'Your bank wants you to confirm this payment', 'Go on to your bank'],
    ['de', 'Deine Bank möchte, dass du diese Zahlung bestätigst', 'Weiter zu deiner Bank'],
    ['fr', 'Votre banque vous demande de confirmer ce paiement', 'Continuer vers votre banque'],
  ] as const)('that waits for the bank says so in %s, and leads back there', async (locale, words, name) => {
    const api = house(atBank, {
      'POST /api/subscriptions/upgrade/confirm': () => answered('confirm', 'https://bank.example/again'),
    });
    const { user, left } = await open(api, '/subscriptions', locale);
    expect(await screen.findByText(words)).toBeVisible();
    expect(
      screen.queryByText(/Your move up is under way|Dein Wechsel läuft|Votre changement est en cours/),
    ).toBeNull();
    await press(user, name);
    await waitFor(() => expect(left).toEqual(['https://bank.example/again']));
  });

  it('that waits for the bank can be given up, and then all is free again', async () => {
    const api = house(atBank, { 'POST /api/subscriptions/upgrade/take-back': () => answered('unpaid') });
    const { user } = await open(api);
    const giveUp = await screen.findByRole('button', { name: 'Keep my plan as it is' });
    now(api, onStandard);
    await user.dblClick(giveUp);
    expect(await screen.findByText('You stay on your plan. Nothing was charged.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Move up to Premium' })).toBeVisible();
    expect(screen.queryByText(/Your bank wants/)).toBeNull();
    expect(api.sent('POST /api/subscriptions/upgrade/take-back')).toHaveLength(1);
    await press(user, 'Move up to Premium');
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it.each(['Go on to your bank', 'Keep my plan as it is'])(
    'that was agreed to before “%s” was pressed is said to be paid',
    async (name) => {
      const api = house(atBank, {
        'POST /api/subscriptions/upgrade/confirm': () => answered('done'),
        'POST /api/subscriptions/upgrade/take-back': () => answered('done'),
      });
      const { user } = await open(api);
      const button = await screen.findByRole('button', { name });
      now(api, { ...onStandard, plan: 'premium', held: 'premium' });
      await user.click(button);
      expect(await screen.findByText('The payment is confirmed, and your new plan is open.')).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Move down to Standard' })).toBeVisible();
    },
  );

  it('that is given up while the provider is away is said to be taken back', async () => {
    const api = house(atBank, { 'POST /api/subscriptions/upgrade/take-back': () => answered('pending') });
    const { user } = await open(api);
    const giveUp = await screen.findByRole('button', { name: 'Keep my plan as it is' });
    now(api, { ...atBank, confirmation: 'takenBack' });
    await user.click(giveUp);
    expect(await screen.findByText('Your move up is being taken back')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep my plan as it is' })).toBeNull();
  });

  it('that waits for the bank stays so where the provider is away, and the next press tries again', async () => {
    const api = house(atBank, { 'POST /api/subscriptions/upgrade/confirm': () => refusal('unavailable') });
    const { user, left } = await open(api);
    await press(user, 'Go on to your bank');
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again later.');
    api.on('POST /api/subscriptions/upgrade/confirm', () => answered('confirm', 'https://bank.example/q'));
    await press(user, 'Go on to your bank');
    await waitFor(() => expect(left).toEqual(['https://bank.example/q']));
  });

  it('that came to nothing is said with what to do, until it was read', async () => {
    const api = house({ ...onStandard, failed: { requestId: 'r1', failure: 'unpaid' } });
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change was not paid' +
        'Nothing has changed. You can choose another payment method and try again.',
    );
    expect(screen.getByRole('button', { name: 'Payment method' })).toBeVisible();
    await press(user, 'Got it');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a downgrade', () => {
  it('says until when everything stays, what then, and that no character is lost', async () => {
    const api = house(onStandard, { 'POST /api/subscriptions/downgrade': () => answered('done') });
    const { user } = await open(api);
    await press(user, 'Move down to Basic');
    const dialog = await dialogOf('Basic, monthly from 4 December 2026');
    expect(plain(dialog)).toContain('Nothing is charged today.');
    expect(plain(dialog)).toContain('Then €4.99 a month, with 10 stories a month and 2 characters.');
    expect(plain(dialog)).toContain('You have 4 characters. All of them are kept');
    const downgrade = { plan: 'basic', interval: 'month', effectiveAt: '2026-12-04T12:00:00.000Z' } as const;
    now(api, { ...onStandard, plan: 'basic', downgrade });
    await press(user, 'Move to Basic on 4 December 2026');
    expect(await screen.findByText(/Until then you keep Standard\./)).toBeVisible();
    expect(api.sent('POST /api/subscriptions/downgrade')).toEqual([{ plan: 'basic', interval: 'month' }]);

    api.on('POST /api/subscriptions/undo-downgrade', () => answered('done'));
    await press(user, 'Take back the change');
    now(api, onStandard);
    await user.click(
      within(await dialogOf('Take back the change')).getByRole('button', { name: 'Take back the change' }),
    );
    expect(await screen.findByText('The change is taken back.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Move down to Basic' })).toBeVisible();
  });

  it('that failed is said in the words of the house', async () => {
    const api = house(onStandard, { 'POST /api/subscriptions/downgrade': () => refusal('changeUnderWay') });
    const { user } = await open(api);
    await press(user, 'Move down to Basic');
    await press(user, /^Move to Basic/);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to downgrade subscription. Please try again later.Your last change is still under way.',
    );
  });
});

describe('a cancellation', () => {
  it('asks why and takes no for an answer; what is said is sent, and it can be taken back', async () => {
    const api = house(onStandard, {
      'POST /api/subscriptions/cancel': () => answered('done'),
      'POST /api/subscriptions/resume': () => answered('done'),
    });
    const { user } = await open(api);
    await press(user, 'Cancel plan');
    const dialog = await dialogOf('Cancel Standard');
    expect(within(dialog).getByRole('radio', { name: 'I would rather not say' })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: 'It costs too much' }));
    now(api, { ...onStandard, cancellation: { effectiveAt: '2026-12-04T12:00:00.000Z' } });
    await press(user, 'Cancel now');
    expect(await screen.findByText('Your plan is cancelled.')).toBeVisible();
    expect(await screen.findByText('Standard stays until 4 December 2026, then Free')).toBeVisible();
    expect(api.sent('POST /api/subscriptions/cancel')).toEqual([{ why: 'tooExpensive' }]);

    await press(user, 'Take back the cancellation');
    expect(plain(await dialogOf('Standard goes on'))).toContain(
      'On 4 December 2026 it is €8.99 a month again',
    );
    now(api, onStandard);
    await press(user, 'Let Standard go on');
    expect(await screen.findByText('Your plan goes on.')).toBeVisible();
  });

  it('without a network says so, and nothing is lost of the choice', async () => {
    const api = house(onStandard, {
      'POST /api/subscriptions/cancel': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const { user } = await open(api);
    await press(user, 'Cancel plan');
    await user.click(await screen.findByRole('radio', { name: 'Something else' }));
    await press(user, 'Cancel now');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to cancel subscription. Please try again later.',
    );
    expect(screen.getByRole('radio', { name: 'Something else' })).toBeChecked();
  });
});

describe('the withdrawal', () => {
  const withdrawal: WithdrawalView = {
    amount: 629,
    tax: 100,
    currency: 'EUR',
    until: '2026-12-02T12:00:00.000Z',
    concludedAt: '2026-11-18T12:00:00.000Z',
    storiesUsed: 9,
    storiesPaid: 30,
    decidedBy: 'stories',
  };
  const fresh = { ...onStandard, withdrawableUntil: '2026-12-02T12:00:00.000Z' };

  it('is in sight while it is possible, and no longer', async () => {
    await open(house());
    await screen.findByRole('button', { name: 'Cancel plan' });
    expect(screen.queryByRole('button', { name: 'Withdraw from contract' })).toBeNull();
  });

  it.each(['upgrade', 'cancel'] as const)('waits for no other wish: not for %s', async (underWay) => {
    const api = house({ ...fresh, underWay }, { 'GET /api/subscriptions/withdraw': () => json(withdrawal) });
    const { user } = await open(api);
    await press(user, 'Withdraw from contract');
    expect(await screen.findByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
  });

  it('that is under way is not offered once more', async () => {
    await open(house({ ...fresh, underWay: 'withdraw' }));
    expect(await screen.findByText('Your withdrawal is under way')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw from contract' })).toBeNull();
  });

  it('says what comes back and how that is reckoned before it is confirmed', async () => {
    const api = house(fresh, {
      'GET /api/subscriptions/withdraw': () => json(withdrawal),
      'POST /api/subscriptions/withdraw': () => answered('done'),
    });
    const { user } = await open(api);
    expect(await screen.findByText(/without giving reasons until 2 December 2026/)).toBeVisible();
    await press(user, 'Withdraw from contract');
    const dialog = await dialogOf('Withdraw from contract');
    await waitFor(() => expect(plain(dialog)).toContain('You get back, VAT included€6.29'));
    expect(plain(dialog)).toContain('or the stories that are left (21 of 30). Here the stories decide.');
    now(api, free);
    await press(user, 'Confirm withdrawal');
    expect(await screen.findByText(/€6\.29 goes back to where the payment came from\./)).toBeVisible();
  });

  it('of a plan that is used up promises no money', async () => {
    const api = house(fresh, {
      'GET /api/subscriptions/withdraw': () => json({ ...withdrawal, amount: 0, storiesUsed: 30 }),
      'POST /api/subscriptions/withdraw': () => answered('done'),
    });
    const { user } = await open(api);
    await press(user, 'Withdraw from contract');
    now(api, free);
    await press(user, 'Confirm withdrawal');
    expect(await screen.findByText(/^You have withdrawn .* Nothing is paid back/)).toBeVisible();
    expect(screen.queryByText(/goes back/)).toBeNull();
  });
});

describe('an answer that comes late', () => {
  it('is not taken for one to what is asked for now', async () => {
    let answer: (response: Response) => void = () => {};
    const api = house(onStandard, {
      'POST /api/subscriptions/downgrade': () => new Promise<Response>((done) => (answer = done)),
    });
    const { user } = await open(api);
    await press(user, 'Move down to Basic');
    await press(user, /^Move to Basic/);
    await waitFor(() => expect(api.sent('POST /api/subscriptions/downgrade')).toHaveLength(1));
    // left by the way back, and come to again
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await press(user, 'Cancel plan');
    const dialog = await dialogOf('Cancel Standard');
    await act(async () => answer(answered('done')));
    expect(dialog).toBeVisible();
    expect(screen.queryByText('Your plan is cancelled.')).toBeNull();
    api.on('POST /api/subscriptions/cancel', () => answered('done'));
    await press(user, 'Cancel now');
    expect(await screen.findByText('Your plan is cancelled.')).toBeVisible();
  });
});

describe('a plan', () => {
  it('of the operator costs nothing, and nothing is offered', async () => {
    await open(house({ ...onStandard, by: 'operator' }));
    expect(await screen.findByText('You have Standard from us')).toBeVisible();
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('button')).toBeNull();
    expect(main).not.toHaveTextContent('The paid period ends');
  });

  it('whose renewal is not paid says until when it stays, and leads to the card', async () => {
    const api = house({ ...onStandard, unpaidUntil: '2026-12-18T12:00:00.000Z' });
    await open(api);
    expect(
      await screen.findByText(/Standard stays until 18 December 2026, and the payment is tried again/),
    ).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('The paid period ends');
    expect(screen.getByRole('button', { name: 'Payment method' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel plan' })).toBeVisible();
  });
});
