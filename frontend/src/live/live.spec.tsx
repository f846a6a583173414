import { POSITIONS_MAX } from '@storylark/contracts/http/headers';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import type { Feature } from '../lib/feature.ts';
import { writeToken, writeUser } from '../lib/storage.ts';
import { sessionEnded, tokenFound } from '../session/sessionSlice.ts';
import { aUser, broken, fakeApi, json, refusal } from '../testing/fakeApi.ts';
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
/** Everything that would happen without time passing has happened. */
async function aWhile() {
  for (let i = 0; i < 50; i++) await act(async () => new Promise((resolve) => setImmediate(resolve)));
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

  const lastIds = (asked: { headers: Headers }[]) => asked.map(({ headers }) => headers.get('Last-Event-ID'));
  /** An answer of the house that knows everything up to a position. */
  const upTo = (position: string, body: object = {}, headers = {}) =>
    new Response(JSON.stringify(body), { headers: { 'X-Position': position, ...headers } });

  it('begins after the lowest of the answers shown, which the house knows, on first opening too and when that breaks off', async () => {
    const { api, asked, breakOff, streams } = house();
    api.on('GET /api/characters/', () => upTo('seven', { items: [], total: 0 }));
    api.on('GET /api/stories/', () => upTo('five', { items: [], total: 0 }));
    api.on('GET /api/users/me', () => broken(503));
    writeToken('a.token.here');
    writeUser(aUser());
    await renderApp({ api, path: '/stories' });
    await screen.findByRole('heading', { level: 1 });
    await until(() => api.sent('GET /api/stories/').length === 1);
    api.on('GET /api/users/me', () => upTo('nine', aUser()));
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => streams.length === 1);
    const first = lastIds(asked())[0] ?? '';
    expect(new Set(first.split(','))).toEqual(new Set(['five', 'seven']));
    await breakOff();
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => streams.length === 2);
    expect(lastIds(asked())).toEqual([first, first]);
  });

  /** The stories are asked for and not answered yet when the stream could begin. */
  async function openedEarly() {
    const at = house();
    const waiting: ((response: Response) => void)[] = [];
    at.api.on('GET /api/stories/', () => new Promise((resolve) => void waiting.push(resolve)));
    at.api.on('GET /api/users/me', () => broken(503));
    writeToken('a.token.here');
    writeUser(aUser());
    await renderApp({ api: at.api, path: '/stories' });
    await until(() => at.api.sent('GET /api/stories/').length === 1);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    at.api.on('GET /api/users/me', () => upTo('nine', aUser()));
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => at.api.sent('GET /api/users/me').length === 2);
    await aWhile();
    expect(at.streams).toHaveLength(0);
    return { ...at, answer: (how: () => Response) => waiting.forEach((resolve) => resolve(how())) };
  }

  it('waits for the answers that are on their way, so that it need not begin anew', async () => {
    const { answer, asked, streams } = await openedEarly();
    answer(() => upTo('five', { items: [], total: 0 }));
    await until(() => streams.length === 1);
    expect(new Set(lastIds(asked())[0]?.split(','))).toEqual(new Set(['five', 'nine']));
    await aWhile();
    expect(streams).toHaveLength(1);
  });

  it('waits no longer than a second for them', async () => {
    const { streams } = await openedEarly();
    await act(async () => jest.advanceTimersByTime(1_001));
    await until(() => streams.length === 1);
  });

  it('tells again what came while an answer that may be from before it was on its way', async () => {
    const { api, asked, open, say, heard, streams } = house();
    const { app } = await open();
    let answer: (response: Response) => void = () => {};
    api.on('GET /api/late', () => new Promise((resolve) => (answer = resolve)));
    const late = app.http.call('GET', '/api/late');
    await until(() => api.sent('GET /api/late').length === 1);
    await say(frame('twenty', 'one'));
    await until(() => heard.length === 1);
    await act(async () => {
      answer(upTo('twelve'));
      await late;
    });
    await until(() => streams.length === 2);
    expect(lastIds(asked()).at(-1)).toBe('twenty,twelve');
    expect(screen.queryByText(/The connection broke off/)).toBeNull();
    await say(frame('twenty, once more', 'one'));
    await until(() => heard.length === 2);
  });

  it('is not begun anew for an answer that was asked for after the news', async () => {
    const { api, asked, open, say, heard } = house();
    const { app } = await open();
    await say(frame('twenty', 'one'));
    await until(() => heard.length === 1);
    api.on('GET /api/next', () => upTo('twenty-one'));
    await act(async () => app.http.call('GET', '/api/next'));
    expect(asked()).toHaveLength(1);
  });

  it('begins with more places than the house reads, where so many answers may be old: it says reload to them', async () => {
    const { api, asked, open, say, heard, breakOff, streams } = house();
    const { app } = await open();
    await say(frame('twenty', 'one'));
    await until(() => heard.length === 1);
    let n = 0;
    api.on('GET /api/old', () => upTo(`old${(n += 1)}`, {}, { 'X-Stale': '1' }));
    for (let times = 0; times < 30; times += 1) await act(async () => app.http.call('GET', '/api/old'));
    await breakOff();
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => streams.length === 2);
    expect(lastIds(asked()).at(-1)?.split(',')).toHaveLength(POSITIONS_MAX + 1);
  });

  it('is not begun anew for what the house says is older than was asked for: that would be so again', async () => {
    const { api, asked, open, say, heard } = house();
    const { app } = await open();
    await say(frame('s.20', 'one'));
    await until(() => heard.length === 1);
    api.on('GET /api/late', () => upTo('s.12', {}, { 'X-Stale': '1' }));
    await act(async () => app.http.call('GET', '/api/late'));
    expect(asked()).toHaveLength(1);
  });

  it('leaves it to the house to say that an answer is of another store than the frames', async () => {
    const { api, asked, open, say, heard, breakOff, streams } = house();
    const { app } = await open();
    await say(frame('s.20', 'one'));
    await until(() => heard.length === 1);
    api.on('GET /api/moved', () => upTo('t.3'));
    await act(async () => app.http.call('GET', '/api/moved'));
    expect(asked()).toHaveLength(1);
    await breakOff();
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => streams.length === 2);
    expect(lastIds(asked()).at(-1)).toBe('s.20');
  });

  it('has what is fetched because of news be no older than they are', async () => {
    const { api, open, say, heard } = house();
    const { app } = await open();
    await say(frame('s.20', 'one'));
    await until(() => heard.length === 1);
    await app.http.call('GET', '/api/users/me');
    expect(api.calls.at(-1)?.headers.get('X-Min-Position')).toBe('s.20');
  });

  it('begins for the next account with that one’s own answers', async () => {
    const { api, asked, open, say, heard, streams } = house();
    const { app } = await open();
    await say(frame('s.20', 'one'));
    await until(() => heard.length === 1);
    await act(async () => void app.store.dispatch(sessionEnded('loggedOut')));
    api.on('GET /api/users/me', () => upTo('s.31', aUser()));
    writeToken('another.token.here');
    await act(async () => void app.store.dispatch(tokenFound(null)));
    await until(() => streams.length === 2);
    expect(lastIds(asked()).at(-1)).toBe('s.31');
  });

  it('leaves the house to newer pages when it is told to, calmly, until this one is looked at again', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { open, say, asked } = house();
    await open();
    await say(`${frame('s.41', 'one')}event: giveWay\ndata: {}\n\n`);
    await act(async () => jest.advanceTimersByTimeAsync(120_000));
    expect(asked()).toHaveLength(1);
    expect(screen.queryByText(/The connection broke off/)).not.toBeInTheDocument();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await until(() => asked().length === 2);
    expect(asked()[1]?.headers.get('Last-Event-ID')).toBe('s.41');
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
