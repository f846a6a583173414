import { gatedLoudness, loudnessOf, POWER_HOP, weightedPower } from './dsp/loudness.ts';
import { SAMPLE_RATE } from './dsp/samples.ts';
import { truePeakOf } from './dsp/truePeak.ts';
import type { RenderedMix } from './mix/createMixer.ts';
import { VOICE_LUFS } from './mix/voiceTrack.ts';

const { abs, sqrt, cos, sin, log2, log10, PI } = Math;

// Measurements for the specs of this folder; the product itself needs none of them.

/**
 * Largest difference between two sounds at one sample; 0 when they are the same, infinite when one is longer.
 */
export function difference(one: Float32Array, other: Float32Array): number {
  let largest = one.length === other.length ? 0 : Infinity;
  for (let i = 0; i < one.length; i++)
    if (!(abs(one[i]! - other[i]!) <= largest)) largest = abs(one[i]! - other[i]!);
  return largest;
}

/** Root mean square in decibels full scale. */
export const levelOf = (samples: Float32Array): number =>
  10 * log10(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** Middle fundamental frequency in hertz; 0 when nothing is voiced. */
export function medianPitch(samples: Float32Array): number {
  const pitches = risingPitches(samples, 3 * FRAME);
  return pitches[Math.floor(pitches.length / 2)] ?? 0;
}

/** Hertz between the lowest and the highest tenth of the fundamental frequencies. */
export function pitchSwing(samples: Float32Array): number {
  const pitches = risingPitches(samples, FRAME);
  return (pitches[Math.floor(pitches.length * 0.9)] ?? 0) - (pitches[Math.floor(pitches.length * 0.1)] ?? 0);
}

/** Semitones that the melody goes up and down in a second of voice; leaps of an octave are mistakes. */
export function pitchMovement(samples: Float32Array): number {
  const hop = FRAME / 2;
  const pitches = pitchesOf(samples, hop);
  let [moved, steps] = [0, 0];
  for (const [n, pitch] of pitches.entries()) {
    const step = abs(12 * log2(pitch / (pitches[n - 1] ?? 0)));
    if (step < 3) [moved, steps] = [moved + step, steps + 1];
  }
  return (moved / steps / hop) * SAMPLE_RATE;
}

const risingPitches = (samples: Float32Array, hop: number): number[] =>
  pitchesOf(samples, hop)
    .filter((pitch) => pitch > 0)
    .sort((a, b) => a - b);

/** Samples: 43 ms. */
const FRAME = 1024;

/** One for each frame, by autocorrelation between 60 and 400 Hz; 0 where it is not voiced. */
function pitchesOf(samples: Float32Array, hop: number): number[] {
  const [shortest, longest] = [Math.floor(SAMPLE_RATE / 400), Math.ceil(SAMPLE_RATE / 60)];
  const pitches: number[] = [];
  for (let start = 0; start + FRAME + longest < samples.length; start += hop) {
    const correlation = (lag: number): number => {
      let [product, own, other] = [0, 0, 0];
      for (let i = start; i < start + FRAME; i++) {
        product += samples[i]! * samples[i + lag]!;
        own += samples[i]! ** 2;
        other += samples[i + lag]! ** 2;
      }
      return sqrt(own / FRAME) < 0.02 ? 0 : product / sqrt(own * other + 1e-12);
    };
    let [best, bestLag] = [0.6, 0];
    for (let lag = shortest; lag <= longest; lag++) {
      const value = correlation(lag);
      // A longer lag must be clearly better, or every pitch would be heard an octave low.
      if (value > best * 1.02) [best, bestLag] = [value, lag];
    }
    pitches.push(bestLag > 0 ? SAMPLE_RATE / bestLag : 0);
  }
  return pitches;
}

/** Power-weighted mean frequency in hertz over Hann frames of 2048 samples. */
export function spectralCentroid(samples: Float32Array): number {
  const size = 2048;
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * cos((2 * PI * i) / size));
  let [weighted, total] = [0, 0];
  for (let start = 0; start === 0 || start + size <= samples.length; start += size / 2) {
    const real = window.map((weight, i) => (samples[start + i] ?? 0) * weight);
    const imaginary = new Float64Array(size);
    fourier(real, imaginary);
    for (let bin = 1; bin < size / 2; bin++) {
      const power = real[bin]! ** 2 + imaginary[bin]! ** 2;
      weighted += power * bin;
      total += power;
    }
  }
  return ((weighted / total) * SAMPLE_RATE) / size;
}

function fourier(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j)
      [real[i], real[j], imaginary[i], imaginary[j]] = [real[j]!, real[i]!, imaginary[j]!, imaginary[i]!];
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let k = 0; k < half; k++) {
      const turn = (-2 * PI * k) / length;
      const [real1, imaginary1] = [cos(turn), sin(turn)];
      for (let at = k; at < size; at += length) {
        const real2 = real[at + half]! * real1 - imaginary[at + half]! * imaginary1;
        const imaginary2 = real[at + half]! * imaginary1 + imaginary[at + half]! * real1;
        real[at + half] = real[at]! - real2;
        imaginary[at + half] = imaginary[at]! - imaginary2;
        real[at]! += real2;
        imaginary[at]! += imaginary2;
      }
    }
  }
}

/** A window of the short-term loudness, in tenths of a second. */
const SHORT_TERM = 30;

/**
 * Loudness range in LU after EBU Tech 3342: from the tenth to the ninety-fifth hundredth of the short-term
 * loudness, without what lies 20 LU below the whole.
 */
export function loudnessRangeOf(samples: Float32Array): number {
  const powers = weightedPower(samples);
  const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;
  const windows: number[] = [];
  for (let i = 0; i + SHORT_TERM <= powers.length; i++)
    windows.push(mean([...powers.subarray(i, i + SHORT_TERM)]));
  const toLoudness = (power: number): number => -0.691 + 10 * Math.log10(power);
  const audible = windows.filter((power) => toLoudness(power) > -70);
  const threshold = toLoudness(mean(audible)) - 20;
  const kept = audible
    .map(toLoudness)
    .filter((loudness) => loudness > threshold)
    .sort((one, other) => one - other);
  const at = (share: number): number => kept[Math.round(share * (kept.length - 1))]!;
  return at(0.95) - at(0.1);
}

/** LUFS and dBTP of a mix before it is encoded; `musicUnderVoice` in the tenths of a second wholly within a line. */
export function levelsOf({ samples, music, gainDb, sentences }: RenderedMix) {
  const powers = weightedPower(music);
  const hop = POWER_HOP / SAMPLE_RATE;
  const underVoice = sentences.flatMap(({ from, to }) => [
    ...powers.subarray(Math.ceil(from / hop), Math.floor(to / hop)),
  ]);
  return {
    integrated: loudnessOf(samples),
    truePeak: truePeakOf(samples),
    voice: VOICE_LUFS + gainDb,
    musicUnderVoice: gatedLoudness(underVoice) + gainDb,
  };
}
