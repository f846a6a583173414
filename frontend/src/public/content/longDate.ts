import type { IntlShape } from 'react-intl';
import { countFirst, dateLocale } from '../../i18n/dateLocale.ts';

/** 18 June 2026, of YYYY-MM-DD: a day, the same in every time zone. */
export function longDate(intl: IntlShape, day: string): string {
  const format = intl.formatters.getDateTimeFormat(dateLocale(intl.locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return countFirst(format.format(new Date(`${day}T12:00:00Z`)), intl.locale);
}
