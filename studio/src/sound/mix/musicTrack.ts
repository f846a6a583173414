import type { Plan } from '../../plan.ts';
import { moods } from '../../plan.ts';
import { POWER_HOP, gatedLoudness, weightedPower } from '../dsp/loudness.ts';
import { SAMPLE_RATE, fade, toGain, type Span } from '../dsp/samples.ts';
import { addRoom } from '../dsp/room.ts';
import { composeScore } from '../music/composeScore.ts';
import { layOut, type Conception, type Scene } from '../music/form.ts';
import type { MoodId } from '../music/moods.ts';
import { playScore } from '../music/playScore.ts';
import { applyCourse, duckingOf, openSpans, type Point } from './ducking.ts';
import { tellerLevels } from './tellerLevel.ts';
import { calmLine, type PlacedLine } from './timeline.ts';

/** Where only music is heard: 5.5 LU under the voice at both ends of a story, 8 LU between its scenes. */
const ENDS_LUFS = -25;
const RESTS_LUFS = -27.5;
const UNDER_SPEECH_LUFS = -42.5;
const FADE_IN = 0.05;
const hall = { wet: 0.22, t60: 1.3, bright: 5000 };

export type MusicOrder = {
  plan: Pick<Plan, 'seed' | 'type' | 'beats'>;
  conception: Conception;
  placed: readonly PlacedLine[];
  seconds: number;
};

/** All music of a story at the level at which it is heard. */
export function musicTrack({ plan, conception, placed, seconds }: MusicOrder): Float32Array {
  const open = openSpans(placed, seconds);
  const calm = calmLine(placed, plan.type);
  const sections = layOut(conception, scenesOf(placed, plan, calm), placed[calm]?.from ?? Infinity);
  const track = playScore(plan.seed, composeScore(plan.seed, conception, sections, open), seconds);
  applyCourse(track, levelsOf(track, open, placed, tellerLevels(placed, calm)));
  return addRoom(fade(track, FADE_IN, 0), hall);
}

/**
 * Sets each stretch to the level at which it is to be heard, whatever plays in it: the music gives way to the
 * teller as far as the teller is to be heard.
 */
function levelsOf(
  track: Float32Array,
  open: readonly Span[],
  placed: readonly PlacedLine[],
  tellers: readonly number[],
): Point[] {
  const powers = weightedPower(track);
  const hop = POWER_HOP / SAMPLE_RATE;
  const gainTo = (lufs: number, spans: readonly Span[]): number => {
    const heard = spans.flatMap(({ from, to }) => [
      ...powers.subarray(Math.ceil(from / hop), Math.floor(to / hop)),
    ]);
    return toGain(lufs - gatedLoudness(heard));
  };
  const isEnd = (index: number): boolean => index === 0 || index === open.length - 1;
  const rests = open.filter((_, index) => !isEnd(index));
  const atEnds = gainTo(ENDS_LUFS, [open[0]!, open.at(-1)!]);
  const inRests = rests.length > 0 ? gainTo(RESTS_LUFS, rests) : atEnds;
  const underSpeech = open.slice(1).map(({ from: until }, index) => {
    const said = placed.map((line, at) => ({ ...line, teller: tellers[at]! }));
    const heard = said.filter(({ from, to }) => from >= open[index]!.to && to <= until);
    return gainTo(UNDER_SPEECH_LUFS + Math.min(...heard.map(({ teller }) => teller)), heard);
  });
  return duckingOf(
    open,
    (index) => (isEnd(index) ? atEnds : inRests),
    (index) => underSpeech[index]!,
  );
}

/** From the last word of the scene before to its own; a bedtime story that becomes calm begins a new one. */
function scenesOf(placed: readonly PlacedLine[], plan: Pick<Plan, 'beats'>, calm: number): Scene[] {
  const scenes: Scene[] = [];
  for (const [index, { line, from, to }] of placed.entries()) {
    const current = scenes.at(-1);
    if (current && current.beat === line.beat && index !== calm) current.to = to;
    else {
      // What is calm keeps the music it has.
      const mood = current && index >= calm ? current.mood : moodOf(line.beat, plan);
      scenes.push({ beat: line.beat, mood, from: current?.to ?? from, to });
    }
  }
  return scenes;
}

/** The music of a beat. */
export function moodOf(beat: string, { beats }: Pick<Plan, 'beats'>): MoodId {
  const planned = beats.find((candidate) => candidate.beat === beat);
  if (!planned) throw new Error(`A line belongs to the beat "${beat}", which the plan does not have.`);
  const mood = moods.find((candidate) => candidate === planned.mood);
  if (!mood)
    throw new Error(`There is no music for the mood "${planned.mood}". The known ones: ${moods.join(', ')}.`);
  return mood;
}
