import type { createLogger } from '@storylark/platform/process/logger';
import { EngineFailed } from '@storylark/studio/sound/voice/added/engineFailed';

/** What an operator reads when their engine failed and the built-in voice spoke: never the sentence. */
export const standInLog =
  (logger: Pick<ReturnType<typeof createLogger>, 'warn'>) =>
  (reason: Error): void =>
    logger.warn(
      reason instanceof EngineFailed ? { reason: reason.message } : { err: reason },
      'the narrator’s engine failed, and the built-in voice spoke a sentence',
    );
