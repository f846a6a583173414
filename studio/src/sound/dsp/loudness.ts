import { SAMPLE_RATE } from './samples.ts';
import type { Filter } from './filters.ts';

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
/** Poles alone: all second differences, y = x - 2 x1 + x2 - a1 y1 - a2 y2. */
function rumbleFilter(): [a1: number, a2: number] {
  const k = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}
const head = headFilter();
const rumble = rumbleFilter();

/** Length of one entry of `weightedPower`, in samples: 100 ms, the hop of the standard. */
export const POWER_HOP = SAMPLE_RATE / 10;
const SILENCE = -99;
const toLoudness = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : SILENCE);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** In hops: what the weighting heard half a second ago it has forgotten. */
const SETTLING = 5;
/** Keeps what follows silence from denormal numbers, which are a hundred times slower to add. */
const HUSH = 1e-15;

/** Mean K-weighted power of each whole 100 ms. */
export function weightedPower(samples: Float32Array): Float64Array {
  const powers = new Float64Array(Math.floor(samples.length / POWER_HOP));
  // Both halves at once: neither waits for the last sample of the other. The later one begins early, and
  // what it gives until it has settled is not kept.
  const count = Math.min(powers.length, Math.ceil((powers.length + SETTLING) / 2));
  const later = powers.length - count;
  const [b0, b1, b2, a1, a2] = head;
  const [c1, c2] = rumble;
  let [s1, s2, t1, t2, u1, u2, v1, v2] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let hop = 0; hop < count; hop++) {
    let [sum, laterSum] = [0, 0];
    const ahead = later * POWER_HOP;
    for (let i = hop * POWER_HOP; i < (hop + 1) * POWER_HOP; i++) {
      const x = samples[i]! + HUSH;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const z = y + t1;
      t1 = t2 - 2 * y - c1 * z;
      t2 = y - c2 * z;
      sum += z * z;
      const laterX = samples[i + ahead]! + HUSH;
      const laterY = b0 * laterX + u1;
      u1 = b1 * laterX - a1 * laterY + u2;
      u2 = b2 * laterX - a2 * laterY;
      const laterZ = laterY + v1;
      v1 = v2 - 2 * laterY - c1 * laterZ;
      v2 = laterY - c2 * laterZ;
      laterSum += laterZ * laterZ;
    }
    powers[hop] = sum / POWER_HOP;
    if (hop + later >= count) powers[hop + later] = laterSum / POWER_HOP;
  }
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
