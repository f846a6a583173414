import { describe, expect, it } from '@jest/globals';
import { settings, storyTypes } from '@storylark/contracts/stories/vocabulary';
import { findPlaces, isFound } from './findPlaces.ts';

const found = (search: string, locale: 'en' | 'de' | 'fr') =>
  settings.filter((setting) => isFound(search, setting, locale));

describe('the places of a story', () => {
  it.each<[string, 'en' | 'de' | 'fr', string[]]>([
    ['books', 'en', ['candlelightLibrary']],
    ['Bücher', 'de', ['candlelightLibrary']],
    ['bucher', 'de', ['candlelightLibrary']],
    ['LIVRES', 'fr', ['candlelightLibrary']],
    ['étoile', 'fr', ['alienPlanet', 'spaceStation', 'moonlitGarden']],
    ['insel', 'de', ['treasureIsland', 'dinosaurIsland', 'lighthouseIsland']],
    ['horse magic', 'en', ['unicornValley']],
    ['Einhorn', 'en', []],
    ['pirates', 'en', ['pirateShip']],
    ['Einhörner', 'de', ['unicornValley']],
    ['fussball', 'de', ['playground']],
    ['  ', 'en', [...settings]],
  ])('are found by %p in %p: %p', (search, locale, places) => {
    expect(found(search, locale)).toEqual(places);
  });

  it.each(storyTypes)('are all there for the kind %p, each once', (type) => {
    const places = findPlaces('', type, 'en').flatMap((group) => group.places);
    expect([...places].sort()).toEqual([...settings].sort());
  });

  it('begin with the group that suits the kind of story', () => {
    const first = Object.fromEntries(storyTypes.map((type) => [type, findPlaces('', type, 'en')[0]?.group]));
    expect(first).toEqual({
      adventure: 'wideWorld',
      fantasy: 'magic',
      everyday: 'home',
      bedtime: 'night',
      educational: 'spaceScience',
    });
  });

  it('leave out the groups in which nothing is found', () => {
    expect(findPlaces('dinosaur', 'bedtime', 'en').map(({ group }) => group)).toEqual([
      'spaceScience',
      'wideWorld',
    ]);
  });
});
