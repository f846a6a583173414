import { countFirst } from './dateLocale.ts';

describe('the first of a month', () => {
  it.each([
    ['fr', '1 décembre', '1er décembre'],
    ['fr', 'mardi 1 décembre 2026 à 11:01', 'mardi 1er décembre 2026 à 11:01'],
    ['fr', '11 décembre', '11 décembre'],
    ['de', '1. Dezember', '1. Dezember'],
    ['en-GB', '1 December', '1 December'],
  ])('is written as %s has it: %s', (locale, date, written) => {
    expect(countFirst(date, locale)).toBe(written);
  });
});
