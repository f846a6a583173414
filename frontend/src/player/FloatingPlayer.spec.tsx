import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { lendAudio } from '../testing/fakeAudio.ts';
import { FloatingPlayer } from './FloatingPlayer.tsx';
import type { PlayerActs, PlayerSource } from './playerSource.ts';
import { type Player, usePlayer } from './usePlayer.ts';

/** Ten sentences of 5 s, each after 1 s of silence; the story is 65 s long. */
const sentences = Array.from({ length: 10 }, (_, index) => ({
  paragraph: 0,
  from: index * 6 + 1,
  to: index * 6 + 6,
  words: [],
}));
const story = (startAt = 0): PlayerSource => ({
  storyUuid: 'a-story',
  title: 'The Library',
  heroName: 'Amara',
  artworkUrl: '/media/cover.png',
  audioUrl: '/media/audio.mp3?sig=old',
  durationSeconds: 65,
  sentences,
  startAt,
});

let audio: ReturnType<typeof lendAudio>;
let heard: jest.Mock<PlayerActs['onHeard']>;
let freshAudioUrl: jest.Mock<PlayerActs['freshAudioUrl']>;
let player: Player;
let drawn: number;

function Page({ source }: { source: PlayerSource | null }) {
  player = usePlayer(source, { onHeard: heard, freshAudioUrl });
  drawn += 1;
  return (
    <>
      <button onClick={player.play}>Listen</button>
      <input aria-label="A note" />
      <FloatingPlayer player={player} title="The Library" />
    </>
  );
}
const show = (source: PlayerSource | null = story()) =>
  render(
    <IntlProvider locale="en">
      <Page source={source} />
    </IntlProvider>,
  );

const pass = (ms: number) =>
  act(async () => {
    jest.advanceTimersByTime(ms);
    await jest.advanceTimersByTimeAsync(0);
  });
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const key = async (name: string, at: Element = document.body) => {
  fireEvent.keyDown(at, { key: name });
  await pass(0);
};
/** jsdom knows no pointers. */
const pointer = (
  name: string,
  at: Element,
  { pointerType = 'mouse', ...where }: { pointerType?: string; clientX?: number } = {},
) =>
  act(
    async () =>
      void fireEvent(
        at,
        Object.assign(new MouseEvent(name, { bubbles: true, cancelable: true, ...where }), { pointerType }),
      ),
  );
const mouse = (pointerType = 'mouse') => pointer('pointermove', document.body, { pointerType });
const slider = () => screen.getByRole('slider', { name: 'Place in the story' });
const place = () => slider().getAttribute('aria-valuetext');
const frame = () => screen.getByRole('region', { name: 'Audio player: The Library' });
const hidden = () => frame().hasAttribute('data-hidden');
const online = (value: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  if (!value) fireEvent(window, new Event('offline'));
};

beforeEach(() => {
  jest.useFakeTimers();
  audio = lendAudio({ seconds: 65 });
  heard = jest.fn<PlayerActs['onHeard']>();
  freshAudioUrl = jest.fn<PlayerActs['freshAudioUrl']>(async () => '/media/audio.mp3?sig=new');
  drawn = 0;
});
afterEach(() => {
  online(true);
  jest.useRealTimers();
});

