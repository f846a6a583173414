import type { RelationshipType } from '@storylark/contracts/characters/vocabulary';

type Word = { m: string; f: string };
/** What the linked person is to the hero; `other` has no word and is only named. */
export const relationWords: Record<
  Exclude<RelationshipType, 'none' | 'other'>,
  { en: Word; de: Word; fr: Word }
> = {
  sibling: {
    en: { m: 'brother', f: 'sister' },
    de: { m: 'Bruder', f: 'Schwester' },
    fr: { m: 'frère', f: 'sœur' },
  },
  friend: {
    en: { m: 'friend', f: 'friend' },
    de: { m: 'Freund', f: 'Freundin' },
    fr: { m: 'ami', f: 'amie' },
  },
  parent: { en: { m: 'father', f: 'mother' }, de: { m: 'Vater', f: 'Mutter' }, fr: { m: 'père', f: 'mère' } },
  grandparent: {
    en: { m: 'grandfather', f: 'grandmother' },
    de: { m: 'Großvater', f: 'Großmutter' },
    fr: { m: 'grand-père', f: 'grand-mère' },
  },
  spouse: { en: { m: 'husband', f: 'wife' }, de: { m: 'Mann', f: 'Frau' }, fr: { m: 'mari', f: 'femme' } },
  child: { en: { m: 'son', f: 'daughter' }, de: { m: 'Sohn', f: 'Tochter' }, fr: { m: 'fils', f: 'fille' } },
  grandchild: {
    en: { m: 'grandson', f: 'granddaughter' },
    de: { m: 'Enkel', f: 'Enkelin' },
    fr: { m: 'petit-fils', f: 'petite-fille' },
  },
  son: { en: { m: 'son', f: 'son' }, de: { m: 'Sohn', f: 'Sohn' }, fr: { m: 'fils', f: 'fils' } },
  daughter: {
    en: { m: 'daughter', f: 'daughter' },
    de: { m: 'Tochter', f: 'Tochter' },
    fr: { m: 'fille', f: 'fille' },
  },
};
