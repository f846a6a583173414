import type { Plan } from '../../plan.ts';
import { moods } from '../../plan.ts';
import { SAMPLE_RATE, addAt, fade, samplesOf, toGain } from '../dsp/samples.ts';
import { pick, seededRandom } from '../dsp/seededRandom.ts';
import { addRoom } from '../dsp/room.ts';
import { loudnessOf } from '../dsp/loudness.ts';
import { composeBed } from '../music/composeBed.ts';
import type { MoodId } from '../music/moods.ts';
import type { PlacedLine } from './timeline.ts';
import { duckCurve, joinSpans } from './duckCurve.ts';

/** Loudness of the bed where nobody speaks: 8.5 LU under the voice. */
const OPEN_LUFS = -28;
const CROSSFADE = 1.5;
/** A scene shorter than this keeps the music of the scene before. */
const SHORTEST_SECTION = 20;
/** A rest this long is a scene break, wide enough for a phrase of the melody. */
const LEAD_GAP = 1.5;
const keyShifts = [-3, -2, 0, 2, 3];
const hall = { wet: 0.22, t60: 1.3, bright: 5000 };

export type MusicOrder = {
  plan: Pick<Plan, 'seed' | 'beats'>;
  placed: readonly PlacedLine[];
  seconds: number;
  /** Second from which on the music is calm: one bed, thinned out, no melody. Infinity when it never is. */
  calmFrom: number;
};

/**
 * All music of a story, already lowered under the voice: one bed per mood, in one key, with the melody in the
 * opening, the scene breaks and the close.
 */
export function musicTrack({ plan, placed, seconds, calmFrom }: MusicOrder): Float32Array {
  const track = new Float32Array(samplesOf(seconds));
  const speech = joinSpans(placed);
  const shift = pick(keyShifts, seededRandom(`${plan.seed} key`));
  const lastWord = placed.at(-1)!.to;
  for (const { mood, from, to } of sectionsOf(placed, plan, seconds, calmFrom)) {
    const start = Math.max(0, from - CROSSFADE / 2);
    const length = Math.min(seconds, to + CROSSFADE / 2) - start;
    // The same mood has the same tune each time it comes back.
    const random = seededRandom(`${plan.seed} music ${mood}`);
    const bed = composeBed(
      { mood, seconds: length, shift, thinFrom: calmFrom - start, homeFrom: lastWord - start },
      random,
    );
    const gain = toGain(OPEN_LUFS - loudnessOf(bed.samples.subarray(0, samplesOf(30))));
    for (const gap of leadGaps(speech, seconds))
      if (gap.from >= start && gap.to <= start + length && gap.from < calmFrom)
        bed.playLead(gap.from - start, gap.to - start);
    addAt(
      track,
      fade(bed.samples, start === 0 ? 0.4 : CROSSFADE, start + length === seconds ? 0 : CROSSFADE),
      start * SAMPLE_RATE,
      gain,
    );
  }
  const curve = duckCurve(speech, track.length);
  for (let i = 0; i < track.length; i++) track[i]! *= curve[i]!;
  return addRoom(track, hall);
}

function leadGaps(speech: { from: number; to: number }[], seconds: number): { from: number; to: number }[] {
  const gaps = [{ from: 0, to: speech[0]!.from - 0.2 }];
  for (const [index, { to }] of speech.entries()) {
    const end = speech[index + 1]?.from ?? seconds;
    if (end - to >= LEAD_GAP) gaps.push({ from: to + 0.2, to: end - 0.2 });
  }
  return gaps;
}

/** Stretches of one mood, from the end of the line before them on. */
function sectionsOf(
  placed: readonly PlacedLine[],
  plan: Pick<Plan, 'beats'>,
  seconds: number,
  calmFrom: number,
): { mood: MoodId; from: number; to: number }[] {
  const sections: { mood: MoodId; from: number; to: number }[] = [];
  for (const [index, { line, from }] of placed.entries()) {
    const mood = moodOf(line.beat, plan);
    const current = sections.at(-1);
    if (!current) sections.push({ mood, from: 0, to: seconds });
    else if (mood !== current.mood && from < calmFrom && from - current.from >= SHORTEST_SECTION) {
      current.to = placed[index - 1]!.to;
      sections.push({ mood, from: current.to, to: seconds });
    }
  }
  return sections;
}

function moodOf(beat: string, { beats }: Pick<Plan, 'beats'>): MoodId {
  const planned = beats.find((candidate) => candidate.beat === beat);
  if (!planned) throw new Error(`A line belongs to the beat "${beat}", which the plan does not have.`);
  const mood = moods.find((candidate) => candidate === planned.mood);
  if (!mood)
    throw new Error(`There is no music for the mood "${planned.mood}". The known ones: ${moods.join(', ')}.`);
  return mood;
}
