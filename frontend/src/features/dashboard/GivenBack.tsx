import type { DashboardView } from '@storylark/contracts/dashboard';
import { slotReturnReasons } from '@storylark/contracts/subscriptions/events';
import { addMonths, dayOf } from '@storylark/contracts/subscriptions/windows';
import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { givenBackMessages } from './dashboardMessages.ts';

/** A line for each story that came back to the quota this month. */
export function GivenBack({ view }: { view: DashboardView }) {
  const intl = useIntl();
  const { day } = useFormats();
  return givenBackSince(view).map(({ at, reason }) => (
    <p key={at}>{intl.formatMessage(givenBackMessages[reason], { day: day(at) })}</p>
  ));
}

/** What came back in the month that ends with the quota's; older news is no news. */
function givenBackSince({ givenBack, periodEndsAt }: DashboardView) {
  const begins = addMonths(dayOf(periodEndsAt), -1);
  return givenBack.flatMap(({ at, reason }) => {
    const known = slotReturnReasons.find((candidate) => candidate === reason);
    return known && dayOf(at) >= begins ? [{ at, reason: known }] : [];
  });
}
