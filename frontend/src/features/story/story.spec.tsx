import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveMessage } from '@storylark/contracts/live/liveMessage';
import type { StoryView } from '@storylark/contracts/stories/views';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../../gates/gateKey.ts';
import { liveHeard, liveLost, liveOpened } from '../../live/liveSlice.ts';
import { aStory, inTheMaking } from '../../testing/aStory.ts';
import { aUser, broken, fakeApi, json, nothing, refusal } from '../../testing/fakeApi.ts';
import { lendAudio } from '../../testing/fakeAudio.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const { uuid } = aStory();
const path = `/stories/${uuid}`;
const GET = `GET /api/stories/${uuid}`;
const LISTENED = `POST /api/stories/${uuid}/listened`;
const house = (story: StoryView, more = {}) =>
  fakeApi({
    [GET]: () => json(story),
    [LISTENED]: nothing,
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    'GET /api/characters/:uuid': () => broken(),
    ...more,
  });
const open = (api: ReturnType<typeof fakeApi>, at = path) => renderApp({ api, path: at, user: aUser() });
type Change = Extract<LiveMessage, { event: 'story' }>['data']['change'];
const live = (app: Awaited<ReturnType<typeof renderApp>>['app'], change: Change) =>
  act(
    async () => void app.store.dispatch(liveHeard({ event: 'story', data: { uuid, change, state: null } })),
  );
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const calmMedia = window.matchMedia;
const calm = () => {
  window.matchMedia = (media) =>
    Object.assign(calmMedia(media), { matches: media.includes('reduced-motion') });
};

beforeEach(() => {
  lendAudio({ seconds: 60 });
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  // A canvas that draws nothing, for the confetti.
  HTMLCanvasElement.prototype.getContext = (() =>
    new Proxy({}, { get: () => () => {}, set: () => true })) as never;
});
afterEach(() => {
  window.matchMedia = calmMedia;
  jest.useRealTimers();
});

