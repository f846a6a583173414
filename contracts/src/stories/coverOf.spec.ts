import { coverOf } from './coverOf.ts';

describe('the cover of a story', () => {
  it('shows the place the story goes to', () => {
    expect(coverOf([{ beat: 'home' }, { beat: 'arrive' }, { beat: 'deed' }])).toEqual({ beat: 'arrive' });
  });

  it('is the first picture where that one is not drawn, and nothing where there is none', () => {
    expect(coverOf([{ beat: 'home' }, { beat: 'deed' }])).toEqual({ beat: 'home' });
    expect(coverOf([])).toBeUndefined();
  });
});
