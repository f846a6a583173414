import { locales } from '../languages.ts';
import { settingNames } from './settingNames.ts';
import { lessons, settings } from './vocabulary.ts';

it('fifty settings and thirty-two lessons, none twice', () => {
  expect([settings.length, new Set(settings).size]).toEqual([50, 50]);
  expect([lessons.length, new Set(lessons).size]).toEqual([32, 32]);
});

it.each(locales)('a parent who reads %s finds each setting by a name that no other has', (locale) => {
  const names = settings.map((setting) => settingNames[setting][locale]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(settings.length);
  for (const name of names) expect(name).toMatch(/^\p{Lu}.+\p{L}$/u);
});
