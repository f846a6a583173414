import { useIntl } from 'react-intl';

/** 4 December 2026: a contract's day is said with its year. */
export function useFullDay() {
  const intl = useIntl();
  return (at: string) => intl.formatDate(at, { dateStyle: 'long' });
}
