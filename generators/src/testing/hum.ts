/** Something that is heard: so many samples at 24 kHz. */
export const hum = (samples: number): Float32Array =>
  Float32Array.from({ length: samples }, (_, at) => 0.2 * Math.sin(at / 17));
