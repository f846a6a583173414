import type { BeatId } from '@storylark/contracts/stories/beats';
import type { EffectCue, Line, Plan } from '../../plan.ts';
import { typeFacts } from '../../catalogues/facts/types.ts';
import { unit } from '../seed.ts';
import { speakerOf } from './speakerOf.ts';
import type { Spoken } from './typography.ts';

/** What one move became. */
export type Told = { beat: BeatId; lines: Spoken[] };
export type Paragraph = { beat: BeatId; lines: Spoken[]; effects: EffectCue[] };

/** Pauses in ms after a line. */
const PAUSE = { sentence: 500, speech: 400, paragraph: 1000, scene: 1600, beforeDeed: 700 };

/** The narration script (pace, pitch, pauses) of the paragraphs; bedtime sinks in its last third. */
export function toLines(plan: Plan, paragraphs: readonly Paragraph[]): Line[] {
  const { pace, pause } = typeFacts[plan.type];
  const total = paragraphs.reduce((sum, p) => sum + p.lines.length, 0);
  const lines: Line[] = [];
  paragraphs.forEach((paragraph, at) => {
    const next = paragraphs[at + 1];
    const place = (beat: BeatId) => plan.beats.find((b) => b.beat === beat)?.place;
    paragraph.lines.forEach((spoken, n) => {
      const id = `l${lines.length}`;
      const sinks = plan.type === 'bedtime' && lines.length >= (total * 2) / 3;
      const drift = (stream: string) => unit(plan.seed, `${stream}:${id}`) * 2 - 1;
      const last = n === paragraph.lines.length - 1;
      const rest = !last
        ? spoken.speaker === 'narrator'
          ? PAUSE.sentence
          : PAUSE.speech
        : next && place(next.beat) !== place(paragraph.beat)
          ? PAUSE.scene
          : PAUSE.paragraph;
      const held = last && next?.beat === 'deed' && paragraph.beat !== 'deed' ? PAUSE.beforeDeed : 0;
      const speaker = speakerOf(plan, spoken.speaker);
      const teller = {
        pace: pace * (1 + 0.025 * drift('pace')) * (sinks ? 0.94 : 1),
        pitch: 2.5 * drift('pitch') - (sinks ? 2 : 0),
        range: sinks ? -22 : 0,
      };
      lines.push({
        id,
        paragraph: at,
        beat: paragraph.beat,
        speaker: speaker?.id ?? 'narrator',
        text: spoken.text,
        pace: teller.pace * (speaker?.pace ?? 1),
        pitch: teller.pitch + (speaker?.pitch ?? 0),
        range: teller.range + (speaker?.range ?? 0),
        ...(speaker && { teller }),
        closes: last,
        pauseMs: Math.round((rest + held) * pause * (sinks ? 1.25 : 1)),
        cues: last ? paragraph.effects : [],
      });
    });
  });
  return lines;
}
