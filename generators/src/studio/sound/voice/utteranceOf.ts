import type { StoryLanguage } from '@storylark/contracts/languages';
import type { NarratorVoice, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { CastMember, Line, Plan } from '../../plan.ts';
import { seededRandom } from '../dsp/seededRandom.ts';
import type { SpeakerRole, Utterance } from './narrator.ts';

/** What of a story its voice hangs on. */
export type Telling = { seed: string; type: StoryType; language: StoryLanguage; voice: NarratorVoice; cast: Plan['cast'] };

const OLD_AGE = 60;
const SMALL_AGE = 4;
/** Every line a little different: nothing tires an ear like the same melody again. */
const PITCH_SPREAD = 2.5;
const PACE_SPREAD = 0.025;

/** The last third of a bedtime story, by characters told: slower, lower, flatter, longer rests. */
const calm = { from: 2 / 3, pace: 0.94, pitch: -2, range: -17, pause: 1.25 };

export const isCalm = (type: StoryType, progress: number): boolean => type === 'bedtime' && progress >= calm.from;

/** @param progress share of the story's characters told before this line, 0 to 1. */
export function utteranceOf(line: Line, { seed, type, language, voice, cast }: Telling, progress: number): Utterance {
  const random = seededRandom(`${seed} delivery ${line.id}`);
  const { pace, pitch, range } = isCalm(type, progress) ? calm : { pace: 1, pitch: 0, range: 0 };
  return {
    text: line.text,
    ...(line.say === undefined ? {} : { say: line.say }),
    ...(line.stress === undefined ? {} : { stress: line.stress }),
    language,
    voice,
    role: roleOf(line.speaker, cast),
    pace: line.pace * pace * (1 + PACE_SPREAD * (2 * random() - 1)),
    pitch: line.pitch + pitch + PITCH_SPREAD * (2 * random() - 1),
    range: line.range + range,
  };
}

/** Seconds of rest after the line. */
export const restAfter = (line: Line, type: StoryType, progress: number): number =>
  (line.pauseMs / 1000) * (isCalm(type, progress) ? calm.pause : 1);

/** @throws Error for a speaker who is not in the cast. */
export function roleOf(speaker: string, cast: Plan['cast']): SpeakerRole {
  if (speaker === 'narrator') return 'narrator';
  const member = [cast.hero, cast.companion, cast.helper, ...cast.others].find(({ id }) => id === speaker);
  if (!member) throw new Error(`The line's speaker "${speaker}" is not in the cast of the story.`);
  if (member.characterType === 'robot') return 'robot';
  if (speaker === cast.hero.id) return 'hero';
  return isOld(member) ? 'old' : isSmall(member) ? 'small' : 'other';
}

const isOld = ({ age, relationshipType }: CastMember): boolean => relationshipType === 'grandparent' || (age ?? 0) >= OLD_AGE;
const isSmall = ({ age, characterType }: CastMember): boolean => characterType === 'imaginary_friend' || (age ?? OLD_AGE) <= SMALL_AGE;
