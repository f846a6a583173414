import { describe, expect, it } from '@jest/globals';
import { newReading, type ReaderEvent, readerMachine, type Reading } from './readerMachine.ts';
import { wordAt } from './wordAt.ts';

const anna = { voiceURI: 'urn:anna', name: 'Anna' };
const begun = (changes: Partial<Reading> = {}): Reading => ({
  ...newReading({ at: 0, count: 4, voice: anna, rate: 1 }),
  ...changes,
});
const after = (state: Reading, ...events: ReaderEvent[]) => events.reduce(readerMachine, state);
const play: ReaderEvent = { type: 'playWished' };
const started: ReaderEvent = { type: 'started' };
const spoken: ReaderEvent = { type: 'spoken' };
const minutes = (choice: 5 | 'end'): ReaderEvent => ({ type: 'timerSet', choice });

describe('a story read sentence by sentence', () => {
  it('goes from one to the next to its end, each once', () => {
    const ended = after(begun(), play, started, spoken, spoken, spoken, spoken);
    expect(ended).toMatchObject({ phase: 'ended', at: 3, utterance: 4 });
    expect(after(ended, play)).toMatchObject({ phase: 'loading', at: 0 });
  });

  it('speaks the sentence again where it was paused, for engines do not go on in the middle', () => {
    const paused = after(begun(), play, started, spoken, { type: 'pauseWished' });
    expect(paused).toMatchObject({ phase: 'paused', at: 1, word: null });
    const again = after(paused, play);
    expect(again).toMatchObject({ phase: 'loading', at: 1 });
    expect(again.utterance).toBe(paused.utterance + 1);
  });

  it('speaks the sentence again with another speed or voice', () => {
    const on = after(begun(), play, started);
    for (const event of [
      { type: 'rateSet', rate: 1.25 },
      { type: 'voiceSet', voice: { voiceURI: 'urn:ben', name: 'Ben' } },
    ] as const)
      expect(after(on, event)).toMatchObject({ phase: 'playing', at: 0, utterance: on.utterance + 1 });
  });

  it('goes to another sentence, within the story', () => {
    const on = after(begun({ at: 2 }), play, started);
    expect(after(on, { type: 'sought', at: 9 })).toMatchObject({ at: 3, phase: 'playing' });
    expect(after(on, { type: 'sought', at: -1 })).toMatchObject({ at: 0, phase: 'playing' });
    expect(after(begun({ phase: 'ended', at: 3 }), { type: 'sought', at: 1 })).toMatchObject({
      at: 1,
      phase: 'paused',
    });
  });

  it('marks the word until the sentence is over', () => {
    const marked = after(begun(), play, started, { type: 'worded', word: [4, 7] });
    expect(marked.word).toEqual([4, 7]);
    expect(after(marked, spoken).word).toBeNull();
  });

  it('keeps its place when it fails, and tries again from there', () => {
    const failed = after(begun({ at: 2 }), play, { type: 'failed', trouble: 'silent' });
    expect(failed).toMatchObject({ phase: 'failed', at: 2, trouble: 'silent' });
    expect(after(failed, play)).toMatchObject({ phase: 'loading', at: 2, trouble: null });
  });

  it('hears nothing of a voice that it has stopped', () => {
    const paused = after(begun(), play, started, { type: 'pauseWished' });
    for (const late of [started, spoken, { type: 'failed', trouble: 'broken' } as const])
      expect(after(paused, late)).toBe(paused);
  });
});

describe('its sleep timer', () => {
  it('ends at the end of the sentence in which it runs out, at the place of the next', () => {
    const out = after(begun(), play, started, minutes(5), { type: 'ticked', elapsedMs: 300_000 });
    expect(out).toMatchObject({ phase: 'playing', at: 0 });
    expect(after(out, spoken)).toMatchObject({ phase: 'paused', asleep: true, at: 1, timer: null });
  });

  it('runs only while it reads', () => {
    const paused = after(begun(), play, started, minutes(5), { type: 'pauseWished' });
    expect(after(paused, { type: 'ticked', elapsedMs: 60_000 }).timer?.leftMs).toBe(300_000);
  });

  it('lasts to the end of the story where that was chosen', () => {
    const on = after(begun(), play, started, minutes('end'), { type: 'ticked', elapsedMs: 900_000 });
    expect(after(on, spoken, spoken, spoken)).toMatchObject({ phase: 'playing', at: 3 });
    expect(after(on, spoken, spoken, spoken, spoken)).toMatchObject({ phase: 'ended', asleep: true });
  });

  it('gives more minutes after it has ended it', () => {
    const asleep = after(begun(), play, started, minutes(5), { type: 'ticked', elapsedMs: 300_000 }, spoken);
    expect(after(asleep, { type: 'timerExtended' }, play)).toMatchObject({
      phase: 'loading',
      asleep: false,
      timer: { leftMs: 900_000 },
    });
  });
});

describe('a word of a sentence', () => {
  it('is as long as the engine says, or as its letters go', () => {
    const text = 'Mia’s lantern, l’étoile.';
    expect(wordAt(text, 0, 5)).toEqual([0, 5]);
    expect(wordAt(text, 0, undefined)).toEqual([0, 5]);
    expect(wordAt(text, 6, 0)).toEqual([6, 13]);
    expect(wordAt(text, 15, undefined)).toEqual([15, 23]);
  });

  it('is none where no letter stands, or beyond the end', () => {
    expect(wordAt('Oh! So', 2, undefined)).toBeNull();
    expect(wordAt('Oh', 2, undefined)).toBeNull();
    expect(wordAt('Oh', 0, 9)).toEqual([0, 2]);
  });
});
