import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { eventChannel, type SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { liveHeard } from '../live/liveSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import { aUser, fakeApi, nothing } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';

/** The code of the event stream, which comes in a chunk of its own, or does not. */
const stream = { missing: true, asked: 0 };
jest.unstable_mockModule('../live/openStream.ts', () => {
  stream.asked += 1;
  if (stream.missing) throw new TypeError('Failed to fetch dynamically imported module: https://house/a.js');
  const openStream = () =>
    eventChannel((emit) => {
      queueMicrotask(() => emit({ kind: 'opened' }));
      return () => {};
    });
  return { openStream };
});

const wish = createAction<string>('test/wish');
const reports = 'POST /api/errors';
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

describe('a saga that crashes', () => {
  beforeEach(() => {
    stream.asked = 0;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => void jest.useRealTimers());

  /** A feature whose saga crashes at the wish 'crash', and hears others. */
  async function open() {
    const api = fakeApi({ [reports]: () => nothing(), 'POST /api/logout': () => nothing() });
    const shown = await renderApp({ api, path: '/dashboard', user: aUser() });
    const heard: string[] = [];
    const runs = { begun: 0 };
    function* saga(): SagaIterator<void> {
      runs.begun += 1;
      yield takeEvery(wish, ({ payload }) => {
        if (payload === 'crash') throw new RangeError('Amara is 6');
        heard.push(payload);
      });
      yield takeEvery(liveHeard, ({ payload }) => void heard.push(payload.event));
    }
    act(() => shown.app.install({ name: 'test', reducer: (state = null) => state, saga }));
    const say = (payload: string) => act(async () => void shown.app.store.dispatch(wish(payload)));
    return { ...shown, api, heard, runs, say };
  }

  // First: code that has come once stays.
  it('takes none of the others along: without the code of the news one can still log out', async () => {
    const { api, user, where } = await open();
    await pass(15_000); // until it is no longer asked for
    jest.useRealTimers();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await act(async () => {});
    expect(stream.asked).toBeGreaterThan(0);
    expect(api.sent('POST /api/logout')).toHaveLength(1);
    expect(where()).toBe('/');
  });

  it('has the code of the news loaded again, and hears them', async () => {
    const { api, app } = await open();
    await pass(15_000);
    expect(stream.asked).toBe(5);
    expect(app.store.getState().live.status).toBe('lost');
    expect(api.sent(reports)).toHaveLength(1);
    stream.missing = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(app.store.getState().live.status).toBe('open');
  });

  it('is begun again after a pause, fetches anew what it missed, and is reported without its message', async () => {
    const { api, heard, say } = await open();
    await say('crash');
    await say('missed');
    await pass(1_000);
    await say('heard');
    expect(heard).toEqual(['reload', 'heard']);
    expect(api.sent(reports)).toEqual([{ type: 'RangeError', stack: expect.stringContaining('at ') }]);
    expect(JSON.stringify(api.sent(reports))).not.toContain('Amara');
  });

  it('fetches nothing for nobody, where one has logged out meanwhile', async () => {
    const { app, heard, runs, say } = await open();
    await say('crash');
    act(() => void app.store.dispatch(sessionEnded('loggedOut')));
    await pass(1_000);
    expect([runs.begun, heard]).toEqual([2, []]);
  });

  it('is waited for longer each time, and begun at once when the network is back', async () => {
    const { runs, say } = await open();
    await say('crash');
    await pass(1_000);
    await say('crash');
    await pass(1_999);
    expect(runs.begun).toBe(2);
    await pass(1);
    expect(runs.begun).toBe(3);
    await say('crash');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(runs.begun).toBe(4);
  });

  it('is given up after five crashes: the parent is told so until the page is loaded anew', async () => {
    const { api, app, runs, say } = await open();
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await say('crash');
      await pass(pause);
    }
    expect([runs.begun, api.sent(reports).length]).toEqual([5, 5]);
    await pass(60_000);
    const told = /^A part of Storylark has stopped working\. What is saved stays saved\./;
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    act(() => void app.store.dispatch(sessionEnded('ended')));
    expect(screen.getByText(/^Your session has ended/)).toBeVisible(); // what is said in passing goes before
    await pass(5_000);
    expect(screen.getByText(told)).toBeVisible();
  });

  it('is not given up for crashes that lie far apart', async () => {
    const { runs, say } = await open();
    for (let times = 0; times < 7; times++) {
      await say('crash');
      await pass(70_000);
    }
    expect(runs.begun).toBe(8);
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  });
});
