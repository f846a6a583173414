import { oneOf, yup } from '../validation/fields.ts';
import type { StoryChoices, StoryOrderData } from './events.ts';
import { storyFailures, type StoryFailure } from './events.ts';

/**
 * What a generator says of a step; command-api answers `{accepted}`: false says that the story is over and
 * the blobs of this step are not wanted.
 */
export type StoryReport =
  | {
      step: 'text';
      manifest: string;
      words: number;
      parts: number;
      pictures: number;
      used: readonly string[];
      seconds: number;
      title: string;
      paragraphs: readonly string[];
    }
  | { step: 'narrationPart'; part: number }
  | { step: 'narrationRetrying'; part: number; attempt: number }
  | { step: 'narration'; audio: string; times: string; durationSeconds: number; seconds: number }
  | {
      step: 'picture';
      index: number;
      beat: string;
      large: string;
      small: string;
      seconds: number;
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
    };

const key = () => yup.string().strict().required().max(500);
const index = () => yup.number().strict().integer().required().min(0).max(1000);
const seconds = () => yup.number().strict().required().min(0).max(1_000_000);
export const storyReportSchemas = {
  text: yup.object({
    manifest: key(),
    words: index().max(100_000),
    parts: index(),
    pictures: index(),
    seconds: seconds(),
    used: yup.array(yup.string().strict().required().max(200)).required().max(1000),
    title: yup.string().strict().required().max(300),
    paragraphs: yup.array(yup.string().strict().required().max(10_000)).required().max(500),
  }),
  narrationPart: yup.object({ part: index() }),
  narrationRetrying: yup.object({ part: index(), attempt: index() }),
  narration: yup.object({ audio: key(), times: key(), durationSeconds: seconds(), seconds: seconds() }),
  picture: yup.object({
    index: index(),
    beat: key(),
    large: key(),
    small: key(),
    seconds: seconds(),
    alt: yup.string().strict().required().max(1000),
    tiny: yup.string().strict().required().max(4000),
  }),
  pictureFailed: yup.object({ index: index() }),
  failed: yup.object({ code: oneOf(storyFailures).required() }),
} as const satisfies Record<StoryReport['step'], unknown>;
