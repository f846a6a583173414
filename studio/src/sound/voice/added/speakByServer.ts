import type { SpeakWith } from './addedEngine.ts';
import { EngineFailed } from './engineFailed.ts';
import { readSound } from './readSound.ts';

type Server = { address: string; model: string; key: string | null };

/** Asks a server of the widely used shape for each sentence. It is never followed to another address. */
export const speakByServer =
  ({ address, model, key }: Server): SpeakWith =>
  async ({ text, voice }, signal) => {
    const ask = () =>
      fetch(`${address}/v1/audio/speech`, {
        method: 'POST',
        redirect: 'error',
        signal,
        headers: {
          'content-type': 'application/json',
          accept: 'audio/wav',
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, voice, input: text, response_format: 'wav' }),
      });
    // A server may close a connection that was kept open just when the next sentence comes: that is no failure.
    const response = await ask()
      .catch((error: unknown) => (wasClosed(error) ? ask() : Promise.reject(error as Error)))
      .catch((error: unknown) => {
        throw signal.aborted
          ? tooSlow()
          : new EngineFailed(`The narrator’s server could not be reached${causeOf(error)}.`);
      });
    if (!response.ok) {
      await response.body?.cancel();
      throw new EngineFailed(`The narrator’s server answered ${response.status}.`);
    }
    return readSound(response).catch((error: unknown) => {
      throw signal.aborted ? tooSlow() : error;
    });
  };

const tooSlow = () => new EngineFailed('The narrator’s server took too long.');

const wasClosed = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(codeOf(error) ?? '');

/** The code of a lost connection; its message may hold more than it should. */
const causeOf = (error: unknown): string => (codeOf(error) ? ` (${codeOf(error)})` : '');

function codeOf(error: unknown): string | null {
  const { code } = (error as { cause?: { code?: unknown } }).cause ?? {};
  return typeof code === 'string' ? code : null;
}
