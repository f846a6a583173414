import { pick, type Random } from '../dsp/seededRandom.ts';
import { silence } from '../dsp/samples.ts';
import { createPlayer } from './createPlayer.ts';
import { moodTable, type Mood, type MoodId } from './moods.ts';
import { composeTune, fitToChord } from './melody.ts';

/** `shift`: semitones between the tonic of the mood and that of this story. From second `thinFrom` on every second note
 * of the figure is left out; from `homeFrom` on the harmony rests on the tonic. */
export type BedOrder = { mood: MoodId; seconds: number; shift: number; thinFrom: number; homeFrom: number };

/** `samples` is the bed; `playLead` adds the next phrase of the melody to it between two seconds. */
export type Bed = { samples: Float32Array; playLead: (from: number, to: number) => void };

/** Which chord tone (0 to 3: root, third, fifth, octave) the figure plays at each of its steps. */
const patterns = [
  [0, 2, 1, 2],
  [0, 1, 2, 1],
  [0, 2, 3, 2],
  [2, 1, 0, 1],
];
const LOWEST_BASS = 33;
const JITTER_SECONDS = 0.014;
const FIGURE_LEFT_OUT = 0.12;

/**
 * Composes and plays the bed of one mood: chords bar by bar, bass, a figure on top. The same random stream
 * gives the same music.
 */
export function composeBed(
  { mood: moodId, seconds, shift, thinFrom, homeFrom }: BedOrder,
  random: Random,
): Bed {
  const mood: Mood = moodTable[moodId];
  const beat = 60 / (mood.bpm[0] + random() * (mood.bpm[1] - mood.bpm[0]));
  const loop = pick(mood.loops, random);
  const pattern = pick(patterns, random);
  const tune = composeTune(mood, random);
  const play = createPlayer(random);
  const samples = silence(seconds);
  const bar = beat * mood.beatsPerBar;
  const chordAt = (barIndex: number): number =>
    barIndex * bar >= homeFrom ? 0 : loop[barIndex % loop.length]!;
  const noteOf = (step: number, octave: number): number =>
    mood.tonic + shift + 12 * (octave + Math.floor(step / 7)) + mood.scale[((step % 7) + 7) % 7]!;
  const bassOf = (step: number): number =>
    noteOf(step, -2) < LOWEST_BASS ? noteOf(step, -1) : noteOf(step, -2);

  for (let barIndex = 0; barIndex * bar < seconds; barIndex++) {
    const chord = chordAt(barIndex);
    const at = barIndex * bar;
    if (mood.bed.includes('pad'))
      for (const tone of [0, 2, 4]) play(samples, 'pad', noteOf(chord + tone, 0), at, bar * 1.15, 0.34);
    if (mood.bed.includes('bass')) {
      play(samples, 'bass', bassOf(chord), at, bar * 0.6, 0.5);
      if (mood.beatsPerBar === 4) play(samples, 'bass', bassOf(chord + 4), at + 2 * beat, beat * 1.4, 0.35);
    }
    if (mood.bed.includes('shaker'))
      for (let k = 0; k < mood.beatsPerBar; k++)
        play(samples, 'shaker', 0, at + (k + 0.5) * beat, 0.06, 0.07 + 0.04 * random());
    for (let k = 0; k * mood.figureStep < mood.beatsPerBar; k++) {
      const [leftOut, jitter, level] = [random() < FIGURE_LEFT_OUT, random() - 0.5, 0.85 + 0.3 * random()];
      const when = at + k * mood.figureStep * beat;
      if (leftOut || (mood.offBeat && k === 0) || (when >= thinFrom && (barIndex + k) % 2 === 1)) continue;
      const tone = [0, 2, 4, 7][pattern[k % 4]!]!;
      const length = mood.offBeat ? 0.5 : Math.max(0.5, beat * 1.6);
      play(
        samples,
        mood.figure,
        noteOf(chord + tone, 1),
        when + jitter * JITTER_SECONDS,
        length,
        (k === 0 ? 0.42 : 0.3) * level,
      );
    }
  }

  let phrase = 0;
  const playLead = (from: number, to: number): void => {
    // The phrase begins on the next beat, and only notes that can sound out before `to` are played.
    const begin = Math.ceil(from / beat) * beat;
    for (const note of tune[phrase++ % tune.length]!) {
      const at = begin + note.beat * beat;
      const length = Math.min(Math.max(0.5, note.beats * beat * 1.1), to - at);
      if (length < 0.35) break;
      const beatIndex = Math.round((2 * at) / beat) / 2;
      const chord = chordAt(Math.floor(beatIndex / mood.beatsPerBar));
      const step = fitToChord(note.step, beatIndex % mood.beatsPerBar, chord, mood);
      play(samples, mood.lead, noteOf(step, 1), at + (random() - 0.5) * JITTER_SECONDS, length, 0.45);
    }
  };
  return { samples, playLead };
}
