import { HEARD_EVERY } from '../lib/constants.ts';
import { createHeard } from './createHeard.ts';
import { createLink } from './createLink.ts';
import { createOneVoice } from './sound/createOneVoice.ts';
import { createPlayerStore } from './createPlayerStore.ts';
import { createSound } from './sound/createSound.ts';
import { createTicker } from './createTicker.ts';
import { gainOf, isOn, type Playing, type Rate, sentenceBeside } from './playerMachine.ts';
import type { PlayerActs, PlayerSource } from './playerSource.ts';
import { showMediaSession, tellMediaSession } from './showMediaSession.ts';
import type { TimerChoice } from './sleepTimer.ts';

/** Sound that does not come for so long will not come. */
const GIVE_UP_AFTER = 20_000;
/** Offline, only a story kept on this device can still come, and that comes quickly. */
const GIVE_UP_OFFLINE = 2_000;
/** How often the address is looked after while it plays. */
const KEEP_UP_EVERY = 1_000;
/** Nearer than that the element stands where it stopped, and seeking would only cost time. */
const ANOTHER_PLACE = 0.5;

/** The player: wishes go in, a state and a running clock come out. `acts` is asked anew each time. */
export function createPlayback(acts: () => PlayerActs) {
  const store = createPlayerStore(follow);
  const { dispatch, playing } = store;
  const heard = createHeard((at, finished) => acts().onHeard(at, finished));
  const voice = createOneVoice(() => dispatch({ type: 'pauseWished' }));
  const ticker = createTicker(onTick);
  const sound = createSound({
    sounded: () => dispatch({ type: 'sounded' }),
    starved: () => dispatch({ type: 'starved' }),
    moved: ticker.tick, // a hidden page gets no frames, and its sleep timer runs all the same
    paused: () => dispatch({ type: 'pauseWished' }),
    ended: () => dispatch({ type: 'ended' }),
    lost: (byConnection) => void renew(byConnection),
  });
  const link = createLink({ ask: () => acts().freshAudioUrl(), sound });

  let source: PlayerSource | null = null;
  /** A new address was asked for since the last wish to play. */
  let renewed = false;
  let sinceHeard = 0;
  let sinceKeptUp = 0;
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  let takeBackSession = () => {};

  /** The element, the device's player and the house follow the state. */
  function follow(before: Playing, now: Playing) {
    const stopped = isOn(before) && !isOn(now);
    const shut = now.phase === 'closed' && before.phase !== 'closed';
    if (stopped) sound.pause();
    if (stopped || shut) tellHeard(shut ? before : now);
    sound.tune({ ...now, gain: gainOf(now) });
    if (before.phase !== now.phase) {
      waitForSound();
      if (now.phase === 'playing') ticker.start();
      else ticker.stop();
      if (shut) takeBackSession();
    }
    if (now.phase !== 'closed' && (before.phase !== now.phase || before.rate !== now.rate)) tellPlace();
  }
  const tellHeard = ({ phase, seconds } = playing()) =>
    phase !== 'closed' && heard.say(seconds, phase === 'ended');
  function waitForSound() {
    clearTimeout(givingUp);
    if (playing().phase !== 'loading') return;
    givingUp = setTimeout(
      () => dispatch({ type: 'failed', trouble: 'offline' }),
      navigator.onLine ? GIVE_UP_AFTER : GIVE_UP_OFFLINE,
    );
  }
  const tellPlace = () => tellMediaSession({ on: isOn(playing()), at: playing() });

  function onTick(elapsedMs: number) {
    if (playing().phase !== 'playing' || sound.isSeeking()) return;
    dispatch({ type: 'ticked', seconds: sound.seconds(), elapsedMs });
    sinceKeptUp += elapsedMs;
    if (sinceKeptUp >= KEEP_UP_EVERY) {
      sinceKeptUp = 0;
      void link.keepUp();
    }
    sinceHeard += elapsedMs;
    if (sinceHeard < HEARD_EVERY) return;
    sinceHeard = 0;
    renewed = false; // it has played since
    heard.say(playing().seconds, false);
  }

  const begin = () => sound.play(() => dispatch({ type: 'pauseWished' }));

  /**
   * The address may have run out: asks for another, once for each wish to play, and goes on where it stopped.
   */
  async function renew(byConnection: boolean) {
    if (!isOn(playing())) return;
    const fail = (offline: boolean) => dispatch({ type: 'failed', trouble: offline ? 'offline' : 'broken' });
    if (renewed || !navigator.onLine) return fail(byConnection || !navigator.onLine);
    renewed = true;
    dispatch({ type: 'starved' });
    const asked = source;
    const answer = await link
      .renew()
      .then((url) => ({ url, silent: false }))
      .catch(() => ({ url: null, silent: true }));
    if (!isOn(playing()) || source?.storyUuid !== asked?.storyUuid) return;
    if (answer.url === null) return fail(byConnection || answer.silent);
    sound.load(answer.url, playing().seconds);
    begin();
  }

  const controls = {
    /** Also tries again what failed, and begins anew what has ended. */
    play() {
      if (!source || isOn(playing())) return;
      if (playing().phase === 'closed')
        takeBackSession = showMediaSession(source, {
          ...controls,
          seekBy: (by) => controls.seek(playing().seconds + by),
        });
      renewed = false;
      const failed = playing().phase === 'failed';
      dispatch({ type: 'playWished' });
      voice.claim();
      const anew = failed || !sound.isLoaded() || link.isStuck();
      if (anew && link.isOver()) return void renew(false);
      if (anew) sound.load(link.newest(), playing().seconds);
      else if (Math.abs(sound.seconds() - playing().seconds) > ANOTHER_PLACE) sound.seek(playing().seconds);
      begin();
    },
    pause: () => dispatch({ type: 'pauseWished' }),
    toggle: () => (isOn(playing()) ? controls.pause() : controls.play()),
    seek(seconds: number) {
      dispatch({ type: 'sought', seconds });
      sound.seek(playing().seconds);
      if (playing().phase !== 'closed') tellPlace();
    },
    /** By its index among the source's sentences. */
    playFrom(sentence: number) {
      const from = playing().sentences[sentence]?.from;
      if (from === undefined) return;
      controls.seek(from);
      controls.play();
    },
    nextSentence: () => goTo(sentenceBeside(playing(), 1)),
    previousSentence: () => goTo(sentenceBeside(playing(), -1)),
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
      link.give(next?.audioUrl ?? '');
      if (sameStory) return dispatch({ type: 'measured', ...next });
      dispatch({ type: 'closed' });
      sound.unload();
      heard.begin(next?.startAt ?? 0);
      dispatch({ type: 'opened', ...(next ?? { durationSeconds: 0, sentences: [], startAt: 0 }) });
    },
    /** Listens to the element and the page. Returns how to end: the sound stops, the place is told. */
    start() {
      const ends = [
        sound.listen(),
        listensTo(window, 'pagehide', () => tellHeard()),
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
    state: store.view,
    onState: store.onView,
    seconds: store.seconds,
    onClock: store.onClock,
  };
}
export type Playback = ReturnType<typeof createPlayback>;

function listensTo(target: EventTarget, name: string, listener: () => void) {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}
