/**
 * How dates, times and lists are written: English as in Britain (4 December, 19:40), for our readers are in
 * Europe.
 */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/**
 * `date` as Intl writes it, which does not know that the first of a month is counted in French: le 1er
 * décembre.
 */
export const countFirst = (date: string, locale: string): string =>
  locale === 'fr' ? date.replace(/\b1(?= \p{L})/u, '1er') : date;
