import type { StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceId } from '@storylark/contracts/stories/vocabulary';
import type { Line, Plan } from '../../plan.ts';
import { deliveryOf, deliveryOfSpeech } from './deliveryOf.ts';
import type { Delivery, Utterance } from './narrator.ts';
import { sayLine } from './sayLine.ts';

/** Who tells, in which language, and of whom: the names of the cast are said as they were checked. */
export type Telling = { language: StoryLanguage; voice: VoiceId; cast: Plan['cast'] };

/** What is spoken in one go, and where it stands in the line. */
export type Part = { at: number; utterance: Utterance };

const quoted = /“[^”]*”|„[^“]*“|«[^»]*»/g;
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * The line as it is marked: a speech in its speaker's voice, the words around it in the teller's. A `say` of
 * its own goes before the checked names.
 */
export function partsOf(line: Line, telling: Telling): Part[] {
  const { text, teller, closes } = line;
  const speeches = teller && line.say === undefined && !line.stress ? [...text.matchAll(quoted)] : [];
  const cuts = [
    ...new Set([0, ...speeches.flatMap(({ 0: speech, index }) => [index, index + speech.length])]),
  ];
  const spans = cuts
    .map((from, n) => ({ from, to: cuts[n + 1] ?? text.length }))
    .filter(({ from, to }) => hasWord(text.slice(from, to)));
  if (!teller || spans.length < 2)
    return [{ at: 0, utterance: utteranceOf(line, telling, deliveryOf(text, { closes: closes ?? false })) }];
  const isSpeech = (from: number) => speeches.some(({ index }) => index === from);
  const tag = spans.flatMap(({ from, to }) => (isSpeech(from) ? [] : text.slice(from, to))).join(' ');
  return spans.map(({ from, to }) => {
    const part = text.slice(from, to);
    const delivery = isSpeech(from) ? deliveryOfSpeech(part, tag, telling.language) : 'plain';
    return {
      at: from,
      utterance: utteranceOf({ ...line, ...(!isSpeech(from) && teller), text: part }, telling, delivery),
    };
  });
}

function utteranceOf(line: Line, { language, voice, cast }: Telling, delivery: Delivery): Utterance {
  const { text, stress, pace, pitch, range } = line;
  const names = [cast.hero, cast.companion, cast.helper, ...cast.others].map(({ name }) => name);
  const say = line.say ?? sayLine(text, names, language);
  return {
    text,
    ...(say !== undefined && { say }),
    ...(stress && { stress }),
    language,
    voice,
    delivery,
    pace,
    pitch,
    range,
  };
}
