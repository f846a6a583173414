import { useIntl } from 'react-intl';
import { countFirst, dateLocale } from './dateLocale.ts';

/** Dates, times, money and lengths as the language writes them. */
export function useFormats() {
  const intl = useIntl();
  const tag = dateLocale(intl.locale);
  const written = (at: string | Date, as: Intl.DateTimeFormatOptions) =>
    countFirst(intl.formatters.getDateTimeFormat(tag, as).format(new Date(at)), tag);
  return {
    /** 4 December */
    day: (at: string | Date) => written(at, { day: 'numeric', month: 'long' }),
    /** Friday 20 November */
    weekday: (at: string | Date) => written(at, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** 4 December, when a period ends: at midnight UTC, so it is the same day wherever one reads it. */
    periodDay: (at: string) => written(at, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    /** 4 December 2026, when a period ends: a contract's day is said with its year. */
    contractDay: (at: string) =>
      written(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** A day or a month in UTC, in the parts that are asked for: Oct 2026 */
    utc: (at: string | Date, parts: Intl.DateTimeFormatOptions) => written(at, { ...parts, timeZone: 'UTC' }),
    /** 4 December 2026 at 19:40 */
    moment: (at: string | Date) =>
      written(at, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    /** 19:40 */
    time: (at: string | Date) => written(at, { hour: '2-digit', minute: '2-digit' }),
    /** 19:40:12 */
    clock: (at: string | Date) => written(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    /** €8.99, of cents */
    money: (cents: number, currency = 'EUR') =>
      intl.formatNumber(cents / 100, { style: 'currency', currency }),
    /** 35 %, of a whole number */
    percent: (percent: number) => intl.formatNumber(percent / 100, { style: 'percent' }),
    /** 9:04, of seconds: written alike in all our languages */
    length: (seconds: number) =>
      `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
    /** Amara, Emil and Fips */
    list: (names: readonly string[]) =>
      intl.formatters.getListFormat(tag, { type: 'conjunction' }).format(names),
  };
}
