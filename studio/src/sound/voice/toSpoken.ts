import type { Spoken } from './narrator.ts';
import type { EspeakAnswer } from './espeakProtocol.ts';
import type { SpokenText } from './spokenText.ts';
import { SAMPLE_RATE, toGain } from '../dsp/samples.ts';
import { createResampler } from '../dsp/resample.ts';
import { speechRange } from './trimSilence.ts';
import { wordTimesOf } from './wordTimes.ts';

const SOURCE_RATE = 22_050;
/** Below what the synthesiser gives, in decibels: room for the loudest delivery. */
const HEADROOM = 3;
const resample = createResampler(SOURCE_RATE, SAMPLE_RATE);

/**
 * @throws Error when nothing was heard of the line or of one of its `[[phonemes]]`: a wrong mnemonic is
 * silence to the synthesiser.
 */
export function toSpoken(
  text: string,
  line: SpokenText,
  answer: Extract<EspeakAnswer, { kind: 'spoken' }>,
  decibels: number,
): Spoken {
  if (answer.sampleRate !== SOURCE_RATE)
    throw new Error(`The offline voice speaks at ${answer.sampleRate} Hz, expected ${SOURCE_RATE}.`);
  const [from, to] = speechRange(answer.pcm, SOURCE_RATE);
  if (to === 0) throw new Error('The offline voice said nothing: the line has no word it can speak.');
  const marks = answer.marks.map((mark) => ({
    ...mark,
    at: line.origins[mark.position] ?? text.length,
    seconds: mark.milliseconds / 1000 - from / SOURCE_RATE,
  }));
  const sounds = marks.filter((mark) => mark.kind === 'sound');
  // No phonemes in the message: they may spell a child's name.
  for (const charFrom of line.phonemesAt)
    if (!sounds.some(({ at, sound }) => at === charFrom && sound !== ''))
      throw new Error(`The offline voice cannot say the phonemes at character ${charFrom} of the line.`);
  const gain = toGain(decibels - HEADROOM) / 32_768;
  const speech = new Float32Array(to - from);
  for (let i = 0; i < speech.length; i++) speech[i] = answer.pcm[from + i]! * gain;
  const pcm = resample(speech);
  return {
    pcm,
    words: wordTimesOf(
      text,
      {
        words: marks.filter(({ kind }) => kind === 'word'),
        silences: sounds.filter(({ sound }) => sound === '').map(({ seconds }) => seconds),
      },
      pcm.length / SAMPLE_RATE,
    ),
  };
}
