import { bandFacts } from '../../catalogues/facts/types.ts';
import { banned, fillers, found } from './bannedWords.ts';
import { checkForm } from './checkText.ts';
import { badParagraph, exemplars } from './exemplars.ts';
import { dialogueShare, fiveGrams, lix, masked, nameShare, sentenceLengths, shared } from './measure.ts';

describe('the exemplars', () => {
  it.each(exemplars)('$locale pass', ({ locale, hero, paragraphs }) => {
    const text = paragraphs.join('\n');
    expect(checkForm(paragraphs, locale)).toEqual([]);
    expect(found(text, banned[locale])).toEqual([]);
    expect(found(text, fillers[locale])).toEqual([]);
    expect(lix(text)).toBeLessThan(bandFacts['6-8'].lix[locale][1]);
    expect(nameShare(text, hero)).toBeLessThan(0.035);
    expect(dialogueShare(text)).toBeGreaterThan(0.05);
    expect(sentenceLengths(text).longest).toBeLessThanOrEqual(bandFacts['6-8'].maxSentence[locale]);
  });

  it('measure LIX within 2 of the reference (15.0, 20.7, 22.9; it counts French sentences otherwise)', () => {
    const measured = exemplars.map(({ paragraphs }) => lix(paragraphs.join('\n')));
    [15, 20.7, 22.9].forEach((reference, at) =>
      expect(Math.abs((measured[at] ?? 0) - reference)).toBeLessThan(2),
    );
  });
});

it('the bad paragraph fails', () => {
  expect(found(badParagraph, banned.en)).toContain('beautiful');
  expect(found(badParagraph, fillers.en).length).toBeGreaterThan(1);
  expect(nameShare(badParagraph, 'Nora')).toBeGreaterThan(0.035);
  expect(lix(badParagraph)).toBeGreaterThan(bandFacts['6-8'].lix.en[1]);
  expect(found(badParagraph, ['patien*']).length).toBeGreaterThan(0);
});

describe('checkForm', () => {
  it.each([
    ['en', 'She took {prize}.', 'template'],
    ['en', 'She  ran.', 'double space'],
    ['en', 'She ran , then.', 'space before'],
    ['en', "It’s Nora's.", 'straight'],
    ['en', '„Oh,“ she said.', 'another language'],
    ['en', '“Oh, she said.', 'do not pair'],
    ['en', 'She had 3 of them.', 'digit'],
    ['en', 'She ran', 'end mark'],
    ['en', 'She ran. then she sat.', 'begins small'],
    ['en', 'She ate a egg.', 'a or an'],
    ['en', 'She ate an pear.', 'a or an'],
    ['fr', 'Elle vint ; il partit.', 'no-break'],
    ['fr', '« Oh », dit-elle.', 'no-break'],
    ['fr', 'La clé de le coffre.', 'joined'],
  ] as const)('%s: %s has %s', (locale, text, fault) => {
    expect(checkForm([text], locale).join()).toContain(fault);
  });
});

it('takes the French pronoun before an infinitive for no article', () => {
  expect(checkForm(['Il était temps de le rendre et de les voir, ou de le lui dire.'], 'fr')).toEqual([]);
});

it('finds stems and whole words only', () => {
  expect(found('Die Mutter war mutig.', ['mut', 'mutig*'])).toEqual(['mutig']);
});

it('measures what two texts share', () => {
  const grams = (text: string) => fiveGrams(masked(text, ['Nora', 'Ben']));
  expect(shared(grams('Nora ran up the hill.'), grams('Ben ran up the hill.'))).toBe(1);
  expect(shared(grams('Nora ran up the hill.'), grams('Ben fell into the lake.'))).toBe(0);
});
