import type { Tables } from '../../catalogues/schema.ts';
import type { Move } from '../../plan.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import { STORY, heardIn, nothingDecided } from '../heard.ts';
import { tokenOf } from '../seed.ts';
import type { Texts } from './chooseTexts.ts';
import { chooseTexts } from './chooseTexts.ts';
import type { Draft } from './fitDraft.ts';
import { fitDraft } from './fitDraft.ts';
import type { Choice } from './lookUp.ts';

const words = (n: number, first = 'and'): string => Array.from({ length: n }, () => first).join(' ');
const slots = {
  /** Told always, by one variant that names often and one that does not. */
  home: ['{hero} and {hero} and {hero} sat.', `{hero} sat, ${words(4)}.`],
  /** Told always, and spoken in one of two ways. */
  meet: [`${words(12)}.`, `<hero>${words(6)}</hero> ${words(6)}.`],
};
const fillers = {
  long: [`{hero}, {hero}, {hero}, {hero}, ${words(8)}.`],
  close: [`{hero} slept, ${words(30)}.`],
};
const tables = { trait: { kind: slots }, type: { bedtime: fillers } } as unknown as Tables;
const moves: Move[] = [
  { id: 'trait.kind.home', slot: 'trait.home', rank: 0 },
  { id: 'trait.kind.meet', slot: 'trait.meet', rank: 0 },
  { id: 'type.bedtime.long', slot: 'type.long', rank: 4 },
  { id: 'type.bedtime.close', slot: 'type.close', rank: 0 },
];

/** Begins with the first variant of each slot; `heard`: ids the family was told lately. */
function fitted(range: readonly [number, number], heard: readonly string[] = []) {
  const telling = {
    locale: 'en',
    persons: { hero: { name: 'Nora', g: 'f' } },
    props: {},
  } as unknown as Telling;
  const before = heardIn([STORY, ...heard.map(tokenOf)]);
  const choiceOf = (): Choice => ({ locale: 'en', tables, seed: 's', band: '6-8', heard: before, decided: nothingDecided(), telling, tense: 'recit' }); // prettier-ignore
  const draftOf = (texts: Texts): Draft => ({
    texts,
    taken: new Set(texts.keys()),
    waiting: 0,
    spoken: [...texts.values()].map(({ text }) => ({
      beat: 'home',
      lines: text
        .replaceAll('{hero}', 'Nora')
        .split(/(?<=<\/hero>)/)
        .map((part) => ({
          text: part.replace('<hero>', '“').replace('</hero>', '”'),
          speaker: part.startsWith('<hero>') ? 'hero' : 'narrator',
        })),
    })),
  });
  const first = new Map(
    [...chooseTexts(moves, choiceOf)].map(([move, { id }]) => {
      const [origin = '', name = '', slot = ''] = move.id.split('.');
      const variants = (tables as unknown as Record<string, Record<string, Record<string, string[]>>>)[
        origin
      ]![name]![slot]!;
      return [move, { id: id.replace(/\d{1,3}$/, '0'), text: variants[0]! }];
    }),
  );
  const { texts } = fitDraft(draftOf(first), { locale: 'en', name: 'Nora', range, choiceOf, draftOf });
  return [...texts].map(([move, { id }]) => `${move.slot} ${id.split(':').at(-1)}`);
}

describe('a draft is fitted to its measures', () => {
  it('by what names less, what somebody says, and without what only makes it long', () => {
    expect(fitted([10, 400])).toEqual(['trait.home 1', 'trait.meet 1', 'type.close 0']);
  });

  it('never by what the family heard lately', () => {
    expect(fitted([10, 400], ['en:trait.kind.home:1'])).toContain('trait.home 0');
  });

  it('never below its least words', () => {
    expect(fitted([60, 400])).toContain('type.long 0');
  });

  it('never without what is told always', () => {
    expect(fitted([10, 20])).toEqual(expect.arrayContaining([expect.stringContaining('type.close')]));
  });
});
