/** Input samples on either side that an output sample is made of. */
const HALF_WIDTH = 8;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * Windowed-sinc interpolation from one whole sample rate up to another.
 * @throws RangeError for a lower target rate: nothing here filters for it.
 */
export function createResampler(from: number, to: number): (samples: Float32Array) => Float32Array {
  if (to < from) throw new RangeError(`Can only raise the sample rate, not lower it from ${from} to ${to}.`);
  const common = divisor(from, to);
  const [phases, step] = [to / common, from / common];
  const taps = HALF_WIDTH * 2;
  const kernels = new Float64Array(phases * taps);
  for (let phase = 0; phase < phases; phase++)
    for (let tap = 0; tap < taps; tap++) {
      const distance = phase / phases + HALF_WIDTH - 1 - tap;
      const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
      kernels[phase * taps + tap] = sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_WIDTH));
    }
  return (samples) => {
    const padded = new Float32Array(samples.length + taps);
    padded.set(samples, HALF_WIDTH - 1);
    const resampled = new Float32Array(Math.floor((samples.length * to) / from));
    let at = 0;
    let phase = 0;
    for (let i = 0; i < resampled.length; i++) {
      // Two sums that do not wait for each other.
      let even = 0;
      let odd = 0;
      for (let tap = at, kernel = phase * taps; tap < at + taps; tap += 2, kernel += 2) {
        even += padded[tap]! * kernels[kernel]!;
        odd += padded[tap + 1]! * kernels[kernel + 1]!;
      }
      resampled[i] = even + odd;
      phase += step;
      while (phase >= phases) {
        phase -= phases;
        at++;
      }
    }
    return resampled;
  };
}
