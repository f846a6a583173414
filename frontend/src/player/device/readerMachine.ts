import { SLEEP_MORE } from '../../lib/constants.ts';
import { isOn, type Phase, type Rate } from '../playerMachine.ts';
import type { DeviceVoice } from '../readerSource.ts';
import { fadeGain, newTimer, type SleepTimer, type TimerChoice } from '../sleepTimer.ts';

/**
 * `refused`: this browser wants a press first. `voiceGone`: the voice is not on this device any more, or lacks
 * its language. `silent`: nothing is heard of it.
 */
export type ReaderTrouble = 'refused' | 'voiceGone' | 'silent' | 'broken';

/** A story read sentence by sentence by a voice of this device. */
export type Reading = {
  phase: Phase;
  /** Place among the sentences: being spoken, or next to be; below `count`. */ at: number;
  count: number;
  /** Stretch of the sentence being spoken: first character, and the one after the last. */
  word: readonly [number, number] | null;
  voice: DeviceVoice;
  rate: Rate;
  timer: SleepTimer | null;
  /** The sleep timer has ended the sound; until the next wish it stays night. */ asleep: boolean;
  /** Why it failed; null in every other phase. */ trouble: ReaderTrouble | null;
  /** Rises with each sentence that is to be spoken, also when it is the same one again. */ utterance: number;
};

export type ReaderEvent =
  | { type: 'playWished' | 'pauseWished' | 'started' | 'spoken' | 'timerExtended' | 'closed' }
  /** The text is cut into other sentences: `at` is where it is among these. */
  | { type: 'measured'; count: number; at: number }
  | { type: 'worded'; word: readonly [number, number] }
  | { type: 'failed'; trouble: ReaderTrouble }
  | { type: 'sought'; at: number }
  | { type: 'voiceSet'; voice: DeviceVoice }
  | { type: 'rateSet'; rate: Rate }
  | { type: 'timerSet'; choice: TimerChoice | null }
  /** `elapsedMs` of clock time went by while it was on. */
  | { type: 'ticked'; elapsedMs: number };

export const newReading = (begin: Pick<Reading, 'at' | 'count' | 'voice' | 'rate'>): Reading => ({
  phase: 'closed',
  word: null,
  timer: null,
  asleep: false,
  trouble: null,
  utterance: 0,
  ...begin,
});

/**
 * What an event makes of the reading; one that makes no sense in this phase makes nothing of it. Throws
 * nothing.
 */
export function readerMachine(state: Reading, event: ReaderEvent): Reading {
  switch (event.type) {
    case 'playWished':
      if (state.count === 0 || isOn(state)) return state;
      return {
        ...speak(state, state.phase === 'ended' ? 0 : state.at),
        phase: 'loading',
        asleep: false,
        trouble: null,
      };
    case 'pauseWished':
      return isOn(state) ? { ...state, phase: 'paused', word: null } : state;
    case 'started':
      return state.phase === 'loading' ? { ...state, phase: 'playing' } : state;
    case 'worded':
      return isOn(state) ? { ...state, phase: 'playing', word: event.word } : state;
    case 'spoken':
      return isOn(state) ? spoken(state) : state;
    case 'failed':
      return isOn(state) ? { ...state, phase: 'failed', word: null, trouble: event.trouble } : state;
    case 'sought': {
      const at = Math.min(state.count - 1, Math.max(0, Math.round(event.at)));
      const phase = state.phase === 'ended' ? 'paused' : state.phase;
      return { ...speak(state, at), phase, asleep: false };
    }
    case 'measured':
      return { ...state, count: event.count, at: event.at, word: null };
    case 'voiceSet':
      return { ...speak(state, state.at), voice: event.voice };
    case 'rateSet':
      return { ...speak(state, state.at), rate: event.rate };
    case 'timerSet':
      return { ...state, timer: event.choice === null ? null : newTimer(event.choice), asleep: false };
    case 'timerExtended':
      return {
        ...state,
        timer: { choice: 15, leftMs: (state.timer?.leftMs ?? 0) + SLEEP_MORE },
        asleep: false,
      };
    case 'ticked':
      if (!isOn(state) || state.timer === null || state.timer.leftMs === 0) return state;
      return {
        ...state,
        timer: { ...state.timer, leftMs: Math.max(0, state.timer.leftMs - event.elapsedMs) },
      };
    case 'closed':
      return { ...state, phase: 'closed', word: null, timer: null, asleep: false, trouble: null };
  }
}

const speak = (state: Reading, at: number): Reading => ({
  ...state,
  at,
  word: null,
  utterance: state.utterance + 1,
});

/** The sleep timer ends it here, never in the middle of a sentence. */
function spoken(state: Reading): Reading {
  const { timer, at, count } = state;
  if (at + 1 >= count)
    return { ...state, phase: 'ended', word: null, timer: null, asleep: timer?.choice === 'end' };
  const next = { ...state, at: at + 1, word: null };
  return hasRunOut(timer)
    ? { ...next, phase: 'paused', timer: null, asleep: true }
    : { ...next, utterance: state.utterance + 1 };
}

const hasRunOut = (timer: SleepTimer | null) =>
  timer !== null && timer.choice !== 'end' && timer.leftMs === 0;

/** 0 to 1: how loud the next sentence is. It cannot grow quieter while it is spoken. */
export const gainOf = ({ timer }: Reading): number =>
  timer === null || timer.choice === 'end' ? 1 : fadeGain(timer.choice, timer.leftMs);
