import { spokenTextOf } from './spokenText.ts';
import { sayFor, sayLine } from './sayLine.ts';
import { wordTimesOf } from './wordTimes.ts';

describe('the spoken form of a line', () => {
  it('leads every character back to the written line, over names and stress', () => {
    const text = 'Joel saw Niamh there.';
    const { spoken, origins } = spokenTextOf({ text, say: "Joel saw [[n'i:v]] there.", stress: [5, 8] });
    expect(spoken).toBe('Joel <emphasis level="strong">saw</emphasis> [[n\'i:v]] there.');
    expect(text[origins[spoken.indexOf('saw')]!]).toBe('s');
    expect(text.slice(origins[spoken.indexOf('[[')])).toBe('Niamh there.');
    expect(text.slice(origins[spoken.indexOf('there')])).toBe('there.');
    expect(spokenTextOf({ text, say: "Joel saw [[n'i:v]] there.", stress: [9, 14] }).spoken).toContain(
      '<emphasis level="strong">[[n\'i:v]]</emphasis>',
    );
  });

  it('never lets the text be read as mark-up', () => {
    expect(
      spokenTextOf({ text: 'a < b & [[c]] 🦉!', say: 'a < b & [[c]] 🦉!'.replace('[[c]]', '[[s]]') }).spoken,
    ).not.toMatch(/[<&🦉]/u);
    expect(spokenTextOf({ text: 'Tom & [[Ada]]' }).spoken).toBe('Tom   [[Ada]]');
  });

  it('refuses a spoken form of another line', () => {
    expect(() => spokenTextOf({ text: 'Nora waits.', say: 'Nora [[w]] sleeps.' })).toThrow(
      'does not fit its text',
    );
  });
});

describe('names', () => {
  it('are said as checked, and left alone when the voice knows them', () => {
    expect(sayFor('Joel', 'german')).toBe("[[j'o:El]]");
    expect(sayFor('Emil', 'german')).toBeUndefined();
    expect(sayFor('constructor', 'english')).toBeUndefined();
    expect(sayLine('Nora waits.', ['Nora'], 'english')).toBeUndefined();
  });

  it('keep their endings and articles in one piece', () => {
    expect(sayLine('Joels Hut, sagte Joel. Joelle lacht.', ['Joel'], 'german')).toBe(
      "[[j'o:Els]] Hut, sagte [[j'o:El]]. Joelle lacht.",
    );
    expect(sayLine('Niamh’s boat and Étienne', ['Niamh', 'Étienne'], 'english')).toBe(
      "[[n'i:vz]] boat and [[eItS'En]]",
    );
    expect(sayLine('L’ami d’Enzo dort.', ['Enzo'], 'french')).toBe("L’ami [[dEndz'o]] dort.");
  });
});

describe('word times', () => {
  it('share the time of joined words by their letters and end before a pause', () => {
    const text = 'une goutte de soleil, dit Rose.';
    const at = (word: string): number => text.indexOf(word);
    const words = [
      { at: at('une'), seconds: 0 },
      { at: at('goutte'), seconds: 0.2 },
      { at: at('dit'), seconds: 1.6 },
    ];
    const times = wordTimesOf(text, { words, silences: [1.3] }, 2.3);
    expect(times.map(([, , from, to]) => text.slice(from, to))).toEqual([
      'une',
      'goutte',
      'de',
      'soleil',
      'dit',
      'Rose',
    ]);
    const begins = times.map(([from]) => from);
    expect(begins[2]).toBeCloseTo(0.2 + (1.4 * 6) / 14);
    expect(begins[3]).toBeCloseTo(0.2 + (1.4 * 8) / 14);
    expect(times[3]![1]).toBe(1.3);
    expect(begins[5]).toBeCloseTo(1.6 + (0.7 * 3) / 7);
    expect(times[5]![1]).toBe(2.3);
  });

  it('rise even when a mark is missing at the beginning or comes twice', () => {
    const times = wordTimesOf(
      'l’arbre dort',
      {
        words: [
          { at: 8, seconds: 0.5 },
          { at: 8, seconds: 0.2 },
        ],
        silences: [],
      },
      1,
    );
    expect(times).toEqual([
      [0, 0.5, 0, 7],
      [0.5, 1, 8, 12],
    ]);
  });
});
