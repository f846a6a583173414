import { whoseTurn } from './whoseTurn.ts';

const [mia, emil, ida] = ['mia', 'emil', 'ida'].map((uuid) => ({ uuid })) as [
  { uuid: string },
  { uuid: string },
  { uuid: string },
];
const turn = (heroes: readonly { uuid: string }[], ...had: string[]) => {
  const whose = whoseTurn(
    heroes,
    had.map((characterId) => ({ characterId })),
  );
  return whose && [whose.hero.uuid, whose.before && [whose.before.hero.uuid, whose.before.times]];
};

describe('whose turn it is', () => {
  it('is that of whoever waited longest, and says who had the last ones', () => {
    expect(turn([mia, emil], 'emil', 'mia', 'mia')).toEqual(['emil', ['mia', 2]]);
    expect(turn([mia, emil], 'mia', 'mia', 'emil')).toEqual(['mia', ['emil', 1]]);
    expect(turn([mia, emil, ida], 'ida', 'mia', 'emil')).toEqual(['ida', ['emil', 1]]);
  });

  it('is first that of whoever never had one, in their order', () => {
    expect(turn([mia, emil, ida], 'mia')).toEqual(['emil', ['mia', 1]]);
    expect(turn([mia, emil])).toEqual(['mia', null]);
  });

  it('is always that of one who is alone, of whom nothing is said', () => {
    expect(turn([mia], 'mia', 'mia')).toEqual(['mia', null]);
    expect(turn([], 'mia')).toBeNull();
  });

  it('does not count who is no hero any more', () => {
    expect(turn([mia, emil], 'mia', 'emil', 'gone')).toEqual(['mia', ['emil', 1]]);
  });
});
