import type { Interval } from '@storylark/contracts/subscriptions/plans';
import type { PlanView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { Segments } from '../../ui/forms/Segments.tsx';
import { TopLine } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { noteMessages } from './noteMessages.ts';
import { subscriptionsMessages } from './subscriptionsMessages.ts';

type Seen = { plans: readonly PlanView[]; current: SubscriptionView };
type Props = { seen: Seen | null; interval: Interval; onInterval: (interval: Interval) => void };

/** What is had and what it costs, and by the month or by the year. */
export function PlansHead({ seen, interval, onInterval }: Props) {
  const intl = useIntl();
  const { percent } = useFormats();
  // Every paid plan saves at least this much.
  const saving =
    seen &&
    Math.min(...seen.plans.filter(({ price }) => price.month > 0).map(({ savingPercent }) => savingPercent));
  return (
    <TopLine style={{ marginBottom: 0 }}>
      <div style={{ flex: '1 1 24rem' }}>
        <PageHeading>{intl.formatMessage(subscriptionsMessages.title)}</PageHeading>
        {seen && seen.current.by !== 'operator' && <Standing {...seen} />}
      </div>
      {saving !== null && (
        <Segments
          legend={intl.formatMessage(subscriptionsMessages.billing)}
          value={interval}
          onChange={onInterval}
          options={[
            { value: 'month', label: intl.formatMessage(subscriptionsMessages.monthly) },
            {
              value: 'year',
              label: intl.formatMessage(subscriptionsMessages.yearly, { percent: percent(saving) }),
            },
          ]}
        />
      )}
    </TopLine>
  );
}

function Standing({ plans, current }: Seen) {
  const intl = useIntl();
  const { contractDay, money } = useFormats();
  const { plan, interval, periodEndsAt, windowEndsAt, by, cancellation, unpaidUntil } = current;
  const price = plans.find((one) => one.plan === plan)?.price;
  return (
    <p className="muted">
      {intl.formatMessage(subscriptionsMessages.youAreOn, {
        // a renewal that is not paid has no period that is paid
        interval: unpaidUntil ? 'unpaid' : periodEndsAt && interval,
        plan: intl.formatMessage(subscriptionsMessages.planName, { plan }),
        day: contractDay(periodEndsAt ?? windowEndsAt),
      })}{' '}
      {by === 'checkout' &&
        !cancellation &&
        !unpaidUntil &&
        interval &&
        price &&
        intl.formatMessage(noteMessages.goesOn, { interval, price: money(price[interval]) })}
    </p>
  );
}