describe('playing', () => {
  it('fetches nothing and shows nothing before the first wish, then plays at half volume', async () => {
    show();
    expect(audio.sounding()).toMatchObject({ src: '', preload: 'none' });
    expect(screen.queryByRole('region')).toBeNull();
    await press('Listen');
    expect(audio.sounding()).toMatchObject({ src: '/media/audio.mp3?sig=old', paused: false, volume: 0.5 });
    await pass(12_000);
    expect(place()).toBe('0:12 of 1:05');
    expect(player.state).toMatchObject({ phase: 'playing', sentence: 1 });
  });

  it('plays at full volume under a finger', async () => {
    const asked = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ media, matches: media === '(pointer: coarse)' }) as MediaQueryList);
    show();
    await press('Listen');
    expect(audio.sounding().volume).toBe(1);
    asked.mockRestore();
  });

  it('goes on where it was left', async () => {
    show(story(42));
    await press('Listen');
    await pass(1_000);
    expect(place()).toBe('0:43 of 1:05');
  });

  it('is drawn anew with each sentence, not with each moment', async () => {
    show();
    await press('Listen');
    await pass(2_000);
    const before = drawn;
    for (let half = 0; half < 23; half += 1) await pass(500); // the sentences of 7 s and of 13 s begin
    expect(drawn - before).toBe(2);
  });

  it('pauses, goes by sentences and by the line', async () => {
    show();
    await press('Listen');
    await pass(3_000);
    await press('Next sentence');
    expect(place()).toBe('0:07 of 1:05');
    await press('Back one sentence');
    expect(place()).toBe('0:01 of 1:05');
    await press('Pause');
    expect(audio.sounding().paused).toBe(true);
    for (const [name, said] of [
      ['ArrowRight', '0:06'],
      ['PageUp', '0:36'],
      ['ArrowLeft', '0:31'],
      ['PageDown', '0:01'],
      ['End', '1:05'],
      ['Home', '0:00'],
    ] as const) {
      await key(name, slider());
      expect(place()).toBe(`${said} of 1:05`);
    }
  });

  it('follows the finger on the line, and sounds from where it is lifted', async () => {
    show();
    await press('Listen');
    slider().getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    slider().setPointerCapture = () => {};
    await pointer('pointerdown', slider(), { clientX: 150 });
    await pointer('pointermove', slider(), { clientX: 200 });
    expect(screen.getByText('0:32')).toBeVisible();
    expect(audio.sounding().currentTime).toBeLessThan(1);
    await pointer('pointerup', slider(), { clientX: 200 });
    expect(audio.sounding().currentTime).toBe(32.5);
  });

  it('changes speed and loudness', async () => {
    show();
    await press('Listen');
    await press('Speed, 1 times');
    await press('1.25×');
    await pass(4_000);
    expect(place()).toBe('0:05 of 1:05');
    const [volume] = screen.getAllByRole('slider', { name: 'Volume' });
    fireEvent.change(volume!, { target: { value: '0.8' } });
    expect(audio.sounding().volume).toBe(0.8);
    await press('Mute');
    expect(audio.sounding().muted).toBe(true);
    await press('Sound on');
    expect(audio.sounding()).toMatchObject({ muted: false, volume: 0.8 });
  });

  it('shows no volume where the device alone sets it', async () => {
    audio = lendAudio({ seconds: 65, volumeFixed: true });
    show();
    await press('Listen');
    expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Mute' })).toBeVisible();
  });

  it('pauses for another tab and when a headset is pulled out', async () => {
    show();
    await press('Listen');
    act(() => audio.otherTabPlays());
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(audio.sounding().paused).toBe(true);
    await press('Play');
    act(() => audio.sounding().pause());
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('takes a new address of the same story without a break', async () => {
    const { rerender } = show();
    await press('Listen');
    await pass(5_000);
    rerender(
      <IntlProvider locale="en">
        <Page source={{ ...story(), audioUrl: '/media/audio.mp3?sig=later', startAt: 5 }} />
      </IntlProvider>,
    );
    await pass(1_000);
    expect(audio.sounding().addresses).toEqual(['/media/audio.mp3?sig=old']);
    expect(place()).toBe('0:06 of 1:05');
  });
});

