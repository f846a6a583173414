import { useIntl } from 'react-intl';

/** Dates, times, money and lengths as the language writes them. */
export function useFormats() {
  const intl = useIntl();
  return {
    /** 4 December */
    day: (at: string | Date) => intl.formatDate(at, { day: 'numeric', month: 'long' }),
    /** Friday, 20 November */
    weekday: (at: string | Date) => intl.formatDate(at, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** 4 December 2026, 19:40 */
    moment: (at: string | Date) =>
      intl.formatDate(at, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
    /** 19:40:12 */
    clock: (at: string | Date) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    /** €8.99, of cents */
    money: (cents: number, currency = 'EUR') => intl.formatNumber(cents / 100, { style: 'currency', currency }),
    /** 35 %, of a whole number */
    percent: (percent: number) => intl.formatNumber(percent / 100, { style: 'percent' }),
    /** 9:04, of seconds: written alike in all our languages */
    length: (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
    /** Amara, Emil and Fips */
    list: (names: readonly string[]) => intl.formatList(names, { type: 'conjunction' }),
  };
}
