// Speech-like sound for the specs of this folder: a hum for each word, a dip after it, a rest after a point.

const LETTER = 0.06;
const DIP = 0.03;
const REST = 0.35;
const EDGE = 0.2;

export type Kind = { sampleRate: number; channels: 1 | 2; bits: 8 | 16 | 24 | 32 | 'float' };
export const usual: Kind = { sampleRate: 16_000, channels: 1, bits: 16 };

/** What an engine would say of a text, softly, with silence at both ends. */
export function hum(text: string, { sampleRate }: Pick<Kind, 'sampleRate'> = usual): Float32Array {
  const parts: number[] = [];
  const silent = (seconds: number) => parts.push(...Array<number>(Math.round(seconds * sampleRate)).fill(0));
  silent(EDGE);
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*[^\p{L}\p{N}]*/gu)) {
    const length = Math.round((word.match(/[\p{L}\p{N}]/gu) ?? []).length * LETTER * sampleRate);
    for (let i = 0; i < length; i++) {
      const at = i / sampleRate;
      const voice = Math.sin(2 * Math.PI * 180 * at) + 0.5 * Math.sin(2 * Math.PI * 360 * at);
      parts.push(0.1 * voice * Math.min(1, i / 200, (length - i) / 200));
    }
    silent(/[.!?](?:\s|$)/.test(word) ? REST : DIP);
  }
  silent(EDGE);
  return Float32Array.from(parts);
}

/** A WAV file of samples between -1 and 1. */
export function wavOf(samples: Float32Array, { sampleRate, channels, bits }: Kind = usual): Buffer {
  const width = bits === 'float' ? 4 : bits / 8;
  const size = samples.length * channels * width;
  const file = Buffer.alloc(44 + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(bits === 'float' ? 3 : 1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * channels * width, 28);
  file.writeUInt16LE(channels * width, 32);
  file.writeUInt16LE(width * 8, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (const [i, value] of samples.entries())
    for (let channel = 0; channel < channels; channel++) {
      const at = 44 + (i * channels + channel) * width;
      if (bits === 'float') file.writeFloatLE(value, at);
      else if (bits === 8) file.writeUInt8(Math.round(value * 127) + 128, at);
      else file.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), at, width);
    }
  return file;
}
