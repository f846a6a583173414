import type { Random } from './seededRandom.ts';
import { SAMPLE_RATE } from './samples.ts';

const { cos, PI } = Math;

export function whiteNoise(length: number, random: Random): Float32Array {
  const noise = new Float32Array(length);
  for (let i = 0; i < length; i++) noise[i] = random() * 2 - 1;
  return noise;
}

/** 3 dB less per octave: three leaky integrators after Paul Kellet's "economy" filter. */
export function pinkNoise(length: number, random: Random): Float32Array {
  const noise = new Float32Array(length);
  let slow = 0;
  let middle = 0;
  let fast = 0;
  for (let i = 0; i < length; i++) {
    const white = random() * 2 - 1;
    slow = 0.99765 * slow + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    fast = 0.57 * fast + white * 1.0526913;
    noise[i] = (slow + middle + fast + white * 0.1848) * 0.25;
  }
  return noise;
}

/** Values in [0, 1] that wander smoothly to a new random height `hertz` times a second. */
export function wander(length: number, hertz: number, random: Random): Float32Array {
  const step = Math.round(SAMPLE_RATE / hertz);
  const curve = new Float32Array(length);
  let from = random();
  let to = random();
  for (let i = 0; i < length; i++) {
    const within = i % step;
    if (within === 0 && i > 0) [from, to] = [to, random()];
    curve[i] = from + (to - from) * (0.5 - 0.5 * cos((PI * within) / step));
  }
  return curve;
}
