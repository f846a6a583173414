import { oneOf, line, yup } from '../validation/fields.ts';
import type { StoryChoices, StoryOrderData } from './events.ts';
import { storyFailures, type StoryFailure } from './events.ts';
import {
  makers,
  outsideOutcomes,
  outsideReasons,
  outsideRoles,
  outsideSteps,
  type Maker,
  type OutsideTerms,
  type OutsideStep,
  type OutsideUse,
} from './outside.ts';

/**
 * What a generator says of a step; command-api answers `{accepted}`: false says that the story is over and
 * the blobs of this step are not wanted.
 */
export type StoryReport =
  /** Told in order: one that comes before those in front of it is not taken. */
  | { step: 'paragraph'; index: number; text: string }
  | { step: 'paragraphsDropped' }
  /** Before the report of the step itself, and also when the story is over. */
  | ({ step: 'outsideUsed'; usedFor: OutsideStep } & Omit<OutsideUse, 'step'>)
  | {
      step: 'text';
      manifest: string;
      words: number;
      parts: number;
      pictures: number;
      used: readonly string[];
      seconds: number;
      madeBy?: Maker;
      title: string;
      paragraphs: readonly string[];
    }
  | { step: 'narrationPart'; part: number }
  | { step: 'narrationRetrying'; part: number; attempt: number }
  | {
      step: 'narration';
      audio: string;
      times: string;
      durationSeconds: number;
      seconds: number;
      madeBy?: Maker;
    }
  | {
      step: 'picture';
      index: number;
      beat: string;
      large: string;
      small: string;
      seconds: number;
      madeBy?: Maker;
      alt: string;
      tiny: string;
    }
  | { step: 'pictureFailed'; index: number }
  | { step: 'failed'; code: StoryFailure };

/** What a generator is told before it begins a step. `manifest`: of the text step, once written. */
export type StoryWork =
  | { over: true }
  | {
      over: false;
      storyId: string;
      choices: StoryChoices;
      order: StoryOrderData;
      manifest: string | null;
      title: string | null;
      premiumEffects: boolean;
      /** When the story was ordered, ISO: every deadline counts from then. */
      requestedAt: string;
      /** Those that are settled; `madeBy` null: given up. */
      pictures: readonly { index: number; madeBy: Maker | null }[];
      /** What the parent wants of outside models at this very moment; null: nothing is to be asked of one. */
      outside: OutsideTerms | null;
    };

const key = () => yup.string().strict().required().max(500);
const index = () => yup.number().strict().integer().required().min(0).max(1000);
const seconds = () => yup.number().strict().required().min(0).max(1_000_000);
const madeBy = () => oneOf(makers);
const paragraph = () => yup.string().strict().required().max(10_000);
export const storyReportSchemas = {
  paragraph: yup.object({ index: index(), text: paragraph() }),
  paragraphsDropped: yup.object({}),
  outsideUsed: yup.object({
    useId: line(100).required(),
    usedFor: oneOf(outsideSteps).required(),
    index: index().optional(),
    role: oneOf(outsideRoles).required(),
    model: line(100).required(),
    calls: index(),
    retries: index(),
    microDollars: index().max(1_000_000_000),
    seconds: seconds(),
    outcome: oneOf(outsideOutcomes).required(),
    reason: oneOf(outsideReasons).nullable().defined(),
  }),
  text: yup.object({
    manifest: key(),
    words: index().max(100_000),
    parts: index(),
    pictures: index(),
    seconds: seconds(),
    madeBy: madeBy(),
    used: yup.array(yup.string().strict().required().max(200)).required().max(1000),
    title: yup.string().strict().required().max(300),
    paragraphs: yup.array(paragraph()).required().max(500),
  }),
  narrationPart: yup.object({ part: index() }),
  narrationRetrying: yup.object({ part: index(), attempt: index() }),
  narration: yup.object({
    audio: key(),
    times: key(),
    durationSeconds: seconds(),
    seconds: seconds(),
    madeBy: madeBy(),
  }),
  picture: yup.object({
    index: index(),
    beat: key(),
    large: key(),
    small: key(),
    seconds: seconds(),
    madeBy: madeBy(),
    alt: yup.string().strict().required().max(1000),
    tiny: yup.string().strict().required().max(4000),
  }),
  pictureFailed: yup.object({ index: index() }),
  failed: yup.object({ code: oneOf(storyFailures).required() }),
} as const satisfies Record<StoryReport['step'], unknown>;
