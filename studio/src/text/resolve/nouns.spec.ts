import { deNoun, dePerson, dePossessed } from './de.ts';
import type { DeNoun } from './de.ts';
import { enNoun, enPerson } from './en.ts';
import { frNoun, frPerson } from './fr.ts';
import type { FrAdj, FrNoun } from './fr.ts';

describe('German nouns', () => {
  const octopus: DeNoun = { g: 'm', one: 'Krake', many: 'Kraken', gen: 'Kraken', obl: 'Kraken' };
  const squirrel: DeNoun = { g: 'n', one: 'Eichhörnchen', many: 'Eichhörnchen' };
  const fox: DeNoun = { g: 'm', one: 'Fuchs', many: 'Füchse' };
  const vixen: DeNoun = { g: 'f', one: 'Füchsin', many: 'Füchsinnen' };

  it.each<[DeNoun, string, string[], string]>([
    [octopus, 'def_nom', [], 'der Krake'],
    [octopus, 'def_acc', [], 'den Kraken'],
    [octopus, 'indef_nom', [], 'ein Krake'],
    [octopus, 'indef_nom', ['alt'], 'ein alter Krake'],
    [octopus, 'def_dat', ['dunkl'], 'dem dunklen Kraken'],
    [octopus, 'def_gen', [], 'des Kraken'],
    [octopus, 'pl_dat', [], 'den Kraken'],
    [octopus, 'er', [], 'er'],
    [squirrel, 'def_acc', [], 'das Eichhörnchen'],
    [squirrel, 'indef_acc', ['neugierig'], 'ein neugieriges Eichhörnchen'],
    [squirrel, 'def_gen', ['neugierig'], 'des neugierigen Eichhörnchens'],
    [squirrel, 'ihm', [], 'ihm'],
    [vixen, 'indef_nom', [], 'eine Füchsin'],
    [vixen, 'def_dat', ['rot'], 'der roten Füchsin'],
    [fox, 'indef_acc', ['rot'], 'einen roten Fuchs'],
    [fox, 'def_gen', [], 'des Fuchses'],
    [fox, 'pl_dat', [], 'den Füchsen'],
    [fox, 'rel_acc', [], 'den'],
    [
      { g: 'n', adj: 'neu', one: 'Kind', after: 'in der Klasse' },
      'dies_dat',
      [],
      'diesem neuen Kind in der Klasse',
    ],
    [{ g: 'f', one: 'Perle' }, 'kein_acc', [], 'keine Perle'],
  ])('%o %s %o: %s', (noun, form, stems, expected) => {
    expect(deNoun(noun, form, stems)).toBe(expected);
  });

  it('has no genitive for a name whose s the ear cannot hear', () => {
    expect(dePerson({ name: 'Emil', g: 'm' }, 'gen')).toBe('Emils');
    for (const name of ['Max', 'Inès', 'Franz', 'Alice'])
      expect(dePerson({ name, g: 'm' }, 'gen')).toBeUndefined();
  });

  it('declines what belongs to somebody', () => {
    expect(dePossessed('f', 'm', 'Bruder', 'acc')).toBe('ihren Bruder');
    expect(dePossessed('m', 'f', 'Schwester', 'dat')).toBe('seiner Schwester');
    expect(dePerson({ name: 'Lena', g: 'f' }, 'seinen')).toBe('ihren');
  });

  it('knows no form it was not taught', () => {
    expect(deNoun(fox, 'def_abl')).toBeUndefined();
    expect(deNoun(fox, 'jen_nom')).toBeUndefined();
  });
});

describe('French nouns', () => {
  const otter: FrNoun = { g: 'f', one: 'loutre', elides: false };
  const hedgehog: FrNoun = { g: 'm', one: 'hérisson', elides: false };
  const bear: FrNoun = { g: 'm', one: 'ours', elides: true };
  const sheBear: FrNoun = { g: 'f', one: 'ourse', elides: true };
  const old: FrAdj = { m: 'vieux', f: 'vieille', mp: 'vieux', fp: 'vieilles', mVowel: 'vieil', before: true };
  const fine: FrAdj = { m: 'beau', f: 'belle', mp: 'beaux', fp: 'belles', mVowel: 'bel', before: true };
  const asleep: FrAdj = { m: 'endormi', f: 'endormie', mp: 'endormis', fp: 'endormies' };

  it.each<[FrNoun, string, FrAdj[], string]>([
    [otter, 'def', [], 'la loutre'],
    [otter, 'de', [], 'de la loutre'],
    [otter, 'a', [], 'à la loutre'],
    [otter, 'indef', [old], 'une vieille loutre'],
    [otter, 'il', [], 'elle'],
    [hedgehog, 'def', [], 'le hérisson'],
    [hedgehog, 'de', [], 'du hérisson'],
    [hedgehog, 'a', [], 'au hérisson'],
    [hedgehog, 'this', [asleep], 'ce hérisson endormi'],
    [hedgehog, 'que_indef', [], 'qu’un hérisson'],
    [bear, 'def', [], 'l’ours'],
    [bear, 'de', [], 'de l’ours'],
    [bear, 'a', [], 'à l’ours'],
    [bear, 'indef', [fine], 'un bel ours'],
    [bear, 'this', [], 'cet ours'],
    [bear, 'this', [old], 'ce vieil ours'],
    [sheBear, 'my', [], 'mon ourse'],
    [otter, 'his', [], 'sa loutre'],
  ])('%o %s %o: %s', (noun, form, adjectives, expected) => {
    expect(frNoun(noun, form, adjectives)).toBe(expected);
  });

  it.each([
    ['Emil', 'd’Emil', 'qu’Emil'],
    ['Max', 'de Max', 'que Max'],
    ['Inès', 'd’Inès', 'qu’Inès'],
    ['Hugo', 'd’Hugo', 'qu’Hugo'],
    ['Yasmine', 'de Yasmine', 'que Yasmine'],
    ['Yves', 'd’Yves', 'qu’Yves'],
    ['Hannah', 'de Hannah', 'que Hannah'],
  ])('%s: %s, %s', (name, de, que) => {
    expect(frPerson({ name, g: 'm' }, 'de')).toBe(de);
    expect(frPerson({ name, g: 'm' }, 'que')).toBe(que);
  });
});

describe('English nouns', () => {
  it.each([
    [{ one: 'hourglass', many: 'hourglasses', an: true }, 'indef', [], 'an hourglass'],
    [{ one: 'hourglass', many: 'hourglasses', an: true }, 'indef', ['old'], 'an old hourglass'],
    [{ one: 'hourglass', many: 'hourglasses', an: true }, 'poss', [], 'the hourglass’s'],
    [{ one: 'unicorn', many: 'unicorns', an: false }, 'indef', [], 'a unicorn'],
    [{ one: 'unicorn', many: 'unicorns', an: false }, 'pl_poss', [], 'the unicorns’'],
    [{ one: 'driftwood', an: false, mass: true as const }, 'indef', [], 'some driftwood'],
    [{ one: 'driftwood', an: false, mass: true as const }, 'indef', ['pale'], 'some pale driftwood'],
  ])('%o %s %o: %s', (noun, form, adjectives, expected) => {
    expect(enNoun(noun, form, adjectives)).toBe(expected);
  });

  it('says whose with ’s, also after s', () => {
    expect(enPerson({ name: 'James', g: 'm' }, 'gen')).toBe('James’s');
  });
});
