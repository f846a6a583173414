import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../../../gates/gateKey.ts';
import { writeReading } from '../../../lib/reading.ts';
import { writeDraft } from '../../../lib/storage.ts';
import { aUser, broken, fakeApi, json, refusal } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const key = 'DELETE /api/users/me';
const house = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/dashboard': () => json({ totalStories: 7, audioHours: 1.4 }),
    'GET /api/characters/': () => json({ items: [{ name: 'Mia' }, { name: 'Oma Ida' }], total: 2 }),
    ...more,
  });
const paying = aUser({
  subscription: { ...aUser().subscription, plan: 'standard', interval: 'month', periodEndsAt: '2026-12-04' },
});

async function open(api: ReturnType<typeof fakeApi>, user = aUser()) {
  openGate();
  const shown = await renderApp({ api, path: '/delete-account', user });
  await screen.findByRole('heading', { level: 1, name: 'Delete the account' });
  return shown;
}
async function confirming(api: ReturnType<typeof fakeApi>, reason = 'I do not use it enough') {
  const shown = await open(api);
  await shown.user.click(screen.getByRole('radio', { name: reason }));
  await shown.user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByRole('heading', { level: 1, name: 'Delete it for good?' });
  return shown;
}
const confirm = () => screen.getByRole('button', { name: 'Delete account for good' });

describe('deleting the account', () => {
  it('stands behind the parents’ gate', async () => {
    await renderApp({ api: house(), path: '/delete-account', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'One moment, this is for grown-ups' })).toBeVisible();
  });

  it('says by name what is lost, and offers to take it along', async () => {
    await open(house());
    expect(await screen.findByText('Your 2 characters: Mia and Oma Ida')).toBeVisible();
    expect(screen.getByText('7 stories')).toBeVisible();
    expect(screen.getByText('1.4 hours of narration, with their pictures')).toBeVisible();
    expect(screen.queryByText(/subscription/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Download everything' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });

  it('names a subscription where there is one', async () => {
    await open(house(), paying);
    expect(
      await screen.findByText('Your Standard subscription: it is cancelled, and nothing more is charged'),
    ).toBeVisible();
  });

  it('says when the loss could not be counted, and counts again', async () => {
    const api = house({ 'GET /api/dashboard': () => broken() });
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('What would be lost could not be counted.');
    api.on('GET /api/dashboard', () => json({ totalStories: 1, audioHours: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('One story')).toBeVisible();
    expect(screen.queryByText(/of narration/)).toBeNull();
  });

  it('wants a reason', async () => {
    const { user } = await open(house());
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    const group = screen.getByRole('group', { name: 'Why do you want to leave?' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Please choose a reason'));
    expect(screen.getByRole('heading', { level: 1, name: 'Delete the account' })).toBeVisible();
  });

  it('goes back from the confirmation with what was chosen and written', async () => {
    const { user } = await open(house());
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.type(screen.getByLabelText('What was it?'), 'We moved on');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: 'Something else' })).toBeChecked();
    expect(screen.getByLabelText('What was it?')).toHaveValue('We moved on');
  });

  it('proves who asks, deletes, says so, wipes this browser and logs out shortly after', async () => {
    let proven = false;
    const api = house({
      [key]: () => (proven ? json({}, 202) : refusal('reauthenticationNeeded')),
      'POST /api/users/me/proof': () => (
        (proven = true),
        json({ access_token: 'proven', token_type: 'bearer', expires_in: 1 })
      ),
    });
    const { user, where } = await open(api);
    writeDraft(aUser().uuid, 'story', { hero: 'Mia' });
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.type(screen.getByLabelText('What was it?'), 'We moved on');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: 'Delete account for good' }));
    const password = within(await screen.findByRole('dialog', { name: 'Is it you?' })).getByLabelText(
      'Password',
    );
    await user.type(password, 'right one!');

    jest.useFakeTimers({
      doNotFake: [
        'queueMicrotask',
        'nextTick',
        'setImmediate',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
      ],
    });
    try {
      await user.keyboard('{Enter}');
      for (let turns = 0; turns < 20; turns++) await act(async () => void (await new Promise(setImmediate)));
      expect(screen.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
      expect(Object.keys(window.localStorage)).toEqual([]);
      expect(Object.keys(window.sessionStorage)).toEqual([]);
      expect(where()).toMatch(/^\/delete-account/);
      await act(async () => void jest.advanceTimersByTime(6_000));
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() => expect(where()).toBe('/'));
    expect(screen.getByText('Your account is deleted. Goodbye, and good nights.')).toBeVisible();
    expect(api.sent(key)).toEqual([
      { reason: 'other', comment: 'We moved on' },
      { reason: 'other', comment: 'We moved on' },
    ]);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });

  it('is not taken for an ended session when the house tells of it before it answers', async () => {
    let end: () => void = () => {};
    let tell: (frame: string) => void = () => {};
    const api = house({
      [key]: () => new Promise<Response>((resolve) => (end = () => resolve(json({}, 202)))),
      'GET /api/events': () => {
        const frames = new ReadableStream<Uint8Array>({
          start: (controller) => void (tell = (frame) => controller.enqueue(new TextEncoder().encode(frame))),
          cancel: () => void (tell = () => {}),
        });
        return new Response(frames, { headers: { 'Content-Type': 'text/event-stream' } });
      },
    });
    const { app, user, where } = await confirming(api);
    await user.click(confirm());
    api.on('GET /api/users/me', () => refusal('unauthenticated'));
    const data = JSON.stringify({ uuid: aUser().uuid, change: 'deleted', state: null });
    await act(async () => tell(`id: 1\nevent: account\ndata: ${data}\n\n`));
    for (let turns = 0; turns < 20; turns++) await act(async () => void (await new Promise(setImmediate)));
    await act(async () => end());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
    expect(where()).toMatch(/^\/delete-account/);
    app.stop(); // the farewell would wipe the next test's storage too
  });

  it('is not cut short by the browser, which clears its storage with the answer', async () => {
    const answered = () => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      return json({}, 202);
    };
    const { app, user } = await confirming(house({ [key]: answered }));
    await user.click(confirm());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
    app.stop();
  });

  it('leaves everything when it failed, and can be tried again', async () => {
    writeReading({ size: 2, easy: true, highlight: true, singleKeys: true });
    const { user } = await confirming(house({ [key]: () => broken() }), 'It is too expensive');
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The account was not deleted. Everything is still there.Server error occurred.',
    );
    expect(window.localStorage.getItem('token')).toBe('a.token.here');
    expect(confirm()).not.toHaveAttribute('aria-busy');
  });

  it('does nothing when the password dialog is closed', async () => {
    const api = house({ [key]: () => refusal('reauthenticationNeeded') });
    const { user } = await confirming(api);
    await user.click(confirm());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-busy'));
    expect(api.sent(key)).toEqual([{ reason: 'dontUse' }]);
    expect(window.localStorage.getItem('token')).toBe('a.token.here');
  });
});
