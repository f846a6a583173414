import type { StoryLanguage } from '@storylark/contracts/languages';
import type { NarratorVoice } from '@storylark/contracts/stories/vocabulary';
import type { Line, Plan } from '../../plan.ts';
import type { Utterance } from './narrator.ts';
import { sayLine } from './sayLine.ts';

/** Who tells, in which language, and of whom: the names of the cast are said as they were checked. */
export type Telling = { language: StoryLanguage; voice: NarratorVoice; cast: Plan['cast'] };

/** The line as it is marked; a `say` of its own goes before the checked names. */
export function utteranceOf(line: Line, { language, voice, cast }: Telling): Utterance {
  const { text, stress, pace, pitch, range } = line;
  const names = [cast.hero, cast.companion, cast.helper, ...cast.others].map(({ name }) => name);
  const say = line.say ?? sayLine(text, names, language);
  return {
    text,
    ...(say !== undefined && { say }),
    ...(stress && { stress }),
    language,
    voice,
    pace,
    pitch,
    range,
  };
}
