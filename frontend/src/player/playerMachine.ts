import type { SentenceTimes } from '@storylark/contracts/stories/views';
import { PLAYER_VOLUME, SLEEP_MORE } from '../lib/constants.ts';
import { isSpoken, sentenceAt } from './sentenceAt.ts';
import { fadeGain, newTimer, type SleepTimer, type TimerChoice } from './sleepTimer.ts';

/** `loading`: sound is wanted and not there yet, at the start or in the middle. */
export type Phase = 'closed' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';
type Trouble = 'offline' | 'broken';
export const rates = [0.75, 0.9, 1, 1.15, 1.25, 1.5] as const;
export type Rate = (typeof rates)[number];

export type Playing = {
  phase: Phase;
  /** Place in the story. */ seconds: number;
  durationSeconds: number;
  sentences: readonly SentenceTimes[];
  rate: Rate;
  /** 0 to 1, before any fade. */ volume: number;
  muted: boolean;
  timer: SleepTimer | null;
  /** The sleep timer has ended the sound; until the next wish it stays night. */ asleep: boolean;
  /** Why it failed; null in every other phase. */ trouble: Trouble | null;
};

type Measures = { durationSeconds: number; sentences: readonly SentenceTimes[] };
export type PlayerEvent =
  | ({ type: 'opened'; startAt: number } & Measures)
  | ({ type: 'measured' } & Measures)
  | { type: 'playWished' | 'pauseWished' | 'sounded' | 'starved' | 'ended' | 'timerExtended' | 'closed' }
  /**
   * The sound has run on: it is now at `seconds`, and `elapsedMs` of clock time went by since the last tick.
   */
  | { type: 'ticked'; seconds: number; elapsedMs: number }
  | { type: 'sought'; seconds: number }
  | { type: 'failed'; trouble: Trouble }
  | { type: 'rateSet'; rate: Rate }
  | { type: 'volumeSet'; volume: number }
  | { type: 'mutedSet'; muted: boolean }
  | { type: 'timerSet'; choice: TimerChoice | null };

export const silent: Playing = {
  phase: 'closed',
  seconds: 0,
  durationSeconds: 0,
  sentences: [],
  rate: 1,
  volume: PLAYER_VOLUME,
  muted: false,
  timer: null,
  asleep: false,
  trouble: null,
};

/** Whether sound is wanted, be it there or not. */
export const isOn = ({ phase }: { phase: Phase }) => phase === 'loading' || phase === 'playing';

/**
 * What an event makes of the player; one that makes no sense in this phase makes nothing of it. Throws
 * nothing.
 */
export function playerMachine(state: Playing, event: PlayerEvent): Playing {
  switch (event.type) {
    case 'opened':
      return {
        ...silent,
        rate: state.rate,
        volume: state.volume,
        muted: state.muted,
        ...measures(event, event.startAt),
      };
    case 'measured':
      return { ...state, ...measures(event, state.seconds) };
    case 'playWished':
      if (state.durationSeconds === 0 || isOn(state)) return state;
      return {
        ...state,
        phase: 'loading',
        seconds: state.phase === 'ended' ? 0 : state.seconds,
        asleep: false,
        trouble: null,
      };
    case 'pauseWished':
      return isOn(state) ? { ...state, phase: 'paused' } : state;
    case 'sounded':
      return state.phase === 'loading' ? { ...state, phase: 'playing' } : state;
    case 'starved':
      return state.phase === 'playing' ? { ...state, phase: 'loading' } : state;
    case 'ended':
      if (!isOn(state)) return state;
      return {
        ...state,
        phase: 'ended',
        seconds: state.durationSeconds,
        timer: null,
        asleep: state.timer?.choice === 'end',
      };
    case 'failed':
      return isOn(state) ? { ...state, phase: 'failed', trouble: event.trouble } : state;
    case 'closed':
      return {
        ...state,
        phase: 'closed',
        seconds: state.phase === 'ended' ? 0 : state.seconds, // there is nothing after the end to go on with
        timer: null,
        asleep: false,
        trouble: null,
      };
    case 'ticked':
      return state.phase === 'playing' ? ticked(state, event.seconds, event.elapsedMs) : state;
    case 'sought': {
      const seconds = within(event.seconds, state.durationSeconds);
      return { ...state, phase: state.phase === 'ended' ? 'paused' : state.phase, seconds, asleep: false };
    }
    case 'rateSet':
      return { ...state, rate: event.rate };
    case 'volumeSet':
      return { ...state, volume: within(event.volume, 1), muted: false };
    case 'mutedSet':
      return { ...state, muted: event.muted };
    case 'timerSet':
      return { ...state, timer: event.choice === null ? null : newTimer(event.choice), asleep: false };
    case 'timerExtended':
      return {
        ...state,
        timer: { choice: 15, leftMs: (state.timer?.leftMs ?? 0) + SLEEP_MORE },
        asleep: false,
      };
  }
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
const measures = ({ durationSeconds, sentences }: Measures, seconds: number) => ({
  durationSeconds,
  sentences,
  seconds: within(seconds, durationSeconds),
});

function ticked(state: Playing, at: number, elapsedMs: number): Playing {
  const seconds = within(at, state.durationSeconds);
  const timer = state.timer && { ...state.timer, leftMs: Math.max(0, state.timer.leftMs - elapsedMs) };
  const next = { ...state, seconds, timer };
  const over = timer !== null && timer.choice !== 'end' && timer.leftMs === 0;
  return over && atSentenceEnd(state, seconds)
    ? { ...next, phase: 'paused', timer: null, asleep: true }
    : next;
}

/** The voice is never cut off in the middle of a sentence. */
const atSentenceEnd = ({ sentences, seconds }: Playing, now: number) =>
  !isSpoken(sentences, now) || sentenceAt(sentences, now) !== sentenceAt(sentences, seconds);

/** Milliseconds of playing until the timer ends the sound; null without a timer. */
export function sleepIn({ timer, durationSeconds, seconds, rate }: Playing): number | null {
  if (!timer) return null;
  return timer.choice === 'end' ? ((durationSeconds - seconds) / rate) * 1000 : timer.leftMs;
}

/** 0 to 1: what the fade leaves of the volume. */
export function gainOf(playing: Playing): number {
  const left = sleepIn(playing);
  return playing.timer && left !== null ? fadeGain(playing.timer.choice, left) : 1;
}

/**
 * Where one sentence on, or back, begins. Back goes to the start of this sentence first, unless it has only
 * just begun.
 */
export function sentenceBeside({ sentences, seconds }: Playing, step: 1 | -1): number | null {
  const here = sentenceAt(sentences, seconds);
  if (step === 1) return sentences[here === null ? 0 : here + 1]?.from ?? null;
  if (here === null) return 0;
  const from = sentences[here]?.from ?? 0;
  return seconds - from > JUST_BEGUN ? from : (sentences[here - 1]?.from ?? 0);
}
const JUST_BEGUN = 1.5;
