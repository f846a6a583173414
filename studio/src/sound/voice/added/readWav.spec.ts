import fc from 'fast-check';
import { createResampler } from '../../dsp/resample.ts';
import { stretch } from '../../dsp/stretch.ts';
import { medianPitch } from '../../measure.ts';
import { alignWords } from './alignWords.ts';
import { EngineFailed } from './engineFailed.ts';
import { pausesOf } from './pauses.ts';
import { readWav } from './readWav.ts';
import { hum, type Kind, usual, wavOf } from './testing/hum.ts';

const tone = (sampleRate: number, hertz: number) =>
  Float32Array.from({ length: sampleRate }, (_, i) => 0.4 * Math.sin((2 * Math.PI * hertz * i) / sampleRate));

describe('a WAV file', () => {
  it.each<Kind>([
    { sampleRate: 8_000, channels: 1, bits: 8 },
    { sampleRate: 16_000, channels: 1, bits: 16 },
    { sampleRate: 22_050, channels: 2, bits: 16 },
    { sampleRate: 24_000, channels: 1, bits: 24 },
    { sampleRate: 44_100, channels: 2, bits: 32 },
    { sampleRate: 48_000, channels: 2, bits: 'float' },
  ])('is heard as it was: %j', (kind) => {
    const { samples, sampleRate } = readWav(wavOf(tone(kind.sampleRate, 200), kind));
    const ours = createResampler(sampleRate, 24_000)(samples);
    expect(ours.length).toBe(24_000);
    expect(medianPitch(ours)).toBe(medianPitch(tone(24_000, 200)));
    const peak = ours.subarray(2_000, 22_000).reduce((most, value) => Math.max(most, value), 0);
    expect(peak).toBeGreaterThan(0.38);
    expect(peak).toBeLessThan(0.42);
  });

  it('may say its size wrongly, and hold notes before the sound', () => {
    const piped = wavOf(tone(16_000, 200));
    for (const size of [0, 0xffff_ffff]) {
      piped.writeUInt32LE(size, 40);
      expect(readWav(piped).samples).toHaveLength(16_000);
    }
    const whole = wavOf(tone(16_000, 200));
    const note = Buffer.concat([Buffer.from('LIST\u0003\u0000\u0000\u0000abc\u0000', 'latin1')]);
    const noted = Buffer.concat([whole.subarray(0, 36), note, whole.subarray(36)]);
    expect(readWav(noted).samples).toHaveLength(16_000);
  });

  it('of any bytes is refused in words or read, and never a crash', () => {
    const file = wavOf(hum('Go.'), usual);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { maxLength: 6 }),
        fc.nat(file.length),
        (changes, length) => {
          const broken = Buffer.from(file.subarray(0, length));
          for (const [at, value] of changes) if (at < length) broken[at] = value;
          try {
            expect(readWav(broken).samples.every(Number.isFinite)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(EngineFailed);
          }
        },
      ),
    );
  });
});

describe('a lower rate', () => {
  it('leaves out what it has no room for', () => {
    const high = createResampler(48_000, 24_000)(tone(48_000, 15_000)).subarray(1_000, 23_000);
    expect(high.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(0.01);
  });
});

describe('stretched speech', () => {
  it.each([0.8, 1.25])('is %p times as long at the same pitch', (factor) => {
    const plain = tone(24_000, 180);
    const stretched = stretch(plain, factor);
    expect(stretched.length).toBe(Math.round(24_000 * factor));
    expect(medianPitch(stretched)).toBeCloseTo(180, -1);
    const levels = [0.1, 0.5, 0.9].map((at) =>
      Math.max(...stretched.subarray(at * stretched.length, at * stretched.length + 600)),
    );
    for (const level of levels) expect(level).toBeCloseTo(0.4, 1);
  });
});

describe('words of another reading', () => {
  it('are found between the pauses that both make, at either’s own pace', () => {
    const own = { seconds: 4, pauses: [{ from: 1, to: 1.5 }, { from: 3, to: 3.4 }] }; // prettier-ignore
    const other = { seconds: 8, pauses: [{ from: 3, to: 3.2 }, { from: 4.5, to: 4.7 }, { from: 6.6, to: 7 }] }; // prettier-ignore
    const words = alignWords(
      [
        [0.5, 1, 0, 2],
        [1.5, 3, 3, 5],
        [3.4, 4, 6, 8],
      ],
      own,
      other,
    );
    expect(words.map((times) => times.map((time) => Math.round(time * 100) / 100))).toEqual([
      [1.5, 3, 0, 2],
      [3.2, 6.6, 3, 5],
      [7, 8, 6, 8],
    ]);
  });

  it('are scaled evenly where there is no pause', () => {
    const [word] = alignWords([[1, 2, 0, 3]], { seconds: 4, pauses: [] }, { seconds: 6, pauses: [] });
    expect(word).toEqual([1.5, 3, 0, 3]);
  });

  it('know a rest from the stops within words', () => {
    const heard = createResampler(16_000, 24_000)(hum('One lamp. Then another one.'));
    const pauses = pausesOf(heard);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]!.to - pauses[0]!.from).toBeCloseTo(0.35, 1);
  });
});
