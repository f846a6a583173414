import { beats, type BeatId } from '@storylark/contracts/stories/beats';
import { storyTypes, type StoryType } from '@storylark/contracts/stories/vocabulary';
import { moods } from '../../plan.ts';
import { seededRandom } from '../dsp/seededRandom.ts';
import { SAMPLE_RATE } from '../dsp/samples.ts';
import { loudnessOf } from '../dsp/loudness.ts';
import { difference } from '../measure.ts';
import { instruments } from './instruments.ts';
import { composeScore } from './composeScore.ts';
import { conceive, layOut, type Scene, type Section } from './form.ts';
import { moodTable, scales, type MoodId } from './moods.ts';
import { playScore } from './playScore.ts';
import type { ScoreNote } from './accompany.ts';

/** Frequency in hertz near `expected`, to a fraction of a cent, from the zero-phase lag of many periods. */
function frequencyNear(samples: Float32Array, expected: number): number {
  const [start, length] = [2400, 8192];
  const correlation = (lag: number): number => {
    let sum = 0;
    for (let i = start; i < start + length; i++) sum += samples[i]! * samples[i + lag]!;
    return sum;
  };
  const periods = Math.floor(500 / (SAMPLE_RATE / expected));
  const around = Math.round((periods * SAMPLE_RATE) / expected);
  const reach = Math.floor(SAMPLE_RATE / expected / 3);
  let best = around;
  for (let lag = around - reach; lag <= around + reach; lag++)
    if (correlation(lag) > correlation(best)) best = lag;
  const [left, middle, right] = [correlation(best - 1), correlation(best), correlation(best + 1)];
  return (periods * SAMPLE_RATE) / (best + (left - right) / (2 * (left - 2 * middle + right)));
}

describe('instruments', () => {
  it.each([
    'pluck',
    'bell',
    'musicBox',
    'marimba',
    'pad',
    'flute',
    'clarinet',
    'horn',
    'reed',
    'bass',
  ] as const)('%s is in tune', (name) => {
    for (const note of [55, 62, 67, 72, 79]) {
      const hertz = 440 * 2 ** ((note - 69) / 12);
      const heard = frequencyNear(instruments[name](hertz, 1.5, seededRandom(name)), hertz);
      expect(Math.abs(1200 * Math.log2(heard / hertz))).toBeLessThan(5);
    }
  });
});

const SCENE_SECONDS = 21;
const REST_SECONDS = 2.4;

/** The music of a story in which every beat is told for twenty seconds, after a rest. */
function musicOf(
  seed: string,
  {
    type = 'adventure',
    home = 'adventure',
    away = 'wonder',
    calmFrom = Infinity,
  }: { type?: StoryType; home?: MoodId; away?: MoodId; calmFrom?: number } = {},
) {
  const conception = conceive(seed, type, home);
  const { openingSeconds, endingBars } = conception;
  const isAway = (beat: BeatId): boolean => !['home', 'stir', 'passage', 'homeward', 'echo'].includes(beat);
  const scenes = beats.map((beat, index): Scene => {
    const from = openingSeconds + index * SCENE_SECONDS;
    return { beat, mood: isAway(beat) ? away : home, from, to: from + SCENE_SECONDS };
  });
  const seconds = scenes.at(-1)!.to + endingBars.reduce((sum, bar) => sum + bar, 0);
  const open = [
    { from: 0, to: openingSeconds },
    ...scenes.slice(1).map(({ from }) => ({ from, to: from + REST_SECONDS })),
    { from: scenes.at(-1)!.to, to: seconds },
  ];
  const sections = layOut(conception, scenes, calmFrom);
  const notes = composeScore(seed, conception, sections, open);
  const sectionAt = (beat: BeatId): Section => sections[1 + beats.indexOf(beat)]!;
  const within = ({ from, bars }: Section): ScoreNote[] => {
    const end = from + bars.reduce((sum, bar) => sum + bar, 0);
    return notes.filter(({ at }) => at >= from - 0.1 && at < end - 0.1);
  };
  return { conception, scenes, open, sections, sectionAt, within, notes, seconds };
}

