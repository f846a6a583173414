import type { SentenceTimes } from '@storylark/contracts/stories/views';
import { HEARD_EVERY } from '../lib/constants.ts';
import { createHeard } from './createHeard.ts';
import { createLoudness } from './createLoudness.ts';
import { createOneVoice } from './createOneVoice.ts';
import { gainOf, isOn, playerMachine, sentenceBeside, silent, viewOf } from './playerMachine.ts';
import type { PlayerEvent, PlayerState, Playing, Rate, Trouble } from './playerMachine.ts';
import { showMediaSession, tellMediaSession } from './showMediaSession.ts';
import type { TimerChoice } from './sleepTimer.ts';

/** What is to be heard. `startAt` counts when the story is first given; a new `audioUrl` is used from the next load on. */
export type PlayerSource = {
  storyUuid: string;
  title: string;
  heroName: string | null;
  artworkUrl: string | null;
  audioUrl: string;
  durationSeconds: number;
  sentences: readonly SentenceTimes[];
  startAt: number;
};
export type PlayerActs = {
  /** At every stop, every 30 s of playing and when the page goes away; never twice the same. */
  onHeard(positionSeconds: number, finished: boolean): void;
  /** The address has run out. Null: there is no other; rejects: the house does not answer. */
  freshAudioUrl(): Promise<string | null>;
};

/** Sound that does not come for so long will not come. */
const GIVE_UP_AFTER = 20_000;
/** A tick later than this comes after a sleep of the device, in which nothing was heard. */
const LONGEST_TICK = 5_000;
const SLIDER_STEPS_PER_SECOND = 4;

