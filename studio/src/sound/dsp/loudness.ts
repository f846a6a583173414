import { SAMPLE_RATE } from './samples.ts';
import type { Filter } from './filters.ts';
import { filteredStretches } from './filters.ts';

// ITU-R BS.1770-5 gives its two weighting filters as coefficients for 48 kHz. These are the analogue
// prototypes behind them (1681.97 Hz, +4.0 dB; 38.14 Hz), put through the bilinear transform at our own rate.
function headFilter(): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
}
function rumbleFilter(): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}
const weighting = [headFilter(), rumbleFilter()];

/** Length of one entry of `weightedPower`, in samples: 100 ms, the hop of the standard. */
export const POWER_HOP = SAMPLE_RATE / 10;
const SILENCE = -99;
const toLoudness = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : SILENCE);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean K-weighted power of each whole 100 ms. */
export function weightedPower(samples: Float32Array): Float64Array {
  const powers = new Float64Array(Math.floor(samples.length / POWER_HOP));
  filteredStretches(samples, weighting, (weighted, at) => {
    for (let start = 0; start + POWER_HOP <= weighted.length; start += POWER_HOP) {
      let sum = 0;
      for (let i = start; i < start + POWER_HOP; i++) sum += weighted[i]! * weighted[i]!;
      powers[(at + start) / POWER_HOP] = sum / POWER_HOP;
    }
  });
  return powers;
}

/**
 * Gated loudness in LUFS of 400 ms windows over 100 ms powers (BS.1770 annex 1); -99 for silence or less than
 * 400 ms.
 */
export function gatedLoudness(powers: ArrayLike<number>): number {
  const windows: number[] = [];
  for (let i = 0; i + 4 <= powers.length; i++)
    windows.push((powers[i]! + powers[i + 1]! + powers[i + 2]! + powers[i + 3]!) / 4);
  const audible = windows.filter((power) => toLoudness(power) > -70);
  if (audible.length === 0) return SILENCE;
  const threshold = toLoudness(mean(audible)) - 10;
  return toLoudness(mean(audible.filter((power) => toLoudness(power) > threshold)));
}

/** Integrated loudness in LUFS of one mono channel. */
export const loudnessOf = (samples: Float32Array): number => gatedLoudness(weightedPower(samples));