/** The highest note of the leading instrument at each of its onsets: what one would hum. */
function tuneIn(notes: readonly ScoreNote[], instrument: string): number[] {
  const highest = new Map<number, number>();
  for (const note of notes)
    if (note.instrument === instrument && note.level > 0.31)
      highest.set(note.at, Math.max(note.note, highest.get(note.at) ?? 0));
  return [...highest].sort(([one], [other]) => one - other).map(([, note]) => note);
}
const intervals = (tune: readonly number[]): number[] =>
  tune.slice(1).map((note, index) => note - tune[index]!);

describe('the theme of a story', () => {
  it.each(moods)('can be hummed (%s)', (mood) => {
    for (let seed = 0; seed < 40; seed++) {
      const { theme } = conceive(`${seed}`, 'everyday', mood);
      for (const { notes } of [theme.statement, theme.answer]) {
        expect(notes.reduce((sum, { beats: length }) => sum + length, 0)).toBe(4 * theme.meter);
        const steps = notes.map(({ step }) => step);
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(10);
        const moves = intervals(steps).map(Math.abs);
        expect(Math.max(...moves)).toBeLessThanOrEqual(6);
        expect(moves.filter((move) => move <= 2).length / moves.length).toBeGreaterThan(0.55);
        expect(new Set(steps).size).toBeGreaterThanOrEqual(3);
      }
      expect(theme.statement.notes.at(-1)!.step % 7).toBe(0);
      expect(theme.answer.notes.at(-1)!.step % 7).not.toBe(0);
    }
  });

  it('is stated at the beginning, comes back at the deed, and is the same at the end', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const type of storyTypes) {
        const calmFrom = type === 'bedtime' ? 150 : Infinity;
        const { conception, sections, sectionAt, within } = musicOf(seed, {
          type,
          away: 'adventure',
          calmFrom,
        });
        const lead = conception.leadOf('adventure');
        const stated = tuneIn(within(sections[0]!), lead);
        expect(stated.length).toBe(conception.theme.statement.notes.length);
        expect(tuneIn(within(sections.at(-1)!), lead)).toEqual(stated);
        expect(tuneIn(within(sectionAt('deed')), lead).slice(0, stated.length)).toEqual(stated);
        const voices = within(sectionAt('deed')).filter(({ instrument }) => instrument === lead);
        expect(voices.length).toBeGreaterThanOrEqual(2 * stated.length);
      }
  });

  it('is another one in every story, also of the same type', () => {
    const tunes = Array.from({ length: 60 }, (_, seed) => {
      const { theme } = conceive(`story-${seed}`, 'fantasy', 'wonder');
      return theme.statement.notes.map(({ beats: length, step }) => `${length}:${step}`).join(' ');
    });
    expect(new Set(tunes).size).toBeGreaterThanOrEqual(58);
  });
});

