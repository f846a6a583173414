import type { StoryLanguage } from '@storylark/contracts/languages';
import type { SpokenName } from '@storylark/contracts/stories/outside';
import type { Line, Plan } from '@storylark/studio/plan';
import { callingOf } from './calling.ts';

const alias = (words: string): SpokenName => ({ kind: 'alias', alias: words });
const byName: SpokenName = { kind: 'name', consentedAt: '2026-11-20T19:00:00.000Z' };

type Who = { name: string; alias?: string };
function calling(
  text: string,
  spokenName: SpokenName | null,
  hero: Who,
  { sister = null, language = 'english' }: { sister?: Who | null; language?: StoryLanguage } = {},
) {
  const member = (id: string, { name }: Who, characterUuid?: string) => ({
    id,
    name,
    gender: 'girl' as const,
    characterType: 'human' as const,
    age: 6,
    ...(characterUuid !== undefined && { characterUuid }),
  });
  const helper = member('helper', { name: 'Pim' });
  const plan = {
    cast: {
      hero: member('hero', hero, 'h'),
      companion: helper,
      helper,
      others: sister ? [{ ...member('other1', sister, 's'), relationshipType: 'sibling' as const }] : [],
    },
    setting: 'treasureIsland',
    band: '6-8',
    lesson: 'honesty',
  } as unknown as Plan;
  const sheets = [{ characterUuid: 'h', ...hero }, ...(sister ? [{ characterUuid: 's', ...sister }] : [])];
  const order = { hero: sheets[0], companions: sheets.slice(1) };
  const found = callingOf({ plan, lines: [{ text } as Line] }, order as never, spokenName, language);
  return found && { ...found.call(text), print: found.print };
}

describe('who is named in a story', () => {
  it.each([
    ['english', 'Mia', 'Captain', 'Mia’s boots, said Mia.', 'Captain’s boots, said Captain.'],
    ['german', 'Lena', 'Käpt’n', 'Da lag Lenas Schuh.', 'Da lag Käpt’ns Schuh.'],
    [
      'german',
      'Max',
      'Wolke',
      'Da lag Max’ Schuh, und Max sah ihn.',
      'Da lag Wolkes Schuh, und Wolke sah ihn.',
    ],
    ['french', 'Emma', 'Capitaine', 'Le sac d’Emma est à Emma.', 'Le sac de Capitaine est à Capitaine.'],
    ['french', 'Malo', 'Étoile', 'Le sac de Malo.', 'Le sac d’Étoile.'],
    [
      'english',
      'Anna Lena',
      'Captain',
      'Anna Lena ran. “Anna!” ANNA LENA!',
      'Captain ran. “Captain!” Captain!',
    ],
    ['english', 'Rose', 'Captain', 'The sun rose, and Rose with it.', 'The sun rose, and Captain with it.'],
  ] as const)(
    'is called by an alias outside, inflected as the language asks: %s, %s',
    (language, name, as, text, spoken) => {
      const called = calling(text, alias(as), { name }, { language });
      expect(called?.spoken).toBe(spoken);
      expect(called?.shown).toContain('{{HERO}}');
      expect(called?.shown).not.toContain(` ${name}`);
    },
  );

  it('goes by the alias of the character before that of the parent, and before a name that might be said', () => {
    for (const wish of [alias('Captain'), byName, null])
      expect(calling('Mia ran.', wish, { name: 'Mia', alias: 'Firefly' })?.spoken).toBe('Firefly ran.');
  });

  it('goes by the name where the parent agreed to that; what is written down has a placeholder all the same', () => {
    const both = calling('Mia and Ida ran to Pim.', byName, { name: 'Mia' }, { sister: { name: 'Ida' } });
    expect(both).toMatchObject({
      spoken: 'Mia and Ida ran to Pim.',
      shown: '{{HERO}} and {{SIBLING_1}} ran to Pim.',
    });
  });

  it.each([
    ['nothing was chosen', null],
    ['the hero alone has an alias', alias('Captain')],
  ])('keeps the whole story in the house where %s', (_, wish) => {
    const ida = { sister: { name: 'Ida' } };
    expect(calling('Mia and Ida ran.', wish, { name: 'Mia' }, ida)).toBeNull();
  });

  it('need not be called anything where the story does not name them', () => {
    const ida = { sister: { name: 'Ida' } };
    expect(calling('Mia ran.', alias('Captain'), { name: 'Mia' }, ida)?.spoken).toBe('Captain ran.');
    expect(calling('A child ran.', null, { name: 'Mia' })?.spoken).toBe('A child ran.');
  });

  it('tells apart the name of one and the genitive of another', () => {
    const called = calling(
      'Jona sah Jonas an.',
      byName,
      { name: 'Jona', alias: 'Wolke' },
      { sister: { name: 'Jonas', alias: 'Funke' }, language: 'german' },
    );
    expect(called?.spoken).toBe('Wolke sah Funke an.');
    const words = calling(
      'Lena und Anna Lena riefen.',
      byName,
      { name: 'Anna Lena', alias: 'Wolke' },
      { sister: { name: 'Lena', alias: 'Funke' }, language: 'german' },
    );
    expect(words?.spoken).toBe('Funke und Wolke riefen.');
  });

  it('is another calling once somebody is called otherwise', () => {
    const of = (wish: SpokenName | null) => calling('Mia ran.', wish, { name: 'Mia' })?.print;
    expect(of(alias('Captain'))).toBe(of(alias('Captain')));
    expect(new Set([of(alias('Captain')), of(alias('Firefly')), of(byName)]).size).toBe(3);
  });
});