/** The player around one audio element: wishes go in, a state and a running clock come out. `acts` is asked anew each time. */
export function createPlayback(acts: () => PlayerActs) {
  const audio = new Audio();
  audio.preload = 'none';
  const loudness = createLoudness(audio);
  const heard = createHeard((at, finished) => acts().onHeard(at, finished));
  const voice = createOneVoice(() => dispatch({ type: 'pauseWished' }));
  const stateListeners = new Set<() => void>();
  const clockListeners = new Set<() => void>();

  let source: PlayerSource | null = null;
  let state = silent;
  let view = viewOf(state);
  /** The address that the element has, null before the first wish. */
  let loaded: string | null = null;
  let renewed = false;
  let frame = 0;
  let lastTick = 0;
  let sinceHeard = 0;
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  let takeBackSession = () => {};

  function dispatch(event: PlayerEvent) {
    const before = state;
    state = playerMachine(before, event);
    if (state === before) return;
    follow(before, state);
    const now = viewOf(state);
    if (!same(view, now)) {
      view = now;
      for (const listener of stateListeners) listener();
    }
    if (quarters(before) !== quarters(state)) for (const listener of clockListeners) listener();
  }

  /** The element, the device's player and the house follow the state. */
  function follow(before: Playing, now: Playing) {
    const shut = now.phase === 'closed' && before.phase !== 'closed';
    if (isOn(before) && !isOn(now)) audio.pause();
    if (shut || (isOn(before) && !isOn(now))) heard.say(now.seconds, now.phase === 'ended' || before.phase === 'ended');
    loudness.set(now.volume, gainOf(now));
    audio.muted = now.muted;
    if (audio.playbackRate !== now.rate) audio.playbackRate = audio.defaultPlaybackRate = now.rate;
    if (before.phase !== now.phase) {
      clearTimeout(givingUp);
      if (now.phase === 'loading') givingUp = setTimeout(() => dispatch({ type: 'failed', trouble: 'offline' }), GIVE_UP_AFTER);
      if (now.phase === 'playing') startTicking();
      if (shut) takeBackSession();
    }
    if (now.phase !== 'closed' && (before.phase !== now.phase || before.rate !== now.rate)) tellPlace();
  }
  const tellPlace = () => tellMediaSession({ ...state, on: isOn(state) });

  function startTicking() {
    lastTick = performance.now();
    sinceHeard = 0;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onFrame);
  }
  function onFrame() {
    tick();
    if (state.phase === 'playing') frame = requestAnimationFrame(onFrame);
  }
  /** By frame for the eye; by `timeupdate` too, since a hidden page gets no frames and its sleep timer runs all the same. */
  function tick() {
    if (state.phase !== 'playing' || audio.seeking) return;
    const elapsedMs = Math.min(LONGEST_TICK, performance.now() - lastTick);
    lastTick = performance.now();
    dispatch({ type: 'ticked', seconds: audio.currentTime, elapsedMs });
    sinceHeard += elapsedMs;
    if (sinceHeard < HEARD_EVERY) return;
    sinceHeard = 0;
    heard.say(state.seconds, false);
  }

  function load(url: string) {
    loaded = url;
    audio.preload = savesData() ? 'metadata' : 'auto';
    audio.src = url;
    audio.playbackRate = audio.defaultPlaybackRate = state.rate; // loading sets it back
    audio.currentTime = state.seconds;
  }
  function sound() {
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') dispatch({ type: 'pauseWished' });
      // all else comes as an event of the element, or is a pause that was faster
    });
  }

  async function onError() {
    if (!isOn(state) || !source) return;
    const lost: Trouble = !navigator.onLine || audio.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'offline' : 'broken';
    if (renewed || !navigator.onLine) return dispatch({ type: 'failed', trouble: lost });
    renewed = true;
    const { storyUuid } = source;
    dispatch({ type: 'starved' });
    let trouble = lost;
    const url = await acts()
      .freshAudioUrl()
      .catch(() => ((trouble = 'offline'), null));
    if (source?.storyUuid !== storyUuid || !isOn(state)) return;
    if (url === null) return dispatch({ type: 'failed', trouble });
    source = { ...source, audioUrl: url };
    load(url);
    sound();
  }

  const mediaEvents: [string, () => void][] = [
    // Safari forgets a place that is set before it knows the length
    ['loadedmetadata', () => Math.abs(audio.currentTime - state.seconds) > 0.5 && (audio.currentTime = state.seconds)],
    ['playing', () => dispatch({ type: 'sounded' })],
    ['waiting', () => dispatch(navigator.onLine ? { type: 'starved' } : { type: 'failed', trouble: 'offline' })],
    ['timeupdate', tick],
    ['pause', () => audio.ended || (audio.error === null && dispatch({ type: 'pauseWished' }))],
    ['ended', () => dispatch({ type: 'ended' })],
    ['error', () => void onError()],
  ];
  const onOffline = () => state.phase === 'loading' && dispatch({ type: 'failed', trouble: 'offline' });
  const onAway = () => state.phase !== 'closed' && heard.say(state.seconds, state.phase === 'ended');
  const onHidden = () => document.visibilityState === 'hidden' && onAway();

  const controls = {
    /** Also tries again what failed, and begins anew what has ended. */
    play() {
      if (!source || isOn(state)) return;
      const again = state.phase === 'failed';
      if (state.phase === 'closed')
        takeBackSession = showMediaSession(source, { ...controls, seekBy: (by) => controls.seek(state.seconds + by) });
      renewed = false;
      dispatch({ type: 'playWished' });
      if (again || loaded === null) load(source.audioUrl);
      else if (audio.ended) audio.currentTime = state.seconds;
      voice.claim();
      sound();
    },
    pause: () => dispatch({ type: 'pauseWished' }),
    toggle: () => (isOn(state) ? controls.pause() : controls.play()),
    seek(seconds: number) {
      dispatch({ type: 'sought', seconds });
      if (loaded !== null) audio.currentTime = state.seconds;
      if (state.phase !== 'closed') tellPlace();
    },
    /** By its index among the source's sentences. */
    playFrom(sentence: number) {
      const from = state.sentences[sentence]?.from;
      if (from === undefined) return;
      controls.seek(from);
      controls.play();
    },
    nextSentence: () => goTo(sentenceBeside(state, 1)),
    previousSentence: () => goTo(sentenceBeside(state, -1)),
    setRate: (rate: Rate) => dispatch({ type: 'rateSet', rate }),
    /** 0 to 1. */
    setVolume: (volume: number) => dispatch({ type: 'volumeSet', volume }),
    setMuted: (muted: boolean) => dispatch({ type: 'mutedSet', muted }),
    setTimer: (choice: TimerChoice | null) => dispatch({ type: 'timerSet', choice }),
    /** 15 minutes more; goes on playing if the timer has ended it. */
    extendTimer() {
      dispatch({ type: 'timerExtended' });
      controls.play();
    },
    /** Stops; the place is kept. */
    close: () => dispatch({ type: 'closed' }),
  };
  const goTo = (seconds: number | null) => seconds !== null && controls.seek(seconds);

  return {
    controls,
    volumeSettable: loudness.settable,
    open(next: PlayerSource | null) {
      const sameStory = next !== null && source?.storyUuid === next.storyUuid;
      source = next;
      if (sameStory) return dispatch({ type: 'measured', ...next });
      dispatch({ type: 'closed' });
      loaded = null;
      heard.begin(next?.startAt ?? 0);
      dispatch({ type: 'opened', ...(next ?? { durationSeconds: 0, sentences: [], startAt: 0 }) });
    },
    /** Listens to the element and the page. Returns how to end: the sound stops, the place is told. */
    start() {
      for (const [name, listener] of mediaEvents) audio.addEventListener(name, listener);
      window.addEventListener('offline', onOffline);
      window.addEventListener('pagehide', onAway);
      document.addEventListener('visibilitychange', onHidden);
      return () => {
        dispatch({ type: 'closed' });
        for (const [name, listener] of mediaEvents) audio.removeEventListener(name, listener);
        window.removeEventListener('offline', onOffline);
        window.removeEventListener('pagehide', onAway);
        document.removeEventListener('visibilitychange', onHidden);
        cancelAnimationFrame(frame);
        audio.removeAttribute('src');
        loaded = null;
        voice.end();
      };
    },
    state: (): PlayerState => view,
    onState: (listener: () => void) => listens(stateListeners, listener),
    /** The running place, in steps that a slider can show. */
    seconds: () => quarters(state) / SLIDER_STEPS_PER_SECOND,
    onClock: (listener: () => void) => listens(clockListeners, listener),
  };
}
export type Playback = ReturnType<typeof createPlayback>;

const quarters = ({ seconds }: Playing) => Math.floor(seconds * SLIDER_STEPS_PER_SECOND);
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function listens(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The place alone is no news; it goes by the clock. */
function same(a: PlayerState, b: PlayerState): boolean {
  const names = Object.keys(b) as (keyof PlayerState)[];
  return (
    names.every((name) => name === 'seconds' || name === 'timer' || a[name] === b[name]) &&
    a.timer?.choice === b.timer?.choice &&
    a.timer?.minutes === b.timer?.minutes
  );
}
