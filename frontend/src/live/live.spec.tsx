import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import type { Feature } from '../lib/feature.ts';
import { aUser, fakeApi, json, refusal } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { liveHeard } from './liveSlice.ts';

const events = 'GET /api/events';

/** A house whose streams are opened, written to and broken by the test. */
function house() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const listen = () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  const api = fakeApi({ [events]: listen });
  const heard: unknown[] = [];
  const feature: Feature = {
    name: 'listening',
    reducer: (state = null) => state,
    *saga() {
      yield takeEvery(liveHeard, ({ payload }) => void heard.push(payload));
    },
  };
  return {
    api,
    listen,
    heard,
    streams,
    asked: () => api.calls.filter(({ path }) => path === '/api/events'),
    async open() {
      const shown = await renderApp({ api, path: '/dashboard', user: aUser() });
      await screen.findByRole('heading', { level: 1 });
      await act(async () => shown.app.install(feature));
      await until(() => streams.length === 1);
      return shown;
    },
    say: (text: string) => act(async () => streams.at(-1)?.enqueue(new TextEncoder().encode(text))),
    breakOff: () => act(async () => streams.at(-1)?.error(new TypeError('network'))),
  };
}

async function until(met: () => boolean) {
  for (let i = 0; i < 200 && !met(); i++)
    await act(async () => new Promise((resolve) => setImmediate(resolve)));
  expect(met()).toBe(true);
}
const frame = (id: string, uuid: string) =>
  `id: ${id}\nevent: story\ndata: {"uuid":"${uuid}","change":"text","state":"narration_pending"}\n\n`;

afterEach(() => void jest.useRealTimers());

describe('the event stream', () => {
  it('is asked for with the token, and each frame is one action', async () => {
    const { open, say, heard, asked } = house();
    await open();
    expect(asked()[0]?.headers.get('Authorization')).toBe('Bearer a.token.here');
    await say(frame('s.1', 'one') + ': \n\n' + frame('s.2', 'two') + 'id: s.3\nevent: reload\ndata: {}\n\n');
    await until(() => heard.length === 3);
    expect(heard).toEqual([
      { event: 'story', data: { uuid: 'one', change: 'text', state: 'narration_pending' } },
      { event: 'story', data: { uuid: 'two', change: 'text', state: 'narration_pending' } },
      { event: 'reload', data: {} },
    ]);
  });

  it('says that it broke off, waits, and resumes after the last frame', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { open, say, heard, breakOff, asked, streams } = house();
    await open();
    await say(frame('s.41', 'one'));
    await until(() => heard.length === 1);
    await breakOff();
    await until(() => screen.queryByText(/The connection broke off/) !== null);
    expect(asked()).toHaveLength(1);
    await act(async () => jest.advanceTimersByTime(1_001));
    await until(() => streams.length === 2);
    expect(asked()[1]?.headers.get('Last-Event-ID')).toBe('s.41');
    await until(() => screen.queryByText(/The connection broke off/) === null);
  });

  it('has all fetched anew when it broke off before there was a place to resume from', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { open, heard, breakOff, streams } = house();
    await open();
    expect(heard).toEqual([]);
    await breakOff();
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => streams.length === 2);
    await until(() => heard.length === 1);
    expect(heard).toEqual([{ event: 'reload', data: {} }]);
  });

  it('tries again at once when the network is back', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { open, breakOff, streams } = house();
    await open();
    await breakOff();
    await until(() => screen.queryByText(/The connection broke off/) !== null);
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => streams.length === 2);
  });

  it('asks for the profile when the account has changed', async () => {
    const { open, say, api } = house();
    await open();
    const before = api.calls.filter(({ path }) => path === '/api/users/me').length;
    await say('id: s.5\nevent: account\ndata: {"uuid":"a","change":"profile","state":null}\n\n');
    await until(() => api.calls.filter(({ path }) => path === '/api/users/me').length === before + 1);
  });

  it('asks for terms that are newer than this page, and goes on as they are accepted', async () => {
    const { open, breakOff, api, listen, streams } = house();
    const { user } = await open();
    api.on(events, () => refusal('termsNotAccepted'));
    api.on('GET /api/users/me', () => json(aUser({ termsAcceptedAt: null })));
    await breakOff();
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(await screen.findByRole('checkbox', { name: /the terms/ }));
    api.on(events, listen);
    api.on('PUT /api/users/me', () => json(aUser()));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await until(() => streams.length === 2);
    expect(screen.queryByText(/The connection broke off/)).toBeNull();
  });

  it('ends the session where its token is refused', async () => {
    const { open, breakOff, api } = house();
    const { where } = await open();
    api.on(events, () => refusal('unauthenticated'));
    await breakOff();
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => where() === '/login');
  });
});
