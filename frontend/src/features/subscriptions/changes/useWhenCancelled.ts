import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { changesMessages } from './changesMessages.ts';
import { useWords } from './useWords.ts';

/** Until when a plan that is cancelled stays. One whose renewal is not paid has no period that is paid. */
export function useWhenCancelled() {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const { nameOf } = useWords();
  return (current: SubscriptionView) => {
    const { unpaidUntil, periodEndsAt, windowEndsAt } = current;
    return intl.formatMessage(unpaidUntil ? changesMessages.cancelUnpaidWhen : changesMessages.cancelWhen, {
      plan: nameOf(current.held),
      day: contractDay(unpaidUntil ?? periodEndsAt ?? windowEndsAt),
    });
  };
}
