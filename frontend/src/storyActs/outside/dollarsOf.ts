import type { IntlShape } from 'react-intl';

/** Millionths of a dollar, written with parts of a cent: most calls cost less than one. */
export const dollarsOf = (intl: Pick<IntlShape, 'formatNumber'>, microDollars: number): string =>
  intl.formatNumber(microDollars / 1_000_000, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  });
