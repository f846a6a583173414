/** Input samples on either side that an output sample is made of, when the rate is raised. */
const HALF_WIDTH = 8;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * Windowed-sinc interpolation from one whole sample rate to another; on the way down it takes away what the
 * lower rate has no room for.
 */
export function createResampler(from: number, to: number): (samples: Float32Array) => Float32Array {
  const common = divisor(from, to);
  const [phases, step] = [to / common, from / common];
  const cutoff = Math.min(1, to / from);
  const halfWidth = Math.ceil(HALF_WIDTH / cutoff);
  const taps = halfWidth * 2;
  const kernels = new Float64Array(phases * taps);
  for (let phase = 0; phase < phases; phase++)
    for (let tap = 0; tap < taps; tap++) {
      const distance = phase / phases + halfWidth - 1 - tap;
      const turn = Math.PI * distance * cutoff;
      const sinc = distance === 0 ? cutoff : (cutoff * Math.sin(turn)) / turn;
      kernels[phase * taps + tap] = sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / halfWidth));
    }
  return (samples) => {
    const padded = new Float32Array(samples.length + taps);
    padded.set(samples, halfWidth - 1);
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
