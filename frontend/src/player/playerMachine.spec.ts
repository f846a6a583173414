import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isOn,
  type Playing,
  type PlayerEvent,
  playerMachine,
  rates,
  sentenceBeside,
  silent,
  sleepIn,
} from './playerMachine.ts';
import { viewOf } from './playerView.ts';
import { isSpoken, sentenceAt } from './sentenceAt.ts';
import { fadeGain, timerChoices } from './sleepTimer.ts';

/** Sentences of some length with some silence before each, in seconds. */
const sentences = fc
  .array(fc.record({ silence: fc.integer({ min: 0, max: 2 }), spoken: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 40,
  })
  .map((lengths) => {
    let at = 0;
    return lengths.map(({ silence, spoken }) => {
      const from = at + silence;
      at = from + spoken;
      return { paragraph: 0, from, to: at, words: [] };
    });
  });
const story = sentences.map((all) => ({ sentences: all, durationSeconds: (all.at(-1)?.to ?? 0) + 5 }));
const event: fc.Arbitrary<PlayerEvent> = fc.oneof(
  fc.constantFrom<PlayerEvent>(
    { type: 'playWished' },
    { type: 'pauseWished' },
    { type: 'sounded' },
    { type: 'starved' },
    { type: 'ended' },
    { type: 'timerExtended' },
    { type: 'closed' },
    { type: 'failed', trouble: 'offline' },
  ),
  fc.record({
    type: fc.constant('ticked' as const),
    seconds: fc.float({ min: -5, max: 500, noNaN: true }),
    elapsedMs: fc.nat(40_000),
  }),
  fc.record({ type: fc.constant('sought' as const), seconds: fc.float({ min: -50, max: 900, noNaN: true }) }),
  fc.record({ type: fc.constant('timerSet' as const), choice: fc.constantFrom(...timerChoices, null) }),
  fc.record({ type: fc.constant('rateSet' as const), rate: fc.constantFrom(...rates) }),
  fc.record({ type: fc.constant('volumeSet' as const), volume: fc.float({ min: -1, max: 2, noNaN: true }) }),
);
const opened = (of: { sentences: Playing['sentences']; durationSeconds: number }, startAt = 0) =>
  playerMachine(silent, { type: 'opened', startAt, ...of });
const run = (state: Playing, ...events: PlayerEvent[]) => events.reduce(playerMachine, state);
const playing = (of: Parameters<typeof opened>[0], startAt = 0) =>
  run(opened(of, startAt), { type: 'playWished' }, { type: 'sounded' });

describe('the sentence at a time', () => {
  it('is the last that has begun', () => {
    fc.assert(
      fc.property(sentences, fc.float({ min: -1, max: 400, noNaN: true }), (all, seconds) => {
        const begun = all.filter(({ from }) => from <= seconds).length;
        expect(sentenceAt(all, seconds)).toBe(begun === 0 ? null : begun - 1);
        expect(isSpoken(all, seconds)).toBe(all.some(({ from, to }) => from <= seconds && seconds < to));
      }),
    );
  });
});

describe('the player', () => {
  it('stays within the story, within its volume and within sense, whatever happens', () => {
    fc.assert(
      fc.property(story, fc.array(event, { maxLength: 60 }), (of, events) => {
        let state = opened(of);
        for (const next of events) {
          state = playerMachine(state, next);
          expect(state.seconds).toBeGreaterThanOrEqual(0);
          expect(state.seconds).toBeLessThanOrEqual(of.durationSeconds);
          expect(state.volume).toBeGreaterThanOrEqual(0);
          expect(state.volume).toBeLessThanOrEqual(1);
          expect(state.trouble !== null).toBe(state.phase === 'failed');
          if (state.asleep) expect(isOn(state)).toBe(false);
          if (state.phase === 'closed' && next.type === 'closed')
            expect([state.timer, state.asleep]).toEqual([null, false]);
        }
      }),
    );
  });

  it('keeps its place over everything but sound, seeking and a new beginning', () => {
    fc.assert(
      fc.property(story, event, (of, next) => {
        const before = playing(of, 3);
        if (['ticked', 'sought', 'ended'].includes(next.type)) return;
        expect(playerMachine(before, next).seconds).toBe(before.seconds);
      }),
    );
  });

  it('begins anew after the end, and where it stood after everything else', () => {
    const of = { sentences: [], durationSeconds: 60 };
    const ended = run(playing(of, 30), { type: 'ended' });
    expect([ended.phase, ended.seconds]).toEqual(['ended', 60]);
    expect(run(ended, { type: 'playWished' }).seconds).toBe(0);
    expect(run(ended, { type: 'closed' }).seconds).toBe(0);
    for (const stop of [
      { type: 'pauseWished' },
      { type: 'closed' },
      { type: 'failed', trouble: 'broken' },
    ] as const)
      expect(run(playing(of, 30), stop, { type: 'playWished' }).seconds).toBe(30);
  });

  it('does nothing new to see from one frame to the next within a sentence', () => {
    const of = { sentences: [{ paragraph: 0, from: 0, to: 9, words: [] }], durationSeconds: 20 };
    const before = viewOf(playing(of));
    const after = viewOf(run(playing(of), { type: 'ticked', seconds: 4, elapsedMs: 4000 }));
    expect({ ...after, seconds: 0 }).toEqual({ ...before, seconds: 0 });
  });
});

describe('one sentence on and back', () => {
  const all = [2, 6, 10].map((from) => ({ paragraph: 0, from, to: from + 3, words: [] }));
  const at = (seconds: number) => opened({ sentences: all, durationSeconds: 15 }, seconds);
  it('goes to the beginning of a neighbour, or of this one when it is well under way', () => {
    expect(sentenceBeside(at(0), 1)).toBe(2);
    expect(sentenceBeside(at(7), 1)).toBe(10);
    expect(sentenceBeside(at(11), 1)).toBeNull();
    expect(sentenceBeside(at(7), -1)).toBe(2);
    expect(sentenceBeside(at(8.9), -1)).toBe(6);
    expect(sentenceBeside(at(2.5), -1)).toBe(0);
  });
});

describe('the sleep timer', () => {
  it('counts playing time alone and stops at the end of a sentence, never within one', () => {
    fc.assert(
      fc.property(
        story,
        fc.array(fc.integer({ min: 10, max: 900 }), { minLength: 1, maxLength: 200 }),
        (of, frames) => {
          let state = run(playing(of), { type: 'timerSet', choice: 5 });
          state = { ...state, timer: { choice: 5, leftMs: 8_000 } };
          let played = 0;
          for (const elapsedMs of frames) {
            const before = state;
            played += elapsedMs;
            state = playerMachine(state, {
              type: 'ticked',
              seconds: Math.min(of.durationSeconds, played / 1000),
              elapsedMs,
            });
            if (state.phase === 'playing') {
              expect(sleepIn(state)).toBe(Math.max(0, 8_000 - played));
              continue;
            }
            expect(played).toBeGreaterThanOrEqual(8_000);
            expect(state.asleep).toBe(true);
            const stillTheSame =
              sentenceAt(of.sentences, before.seconds) === sentenceAt(of.sentences, state.seconds);
            expect(stillTheSame && isSpoken(of.sentences, state.seconds)).toBe(false);
            return;
          }
        },
      ),
    );
  });

  it('rests while nothing is heard', () => {
    const of = { sentences: [], durationSeconds: 600 };
    const paused = run(playing(of), { type: 'timerSet', choice: 10 }, { type: 'pauseWished' });
    expect(sleepIn(run(paused, { type: 'ticked', seconds: 9, elapsedMs: 9_000 }))).toBe(600_000);
    const waiting = run(playing(of), { type: 'timerSet', choice: 10 }, { type: 'starved' });
    expect(sleepIn(run(waiting, { type: 'ticked', seconds: 9, elapsedMs: 9_000 }))).toBe(600_000);
  });

  it('set to the end of the story goes by what is left of it, at the speed it is told', () => {
    const of = { sentences: [], durationSeconds: 600 };
    const state = run(playing(of, 480), { type: 'rateSet', rate: 1.5 }, { type: 'timerSet', choice: 'end' });
    expect(sleepIn(state)).toBe(80_000);
    expect(viewOf(state)).toMatchObject({ timer: { minutes: 2 }, fading: false });
    const ended = run(state, { type: 'ended' });
    expect([ended.phase, ended.asleep]).toEqual(['ended', true]);
  });

  it('gives 15 minutes more on top of what is left, and goes on from the same place when it had ended', () => {
    const of = { sentences: [], durationSeconds: 600 };
    const late = { ...playing(of, 100), timer: { choice: 5 as const, leftMs: 20_000 } };
    expect(viewOf(late).fading).toBe(true);
    const more = run(late, { type: 'timerExtended' });
    expect([sleepIn(more), viewOf(more).fading]).toEqual([920_000, false]);
    const asleep = run(late, { type: 'ticked', seconds: 120, elapsedMs: 20_000 });
    expect([asleep.phase, asleep.asleep, asleep.seconds]).toEqual(['paused', true, 120]);
    const on = run(asleep, { type: 'timerExtended' }, { type: 'playWished' });
    expect([on.phase, on.asleep, on.seconds, sleepIn(on)]).toEqual(['loading', false, 120, 900_000]);
  });

  it('fades by equal steps for the ear, all the way down, but leaves the last words of a story clear', () => {
    const decibels = (choice: 5 | 'end', leftMs: number) => 20 * Math.log10(fadeGain(choice, leftMs));
    expect(fadeGain(5, 60_000)).toBe(1);
    expect(decibels(5, 30_000)).toBeCloseTo(-20);
    expect(decibels(5, 0)).toBeCloseTo(-40);
    const steps = [50, 40, 30, 20, 10].map(
      (left) => decibels(5, left * 1000) - decibels(5, (left + 10) * 1000),
    );
    for (const step of steps) expect(step).toBeCloseTo(-40 / 6);
    expect(decibels('end', 0)).toBeCloseTo(-14);
  });
});
