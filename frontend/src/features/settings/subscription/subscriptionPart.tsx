import type { UserView } from '@storylark/contracts/accounts/views';
import { Ticket } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { Part } from '../part.ts';
import { partMessages } from '../partMessages.ts';
import { settingsMessages } from '../settingsMessages.ts';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';

function State({ user: { subscription } }: { user: UserView }) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const { cancellation, storiesUsed, storyLimit } = subscription;
  const plan = intl.formatMessage(settingsMessages.planName, { plan: subscription.plan });
  return cancellation
    ? intl.formatMessage(partMessages.subscriptionEnds, { plan, day: contractDay(cancellation.effectiveAt) })
    : intl.formatMessage(partMessages.subscriptionState, { plan, used: storiesUsed, limit: storyLimit });
}

export const subscriptionPart: Part = {
  at: 'subscription',
  group: 'account',
  Icon: Ticket,
  name: partMessages.subscription,
  State,
  Screen: SubscriptionScreen,
};
