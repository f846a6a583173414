import type { OutsideReason, OutsideStep, OutsideUse, Maker, SentRequest } from './outside.ts';
import type { StoryItem, StoryView } from './views.ts';

/** What was looked at before an outside answer was kept. */
export const checks = ['rules', 'moderation', 'plan', 'transcript'] as const;
export type Check = (typeof checks)[number];

/**
 * One step of a story. `index`: of a picture, else null. `madeBy` null: not made (yet). `tookOverFor`: why the
 * house made it, or nobody did, though an outside model was asked. `requests`: what left the house for it.
 */
export type MakingStep = {
  step: OutsideStep;
  index: number | null;
  madeBy: Maker | null;
  checksPassed: readonly Check[];
  uses: readonly Omit<OutsideUse, 'useId' | 'step' | 'index'>[];
  tookOverFor: OutsideReason | null;
  /** How long the step took in all, whoever made it; null: not made. */
  seconds: number | null;
  microDollars: number;
  requests: readonly SentRequest[];
};

/** GET /api/stories/{uuid}/making: how this story came to be. */
export type StoryMakingView = {
  uuid: string;
  choices: Pick<
    StoryItem & StoryView,
    'heroName' | 'storyType' | 'setting' | 'lesson' | 'language' | 'length' | 'narratorVoice' | 'voiceId'
  > & { companionNames: readonly string[] };
  steps: readonly MakingStep[];
  microDollars: number;
};
