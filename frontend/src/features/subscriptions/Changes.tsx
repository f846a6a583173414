import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages } from '../../lib/paths.ts';
import { Stack } from '../../ui/layout/layout.ts';
import { linkTo } from '../../ui/linkTo.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { theme } from '../../ui/theme.ts';
import { subscriptionsMessages } from './subscriptionsMessages.ts';

/** What is about to change, with its date; and that nothing can be changed here. */
export function Changes({ current: { plan, downgrade, cancellation } }: { current: SubscriptionView }) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const nameOf = (which: typeof plan) => intl.formatMessage(subscriptionsMessages.planName, { plan: which });
  return (
    <Stack $gap={theme.s3}>
      {downgrade && (
        <Callout
          title={intl.formatMessage(subscriptionsMessages.downgrade, { plan: nameOf(downgrade.plan) })}
        >
          {intl.formatMessage(subscriptionsMessages.downgradeText, {
            day: contractDay(downgrade.effectiveAt),
          })}
        </Callout>
      )}
      {cancellation && (
        <Callout
          title={intl.formatMessage(subscriptionsMessages.cancellation, {
            plan: nameOf(plan),
            day: contractDay(cancellation.effectiveAt),
          })}
        >
          {intl.formatMessage(subscriptionsMessages.cancellationText)}
        </Callout>
      )}
      <Callout title={intl.formatMessage(subscriptionsMessages.notYet)}>
        {intl.formatMessage(subscriptionsMessages.notYetText, { link: linkTo(pages.contact) })}
      </Callout>
    </Stack>
  );
}
