import type { Interval } from '@storylark/contracts/subscriptions/plans';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFormats } from '../../i18n/useFormats.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Stack, TopLine } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { Segments } from '../../ui/forms/Segments.tsx';
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { theme } from '../../ui/theme.ts';
import { Changes } from './Changes.tsx';
import { Ledger } from './Ledger.tsx';
import { SlotHistory } from './SlotHistory.tsx';
import { subscriptionsMessages } from './subscriptionsMessages.ts';
import { plansAsked, seenIn } from './subscriptionsSlice.ts';
import { usePlans } from './usePlans.ts';
import { WhatHappensWhen } from './WhatHappensWhen.tsx';

export { feature } from './subscriptionsFeature.ts';

/** Know what I pay, and what I have for it. */
export default function PlansPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { contractDay, percent } = useFormats();
  const held = usePlans();
  const seen = seenIn(held);
  const [chosen, setChosen] = useState<Interval | null>(null);
  const interval = chosen ?? seen?.current.interval ?? 'month';
  const failure =
    held.status === 'failed' && !(seen && held.failure.kind === 'offline') ? held.failure : null;
  // Every paid plan saves at least this much.
  const saving =
    seen &&
    Math.min(...seen.plans.filter(({ price }) => price.month > 0).map(({ savingPercent }) => savingPercent));
  return (
    <Stack $gap={theme.s6}>
      <TopLine style={{ marginBottom: 0 }}>
        <div>
          <PageHeading>{intl.formatMessage(subscriptionsMessages.title)}</PageHeading>
          {seen && (
            <p className="muted">
              {intl.formatMessage(subscriptionsMessages.youAreOn, {
                interval: seen.current.periodEndsAt === null ? null : seen.current.interval,
                plan: intl.formatMessage(subscriptionsMessages.planName, { plan: seen.current.plan }),
                day: contractDay(seen.current.periodEndsAt ?? seen.current.windowEndsAt),
              })}
            </p>
          )}
        </div>
        {saving !== null && (
          <Segments
            legend={intl.formatMessage(subscriptionsMessages.billing)}
            value={interval}
            onChange={setChosen}
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
      {failure && (
        <ErrorState
          title={intl.formatMessage(subscriptionsMessages.fetchFailed)}
          onRetry={() => dispatch(plansAsked())}
        />
      )}
      {seen ? (
        <>
          <Changes current={seen.current} />
          <Ledger plans={seen.plans} current={seen.current} interval={interval} />
          <SlotHistory />
          <WhatHappensWhen current={seen.current} />
        </>
      ) : (
        !failure && (
          <Skeleton>
            <Bone $height="26rem" $shape={theme.cutL} />
          </Skeleton>
        )
      )}
    </Stack>
  );
}
