import { locales, type Locale } from '@storylark/contracts/languages';
import { tables } from '../../catalogues/tables.ts';
import { effects } from '../../sound/effects/effects.ts';
import type { Line, Plan } from '../../plan.ts';
import { mixedOrders } from '../checks/orders.ts';
import { tellSeries } from '../checks/series.ts';
import { withSounds } from './soundCues.ts';

const line = (text: string, changes: Partial<Line> = {}): Line => ({
  id: text,
  paragraph: 0,
  beat: 'meet',
  speaker: 'narrator',
  text,
  pace: 1,
  pitch: 0,
  range: 0,
  pauseMs: 500,
  cues: [],
  ...changes,
});
const plan = (type: Plan['type']) => ({ type }) as Plan;
const heard = (locale: Locale, text: string, changes: Partial<Line> = {}): string[] =>
  withSounds([line(text, changes)], plan('everyday'), locale).flatMap(({ cues }) =>
    cues.map(({ effect, at }) => `${effect} after ${text.slice(0, Number(at) + 1)}`),
  );

describe('the sounds of a story', () => {
  it('answer the word that is heard', () => {
    expect(heard('en', 'Then she hummed a little.')).toEqual(['hum after Then she hummed']);
    expect(heard('de', 'Er rollte davon.')).toEqual(['roll after Er rollte']);
    expect(heard('fr', 'Elle a soufflé dessus.')).toEqual(['breath after Elle a soufflé']);
    expect(heard('fr', 'Elle souffla dessus.')).toEqual(['breath after Elle souffla']);
    expect(heard('en', 'Fast asleep, she SNORED.')).toEqual(['breath after Fast asleep, she SNORED']);
    expect(heard('en', 'İdil hummed.')).toEqual(['hum after İdil hummed']);
  });

  it('answer the whole word, a stem with its ending, and of two words the longer', () => {
    expect(heard('en', 'The humming went on, gonging and gong.')).toEqual([
      'bell after The humming went on, gonging',
    ]);
    expect(heard('de', 'Im Wald summte es.')).toEqual(['hum after Im Wald summte']);
    expect(heard('de', 'Die Summe stimmte, der Ticker auch.')).toEqual([]);
  });

  it.each([
    ['en', 'She had hummed all day.'],
    ['en', 'It sounded as if somebody knocked.'],
    ['en', 'Nobody clapped.'],
    ['de', 'Sie klopfte nicht.'],
    ['de', 'Es war, als klopfte jemand.'],
    ['fr', 'Personne n’a toqué.'],
    ['fr', 'Elle glissa sans un bruit.'],
  ] as const)('leave alone what is denied or only like it (%s: %s)', (locale, text) => {
    expect(heard(locale, text)).toEqual([]);
  });

  it('leave the deed alone, and what somebody says', () => {
    expect(heard('en', 'She knocked.', { beat: 'deed' })).toEqual([]);
    expect(heard('en', '“She knocked,” said Ben.', { speaker: 'hero' })).toEqual([]);
    expect(heard('en', '“Again,” said Ben and knocked.', { speaker: 'hero' })).toHaveLength(1);
  });

  it('come once at most where the story feels, and keep their distance', () => {
    const tender = ['She knocked.', 'She hummed.', 'She clapped.'].map((text) =>
      line(text, { beat: 'echo', pauseMs: 30_000 }),
    );
    expect(withSounds(tender, plan('everyday'), 'en').flatMap(({ cues }) => cues)).toHaveLength(1);
    const close = ['She knocked.', 'She hummed.', 'She clapped.'].map((text) => line(text));
    expect(withSounds(close, plan('everyday'), 'en').flatMap(({ cues }) => cues)).toHaveLength(1);
  });

  it.each(locales)('are events and come often enough in a story of normal length (%s)', (locale) => {
    for (const effect of Object.keys(tables[locale].sound))
      expect(effects[effect as keyof typeof effects].use).toBe('event');
    const orders = mixedOrders(locale, 60).filter(({ length }) => length === 'normal');
    const counts = orders
      .flatMap((order) => tellSeries(locale, [order], () => undefined))
      .map(({ story }) => story.lines.flatMap(({ cues }) => cues).filter(({ at }) => typeof at === 'number'))
      .map(({ length }) => length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThan(4);
  });
});
