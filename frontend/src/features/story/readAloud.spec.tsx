import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StoryView } from '@storylark/contracts/stories/views';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { liveHeard } from '../../live/liveSlice.ts';
import { aStory, inTheMaking } from '../../testing/aStory.ts';
import { aUser, broken, fakeApi, json, nothing } from '../../testing/fakeApi.ts';
import { lendAudio } from '../../testing/fakeAudio.ts';
import { lendSpeech } from '../../testing/fakeSpeech.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const { uuid } = aStory();
const GET = `GET /api/stories/${uuid}`;
const LISTENED = `POST /api/stories/${uuid}/listened`;
const house = (story: StoryView) =>
  fakeApi({
    [GET]: () => json(story),
    [LISTENED]: nothing,
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    'GET /api/characters/:uuid': () => broken(),
  });
const heardUpTo = (positionSeconds: number) => ({
  positionSeconds,
  finished: false,
  at: '2026-11-20T19:00:00.000Z',
});
const me = aUser();
const open = (api: ReturnType<typeof fakeApi>) => renderApp({ api, path: `/stories/${uuid}`, user: me });
type User = Awaited<ReturnType<typeof open>>['user'];

let audio: ReturnType<typeof lendAudio>;
let speech: ReturnType<typeof lendSpeech>;
const daniel = { name: 'Daniel', lang: 'en-GB' };
const moira = { name: 'Moira', lang: 'en-IE' };

beforeEach(() => {
  audio = lendAudio({ seconds: 60 });
  speech = lendSpeech(
    daniel,
    moira,
    { name: 'Anna', lang: 'de-DE' },
    { name: 'Cloud', lang: 'en-GB', localService: false },
  );
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  cleanup();
  speech.takeBack();
  jest.useRealTimers();
});

