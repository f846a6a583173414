import type { CharacterSheet } from '@storylark/contracts/characters/vocabulary';
import type { IntlShape } from 'react-intl';
import { charactersMessages } from './charactersMessages.ts';
import { characterTypeNames, personalityTraitNames } from './natureMessages.ts';

/** In a few words: '6 years, brave', and of what is no human 'Robot, brave'. */
export function describe(intl: IntlShape, { age, characterType, personalityTrait }: CharacterSheet): string {
  const word = intl.formatMessage(personalityTraitNames[personalityTrait]);
  const trait = word.toLocaleLowerCase(intl.locale);
  if (characterType === 'human') return intl.formatMessage(charactersMessages.years, { age, trait });
  return intl.formatMessage(charactersMessages.kindAndTrait, {
    kind: intl.formatMessage(characterTypeNames[characterType]),
    trait,
  });
}
