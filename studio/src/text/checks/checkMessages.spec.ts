import { locales } from '@storylark/contracts/languages';
import { checkMessages } from './checkMessages.ts';

it.each(locales)('every message of %s can be told alone, with a girl and with a boy', (locale) => {
  expect(checkMessages(locale)).toEqual([]);
});
