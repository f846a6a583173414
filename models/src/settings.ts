import {
  type Config,
  integer,
  oneOf,
  type Reader,
  text,
  webAddress,
} from '@storylark/platform/process/readConfig';
import { voiceNamesOf } from '@storylark/studio/sound/voice/added/voiceNames';

/** US dollars as micro-dollars. */
const dollars =
  ({ or }: { or: number }): Reader<number> =>
  (value) => {
    const amount = Number(value ?? or);
    if (!Number.isFinite(amount) || amount < 0 || amount > 1_000_000)
      throw new Error('must be an amount of US dollars, like 2 or 0.50');
    return Math.round(amount * 1_000_000);
  };

const atOnce = (or: number, min = 1) => integer({ min, max: 1_000, or });
const optional = () => text({ or: null });
const address = () => webAddress({ or: null });

/** Models that tell, speak and paint in place of the studio, by role. */
export const modelSettings = {
  OPENAI_API_KEY: optional(),
  /** Each ends before `/chat/completions` and the like: `https://api.openai.com/v1`. */
  TEXT_URL: address(),
  TEXT_KEY: optional(),
  TEXT_MODEL: optional(),
  CHECK_MODEL: optional(),
  MODERATION_MODEL: optional(),
  TEXT_SHAPE: oneOf(['responses', 'chat', 'byHost'], { or: 'byHost' }),
  SPEECH_URL: address(),
  SPEECH_KEY: optional(),
  SPEECH_MODEL: optional(),
  SPEECH_SHAPE: oneOf(['speech', 'realtime', 'byDate'], { or: 'byDate' }),
  SPEECH_VOICES: voiceNamesOf,
  SPEND_PER_ACCOUNT_AND_DAY: dollars({ or: 2 }),
  SPEND_PER_DAY: dollars({ or: 20 }),
  /** Calls of a role at the same time, of one process. */
  TEXT_AT_ONCE: atOnce(8),
  SPEECH_AT_ONCE: atOnce(8),
  IMAGE_URL: address(),
  IMAGE_KEY: optional(),
  IMAGE_MODEL: optional(),
  /** 0: nobody paints. */
  IMAGE_AT_ONCE: atOnce(8, 0),
};
export type ModelConfig = Config<typeof modelSettings>;
