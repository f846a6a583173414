/** Samples a second of what the stub speaks. */
export const HUM_RATE = 24_000;
const SECONDS_PER_LETTER = 0.06;

/** A hum as long as somebody would take for these words: PCM of 16 bits, little endian, one channel. */
export function humFor(words: string): Buffer {
  const samples = Math.round(Math.max(0.3, words.length * SECONDS_PER_LETTER) * HUM_RATE);
  const pcm = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1) {
    const edge = Math.min(1, at / 1_200, (samples - at) / 1_200);
    pcm.writeInt16LE(Math.round(6_000 * edge * Math.sin((2 * Math.PI * 220 * at) / HUM_RATE)), at * 2);
  }
  return pcm;
}

/** PCM with a WAV head before it. */
export function wavOf(pcm: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'ascii');
  head.writeUInt32LE(36 + pcm.length, 4);
  head.write('WAVEfmt ', 8, 'ascii');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(HUM_RATE, 24);
  head.writeUInt32LE(HUM_RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'ascii');
  head.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([head, pcm]);
}
