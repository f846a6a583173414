import type { BeatId } from '@storylark/contracts/stories/beats';
import type { BeatBrief, Brief } from './brief.ts';

type Json = { readonly [field: string]: unknown };
/** What an answer must look like; every field is required, none other is allowed. */
export type AnswerSchema = { name: string; schema: Json };
export type AnsweredLine = { speaker: string; text: string };
export type BeatAnswer = { beat: string; paragraphs: AnsweredLine[][] };
export type PlanVerdict = { notKept: string[]; strangers: boolean; unfit: boolean };

const object = (properties: Record<string, Json>): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const array = (items: Json): Json => ({ type: 'array', items });
const oneOf = (values: readonly string[]): Json => ({ type: 'string', enum: values });

export const NARRATOR = 'narrator';
export const speakersOf = ({ figures }: Pick<Brief, 'figures'>): string[] => [
  NARRATOR,
  ...figures.filter(({ speaks }) => speaks).map(({ label }) => label),
];

export const beatSchema = (brief: Brief, { beat }: Pick<BeatBrief, 'beat'>): AnswerSchema => ({
  name: 'passage',
  schema: object({
    beat: oneOf([beat]),
    paragraphs: array(
      object({ lines: array(object({ speaker: oneOf(speakersOf(brief)), text: { type: 'string' } })) }),
    ),
  }),
});

export const planCheckSchema = (beats: readonly BeatId[]): AnswerSchema => ({
  name: 'plan_check',
  schema: object({
    notKept: array(oneOf(beats)),
    strangers: { type: 'boolean' },
    unfit: { type: 'boolean' },
  }),
});

export const safetySchema: AnswerSchema = { name: 'safety', schema: object({ safe: { type: 'boolean' } }) };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLine = (value: unknown): value is AnsweredLine =>
  isObject(value) && typeof value['speaker'] === 'string' && typeof value['text'] === 'string';

/** Null: it is no such answer. A server of one’s own may not hold to a schema. */
export function beatAnswerOf(value: unknown): BeatAnswer | null {
  if (!isObject(value) || typeof value['beat'] !== 'string' || !Array.isArray(value['paragraphs']))
    return null;
  const paragraphs = value['paragraphs'].map((one: unknown) =>
    isObject(one) && Array.isArray(one['lines']) && one['lines'].every(isLine)
      ? one['lines'].map(({ speaker, text }) => ({ speaker, text }))
      : null,
  );
  return paragraphs.every((lines) => lines !== null) ? { beat: value['beat'], paragraphs } : null;
}

export const planVerdictOf = (value: unknown): PlanVerdict | null =>
  isObject(value) &&
  Array.isArray(value['notKept']) &&
  value['notKept'].every((beat) => typeof beat === 'string') &&
  typeof value['strangers'] === 'boolean' &&
  typeof value['unfit'] === 'boolean'
    ? { notKept: value['notKept'], strangers: value['strangers'], unfit: value['unfit'] }
    : null;

export const isSafeOf = (value: unknown): boolean | null =>
  isObject(value) && typeof value['safe'] === 'boolean' ? value['safe'] : null;
