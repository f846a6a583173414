import type { IntlShape } from 'react-intl';

/** 18 June 2026, of YYYY-MM-DD: a day, the same in every time zone. */
export const longDate = (intl: IntlShape, day: string) =>
  intl.formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
