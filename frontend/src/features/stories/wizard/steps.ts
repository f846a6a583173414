import type { StoryLanguage } from '@storylark/contracts/languages';
import { proposeStory } from '@storylark/contracts/stories/proposal';
import { createStorySchema } from '@storylark/contracts/stories/schemas';
import {
  ageBandOf,
  type AgeBand,
  type LessonId,
  type NarratorVoice,
  type SettingId,
  type StoryLength,
  type StoryType,
  type VoiceId,
} from '@storylark/contracts/stories/vocabulary';
import { defaultVoice } from '@storylark/contracts/stories/voices';
import { pages, pathTo } from '../../../lib/paths.ts';
import { FOR_TONIGHT } from '../../../lib/tonight.ts';
import type { TimerChoice } from '../../../player/sleepTimer.ts';
import { timerText } from '../../../player/usualTimer.ts';
import type { StoryOrder } from '../../../storyActs/storyActsApi.ts';
import type { FormSchema } from '../../../ui/forms/formErrors.ts';

/**
 * What is chosen so far: '' is not yet, and for `length` and `voiceId` what suits the hero's age and the
 * narrator.
 */
export type Values = {
  characterUuid: string;
  storyType: StoryType | '';
  setting: SettingId | '';
  lesson: LessonId | '';
  length: StoryLength | '';
  language: StoryLanguage;
  narratorVoice: NarratorVoice;
  voiceId: VoiceId | '';
};
/** Kept on this device; `uuid` is made before the first try, so that the same story is never made twice. */
export type Draft = {
  uuid: string;
  heroName: string;
  values: Values;
  /** Where one stopped. */ step?: StepId;
  /** It plays by itself once it is told, and so long. */ tonight?: { timer: TimerChoice | null };
};
/** Their names among an account's drafts: one that was proposed for tonight does not take the other's place. */
export const draftName = (forTonight: boolean) => (forTonight ? 'tonight' : 'story');

export const emptyValues = (language: StoryLanguage): Values => ({
  characterUuid: '',
  storyType: '',
  setting: '',
  lesson: '',
  length: '',
  language,
  narratorVoice: 'female',
  voiceId: '',
});

export const stepIds = ['character', 'storyType', 'setting', 'lesson', 'review'] as const;
export type StepId = (typeof stepIds)[number];
const fieldOf = {
  character: 'characterUuid',
  storyType: 'storyType',
  setting: 'setting',
  lesson: 'lesson',
} as const;

export const addressOf = (step: StepId, forTonight: boolean) =>
  forTonight ? `?step=${step}&${FOR_TONIGHT}=1` : `?step=${step}`;

/** Where the story is told; one for tonight begins there by itself. */
export function storyAddress({ uuid, tonight }: Draft): string {
  const address = pathTo(pages.story, { uuid });
  return tonight ? `${address}?goOn=1&timer=${timerText(tonight.timer)}` : address;
}

/**
 * The step an address asks for, but none beyond the first that still lacks an answer; that one if it asks for
 * none.
 */
export function stepAt(address: URLSearchParams, values: Values): StepId {
  const asked = stepIds.findIndex((step) => step === address.get('step'));
  const open = stepIds.findIndex((step) => step === 'review' || values[fieldOf[step]] === '');
  return stepIds[asked === -1 ? open : Math.min(asked, open)]!;
}

/** The rule of one step: its question has an answer. */
export function schemaOf(step: StepId): FormSchema {
  const schema = createStorySchema.pick(step === 'review' ? [] : [fieldOf[step]]);
  const answered = (values: unknown) =>
    Object.fromEntries(Object.entries(values as Values).filter(([, value]) => value !== ''));
  return { validate: (values, options) => schema.validate(answered(values), options) };
}

/** Small children are told short stories unless their parents want more. */
const defaultLength: Record<AgeBand, StoryLength> = {
  '3-5': 'short',
  '6-8': 'normal',
  '9-12': 'normal',
  '13-17': 'normal',
};
export const lengthOf = ({ length }: Values, age: number): StoryLength =>
  length || defaultLength[ageBandOf(age)];

/**
 * From and to, in minutes: the studio's word counts at the 110 words a minute that its narrators speak
 * (measured: 103 to 118).
 */
export const minutesOf: Record<AgeBand, Record<StoryLength, readonly [number, number]>> = {
  '3-5': { short: [2, 4], normal: [3, 5], long: [4, 6] },
  '6-8': { short: [3, 5], normal: [4, 7], long: [7, 10] },
  '9-12': { short: [5, 7], normal: [7, 11], long: [11, 16] },
  '13-17': { short: [6, 10], normal: [10, 15], long: [15, 22] },
};

/**
 * What is still open, chosen so that it suits the hero's age in years and what was chosen already; the same for
 * the same draft.
 */
export function withRest({ uuid, values }: Draft, heroAge: number): Values {
  const { storyType, setting, lesson } = values;
  const nth = Number.parseInt(uuid.slice(0, 6), 16);
  const proposal = proposeStory({ age: heroAge, nth, ...(storyType !== '' && { storyType }) });
  return {
    ...values,
    storyType: proposal.storyType,
    setting: setting || proposal.setting,
    lesson: lesson || proposal.lesson,
  };
}

/** What is sent of choices whose steps found them complete. */
export const orderOf = ({ uuid, values }: Draft, heroAge: number): StoryOrder =>
  ({
    ...values,
    uuid,
    length: lengthOf(values, heroAge),
    voiceId: values.voiceId || defaultVoice[values.narratorVoice],
  }) as StoryOrder;