/** Chooses the voice of that name, and waits until its player is there. */
async function read(user: User, name = 'Daniel') {
  await user.click(await screen.findByRole('button', { name: 'Read by this device' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Read by this device: ${name}`) }));
  return screen.findByRole('region', { name: `Read by this device, ${name}: The Library That Waited` });
}
const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const withClass = (name: string) =>
  [...document.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent);
const place = () => screen.getByRole('slider', { name: 'Place in the story' }).getAttribute('aria-valuetext');

describe('the voices of this device', () => {
  it('are offered by name for the language of the story, and say that nothing leaves the device', async () => {
    const { user } = await open(house(aStory()));
    await user.click(await screen.findByRole('button', { name: 'Read by this device' }));
    const sheet = screen.getByRole('group', { name: 'Read by this device' });
    expect(
      within(sheet)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Daniel United Kingdom', 'Moira Ireland']);
    expect(sheet).toHaveTextContent('the story is sent nowhere');
  });

  it('are offered when they become known, and no longer when the last is gone', async () => {
    speech.synthesis.voices = [];
    await open(house(aStory()));
    await screen.findByRole('button', { name: 'Listen' });
    expect(screen.queryByRole('button', { name: 'Read by this device' })).toBeNull();
    act(() => speech.change(daniel));
    expect(await screen.findByRole('button', { name: 'Read by this device' })).toBeVisible();
    act(() => speech.change());
    expect(screen.queryByRole('button', { name: 'Read by this device' })).toBeNull();
  });

  it('are not spoken of where the browser has no speech', async () => {
    speech.takeBack();
    await open(house(aStory()));
    await screen.findByRole('button', { name: 'Listen' });
    expect(screen.queryByRole('button', { name: 'Read by this device' })).toBeNull();
  });

  it('are remembered by language', async () => {
    const { user } = await open(house(aStory()));
    await read(user, 'Moira');
    cleanup();
    const again = await open(house(aStory()));
    await again.user.click(await screen.findByRole('button', { name: 'Read by this device' }));
    expect(screen.getByRole('button', { name: /Moira/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /Moira/ })).toHaveFocus();
  });
});

describe('a story read by this device', () => {
  it('is spoken sentence by sentence, each marked, and its words where the voice tells them', async () => {
    const { user } = await open(house(aStory()));
    await read(user);
    expect(speech.last()).toMatchObject({ text: 'Mia lit the lantern.', lang: 'en-GB', rate: 1 });
    expect(withClass('now')).toEqual(['Mia lit the lantern.']);
    expect(withClass('word')).toEqual([]);
    act(() => speech.word(4, 3));
    expect(withClass('word')).toEqual(['lit']);
    act(() => speech.word(8));
    expect(withClass('word')).toEqual(['the']);
    act(() => speech.spoken());
    expect(speech.texts()).toEqual(['Mia lit the lantern.', 'The shelves leaned in.']);
    expect(withClass('now')).toEqual(['The shelves leaned in.']);
    expect(withClass('gone')).toEqual(['Mia lit the lantern.']);
    expect(place()).toBe('Sentence 2 of 5');
  });

  it('keeps the focus of who steers by keys', async () => {
    const { user } = await open(house(aStory()));
    const button = await screen.findByRole('button', { name: 'Read by this device' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Daniel/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(place()).toBe('Sentence 2 of 5');
    act(() => screen.getByRole('button', { name: 'Close player' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Go on from/ })).toHaveFocus());
  });

  it('pauses, and speaks the same sentence once more', async () => {
    const { user } = await open(house(aStory()));
    await read(user);
    act(() => speech.spoken());
    await press(user, 'Pause');
    expect(speech.synthesis.speaking).toBe(false);
    await press(user, 'Play');
    expect(speech.texts().slice(1)).toEqual(['The shelves leaned in.', 'The shelves leaned in.']);
  });

  it('goes by sentences: by buttons, by the line, by keys, and from one that is pressed', async () => {
    const { user } = await open(house(aStory()));
    await read(user);
    await press(user, 'Next sentence');
    await waitFor(() => expect(speech.last()?.text).toBe('The shelves leaned in.'));
    await press(user, 'Back one sentence');
    expect(place()).toBe('Sentence 1 of 5');
    act(() => screen.getByRole('slider', { name: 'Place in the story' }).focus());
    await user.keyboard('{End}');
    expect(place()).toBe('Sentence 5 of 5');
    act(() => document.body.focus());
    await user.click(screen.getByText('“Listen.”'));
    await waitFor(() => expect(speech.last()?.text).toBe('“Listen.”'));
  });

  it('reads faster or slower from the sentence on that is being read', async () => {
    const { user } = await open(house(aStory()));
    await read(user);
    await press(user, 'Speed, 1 times');
    expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull();
    await press(user, '1.25×');
    await waitFor(() => expect(speech.last()).toMatchObject({ text: 'Mia lit the lantern.', rate: 1.25 }));
    expect(speech.synthesis.asked).toHaveLength(2);
  });

  it('begins where the recording stopped, and the recording goes on where it stopped', async () => {
    const api = house(aStory({ heard: heardUpTo(23) }));
    const { user } = await open(api);
    await screen.findByRole('button', { name: 'Go on from 0:23' });
    await read(user);
    expect(speech.last()?.text).toBe('“Sh,” said the fox.');
    act(() => speech.spoken());
    await press(user, 'Close player');
    expect(await screen.findByRole('button', { name: 'Go on from 0:32' })).toBeVisible();
    await waitFor(() => expect(api.sent(LISTENED).at(-1)).toEqual({ positionSeconds: 32, finished: false }));
    expect(speech.synthesis.speaking).toBe(false);
  });

  it('tells when it was read to its end', async () => {
    const api = house(aStory({ heard: heardUpTo(45) }));
    const { user } = await open(api);
    await read(user);
    expect(speech.last()?.text).toBe('And Mia listened.');
    act(() => speech.spoken());
    await waitFor(() => expect(api.sent(LISTENED).at(-1)).toEqual({ positionSeconds: 60, finished: true }));
    expect(await screen.findByText('The story is over')).toBeInTheDocument();
  });

  it('changes to another voice and to the recording, at the same sentence', async () => {
    const { user } = await open(house(aStory()));
    await read(user);
    act(() => speech.spoken());
    await press(user, 'Voice, Daniel');
    await press(user, /Moira/);
    await waitFor(() => expect(speech.last()?.voice?.name).toBe('Moira'));
    expect(speech.last()?.text).toBe('The shelves leaned in.');
    await press(user, 'Voice, Moira');
    jest.useFakeTimers(); // the recording stands where it begins
    await press(user, 'The recording');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('region', { name: /^Audio player/ })).toBeVisible();
    expect(audio.sounding()).toMatchObject({ paused: false, currentTime: 12 });
    expect(speech.synthesis.speaking).toBe(false);
  });

  it('is one voice at a time: it pauses for another tab, and the recording for it', async () => {
    const { user } = await open(house(aStory()));
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    await user.click(await screen.findByRole('button', { name: 'Close player' }));
    await read(user);
    expect(audio.sounding().paused).toBe(true);
    act(() => audio.otherTabPlays());
    expect(speech.synthesis.speaking).toBe(false);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('falls silent with the screen, and its place is kept', async () => {
    const api = house(aStory());
    const { user, where } = await open(api);
    await read(user);
    act(() => speech.spoken());
    await user.click(screen.getByRole('link', { name: 'Back to my stories' }));
    await waitFor(() => expect(where()).toBe('/stories'));
    await waitFor(() => expect(speech.synthesis.speaking).toBe(false));
    expect(api.sent(LISTENED).at(-1)).toEqual({ positionSeconds: 12, finished: false });
  });

  it('grows quieter before the sleep timer ends it at the end of a sentence', async () => {
    const { user } = await open(house(aStory()));
    await read(user);
    jest.useFakeTimers();
    await press(user, 'Pause');
    await press(user, 'Play');
    await act(() => jest.advanceTimersByTimeAsync(100));
    await press(user, 'Sleep timer');
    await press(user, '5 minutes');
    await act(() => jest.advanceTimersByTimeAsync(270_000));
    act(() => speech.spoken());
    expect(speech.last()?.volume).toBeLessThan(0.5);
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    expect(speech.synthesis.speaking).toBe(true);
    const asked = speech.texts().length;
    act(() => speech.spoken());
    expect(speech.texts()).toHaveLength(asked);
    expect(screen.getByText('The sleep timer has ended the sound. Your place is kept.')).toBeInTheDocument();
    await press(user, '15 more minutes');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(speech.texts()).toHaveLength(asked + 1);
  });

  it('is steered from the lock screen', async () => {
    const handlers = new Map<string, (() => void) | null>();
    const session = {
      metadata: null as { title: string } | null,
      playbackState: 'none',
      setActionHandler: (name: string, handler: (() => void) | null) => void handlers.set(name, handler),
    };
    Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
    Object.assign(window, {
      MediaMetadata: function MediaMetadata(this: object, about: object) {
        Object.assign(this, about);
      },
    });
    const { user } = await open(house(aStory()));
    await read(user);
    expect(session).toMatchObject({
      metadata: { title: 'The Library That Waited' },
      playbackState: 'playing',
    });
    act(() => handlers.get('pause')?.());
    expect(speech.synthesis.speaking).toBe(false);
    expect(session.playbackState).toBe('paused');
    act(() => handlers.get('play')?.());
    await waitFor(() => expect(speech.texts()).toHaveLength(2));
    act(() => handlers.get('nexttrack')?.());
    await waitFor(() => expect(speech.last()?.text).toBe('The shelves leaned in.'));
    await press(user, 'Close player');
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    Reflect.deleteProperty(navigator, 'mediaSession');
  });
});

describe('a voice that does not speak', () => {
  it.each([
    ['not-allowed', 'Your browser lets a page speak only after a press. Please try again.'],
    ['voice-unavailable', /no longer has this voice, or not its language/],
    ['language-unavailable', /no longer has this voice, or not its language/],
    ['synthesis-failed', /cannot read aloud right now/],
  ] as const)('is told of in plain words: %s', async (error, words) => {
    speech.synthesis.willing = false;
    const { user } = await open(house(aStory()));
    await read(user);
    act(() => speech.synthesis.fail(error));
    expect(screen.getByText(words)).toBeVisible();
    speech.synthesis.willing = true;
    await press(user, 'Try again');
    expect(speech.texts()).toEqual(['Mia lit the lantern.', 'Mia lit the lantern.']);
    expect(withClass('now')).toEqual(['Mia lit the lantern.']);
  });

  it('is not waited for without end', async () => {
    speech.synthesis.willing = false;
    const { user } = await open(house(aStory()));
    await read(user);
    jest.useFakeTimers();
    await press(user, 'Pause');
    await press(user, 'Play');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('The voice is getting ready')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(screen.getByText(/^This voice makes no sound/)).toBeVisible();
  });

  it('has gone from the device: another one goes on', async () => {
    const { user } = await open(house(aStory()));
    await read(user);
    act(() => speech.change(moira));
    expect(withClass('now')).toEqual(['Mia lit the lantern.']);
    act(() => speech.spoken());
    expect(screen.getByText(/no longer has this voice/)).toBeVisible();
    await press(user, 'Voice, Daniel');
    await press(user, /Moira/);
    expect(speech.last()).toMatchObject({ text: 'The shelves leaned in.', voice: { name: 'Moira' } });
    expect(screen.queryByText(/no longer has this voice/)).toBeNull();
  });

  it('was cut off by the device without a word: it waits where it was', async () => {
    const { user } = await open(house(aStory()));
    await read(user);
    jest.useFakeTimers();
    await press(user, 'Next sentence');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    speech.synthesis.speaking = false;
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(place()).toBe('Sentence 2 of 5');
  });
});

describe('a story without a recording', () => {
  it('is read by the device as soon as its text is there, and goes on there the next time', async () => {
    const api = house(inTheMaking.narration());
    const { user } = await open(api);
    await read(user);
    expect(withClass('now')).toEqual(['Mia lit the lantern.']);
    act(() => speech.spoken());
    act(() => speech.spoken());
    expect(speech.last()?.text).toBe('“Sh,” said the fox.');
    await press(user, 'Close player');
    expect(api.sent(LISTENED)).toEqual([]);
    cleanup();
    const again = await open(house(inTheMaking.narration()));
    await read(again.user);
    expect(speech.last()?.text).toBe('“Sh,” said the fox.');
    cleanup();
    await open(house(aStory({ heard: null })));
    expect(await screen.findByRole('button', { name: 'Go on from 0:22' })).toBeVisible();
  });

  it('reads on without a break when the recording comes, which then begins there', async () => {
    const api = house(inTheMaking.narration());
    const { user, app } = await open(api);
    await read(user);
    act(() => speech.spoken());
    api.on(GET, () => json(inTheMaking.pictures({ heard: null })));
    await act(
      async () =>
        void app.store.dispatch(
          liveHeard({ event: 'story', data: { uuid, change: 'narration', state: null } }),
        ),
    );
    await press(user, 'Voice, Daniel');
    expect(await screen.findByRole('button', { name: 'The recording' })).toBeVisible();
    expect(speech.texts()).toEqual(['Mia lit the lantern.', 'The shelves leaned in.']);
    await press(user, 'Close player');
    expect(await screen.findByRole('button', { name: 'Go on from 0:12' })).toBeVisible();
    await waitFor(() => expect(api.sent(LISTENED).at(-1)).toMatchObject({ positionSeconds: 12 }));
  });

  it('is not taken away when its making fails; what happened is a press away', async () => {
    const api = house(inTheMaking.narration());
    const { user, app } = await open(api);
    await read(user);
    const failed = inTheMaking.narration({ state: 'failed', failureCode: 'narrationFailed' });
    api.on(GET, () => json(failed));
    await act(
      async () =>
        void app.store.dispatch(liveHeard({ event: 'story', data: { uuid, change: 'failed', state: null } })),
    );
    act(() => speech.spoken());
    expect(speech.last()?.text).toBe('The shelves leaned in.');
    await press(user, 'Close player');
    await user.click(await screen.findByRole('button', { name: 'What now?' }));
    expect(await screen.findByRole('heading', { name: 'Story generation failed' })).toBeVisible();
    await press(user, 'Read the text');
    expect(await screen.findByRole('button', { name: 'Read by this device' })).toBeVisible();
  });
});
