import { HEARD_EVERY } from '../../lib/constants.ts';
import { isOn, type Rate } from '../playerMachine.ts';
import type { DeviceVoice, ReaderSource, ReaderWish, SpokenSentence, TellRead } from '../readerSource.ts';
import { showMediaSession, tellMediaSession } from '../showMediaSession.ts';
import type { TimerChoice } from '../sleepTimer.ts';
import { createOneVoice } from '../sound/createOneVoice.ts';
import { createSpeech } from './createSpeech.ts';
import { gainOf, newReading, type ReaderEvent, readerMachine } from './readerMachine.ts';
import { type ReaderState, viewOf } from './readerView.ts';
import { sentenceNear } from '../sentenceNear.ts';

const TICK_EVERY = 1_000;
/** A hidden page is called once a minute; what is later comes after a sleep of the device. */
const LONGEST_TICK = 61_000;

/** Reads a story aloud by a voice of this device: wishes go in, a state comes out. */
export function createReader(source: ReaderSource, { voice, at, rate }: ReaderWish, tell: TellRead) {
  const listeners = new Set<() => void>();
  let { sentences } = source;
  let state = newReading({ voice, rate, count: sentences.length, at });
  let view = viewOf(state);
  const speech = createSpeech({
    started: () => dispatch({ type: 'started' }),
    worded: (word) => dispatch({ type: 'worded', word }),
    spoken: () => dispatch({ type: 'spoken' }),
    cut: () => dispatch({ type: 'pauseWished' }),
    failed: (trouble) => dispatch({ type: 'failed', trouble }),
  });
  const oneVoice = createOneVoice(() => dispatch({ type: 'pauseWished' }));
  let ticking: ReturnType<typeof setInterval> | undefined;
  let ticked = 0;
  let sinceTold = 0;
  let takeBackSession = () => {};

  function dispatch(event: ReaderEvent) {
    const before = state;
    state = readerMachine(before, event);
    if (state === before) return;
    view = viewOf(state);
    for (const listener of listeners) listener();
    const [was, is] = [isOn(before), isOn(state)];
    if (is !== was) {
      clearInterval(ticking);
      ticked = performance.now();
      if (is) ticking = setInterval(tick, TICK_EVERY);
      tellMediaSession({ on: is });
    }
    if (was && !is) speech.stop();
    const shut = state.phase === 'closed' && before.phase !== 'closed';
    if ((was && !is) || shut) say(state.phase === 'ended' || before.phase === 'ended');
    if (is && (!was || state.utterance !== before.utterance)) speak();
  }

  function speak() {
    if (state.timer) tick(); // how loud it is depends on what is left
    speech.speak({
      text: sentences[state.at]?.text ?? '',
      voice: state.voice.voiceURI,
      rate: state.rate,
      volume: gainOf(state),
    });
  }
  function tick() {
    const now = performance.now();
    const elapsedMs = Math.min(LONGEST_TICK, now - ticked);
    ticked = now;
    dispatch({ type: 'ticked', elapsedMs });
    sinceTold += elapsedMs;
    if (sinceTold >= HEARD_EVERY) say(false);
  }
  function say(finished: boolean) {
    sinceTold = 0;
    const here = sentences[state.at];
    if (here) tell(here, finished);
  }

  const controls = {
    /** Also tries again what failed, and begins anew what has ended. */
    play() {
      if (state.phase === 'closed') takeBackSession = showMediaSession(source, controls);
      oneVoice.claim();
      dispatch({ type: 'playWished' });
    },
    pause: () => dispatch({ type: 'pauseWished' }),
    toggle: () => (isOn(state) ? controls.pause() : controls.play()),
    goTo: (to: number) => dispatch({ type: 'sought', at: to }),
    playFrom(from: number) {
      controls.goTo(from);
      controls.play();
    },
    nextSentence: () => controls.goTo(state.at + 1),
    previousSentence: () => controls.goTo(state.at - 1),
    setRate: (to: Rate) => dispatch({ type: 'rateSet', rate: to }),
    /** Goes on with it at once. */
    setVoice(one: DeviceVoice) {
      dispatch({ type: 'voiceSet', voice: one });
      controls.play();
    },
    setTimer: (choice: TimerChoice | null) => dispatch({ type: 'timerSet', choice }),
    /** 15 minutes more; goes on reading if the timer has ended it. */
    extendTimer() {
      dispatch({ type: 'timerExtended' });
      controls.play();
    },
  };
  const away = () => controls.pause(); // a page that has gone must not speak on

  return {
    controls,
    state: () => view,
    onState(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The same story, its sentences perhaps cut otherwise. */
    measure(now: readonly SpokenSentence[]) {
      if (now === sentences) return;
      const before = sentences;
      sentences = now;
      const same = sentenceNear(now, before[state.at] ?? null);
      const again = isOn(state) && before[state.at]?.text !== now[same]?.text;
      dispatch({ type: 'measured', count: now.length, at: same });
      if (again) controls.goTo(same);
    },
    /** Returns how to end: silence, and the place is told. */
    start() {
      window.addEventListener('pagehide', away);
      return () => {
        window.removeEventListener('pagehide', away);
        dispatch({ type: 'closed' });
        takeBackSession();
        oneVoice.end();
      };
    },
  };
}
export type Reader = ReturnType<typeof createReader>;
/** As its player has it. */
export type OpenReader = Reader['controls'] & { state: ReaderState; close(): void };
