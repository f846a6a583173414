import { HEARD_EVERY } from '../lib/constants.ts';
import { createHeard } from './createHeard.ts';
import { createOneVoice } from './createOneVoice.ts';
import { createSound } from './createSound.ts';
import { createTicker } from './createTicker.ts';
import { gainOf, isOn, playerMachine, sentenceBeside, sameView, silent, viewOf } from './playerMachine.ts';
import type { PlayerEvent, PlayerState, Playing, Rate } from './playerMachine.ts';
import type { PlayerActs, PlayerSource } from './playerSource.ts';
import { showMediaSession, tellMediaSession } from './showMediaSession.ts';
import type { TimerChoice } from './sleepTimer.ts';

/** Sound that does not come for so long will not come. */
const GIVE_UP_AFTER = 20_000;
/** Offline, only a story kept on this device can still come, and that comes quickly. */
const GIVE_UP_OFFLINE = 2_000;
const STEPS_PER_SECOND = 4;
/** Nearer than that the element stands where it stopped, and seeking would only cost time. */
const ANOTHER_PLACE = 0.5;

/** The player: wishes go in, a state and a running clock come out. `acts` is asked anew each time. */
export function createPlayback(acts: () => PlayerActs) {
  const heard = createHeard((at, finished) => acts().onHeard(at, finished));
  const voice = createOneVoice(() => dispatch({ type: 'pauseWished' }));
  const stateListeners = new Set<() => void>();
  const clockListeners = new Set<() => void>();
  const ticker = createTicker(onTick);
  const sound = createSound({
    sounded: () => dispatch({ type: 'sounded' }),
    starved: () => dispatch({ type: 'starved' }),
    moved: ticker.tick, // a hidden page gets no frames, and its sleep timer runs all the same
    paused: () => dispatch({ type: 'pauseWished' }),
    ended: () => dispatch({ type: 'ended' }),
    lost: (byConnection) => void renew(byConnection),
  });

  let source: PlayerSource | null = null;
  let state = silent;
  let view = viewOf(state);
  /** A new address was asked for since the last wish to play. */
  let renewed = false;
  let sinceHeard = 0;
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  let takeBackSession = () => {};

  function dispatch(event: PlayerEvent) {
    const before = state;
    state = playerMachine(before, event);
    if (state === before) return;
    follow(before, state);
    const seen = viewOf(state);
    if (!sameView(view, seen)) {
      view = seen;
      for (const listener of stateListeners) listener();
    }
    if (steps(before) !== steps(state)) for (const listener of clockListeners) listener();
  }

  /** The element, the device's player and the house follow the state. */
  function follow(before: Playing, now: Playing) {
    const stopped = isOn(before) && !isOn(now);
    const shut = now.phase === 'closed' && before.phase !== 'closed';
    if (stopped) sound.pause();
    if (stopped || shut) heard.say(now.seconds, now.phase === 'ended' || before.phase === 'ended');
    sound.tune({ ...now, gain: gainOf(now) });
    if (before.phase !== now.phase) {
      waitForSound();
      if (now.phase === 'playing') ticker.start();
      else ticker.stop();
      if (shut) takeBackSession();
    }
    if (now.phase !== 'closed' && (before.phase !== now.phase || before.rate !== now.rate)) tellPlace();
  }
  function waitForSound() {
    clearTimeout(givingUp);
    if (state.phase !== 'loading') return;
    givingUp = setTimeout(
      () => dispatch({ type: 'failed', trouble: 'offline' }),
      navigator.onLine ? GIVE_UP_AFTER : GIVE_UP_OFFLINE,
    );
  }
  const tellPlace = () => tellMediaSession({ ...state, on: isOn(state) });

  function onTick(elapsedMs: number) {
    if (state.phase !== 'playing' || sound.isSeeking()) return;
    dispatch({ type: 'ticked', seconds: sound.seconds(), elapsedMs });
    sinceHeard += elapsedMs;
    if (sinceHeard < HEARD_EVERY) return;
    sinceHeard = 0;
    heard.say(state.seconds, false);
  }

  const begin = () => sound.play(() => dispatch({ type: 'pauseWished' }));

  /**
   * The address may have run out: asks for another, once for each wish to play, and goes on where it stopped.
   */
  async function renew(byConnection: boolean) {
    if (!isOn(state)) return;
    const fail = (offline: boolean) => dispatch({ type: 'failed', trouble: offline ? 'offline' : 'broken' });
    if (renewed || !navigator.onLine) return fail(byConnection || !navigator.onLine);
    renewed = true;
    dispatch({ type: 'starved' });
    const asked = source;
    const answer = await acts()
      .freshAudioUrl()
      .then((url) => ({ url, silent: false }))
      .catch(() => ({ url: null, silent: true }));
    if (!isOn(state) || source?.storyUuid !== asked?.storyUuid) return;
    if (answer.url === null) return fail(byConnection || answer.silent);
    sound.load(answer.url, state.seconds);
    begin();
  }

  const controls = {
    /** Also tries again what failed, and begins anew what has ended. */
    play() {
      if (!source || isOn(state)) return;
      if (state.phase === 'closed')
        takeBackSession = showMediaSession(source, {
          ...controls,
          seekBy: (by) => controls.seek(state.seconds + by),
        });
      renewed = false;
      const failed = state.phase === 'failed';
      dispatch({ type: 'playWished' });
      if (failed || !sound.isLoaded()) sound.load(source.audioUrl, state.seconds);
      else if (Math.abs(sound.seconds() - state.seconds) > ANOTHER_PLACE) sound.seek(state.seconds);
      voice.claim();
      begin();
    },
    pause: () => dispatch({ type: 'pauseWished' }),
    toggle: () => (isOn(state) ? controls.pause() : controls.play()),
    seek(seconds: number) {
      dispatch({ type: 'sought', seconds });
      sound.seek(state.seconds);
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
    volumeSettable: sound.volumeSettable,
    open(next: PlayerSource | null) {
      const sameStory = next !== null && source?.storyUuid === next.storyUuid;
      source = next;
      if (sameStory) return dispatch({ type: 'measured', ...next });
      dispatch({ type: 'closed' });
      sound.unload();
      heard.begin(next?.startAt ?? 0);
      dispatch({ type: 'opened', ...(next ?? { durationSeconds: 0, sentences: [], startAt: 0 }) });
    },
    /** Listens to the element and the page. Returns how to end: the sound stops, the place is told. */
    start() {
      const tellHeard = () => state.phase !== 'closed' && heard.say(state.seconds, state.phase === 'ended');
      const ends = [
        sound.listen(),
        listensTo(window, 'pagehide', tellHeard),
        listensTo(document, 'visibilitychange', () => document.visibilityState === 'hidden' && tellHeard()),
        listensTo(window, 'offline', waitForSound),
        voice.end,
      ];
      return () => {
        dispatch({ type: 'closed' });
        for (const end of ends) end();
        sound.unload();
      };
    },
    state: (): PlayerState => view,
    onState: (listener: () => void) => joins(stateListeners, listener),
    /** The running place, in steps that a slider can show. */
    seconds: () => steps(state) / STEPS_PER_SECOND,
    onClock: (listener: () => void) => joins(clockListeners, listener),
  };
}
export type Playback = ReturnType<typeof createPlayback>;

const steps = ({ seconds }: Playing) => Math.floor(seconds * STEPS_PER_SECOND);

function joins(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function listensTo(target: EventTarget, name: string, listener: () => void) {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}
