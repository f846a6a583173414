import { locales } from '../languages.ts';
import { validationMessages } from './messages.ts';

it.each(Object.entries(validationMessages))(
  '%s is said in whole sentences of three languages',
  (_code, said) => {
    expect(Object.keys(said)).toEqual([...locales]);
    const texts = Object.values(said);
    expect(new Set(texts).size).toBe(locales.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.{9,}$/u);
  },
);
