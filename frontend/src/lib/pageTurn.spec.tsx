import { afterEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { pageTurned, turnPage } from './pageTurn.ts';

type Update = () => Promise<void>;
const settled = {
  ready: Promise.resolve(),
  finished: Promise.resolve(),
  updateCallbackDone: Promise.resolve(),
};
const withTransitions = (start: (update: Update) => object) =>
  Object.assign(document, { startViewTransition: start });
const wantsCalm = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('is simply left where the browser cannot turn it, or nothing shall move', () => {
  const go = jest.fn();
  turnPage(go);
  expect(go).toHaveBeenCalledTimes(1);
  const start = jest.fn(() => settled);
  withTransitions(start);
  wantsCalm(true);
  turnPage(go);
  expect(go).toHaveBeenCalledTimes(2);
  expect(start).not.toHaveBeenCalled();
});

it('turns when the next page is drawn, and not before', async () => {
  wantsCalm(false);
  let done = false;
  withTransitions((update) => {
    void update().then(() => (done = true));
    return settled;
  });
  const go = jest.fn();
  turnPage(go);
  expect(go).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(done).toBe(false);
  pageTurned();
  await waitFor(() => expect(done).toBe(true));
});

it('does not stand still for a page that does not come, and no complaint is left of a turn that was skipped', async () => {
  jest.useFakeTimers();
  wantsCalm(false);
  let done = false;
  withTransitions((update) => {
    void update().then(() => (done = true));
    const skipped = Promise.reject(new Error('skipped'));
    return { ...settled, ready: skipped, finished: skipped };
  });
  turnPage(() => {});
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).toBe(true);
});
