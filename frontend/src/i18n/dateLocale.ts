/** How dates, times and lists are written: English as in Britain (4 December, 19:40), for our readers are in Europe. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
