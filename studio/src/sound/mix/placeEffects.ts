import type { StoryType } from '@storylark/contracts/stories/vocabulary';
import type { EffectCue } from '../../plan.ts';
import {
  SAMPLE_RATE,
  addAt,
  fade,
  peakOf,
  samplesOf,
  scale,
  toDecibels,
  toGain,
  type Span,
} from '../dsp/samples.ts';
import { seededRandom } from '../dsp/seededRandom.ts';
import { loudnessOf } from '../dsp/loudness.ts';
import { effectOf, type Effect } from '../effects/effects.ts';
import { applyCourse } from './ducking.ts';
import type { EffectsDepth } from './mixer.ts';
import type { PlacedLine } from './timeline.ts';

/** An effect ready to be added to the mix at its second. */
export type PlacedEffect = { effect: string; use: Effect['use']; from: number; pcm: Float32Array };
type EffectsOrder = { seed: string; type: StoryType; placed: readonly PlacedLine[]; depth: EffectsDepth };

const AFTER_WORD = 0.08;
/** Seconds an event may go on under the next line. */
const UNDER_SPEECH = 2;
/** An event is heard as loud as it is for this long; then it gives way to whoever speaks. */
const STRIKES = 0.35;
const GIVES_WAY_DB = -6;
const GIVING_WAY = 0.15;
const HIGHEST_PEAK_DB = -6;
const LOUDEST = { event: -27, bed: -38 };
const LOUDEST_AT_BEDTIME = -32;
/** Share of the telling after which a bedtime story has no events. */
const BEDTIME_EVENTS_UNTIL = 0.8;
const LOOP_CROSSFADE = 1;

/**
 * Renders the cues that may be heard: never one on the deed, none too close to the one before. Levels above
 * the house's limits are lowered to them.
 */
export function placeEffects({ seed, type, placed, depth }: EffectsOrder): PlacedEffect[] {
  const effects: PlacedEffect[] = [];
  const [begin, end] = [placed[0]!.from, placed.at(-1)!.to];
  const lastEventAt = type === 'bedtime' ? begin + BEDTIME_EVENTS_UNTIL * (end - begin) : Infinity;
  const loudestEvent = type === 'bedtime' ? LOUDEST_AT_BEDTIME : LOUDEST.event;
  // Two beds at once would come too near to the voice.
  const freeFrom = { bed: -Infinity, event: -Infinity };
  for (const [index, spoken] of placed.entries())
    for (const cue of spoken.line.cues) {
      const { use, render } = effectOf(cue.effect);
      const from = startOf(cue, spoken);
      if (from < freeFrom[use] || (use === 'event' && (spoken.line.beat === 'deed' || from > lastEventAt)))
        continue;
      const sound = render(seededRandom(`${seed} effect ${spoken.line.id} ${cue.effect}`));
      const nextLine = placed[index + (cue.at === 'start' ? 0 : 1)]?.from ?? end;
      const pcm =
        use === 'event'
          ? givingWay(
              toLevel(shorten(sound, nextLine + UNDER_SPEECH - from), Math.min(cue.lufs, loudestEvent)),
              from,
              placed,
            )
          : toLevel(
              depth.layeredAmbience ? stretch(sound, sceneEnd(placed, index) - from) : sound,
              Math.min(cue.lufs, LOUDEST.bed),
            );
      freeFrom[use] = from + (use === 'event' ? depth.secondsBetween : pcm.length / SAMPLE_RATE);
      effects.push({ effect: cue.effect, use, from, pcm });
    }
  return effects;
}

/** A number is the index of a character of the line: the effect follows the word that holds it. */
function startOf({ at }: EffectCue, { from, to, words }: PlacedLine): number {
  if (at === 'start') return from;
  const end = at === 'end' ? to : (words.find(([, , , charTo]) => at < charTo)?.[1] ?? to);
  return end + AFTER_WORD;
}

function sceneEnd(placed: readonly PlacedLine[], index: number): number {
  const next = placed.findIndex((later, at) => at > index && later.line.beat !== placed[index]!.line.beat);
  return placed[next === -1 ? placed.length - 1 : next - 1]!.to;
}

/** Repeats a bed until it lasts `seconds`; one that is long enough stays as it is. */
function stretch(bed: Float32Array, seconds: number): Float32Array {
  const length = samplesOf(seconds);
  if (length <= bed.length) return bed;
  const [overlap, ambience] = [samplesOf(LOOP_CROSSFADE), new Float32Array(length)];
  for (let at = 0; at < length; at += bed.length - overlap) addAt(ambience, bed, at);
  return fade(ambience, 0, LOOP_CROSSFADE);
}

const shorten = (event: Float32Array, seconds: number): Float32Array =>
  event.length <= seconds * SAMPLE_RATE
    ? event
    : fade(event.slice(0, samplesOf(seconds)), 0, Math.min(0.5, seconds / 2));

/** No word is lost under what it brought about. */
function givingWay(event: Float32Array, at: number, placed: readonly Span[]): Float32Array {
  const [from, until] = [at + STRIKES, at + event.length / SAMPLE_RATE];
  const gain = toGain(GIVES_WAY_DB);
  const course = placed
    .filter((line) => line.to > from && line.from < until)
    .flatMap((line) => [
      { at: Math.max(from, line.from - GIVING_WAY), gain: 1 },
      { at: Math.max(from, line.from - GIVING_WAY) + GIVING_WAY, gain },
      { at: line.to, gain },
      { at: line.to + GIVING_WAY, gain: 1 },
    ]);
  return applyCourse(event, course, at);
}

const toLevel = (sound: Float32Array, lufs: number): Float32Array =>
  scale(sound, toGain(Math.min(lufs - loudnessOf(sound), HIGHEST_PEAK_DB - toDecibels(peakOf(sound)))));
