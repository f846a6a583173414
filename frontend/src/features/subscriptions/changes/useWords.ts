import type { Interval, Plan } from '@storylark/contracts/subscriptions/plans';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { subscriptionsMessages } from '../subscriptionsMessages.ts';
import { changesMessages } from './changesMessages.ts';

/** Names and prices as every screen of the plans says them. */
export function useWords() {
  const intl = useIntl();
  const { money } = useFormats();
  const nameOf = (plan: Plan) => intl.formatMessage(subscriptionsMessages.planName, { plan });
  return {
    nameOf,
    /** Standard, yearly */
    termsOf: (plan: Plan, interval: Interval) =>
      intl.formatMessage(changesMessages.termsOf, { plan: nameOf(plan), interval }),
    /** €8.99 a month, of cents */
    priceOf: (cents: number, interval: Interval) =>
      intl.formatMessage(changesMessages.priced, { price: money(cents), interval }),
  };
}