describe('what the house hears', () => {
  it('is the place at each stop and every 30 s, never twice the same', async () => {
    show(story(10));
    await press('Listen');
    await pass(5_000);
    await press('Pause');
    expect(heard.mock.calls).toEqual([[15, false]]);
    fireEvent(window, new Event('pagehide'));
    expect(heard).toHaveBeenCalledTimes(1);
    await press('Play');
    await pass(25_000);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard.mock.calls[1]![0]).toBeCloseTo(40, 0);
    await pass(30_000);
    expect(heard.mock.lastCall).toEqual([65, true]);
    await press('Close player');
    expect(heard.mock.lastCall).toEqual([65, true]);
    expect(screen.queryByRole('region')).toBeNull();
    expect(player.state.seconds).toBe(0); // what is offered next is the beginning
    fireEvent(window, new Event('pagehide'));
    expect(heard.mock.lastCall).toEqual([65, true]);
  });

  it('is the place of a seek too, when the player is closed, and closing keeps it', async () => {
    show();
    await press('Listen');
    await press('Pause');
    await key('PageUp', slider());
    await press('Close player');
    expect(heard.mock.lastCall).toEqual([30, false]);
    await press('Listen');
    expect(audio.sounding().currentTime).toBe(30);
  });

  it('is told when the page goes out of sight or is left', async () => {
    const { unmount } = show();
    await press('Listen');
    await pass(4_000);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    expect(heard.mock.calls).toEqual([[4, false]]);
    await pass(2_000);
    unmount();
    expect(heard.mock.lastCall).toEqual([6, false]);
    expect(audio.sounding().paused).toBe(true);
  });
});

describe('when the sound does not come', () => {
  it('says so after a second, not before', async () => {
    show();
    await press('Listen');
    await pass(2_000);
    act(() => audio.sounding().starve());
    await pass(900);
    expect(screen.queryByText('Loading the sound')).toBeNull();
    await pass(200);
    expect(screen.getByText('Loading the sound')).toBeVisible();
    act(() => audio.sounding().pour());
    await pass(0);
    expect(screen.queryByText('Loading the sound')).toBeNull();
    expect(player.state.phase).toBe('playing');
  });

  it('asks once for a fresh address and goes on at the same place', async () => {
    show();
    await press('Listen');
    await pass(20_000);
    act(() => audio.sounding().fail(4));
    await pass(0);
    await pass(1_000);
    expect(audio.sounding().addresses).toEqual(['/media/audio.mp3?sig=old', '/media/audio.mp3?sig=new']);
    expect(place()).toBe('0:21 of 1:05');
    act(() => audio.sounding().fail(4));
    await pass(0);
    expect(freshAudioUrl).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText('The sound cannot be played right now. Your place in the story is kept.'),
    ).toBeVisible();
  });

  it('plays what is there, says that the connection is gone, and goes on from there when asked', async () => {
    show();
    await press('Listen');
    await pass(10_000);
    act(() => online(false));
    await pass(5_000);
    expect(player.state.phase).toBe('playing');
    act(() => audio.sounding().starve());
    await pass(1_900);
    expect(player.state.phase).toBe('loading'); // a story kept on this device would come
    await pass(200);
    expect(screen.getByText('The connection is gone. Your place in the story is kept.')).toBeVisible();
    expect(heard.mock.lastCall).toEqual([15, false]);
    online(true);
    act(() => audio.sounding().pour());
    await press('Try again');
    await pass(1_000);
    expect(place()).toBe('0:16 of 1:05');
    expect(screen.queryByText(/connection/)).toBeNull();
  });

  it('says that the connection is gone when the house does not answer, or nothing comes for 20 s', async () => {
    freshAudioUrl.mockRejectedValue(new Error('no answer'));
    show();
    await press('Listen');
    act(() => audio.sounding().fail(4));
    await pass(0);
    expect(screen.getByText(/The connection is gone/)).toBeVisible();
    await press('Try again');
    act(() => audio.sounding().starve());
    await pass(21_000);
    expect(screen.getByText(/The connection is gone/)).toBeVisible();
  });
});