describe('the form of the music', () => {
  it('begins every scene on a bar line and leaves nothing out', () => {
    const { scenes, sections } = musicOf('a');
    for (const [index, { from, bars }] of sections.entries()) {
      const end = from + bars.reduce((sum, bar) => sum + bar, 0);
      if (index < sections.length - 1) expect(end).toBeCloseTo(sections[index + 1]!.from, 6);
      expect(Math.max(...bars) / Math.min(...bars)).toBeLessThan(1.5);
    }
    expect(sections.slice(1, -1).map(({ from }) => from)).toEqual(scenes.map(({ from }) => from));
  });

  it('goes on with the music before it where a scene is too short for its own', () => {
    const conception = conceive('a', 'adventure', 'adventure');
    const scene = (beat: BeatId, from: number, to: number): Scene => ({ beat, mood: 'adventure', from, to });
    const told = layOut(
      conception,
      [scene('home', 8, 30), scene('stir', 30, 34), scene('passage', 34, 50)],
      Infinity,
    );
    expect(told.map(({ from }) => from)).toEqual([0, 8, 34, 50]);
  });

  it.each(moods)('never loops (%s)', (away) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { sections, notes } = musicOf(seed, { away });
      const bars = sections.slice(1, -1).flatMap(({ from, bars: lengths }) => {
        let at = from;
        return lengths.map((length) => ({ from: at, to: (at += length) }));
      });
      const heard = bars.map(({ from, to }) =>
        notes
          .filter(({ at }) => at >= from - 0.02 && at < to - 0.02)
          .map(
            ({ instrument, note, at }) =>
              `${instrument} ${note} ${Math.round((at - from) / ((to - from) / 12))}`,
          )
          .sort()
          .join(),
      );
      const fours = heard.slice(3).map((_, index) => heard.slice(index, index + 4).join('|'));
      expect(new Set(fours).size).toBe(fours.length);
    }
  });

  it('is thinned while somebody speaks and whole where nobody does', () => {
    const { conception, open, within, sectionAt } = musicOf('a', { away: 'adventure' });
    const lead = conception.leadOf('adventure');
    const notes = within(sectionAt('task')).filter(({ instrument }) => instrument === lead);
    const isOpen = ({ at }: ScoreNote): boolean => open.some(({ from, to }) => at >= from - 0.1 && at < to);
    const rate = (some: readonly ScoreNote[], seconds: number): number => some.length / seconds;
    const spoken = notes.filter((note) => !isOpen(note));
    expect(rate(spoken, SCENE_SECONDS - REST_SECONDS)).toBeLessThan(
      0.5 * rate(notes.filter(isOpen), REST_SECONDS),
    );
    expect(Math.max(...spoken.map(({ level }) => level))).toBeLessThan(0.4);
  });

  it('turns to minor where all goes wrong, and holds its breath at the pause', () => {
    const { conception, within, sectionAt } = musicOf('a', { home: 'playful', away: 'homely' });
    const tonic = moodTable.homely.tonic + conception.shift;
    const classes = (notes: readonly ScoreNote[]): Set<number> =>
      new Set(
        notes
          .filter(({ instrument }) => instrument !== 'shaker')
          .map(({ note }) => (note - tonic + 120) % 12),
      );
    const [dark, bright] = [classes(within(sectionAt('setback'))), classes(within(sectionAt('task')))];
    expect([...dark].every((note) => (scales.minor as readonly number[]).includes(note))).toBe(true);
    expect([...bright].every((note) => (scales.major as readonly number[]).includes(note))).toBe(true);
    expect(dark.has(3)).toBe(true);
    const { from, bars } = sectionAt('pause');
    for (const { at } of within(sectionAt('pause'))) {
      const bar = (at - from) / bars[0]!;
      expect(Math.abs(bar - Math.round(bar))).toBeLessThan(0.01);
    }
  });

  it('sinks where a bedtime story becomes calm', () => {
    const order = { type: 'bedtime', home: 'lullaby', away: 'lullaby' } as const;
    const half = musicOf('a', order).sectionAt('setback').from;
    const [lively, calm] = [musicOf('a', order), musicOf('a', { ...order, calmFrom: half })];
    const count = ({ notes }: typeof calm, from: number, to: number): number =>
      notes.filter(({ at }) => at >= from && at < to).length;
    const end = calm.scenes.at(-1)!.to;
    expect(count(calm, 0, half - 1)).toBe(count(lively, 0, half - 1));
    expect(count(calm, half, end)).toBeLessThan(0.7 * count(lively, half, end));
  });
});

describe('the music as it sounds', () => {
  it.each(moods)('goes on without a break (%s)', (mood) => {
    const { notes } = musicOf('a', { home: mood, away: mood });
    const samples = playScore(
      'a',
      notes.filter(({ at }) => at < 60),
      60,
    );
    expect(samples.includes(NaN)).toBe(false);
    for (let second = 0; second < 60; second += 2)
      expect(loudnessOf(samples.subarray(second * SAMPLE_RATE, (second + 2) * SAMPLE_RATE))).toBeGreaterThan(
        -45,
      );
  });

  it('is the same for the same seed and another for another', () => {
    const sound = (seed: string): Float32Array => playScore(seed, musicOf(seed).notes, 20);
    expect(difference(sound('a'), sound('a'))).toBe(0);
    expect(difference(sound('a'), sound('b'))).toBeGreaterThan(0.01);
  });
});
