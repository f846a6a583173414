import type { Span } from '../dsp/samples.ts';
import { pick, seededRandom, type Random } from '../dsp/seededRandom.ts';
import { accompany, type Bar, type Pitch, type ScoreNote } from './accompany.ts';
import type { Conception, Section } from './form.ts';
import type { InstrumentName } from './instruments.ts';
import type { Harmony } from './harmonies.ts';
import { moodTable, scales } from './moods.ts';
import { isStrong, PHRASE_BARS, type TuneNote } from './theme.ts';
import { secondVoice, vary } from './treatments.ts';

const { floor, max, min } = Math;

const LEVEL = { tune: 0.5, thinned: 0.3, second: 0.3 };
const LEGATO = 1.05;
/** Of the harmonies of its kind a mood then still has two to choose from. */
const REMEMBERED = 4;
const SHORTEST_NOTE = 0.3;
/** A note that begins this close to the next word belongs to what is said. */
const BEFORE_SPEECH = 0.3;
/** Above it even a music box is shrill. */
const HIGHEST_NOTE = 91;
/** These sound best where the chords are. */
const lowLeads: readonly InstrumentName[] = ['horn'];

type Phrase = { bars: Bar[]; tune: readonly TuneNote[]; isSung: boolean };

/**
 * Every note of a story's music. `open` are the stretches in which nobody speaks and the tune may be heard in
 * full. The same seed, conception and sections give the same notes.
 */
export function composeScore(
  seed: string,
  conception: Conception,
  sections: readonly Section[],
  open: readonly Span[],
): ScoreNote[] {
  const random = seededRandom(`${seed} score`);
  const isOpen = (at: number): boolean =>
    open.some(({ from, to }) => at >= from - SHORTEST_NOTE && at < to - BEFORE_SPEECH);
  const recent: Harmony[] = [];
  return sections.flatMap((section) =>
    phrasesOf(section, conception, recent, random).flatMap((phrase) => [
      ...accompany(phrase.bars, { ...section, mood: moodTable[section.mood], meter: conception.theme.meter, pitch: pitchOf(section, conception) }, random), // prettier-ignore
      ...playTune(phrase, section, conception, isOpen),
    ]),
  );
}

/** Four bars each, the last one what is left; the tune and its rest take turns. */
function phrasesOf(section: Section, { theme }: Conception, recent: Harmony[], random: Random): Phrase[] {
  const { treatment, isTheme } = section;
  const mood = moodTable[section.mood];
  const phrases: Phrase[] = [];
  let at = section.from;
  for (let first = 0, count = 0; first < section.bars.length; first += count) {
    const left = section.bars.length - first;
    // Nothing ends with a single bar by itself.
    count = left === PHRASE_BARS + 1 ? PHRASE_BARS - 1 : min(PHRASE_BARS, left);
    const index = phrases.length;
    const isStatement = (index % 2 === 0) === (treatment.begins === 'statement');
    const part = isStatement ? theme.statement : theme.answer;
    const chords =
      isTheme && index === 0
        ? part.chords
        : freshHarmony(isStatement ? mood.back : mood.away, recent, random);
    const isLast = left === count && !(isTheme && index === 0);
    const bars = section.bars.slice(first, first + count).map((seconds, bar) => {
      const placed = { at, seconds, chord: isLast && bar === count - 1 ? mood.away[0]![3] : chords[bar]! };
      at += seconds;
      return placed;
    });
    const fitted = bars.map(({ chord }) => chord);
    phrases.push({
      bars,
      tune: vary(treatment.tune, part.notes, fitted, theme.meter),
      isSung: index % 2 === 0 || treatment.underSpeech === 'whole',
    });
  }
  return phrases;
}

/** Not one of the last few. */
function freshHarmony(pool: readonly Harmony[], recent: Harmony[], random: Random): Harmony {
  const chords = pick(
    pool.filter((candidate) => !recent.includes(candidate)),
    random,
  );
  recent.push(chords);
  if (recent.length > REMEMBERED) recent.shift();
  return chords;
}

function playTune(
  { bars, tune, isSung }: Phrase,
  section: Section,
  conception: Conception,
  isOpen: (at: number) => boolean,
): ScoreNote[] {
  const { treatment } = section;
  const { meter } = conception.theme;
  const pitch = pitchOf(section, conception);
  const instrument = conception.leadOf(section.mood);
  const own = treatment.octave + (lowLeads.includes(instrument) ? 0 : 1);
  const octave = own - (tune.some(({ step }) => pitch(step, own) > HIGHEST_NOTE) ? 1 : 0);
  const chords = bars.map(({ chord }) => chord);
  const voices = [{ notes: tune, level: LEVEL.tune }];
  if (treatment.tune === 'harmonised') voices.push({ notes: secondVoice(tune, chords), level: LEVEL.second });
  return voices.flatMap(({ notes, level }) =>
    notes.flatMap((note) => {
      const { at, seconds } = bars[note.bar]!;
      const beat = seconds / meter;
      const begins = at + note.beat * beat;
      const isHeard = isOpen(begins);
      const isThinned = !isHeard && treatment.underSpeech !== 'whole';
      if (!isHeard && !isSung) return [];
      if (isThinned && (treatment.underSpeech === 'silent' || !isStrong(note, meter))) return [];
      return {
        instrument,
        note: pitch(note.step, octave),
        at: begins,
        seconds: max(SHORTEST_NOTE, note.beats * beat * LEGATO),
        level: isThinned ? (level * LEVEL.thinned) / LEVEL.tune : level,
      };
    }),
  );
}

function pitchOf({ mood, treatment }: Section, { shift }: Conception): Pitch {
  const { scale, tonic } = moodTable[mood];
  const degrees = treatment.isMinor ? scales.minor : scale;
  return (step, octave) => tonic + shift + 12 * (octave + floor(step / 7)) + degrees[((step % 7) + 7) % 7]!;
}