describe('a story that is being made', () => {
  it('says in SPEC’s words what happens, with the usual time of what comes, and something true meanwhile', async () => {
    await open(house(inTheMaking.text()));
    expect(await screen.findByRole('heading', { name: 'Creating your magical story...' })).toBeVisible();
    expect(screen.getByText('A bedtime story for Mia')).toBeVisible();
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps[0]).toMatch(/^Writing the words0:0\d$/);
    expect(steps.slice(1)).toEqual([
      'Recording the narrationabout 50 s',
      'Drawing the picturesabout 2 min',
      'Ready to hear and read',
    ]);
    expect(screen.getByText('Writing the words').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: 'Go on, and tell me' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByText('This takes longer than usual.')).toBeNull();
    expect(document.title).toBe('Creating your magical story... · Storylark');
  });

  it('says that it will play by itself where that was asked for, and keeps the device awake for it', async () => {
    const request = jest.fn(async () => ({ release: async () => {} }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await open(house(inTheMaking.text()), `${path}?goOn=1&timer=end`);
    expect(await screen.findByText(/It plays by itself as soon as it is told/)).toBeVisible();
    await waitFor(() => expect(request).toHaveBeenCalled());
    cleanup();
    request.mockClear();
    await open(house(inTheMaking.text()));
    await screen.findByText('A bedtime story for Mia');
    expect(screen.queryByText(/It plays by itself/)).toBeNull();
    expect(request).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('names no times where none are known, and says when it takes long', async () => {
    const createdAt = new Date(Date.now() - 200_000).toISOString();
    await open(house(inTheMaking.text({ expectedSeconds: null, createdAt })));
    expect(await screen.findByText('This takes longer than usual.')).toBeVisible();
    expect(screen.queryByText(/^about/)).toBeNull();
  });

  it('changes the fact every 12 s until it is paused', async () => {
    await open(house(inTheMaking.text()));
    await screen.findByText('While you wait');
    jest.useFakeTimers();
    // begins to count by the spec's clock
    act(() => screen.getByRole('button', { name: 'Stop changing' }).click());
    act(() => screen.getByRole('button', { name: 'Go on changing' }).click());
    const fact = () => document.querySelector('[data-fact]')?.textContent;
    const first = fact();
    act(() => jest.advanceTimersByTime(11_900));
    expect(fact()).toBe(first);
    act(() => jest.advanceTimersByTime(200));
    const second = fact();
    expect(second).not.toBe(first);
    act(() => screen.getByRole('button', { name: 'Stop changing' }).click());
    act(() => jest.advanceTimersByTime(60_000));
    expect(fact()).toBe(second);
  });

  it('is stopped and given back', async () => {
    const { user, where } = await open(
      house(inTheMaking.text(), { [`POST /api/stories/${uuid}/stop`]: nothing }),
    );
    await user.click(await screen.findByRole('button', { name: 'Stop and give it back' }));
    await waitFor(() => expect(where()).toBe('/stories'));
    expect(await screen.findByText('Stopped. The story is given back.')).toBeVisible();
  });

  it('says before and after that it stays counted, where too many were stopped that could be read in part', async () => {
    const partly = inTheMaking.text({ paragraphsSoFar: ['Once.'], slotReturnsIfDeleted: false });
    const { user } = await open(house(partly, { [`POST /api/stories/${uuid}/stop`]: nothing }));
    await user.click(await screen.findByRole('button', { name: 'Stop: it stays counted' }));
    expect(
      await screen.findByText('Stopped. Some of it could be read already: the story stays counted.'),
    ).toBeVisible();
  });

  it('goes on when it is too late to stop it', async () => {
    const api = house(inTheMaking.text(), {
      [`POST /api/stories/${uuid}/stop`]: () => refusal('tooLateToStop'),
    });
    const { user } = await open(api);
    const stop = await screen.findByRole('button', { name: 'Stop and give it back' });
    await user.click(stop);
    expect(
      await screen.findByText('The text is written already, so this story can no longer be stopped.'),
    ).toBeVisible();
    api.on(GET, () => json(inTheMaking.narration()));
    await user.click(stop);
    expect(await screen.findByText('Recording, part 4 of 9')).toBeVisible();
  });

  it.each([
    [
      'with the time that this usually takes',
      { text: 20, narration: 50, mixing: 14, pictures: 9 },
      ', about 15 s',
    ],
    ['and no time where none is known', null, ''],
  ])('says that the music is mixed in once every part is recorded, %s', async (_, expectedSeconds, time) => {
    const progress = { narrationDone: 9, narrationTotal: 9, picturesDone: 3, picturesTotal: 3 };
    await open(house(inTheMaking.narration({ progress, expectedSeconds })));
    expect(await screen.findByText(`Mixing in the music${time}`)).toBeVisible();
    expect(screen.queryByText(/^Recording, part/)).toBeNull();
  });

  it('opens with its text; sound and pictures join while one reads, and every stage is said once', async () => {
    calm();
    const api = house(inTheMaking.text());
    const { app } = await open(api);
    await screen.findByRole('heading', { name: 'Creating your magical story...' });
    expect(said()).toBe('');

    api.on(GET, () => json(inTheMaking.narration()));
    await live(app, 'text');
    expect(await screen.findByRole('heading', { name: 'The Library That Waited' })).toBeVisible();
    expect(document.title).toBe('The Library That Waited · Storylark');
    expect(screen.getByText('Recording, part 4 of 9')).toBeVisible();
    expect(said()).toBe('Recording the narration...');
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
    const paragraphs = [...document.querySelectorAll('article p')].filter(({ textContent }) =>
      textContent?.includes('Mia'),
    );
    const places = document.querySelectorAll('[data-place]').length;
    const back = screen.getByRole('link', { name: 'Back to my stories' });
    back.focus();

    api.on(GET, () => json(inTheMaking.narration({ narrationRetrying: true })));
    await live(app, 'narrationRetrying');
    // seen and said
    expect(await screen.findAllByText('We are recording it again; you can read meanwhile.')).toHaveLength(2);

    api.on(GET, () => json(inTheMaking.pictures()));
    await live(app, 'narration');
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeVisible();
    expect(said()).toBe('Drawing your illustrations...');
    expect(screen.getByRole('img', { name: 'Mia at deed.' })).toHaveAttribute('src', '/media/deed.png');

    api.on(GET, () => json(aStory()));
    await live(app, 'finished');
    expect(await screen.findByRole('img', { name: 'Mia at home.' })).toBeVisible();
    expect(said()).toBe('Story ready');
    expect(
      [...document.querySelectorAll('article p')].filter(({ textContent }) => textContent?.includes('Mia')),
    ).toEqual(paragraphs); // the very same elements
    expect(document.querySelectorAll('[data-place]')).toHaveLength(places);
    expect(back).toHaveFocus();
  });

  it('never goes back before one’s eyes', async () => {
    const api = house(inTheMaking.pictures());
    const { app } = await open(api);
    await screen.findByText('Drawing, picture 2 of 3');
    const overtaken = { narrationDone: 9, narrationTotal: 9, picturesDone: 3, picturesTotal: 3 };
    api.on(GET, () => json(inTheMaking.narration({ progress: overtaken })));
    await live(app, 'picture');
    await waitFor(() => expect(api.calls.filter((call) => call.path.endsWith(uuid))).toHaveLength(2));
    expect(screen.getByText('Drawing, picture 2 of 3')).toBeVisible();
  });

  it('is asked for only while the stream is down', async () => {
    const api = house(inTheMaking.narration());
    const asked = () => api.calls.filter((call) => call.path.endsWith(uuid)).length;
    jest.useFakeTimers();
    const { app } = await open(api);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked()).toBe(1);
    act(() => void app.store.dispatch(liveLost()));
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    expect(asked()).toBe(2);
  });

  it('takes the other word for the narration as well', async () => {
    await open(house(inTheMaking.narration({ state: 'audio_pending' as StoryView['state'] })));
    expect(await screen.findByText('Recording the narration...')).toBeVisible();
  });

  it('tells of its end elsewhere, as promised', async () => {
    const { app, user, where } = await open(house(inTheMaking.text(), { 'GET /api/dashboard': broken }));
    await user.click(await screen.findByRole('link', { name: 'Go on, and tell me' }));
    await waitFor(() => expect(screen.queryByText('Creating your magical story...')).toBeNull());
    expect(where()).toBe('/dashboard');
    await live(app, 'finished');
    expect(await screen.findByText('Your story is ready.')).toBeVisible();
    const toast = screen.getByText('Your story is ready.').closest<HTMLElement>('[data-sonner-toast]')!;
    await user.click(within(toast).getByRole('button', { name: 'Listen' }));
    expect(where()).toMatch(/^\/stories\/[\w-]+$/);
  });

  it('tells of its end also when that comes while its page is being left', async () => {
    const { app, user } = await open(house(inTheMaking.text(), { 'GET /api/dashboard': broken }));
    const goOn = await screen.findByRole('link', { name: 'Go on, and tell me' });
    await live(app, 'finished'); // the page has not been answered yet
    await user.click(goOn);
    expect(await screen.findByText('Your story is ready.')).toBeVisible();
  });
});

describe('a story that failed', () => {
  const failed = inTheMaking.text({ state: 'failed', failureCode: 'narrationFailed', slotReturned: true });

  it('says what happened and what became of the slot, and tries again as another story', async () => {
    const made: string[] = [];
    const api = house(failed, {
      'POST /api/stories/': ({ body }: { body: unknown }) => {
        made.push((body as { uuid: string }).uuid);
        return json({}, 201);
      },
      [`DELETE /api/stories/${uuid}`]: nothing,
    });
    const { user, where } = await open(api);
    expect(await screen.findByRole('heading', { name: 'Story generation failed' })).toBeVisible();
    expect(
      screen.getByText('The narration could not be recorded, though we tried more than once.'),
    ).toBeVisible();
    expect(screen.getByText('The story has been given back to you: it does not count.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(made).toHaveLength(1));
    await waitFor(() => expect(where()).toBe(`/stories/${made[0]}`));
  });

  it('says when another try is not taken', async () => {
    const { user } = await open(house(failed, { 'POST /api/stories/': () => broken() }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Failed to create story. Please try again.')).toBeVisible();
  });

  it('offers another story where its hero is gone', async () => {
    await open(house({ ...failed, failureCode: 'characterDeleted' }));
    expect(await screen.findByRole('link', { name: 'Make another story' })).toHaveAttribute(
      'href',
      '/stories/create',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a story that cannot be shown', () => {
  it('is not found', async () => {
    await open(fakeApi({ [GET]: () => refusal('storyNotFound') }));
    expect(await screen.findByRole('heading', { name: 'Story not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to my stories' })).toHaveAttribute('href', '/stories');
  });

  it('is tried again', async () => {
    const api = house(aStory(), { [GET]: () => broken() });
    const { user } = await open(api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to load story' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Server error occurred. Please try again later');
    expect(document.title).toBe('Failed to load story · Storylark');
    api.on(GET, () => json(aStory()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The Library That Waited' })).toBeVisible();
  });

  it('comes by itself when the house is there again', async () => {
    const api = house(aStory(), { [GET]: () => broken() });
    const { app } = await open(api);
    await screen.findByRole('alert');
    api.on(GET, () => json(aStory()));
    act(() => void app.store.dispatch(liveOpened()));
    expect(await screen.findByRole('heading', { name: 'The Library That Waited' })).toBeVisible();
  });
});

describe('listening', () => {
  it('goes on where the child stopped on any device, and tells where it stops', async () => {
    const api = house(
      aStory({ heard: { positionSeconds: 23, finished: false, at: '2026-11-20T19:00:00.000Z' } }),
    );
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Go on from 0:23' }));
    await user.click(await screen.findByRole('button', { name: 'Close player' }));
    expect(await screen.findByRole('button', { name: /^Go on from 0:2[34]$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'From the beginning' }));
    await user.click(await screen.findByRole('button', { name: 'Close player' }));
    await waitFor(() => expect(api.sent(LISTENED).at(-1)).toMatchObject({ finished: false }));
    expect((api.sent(LISTENED).at(-1) as { positionSeconds: number }).positionSeconds).toBeLessThan(2);
  });

  it('plays at once, from that place, for who has come by a link that says so; not again when the page is reloaded', async () => {
    const api = house(
      aStory({ heard: { positionSeconds: 23, finished: false, at: '2026-11-20T19:00:00.000Z' } }),
    );
    const { user, where } = await open(api, `${path}?goOn=1`);
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(where()).toBe(path);
    await user.click(screen.getByRole('button', { name: 'Close player' }));
    expect(await screen.findByRole('button', { name: /^Go on from 0:2[34]$/ })).toBeVisible();
  });

  it('sets the sleep timer that the link names, and none that it does not know', async () => {
    const { where } = await open(house(aStory()), `${path}?goOn=1&timer=15`);
    expect(await screen.findByRole('button', { name: 'Sleep timer, 15 minutes left' })).toBeVisible();
    expect(where()).toBe(path);
    cleanup();
    await open(house(aStory()), `${path}?goOn=1&timer=99`);
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sleep timer' })).toBeVisible();
  });

  it('keeps the focus of who steers by keys', async () => {
    const { user } = await open(house(aStory()));
    const listen = await screen.findByRole('button', { name: 'Listen' });
    act(() => listen.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus());
    act(() => screen.getByRole('button', { name: 'Close player' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Listen|Go on/ })).toHaveFocus());
  });

  it('begins at the beginning once it was heard to the end', async () => {
    await open(
      house(aStory({ heard: { positionSeconds: 59, finished: true, at: '2026-11-20T19:00:00.000Z' } })),
    );
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeVisible();
  });

  it('plays from a sentence that is pressed and marks it; those before it are past', async () => {
    const { user } = await open(house(aStory()));
    await user.click(await screen.findByText('“Listen.”'));
    await waitFor(() => expect(screen.getByText('“Listen.”')).toHaveClass('now'));
    expect(screen.getByText('The shelves leaned in.')).toHaveClass('gone');
    expect(screen.getByText('And Mia listened.')).not.toHaveClass('now', 'gone');
    expect(screen.getByRole('region', { name: /The Library That Waited/ })).toBeVisible();
  });
});

describe('confetti', () => {
  const first = aStory({ heard: null });
  const withTotal = (total: number) =>
    house(first, { 'GET /api/stories/': () => json({ items: [], total }) });
  const canvas = () => document.querySelector('canvas');

  it('falls once for the account’s first story', async () => {
    const api = withTotal(1);
    const { app } = await open(api);
    await waitFor(() => expect(canvas()).not.toBeNull());
    const asked = () => api.calls.filter((call) => call.path === '/api/stories/').length;
    expect(asked()).toBe(1);
    await live(app, 'shared');
    await waitFor(() => expect(api.calls.filter((call) => call.path.endsWith(uuid))).toHaveLength(2));
    expect(asked()).toBe(1);
  });

  it.each([
    ['for the second', 2, () => {}],
    ['with reduced motion', 1, calm],
  ])('does not fall %s', async (_when, total, before) => {
    before();
    await open(withTotal(total));
    await screen.findByRole('heading', { name: 'The Library That Waited' });
    await act(async () => {});
    expect(canvas()).toBeNull();
  });
});

describe('what can be done with a story', () => {
  it('is to switch the light, in its own bar', async () => {
    const { user } = await open(house(aStory()));
    await user.click(await screen.findByRole('button', { name: 'Light: As the device' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Night' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(await screen.findByRole('button', { name: 'Light: Night' })).toBeVisible();
  });

  it('is downloaded', async () => {
    await open(house(aStory()));
    expect(await screen.findByRole('link', { name: 'Download audio' })).toHaveAttribute(
      'href',
      aStory().downloadUrl,
    );
  });

  it('is shared behind the parents’ gate', async () => {
    const { user } = await open(house(aStory()));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name: 'One moment, this is for grown-ups' })).toBeVisible();
  });

  it('gives the focus back to its button, though the parents’ question came between', async () => {
    const { user } = await open(house(aStory()));
    const button = await screen.findByRole('button', { name: 'Share' });
    await user.click(button);
    await screen.findByRole('dialog', { name: 'One moment, this is for grown-ups' });
    const [first, second] = (screen.getByText(/^\d \+ \d$/).textContent ?? '').split(' + ').map(Number);
    await user.type(screen.getByLabelText('Your answer'), `${first! + second!}{Enter}`);
    await screen.findByRole('dialog', { name: /^Share/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('is deleted, and one is back at the shelf', async () => {
    openGate();
    const { user, where } = await open(house(aStory(), { [`DELETE /api/stories/${uuid}`]: nothing }));
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete story' }));
    await user.click(await screen.findByRole('button', { name: /delete/i }));
    await waitFor(() => expect(where()).toBe('/stories'));
  });

  it('says that it was made with AI, and what of it', async () => {
    const { user } = await open(house(aStory()));
    await user.click(await screen.findByText('Made with AI'));
    expect(
      screen.getByText(/^The words, the voice and the pictures of this story were made by/),
    ).toBeVisible();
  });
});
