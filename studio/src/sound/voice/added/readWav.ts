import { EngineFailed } from './engineFailed.ts';

/** Samples of one channel, at their own rate. */
export type Sound = { samples: Float32Array; sampleRate: number };

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/**
 * Reads a WAV file of whole numbers (8 to 32 bits) or floats, of any rate from 8 to 192 kHz; channels become
 * one. A size that was never filled in, as from a program that writes into a pipe, means all that follows.
 * @throws EngineFailed when the bytes are no such file, or hold no sound.
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number): string =>
    at + 4 <= bytes.length ? String.fromCharCode(...bytes.subarray(at, at + 4)) : '';
  if (word(0) !== 'RIFF' || word(8) !== 'WAVE') throw new EngineFailed('What came back is not a WAV file.');
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    if (word(at) === 'fmt ' && size >= 16) format = readFormat(view, at + 8, size);
    if (word(at) === 'data' && format) {
      const isWritten = view.getUint32(at + 4, true) > 0;
      return decode(view, at + 8, isWritten ? size : bytes.length - at - 8, format);
    }
    at += 8 + size + (size % 2);
  }
  throw new EngineFailed('The WAV file that came back has no sound in it.');
}

type Format = { kind: number; channels: number; sampleRate: number; bits: number };

function readFormat(view: DataView, at: number, size: number): Format {
  const tag = view.getUint16(at, true);
  const kind = tag === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : tag;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const isKnown =
    (kind === PCM && [8, 16, 24, 32].includes(bits)) || (kind === FLOAT && [32, 64].includes(bits));
  if (!isKnown || channels < 1 || channels > 8 || sampleRate < 8_000 || sampleRate > 192_000)
    throw new EngineFailed(
      `The WAV file that came back is of a kind we do not read (format ${kind}, ${bits} bits, ${channels} channels, ${sampleRate} Hz).`,
    );
  return { kind, channels, sampleRate, bits };
}

function decode(view: DataView, start: number, size: number, { kind, channels, sampleRate, bits }: Format) {
  const width = bits / 8;
  const samples = new Float32Array(Math.floor(size / (width * channels)));
  if (samples.length === 0) throw new EngineFailed('The WAV file that came back has no sound in it.');
  const valueAt = readerOf(view, kind, bits);
  for (let i = 0; i < samples.length; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += valueAt(start + (i * channels + channel) * width);
    const value = sum / channels;
    samples[i] = Number.isFinite(value) ? value : 0;
  }
  return { samples, sampleRate };
}

function readerOf(view: DataView, kind: number, bits: number): (at: number) => number {
  if (kind === FLOAT)
    return bits === 32 ? (at) => view.getFloat32(at, true) : (at) => view.getFloat64(at, true);
  switch (bits) {
    case 8:
      return (at) => (view.getUint8(at) - 128) / 128;
    case 16:
      return (at) => view.getInt16(at, true) / 32_768;
    case 24:
      return (at) => (view.getUint8(at) | (view.getInt16(at + 1, true) << 8)) / 8_388_608;
    default:
      return (at) => view.getInt32(at, true) / 2_147_483_648;
  }
}
