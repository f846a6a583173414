import type { BillingState } from '@storylark/contracts/audit/billingState';
import { useIntl } from 'react-intl';
import type { Message } from '../../i18n/defineMessages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { auditMessages } from './auditMessages.ts';
import { fieldMessages, meaningMessages } from './meaningMessages.ts';
import { eventMessages } from './eventMessages.ts';
import { utc } from './timeline.ts';

type StateField = { name: keyof typeof meaningMessages; label: Message; meaning: Message; value: string };

/** A state line by line, as it is shown, compared and defined. */
export function useStateFields(): (state: BillingState) => readonly StateField[] {
  const intl = useIntl();
  const { money } = useFormats();
  const none = intl.formatMessage(auditMessages.none);
  const say = (message: Message | undefined, values = {}) =>
    message ? intl.formatMessage(message, values) : none;
  const plan = (name: string | null) => (name === null ? none : say(auditMessages.planName, { plan: name }));
  return (state) => {
    const values: Record<keyof typeof meaningMessages, string> = {
      plan: plan(state.plan),
      shownPlan: plan(state.shownPlan),
      interval: state.interval ? say(auditMessages.intervalName, { interval: state.interval }) : none,
      by: state.by ? say(auditMessages.byName, { by: state.by }) : none,
      period: state.periodStart ? `${state.periodStart} – ${state.periodEnd}` : none,
      window: `${state.windowStart} – ${state.windowEnd}`,
      stories: `${state.storiesUsed} / ${state.storyLimit}`,
      paid: money(state.paid),
      returned: money(state.returned),
      balance: money(state.balance),
      request: state.request ? say(eventMessages[state.request as keyof typeof eventMessages]) : none,
      downgrade: state.downgradeAt ? `${plan(state.downgradeTo)}, ${utc(state.downgradeAt)}` : none,
      endsAt: state.endsAt ? utc(state.endsAt) : none,
      unpaidSince: state.unpaidSince ? utc(state.unpaidSince) : none,
    };
    return (Object.keys(values) as (keyof typeof values)[]).map((name) => ({
      name,
      label: fieldMessages[name],
      meaning: meaningMessages[name],
      value: values[name],
    }));
  };
}
