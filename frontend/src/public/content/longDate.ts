import type { IntlShape } from 'react-intl';
import { dateLocale } from '../../i18n/dateLocale.ts';

/** 18 June 2026, of YYYY-MM-DD: a day, the same in every time zone. */
export const longDate = (intl: IntlShape, day: string) =>
  intl.formatters
    .getDateTimeFormat(dateLocale(intl.locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`));