describe('when the link runs out', () => {
  /** Made now, for so many seconds. */
  const link = (name: string, seconds = 40) =>
    `/media/${name}?iat=${Date.now()}&exp=${Date.now() + seconds * 1_000}&sig=x`;
  const linked = () => ({ ...story(), audioUrl: link('first') });
  const phases = new Set<string>();
  beforeEach(() => {
    phases.clear();
    freshAudioUrl.mockImplementation(async () => link('next'));
  });
  /** Second by second, as the phase is looked at. */
  async function hear(seconds: number) {
    for (let second = 0; second < seconds; second += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      phases.add(player.state.phase);
    }
  }

  it('plays on by the next one, asked for ahead, without a gap', async () => {
    show(linked());
    await press('Listen');
    await hear(29);
    expect(freshAudioUrl).not.toHaveBeenCalled();
    await hear(4);
    expect(freshAudioUrl).toHaveBeenCalledTimes(1);
    const [first, next] = audio.elements();
    expect([first?.paused, first?.hasAttribute('src')]).toEqual([true, false]);
    expect(next).toMatchObject({ paused: false, volume: 0.5, src: expect.stringContaining('/media/next') });
    expect(next?.currentTime).toBeCloseTo(33, 1);
    await hear(27);
    expect(place()).toBe('1:00 of 1:05');
    expect([...phases]).toEqual(['playing']);
  });

  it('asks for none while all of the sound is here', async () => {
    show(linked());
    await press('Listen');
    audio.sounding().fetched = 65;
    await hear(60);
    expect(freshAudioUrl).not.toHaveBeenCalled();
    expect(audio.elements()).toHaveLength(1);
  });

  it('asks before it plays again after a long pause, and goes on at the same second', async () => {
    show(linked());
    await press('Listen');
    await hear(10);
    await act(async () => player.pause());
    await pass(3_600_000);
    expect(freshAudioUrl).not.toHaveBeenCalled();
    await act(async () => player.play());
    await pass(1_000);
    expect(freshAudioUrl).toHaveBeenCalledTimes(1);
    expect(audio.sounding().src).toContain('/media/next');
    expect(place()).toBe('0:11 of 1:05');
  });

  it('asks again where the house did not answer, and plays meanwhile', async () => {
    freshAudioUrl.mockRejectedValue(new Error('no answer'));
    show(linked());
    await press('Listen');
    await hear(34);
    expect(freshAudioUrl.mock.calls.length).toBeGreaterThan(1);
    expect(freshAudioUrl.mock.calls.length).toBeLessThan(5);
    freshAudioUrl.mockImplementation(async () => link('next'));
    await hear(5);
    expect(audio.sounding().src).toContain('/media/next');
    expect([...phases]).toEqual(['playing']);
  });

  it('leaves the pause of a parent a pause, though the next one was about to take over', async () => {
    show(linked());
    await press('Listen');
    await hear(30);
    await pass(200);
    await act(async () => player.pause());
    await pass(5_000);
    expect(audio.elements().every(({ paused }) => paused)).toBe(true);
    expect(player.state.phase).toBe('paused');
    expect(place()).toMatch(/^0:30/);
  });

  it('loads anew by itself where the device lets no second element begin', async () => {
    audio = lendAudio({ seconds: 65, volumeFixed: true });
    show(linked());
    await press('Listen');
    await hear(33);
    expect(audio.elements()).toHaveLength(1);
    expect(audio.sounding()).toMatchObject({ paused: false, src: expect.stringContaining('/media/next') });
    expect(place()).toBe('0:33 of 1:05');
  });
});

