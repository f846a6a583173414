/** Who made a step of a story: the studio of this house, or a model that runs elsewhere. */
export const makers = ['house', 'outside'] as const;
export type Maker = (typeof makers)[number];

/** What an outside model is asked for: `check` judges what another one made. */
export const outsideRoles = ['text', 'check', 'moderation', 'speech', 'image'] as const;
export type OutsideRole = (typeof outsideRoles)[number];

/** For which step of a story it was asked. */
export const outsideSteps = ['text', 'narration', 'picture'] as const;
export type OutsideStep = (typeof outsideSteps)[number];

/** What became of what it answered: part of the story, made by the house instead, or missing from the story. */
export const outsideOutcomes = ['kept', 'houseTookOver', 'failed'] as const;
export type OutsideOutcome = (typeof outsideOutcomes)[number];

/** Why it was not kept. */
export const outsideReasons = [
  'slow',
  'full',
  'refused',
  'away',
  'broken',
  'unfit',
  'unsafe',
  'planNotKept',
  'wrongLanguage',
  'transcriptDiffers',
  'budget',
  'switchedOff',
] as const;
export type OutsideReason = (typeof outsideReasons)[number];

/**
 * The calls to one model for one purpose, summed up. `useId`: made by the reporter and the same whenever it
 * reports this again, so that money is counted once. `index`: of a picture, where it was one. `calls` count
 * `retries` too; `seconds` spent waiting for answers.
 */
export type OutsideUse = {
  useId: string;
  step: OutsideStep;
  index?: number;
  role: OutsideRole;
  model: string;
  calls: number;
  retries: number;
  /** Millionths of a US dollar. */
  microDollars: number;
  seconds: number;
  outcome: OutsideOutcome;
  reason: OutsideReason | null;
};

/**
 * What an outside voice calls the hero, where the character has no alias of its own; `name`: each character by its
 * name, and `consentedAt` (ISO) is when the parent agreed to that.
 */
export type SpokenName = { kind: 'alias'; alias: string } | { kind: 'name'; consentedAt: string };
/** How a parent wants stories to be made. `spokenName` null: a story that names somebody who has no alias is read by the house. */
export type OutsideTerms = { offlineFallback: boolean; spokenName: SpokenName | null };

/**
 * What lies in a step's `requests.json`, in the order in which it was sent: names stand as placeholders, and
 * pictures that went along are named, not contained. `at`: ISO.
 */
export type SentRequest = { role: OutsideRole; model: string; at: string; sent: string };
