import { MOST_BYTES, type SpeakWith } from './addedEngine.ts';
import { EngineFailed } from './engineFailed.ts';
import { readWav, type Sound } from './readWav.ts';

/** Bare samples of the usual speech endpoint: 16 bits, little-endian, one channel. */
const PCM_RATE = 24_000;

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
    const bytes = await readCapped(response).catch((error: unknown) => {
      throw signal.aborted ? tooSlow() : error;
    });
    return /^audio\/(pcm|l16)\b/i.test(response.headers.get('content-type') ?? '')
      ? bareSamples(bytes)
      : readWav(bytes);
  };

async function readCapped(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      parts.push(part);
      length += part.length;
      if (length > MOST_BYTES) break;
    }
  } catch {
    throw new EngineFailed('The narrator’s server broke off in the middle of a sentence.');
  }
  if (length > MOST_BYTES)
    throw new EngineFailed('The narrator’s server gave more sound than a sentence has.');
  return Buffer.concat(parts);
}

function bareSamples(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = Float32Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, i) => view.getInt16(2 * i, true) / 32_768,
  );
  if (samples.length === 0) throw new EngineFailed('The narrator’s server gave no sound.');
  return { samples, sampleRate: PCM_RATE };
}

const tooSlow = () => new EngineFailed('The narrator’s server took too long.');

const wasClosed = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(codeOf(error) ?? '');

/** The code of a lost connection; its message may hold more than it should. */
const causeOf = (error: unknown): string => (codeOf(error) ? ` (${codeOf(error)})` : '');

function codeOf(error: unknown): string | null {
  const { code } = (error as { cause?: { code?: unknown } }).cause ?? {};
  return typeof code === 'string' ? code : null;
}
