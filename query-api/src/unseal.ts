import { ERASED, type Envelope, type Personal } from '@storylark/contracts/sealing';

/** Opens an envelope; 'erased' once its subject's key is gone. */
export type Unseal = (envelope: Envelope) => Promise<Personal<unknown>>;

/**
 * The content, or null where it was erased. The shape is the writer's promise: contracts say which field
 * holds what.
 */
export async function openAs<T>(unseal: Unseal, envelope: Envelope | null): Promise<T | null> {
  const content = envelope && (await unseal(envelope));
  return content === null || content === ERASED ? null : (content as T);
}
