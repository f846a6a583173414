import { fittingPlaces, proposeStory } from './proposal.ts';
import { placeFacts } from './placeFacts.ts';
import { storyTypes } from './vocabulary.ts';

const told = (count: number, age = 6) => {
  const stories: ReturnType<typeof proposeStory>[] = [];
  while (stories.length < count) stories.unshift(proposeStory({ age, lately: stories, nth: stories.length }));
  return stories;
};

describe('a story that is proposed', () => {
  it('is for bedtime, in a place that suits it', () => {
    const { storyType, setting } = proposeStory({ age: 6, nth: 3 });
    expect(storyType).toBe('bedtime');
    expect(placeFacts[setting].suits).toContain('bedtime');
  });

  it('happens in no place twice as long as another one fits, and then where it was longest ago', () => {
    const all = fittingPlaces('bedtime', 6).length;
    const stories = told(all);
    expect(new Set(stories.map(({ setting }) => setting)).size).toBe(all);
    expect(proposeStory({ age: 6, lately: stories, nth: 0 }).setting).toBe(stories.at(-1)?.setting);
  });

  it('is not about the same thing evening after evening', () => {
    expect(new Set(told(11).map(({ lesson }) => lesson)).size).toBe(11);
  });

  it('stays the same until another one was told', () => {
    const lately = told(4);
    expect(proposeStory({ age: 6, lately, nth: 4 })).toEqual(proposeStory({ age: 6, lately, nth: 4 }));
  });

  it.each(storyTypes)(
    'has a place of the kind %s at every age, and none that supposes an occasion',
    (type) => {
      for (const age of [3, 6, 9, 17]) {
        const places = fittingPlaces(type, age);
        expect(places.length).toBeGreaterThan(3);
        expect(places).not.toContain('newSibling');
        expect(places.includes('unicornValley')).toBe(
          age < 9 && placeFacts.unicornValley.suits.includes(type),
        );
      }
    },
  );
});
