import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckoutStateView } from '@storylark/contracts/subscriptions/views';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { aUser, broken, type FakeApi, fakeApi, json, refusal } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const at = '2026-11-20T19:40:12.000Z';
const state = (status: CheckoutStateView['status']) => json({ status, checkedAt: at });
const house = (answer: () => Response) => fakeApi({ 'GET /api/subscriptions/checkout/:id': answer });
const open = (api: FakeApi, path = '/subscriptions/processing?checkout=c1') =>
  renderApp({ api, path, user: aUser() });
const clock = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const looks = (api: FakeApi) =>
  api.calls.filter(({ path }) => path === '/api/subscriptions/checkout/c1').length;

beforeEach(() => {
  // A canvas that draws nothing, for the confetti.
  HTMLCanvasElement.prototype.getContext = (() =>
    new Proxy({}, { get: () => () => {}, set: () => true })) as never;
});
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
});

describe('after paying', () => {
  it('it is asked again and again until the plan is open, with the time of the last look', async () => {
    clock();
    const api = house(() => state('open'));
    const { where } = await open(api);
    expect(await screen.findByRole('heading', { name: 'We are waiting for the payment' })).toBeVisible();
    expect(screen.getByText('Please keep this page open.')).toBeVisible();
    expect(await screen.findByText(/^Last checked \d\d:40:12$/)).toBeVisible();
    api.on('GET /api/subscriptions/checkout/:id', () => state('paid'));
    await later(3_000);
    expect(await screen.findByRole('heading', { name: 'Your plan is being opened' })).toBeVisible();
    expect(screen.getByText(/^The payment has arrived\./)).toBeVisible();
    const paid = { ...aUser().subscription, plan: 'standard', storyLimit: 30, characterLimit: 5 } as const;
    api.on('GET /api/users/me', () => json(aUser({ subscription: paid })));
    api.on('GET /api/subscriptions/checkout/:id', () => state('active'));
    await later(3_000);
    expect(await screen.findByRole('heading', { name: 'Standard is yours' })).toBeVisible();
    expect(screen.getByText(/30 stories a month and room for 5 characters/)).toBeVisible();
    expect(where()).toBe('/subscriptions/success?checkout=c1');
    const asked = looks(api);
    await later(60_000);
    expect(looks(api)).toBe(asked);
  });

  it('the plan is celebrated once, however often its page is loaded', async () => {
    const success = '/subscriptions/success?checkout=c1';
    await open(
      house(() => state('active')),
      success,
    );
    await waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
    cleanup();
    await open(
      house(() => state('active')),
      success,
    );
    await screen.findByRole('link', { name: 'See my plan' });
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('it is said what to do after two minutes, a reload counted in', async () => {
    clock();
    window.localStorage.setItem(
      `draft:${aUser().uuid}:checkout`,
      JSON.stringify({ id: 'c1', since: Date.now() - 90_000, celebrated: false }),
    );
    await open(house(() => state('open')));
    await screen.findByText('Please keep this page open.');
    await later(29_000);
    expect(screen.queryByText('This takes longer than usual')).toBeNull();
    await later(2_000);
    expect(screen.getByText('This takes longer than usual')).toBeVisible();
    expect(screen.getByText(/do not pay a second time/)).toBeVisible();
    expect(screen.queryByText('Please keep this page open.')).toBeNull();
  });

  it('a look that is not answered is said and tried again', async () => {
    clock();
    const api = house(() => broken());
    await open(api);
    expect(await screen.findByText('We could not ask just now, and try again.')).toBeVisible();
    api.on('GET /api/subscriptions/checkout/:id', () => state('open'));
    await later(3_000);
    expect(await screen.findByText(/^Last checked/)).toBeVisible();
    expect(screen.queryByText(/could not ask/)).toBeNull();
  });

  it('the success page shows nothing bought before the house says so', async () => {
    await open(
      house(() => state('open')),
      '/subscriptions/success?checkout=c1',
    );
    expect(await screen.findByRole('heading', { name: 'We are waiting for the payment' })).toBeVisible();
  });

  it.each([
    ['a page that ran out', () => state('expired'), 'Nothing was bought'],
    ['a payment nobody knows', () => refusal('notFound'), 'We do not know this payment'],
  ])('%s is told, and not asked for again', async (_name, answer, title) => {
    clock();
    const api = house(answer);
    await open(api);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await later(30_000);
    expect(looks(api)).toBe(1);
  });

  it('who left the page to pay on hears that nothing was bought', async () => {
    const { where, user } = await open(fakeApi(), '/subscriptions/left');
    expect(await screen.findByRole('heading', { name: 'Nothing was bought' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See the plans' }));
    await waitFor(() => expect(where()).toBe('/subscriptions'));
  });
});