describe('the keys', () => {
  it('play, go by sentences, mute and open the timer from anywhere but a field', async () => {
    show();
    await key(' ');
    await pass(2_000);
    expect(player.state.phase).toBe('playing');
    await key('ArrowRight');
    expect(place()).toBe('0:07 of 1:05');
    await key('ArrowLeft');
    expect(place()).toBe('0:01 of 1:05');
    await key('M');
    expect(audio.sounding().muted).toBe(true);
    await key('t');
    expect(screen.getByRole('group', { name: 'Sleep timer' })).toBeVisible();
    await key('Escape');
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sleep timer' })).toHaveFocus();
    await key(' ', screen.getByLabelText('A note'));
    expect(player.state.phase).toBe('playing');
    await key(' ');
    expect(player.state.phase).toBe('paused');
  });

  it('leave Space to the button that it presses', async () => {
    show();
    await press('Listen');
    await key(' ', screen.getByRole('button', { name: 'Mute' }));
    expect(player.state.phase).toBe('playing');
  });

  it('can be switched off', async () => {
    window.localStorage.setItem('reading', JSON.stringify({ singleKeys: false }));
    show();
    await key(' ');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('hiding', () => {
  const listen = async () => {
    show();
    await press('Listen');
  };

  it('comes 3 s after the last movement of the mouse, leaves a line and ends with the next one', async () => {
    await listen();
    await mouse();
    await pass(2_000);
    await mouse();
    await pass(2_900);
    expect(hidden()).toBe(false);
    await pass(200);
    expect(hidden()).toBe(true);
    // still in the tab order
    expect(within(frame()).getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    await mouse();
    expect(hidden()).toBe(false);
  });

  it('ends with a key, a touch and the focus', async () => {
    await listen();
    for (const back of [
      () => key('Tab'),
      () => pointer('pointerdown', document.body, { pointerType: 'touch' }),
      () => act(async () => screen.getByRole('button', { name: 'Mute' }).focus()),
    ]) {
      (document.activeElement as HTMLElement).blur();
      await mouse();
      await pass(3_100);
      expect(hidden()).toBe(true);
      await back();
      expect(hidden()).toBe(false);
    }
  });

  it('never comes while the keyboard stands in the player, though the mouse was moved last', async () => {
    await listen();
    await key('Tab');
    act(() => screen.getByRole('button', { name: 'Mute' }).focus());
    await mouse();
    await pass(10_000);
    expect(hidden()).toBe(false);
  });

  it('never comes for touch or keys, nor while it is paused or a sheet is open', async () => {
    await listen();
    await mouse('touch');
    await pass(10_000);
    expect(hidden()).toBe(false);
    await key('Shift');
    await pass(4_000);
    expect(hidden()).toBe(false);
    await mouse();
    await press('Sleep timer');
    act(() => (document.activeElement as HTMLElement).blur());
    await pass(4_000);
    expect(hidden()).toBe(false);
    await key('Escape');
    await press('Pause');
    await mouse();
    await pass(4_000);
    expect(hidden()).toBe(false);
  });
});

describe('the sleep timer', () => {
  beforeEach(() => {
    audio = lendAudio({ seconds: 900 });
  });
  const long = () => ({
    ...story(),
    durationSeconds: 900,
    sentences: Array.from({ length: 100 }, (_, n) => ({
      paragraph: 0,
      from: n * 8,
      to: n * 8 + 7,
      words: [],
    })),
  });
  const veil = () =>
    [...document.querySelectorAll('div[aria-hidden]')].find((one) => getComputedStyle(one).zIndex === '19') ??
    null;
  const listenFor = async (choice: string) => {
    show(long());
    await press('Listen');
    await press('Sleep timer');
    await press(choice);
  };

  it('counts in minutes of playing, fades through its last minute and ends after the sentence', async () => {
    await listenFor('5 minutes');
    expect(screen.getByRole('button', { name: 'Sleep timer, 5 minutes left' })).toHaveTextContent('5');
    // the choice made is gone
    expect(screen.getByRole('button', { name: 'Sleep timer, 5 minutes left' })).toHaveFocus();
    await pass(120_000);
    expect(screen.getByRole('button', { name: 'Sleep timer, 3 minutes left' })).toBeVisible();
    // said when it was set, and not each minute
    expect(screen.getByText('Sleep timer, 5 minutes left')).toBeInTheDocument();
    await press('Pause');
    await pass(600_000);
    await press('Play');
    await pass(119_000);
    expect(audio.sounding().volume).toBe(0.5);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(veil()).toBeNull();
    await pass(31_000);
    expect(20 * Math.log10(audio.sounding().volume / 0.5)).toBeCloseTo(-20, 0);
    expect(veil()).not.toBeNull();
    expect(screen.getByRole('button', { name: '15 more minutes' })).toBeVisible();
    await pass(30_500);
    expect(player.state.phase).toBe('playing'); // 300.5 s: the sentence of 296 s lasts to 303 s
    await pass(3_000);
    expect(player.state).toMatchObject({ phase: 'paused', asleep: true });
    expect(audio.sounding().currentTime).toBeCloseTo(303, 1);
    expect(heard.mock.lastCall?.[0]).toBeCloseTo(303, 1);
    expect(screen.getByText('The sleep timer has ended the sound. Your place is kept.')).toBeInTheDocument();
  });

  it('gives 15 more minutes at full volume, during the fade and after it', async () => {
    await listenFor('5 minutes');
    await pass(280_000);
    await press('15 more minutes');
    await pass(100);
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    expect(audio.sounding().volume).toBe(0.5);
    expect(veil()).toBeNull();
    expect(screen.getByRole('button', { name: 'Sleep timer, 16 minutes left' })).toBeVisible();
  });

  it('goes on from its place when more is wanted after the end', async () => {
    await listenFor('5 minutes');
    await pass(305_000);
    expect(player.state.phase).toBe('paused');
    await press('15 more minutes');
    await pass(1_000);
    expect(player.state).toMatchObject({ phase: 'playing', asleep: false, timer: { minutes: 15 } });
    expect(audio.sounding().currentTime).toBeCloseTo(304, 0);
    expect(audio.sounding().volume).toBe(0.5);
  });

  it('ends with the story, and can be taken back', async () => {
    await listenFor('End of the story');
    expect(screen.getByRole('button', { name: 'Sleep timer, until the end of the story' })).toBeVisible();
    await pass(870_000);
    expect(audio.sounding().volume).toBeLessThan(0.3);
    expect(screen.queryByRole('button', { name: /more minutes/ })).toBeNull();
    await press('Sleep timer, until the end of the story');
    await press('No timer');
    await pass(100);
    expect(audio.sounding().volume).toBe(0.5);
    await pass(31_000);
    expect(player.state).toMatchObject({ phase: 'ended', asleep: false });
  });
});

describe('a screen reader', () => {
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  it('hears what was done, and nothing of time going by', async () => {
    show();
    const [region] = screen.getAllByRole('status');
    await press('Listen');
    expect(region).toHaveTextContent('Playing'); // one that comes with its words is often not read
    act(() => slider().focus());
    const before = place();
    await pass(25_000);
    expect(said()).toBe('Playing');
    expect(place()).toBe(before);
    await press('Pause');
    expect(said()).toBe('Paused');
    expect(place()).toBe('0:25 of 1:05');
    await press('Close player');
    expect(screen.getAllByRole('status')).toEqual([region]);
  });
});

describe('the lock screen', () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setPositionState: jest.fn(),
    setActionHandler: (name: string, handler: MediaSessionActionHandler | null) => {
      if (name === 'seekforward') throw new TypeError('not known here');
      handlers.set(name, handler);
    },
  };
  const pressed = async (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) => {
    act(() => handlers.get(action)?.({ action, ...details }));
    await pass(0);
  };
  beforeEach(() => {
    Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
    Object.assign(globalThis, {
      MediaMetadata: function MediaMetadata(this: object, what: object) {
        Object.assign(this, what);
      },
    });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaSession'));

  it('shows the story and steers it, until the player is closed', async () => {
    show();
    await press('Listen');
    expect(session.metadata).toMatchObject({
      title: 'The Library',
      artist: 'Storylark',
      artwork: [{ src: 'http://localhost/media/cover.png' }],
    });
    await pressed('seekto', { seekTime: 14 });
    expect(session.setPositionState).toHaveBeenLastCalledWith({
      duration: 65,
      playbackRate: 1,
      position: 14,
    });
    await pressed('nexttrack');
    expect(audio.sounding().currentTime).toBe(19);
    await pressed('previoustrack');
    expect(audio.sounding().currentTime).toBe(13);
    await pressed('seekbackward');
    expect(audio.sounding().currentTime).toBe(3);
    await pressed('pause');
    expect([player.state.phase, session.playbackState]).toEqual(['paused', 'paused']);
    await pressed('play');
    expect([player.state.phase, session.playbackState]).toEqual(['playing', 'playing']);
    await press('Close player');
    expect([session.metadata, session.playbackState, handlers.get('play')]).toEqual([null, 'none', null]);
  });
});
