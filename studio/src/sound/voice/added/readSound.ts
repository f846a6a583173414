import { MOST_BYTES } from './addedEngine.ts';
import { EngineFailed } from './engineFailed.ts';
import { readWav, type Sound } from './readWav.ts';

/** Bare samples of the usual speech endpoint: 16 bits, little-endian, one channel. */
const PCM_RATE = 24_000;

/**
 * The sound that a speech endpoint answers with: a WAV file, or bare samples where it says so.
 * @throws EngineFailed when it breaks off, is too long for a sentence, or is no sound
 */
export async function readSound(response: Response): Promise<Sound> {
  const bytes = await readCapped(response);
  return /^audio\/(pcm|l16)\b/i.test(response.headers.get('content-type') ?? '')
    ? bareSamples(bytes)
    : readWav(bytes);
}

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

/** @throws EngineFailed when there are none */
export function bareSamples(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = Float32Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, i) => view.getInt16(2 * i, true) / 32_768,
  );
  if (samples.length === 0) throw new EngineFailed('The narrator’s server gave no sound.');
  return { samples, sampleRate: PCM_RATE };
}
