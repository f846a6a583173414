import { type Interval, plans } from '@storylark/contracts/subscriptions/plans';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { lazyCode } from '../../lib/lazyCode.ts';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Stack } from '../../ui/layout/layout.ts';
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { theme } from '../../ui/theme.ts';
import { selectChanges } from './changes/changesSlice.ts';
import { useEntered } from './changes/useEntered.ts';
import { Ledger } from './Ledger.tsx';
import { noteMessages } from './noteMessages.ts';
import { Notes } from './Notes.tsx';
import { PlansHead } from './PlansHead.tsx';
import { SlotHistory } from './SlotHistory.tsx';
import { subscriptionsMessages } from './subscriptionsMessages.ts';
import { plansAsked, seenIn } from './subscriptionsSlice.ts';
import { usePlans } from './usePlans.ts';
import { WhatHappensWhen } from './WhatHappensWhen.tsx';
import { Withdrawal } from './Withdrawal.tsx';

export { feature } from './subscriptionsFeature.ts';

const ChangeDialog = lazyCode(() => import('./changes/ChangeDialog.tsx'));

/** How often a change that is under way is looked at, ms; its news may be lost. */
const LOOK_EVERY = 4_000;

/** Know what I pay, and what I have for it. */
export default function PlansPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const held = usePlans();
  const seen = seenIn(held);
  const { wish } = useSelector(selectChanges);
  const [chosen, setChosen] = useState<Interval | null>(null);
  const interval = chosen ?? seen?.current.interval ?? 'month';
  const failure =
    held.status === 'failed' && !(seen && held.failure.kind === 'offline') ? held.failure : null;
  const wanted = plans.find((plan) => plan === search.get('plan')) ?? null;
  useEntered();
  const look = useEffectEvent(() => void dispatch(plansAsked()));
  const isUnderWay = (seen?.current.underWay ?? null) !== null;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isUnderWay]);
  return (
    <Stack $gap={theme.s6}>
      <PlansHead seen={seen} interval={interval} onInterval={setChosen} />
      {failure && (
        <ErrorState
          title={intl.formatMessage(subscriptionsMessages.fetchFailed)}
          onRetry={() => dispatch(plansAsked())}
        />
      )}
      {seen ? (
        <>
          <Notes {...seen} />
          <Ledger {...seen} interval={interval} wanted={wanted} />
          {seen.current.withdrawableUntil && seen.current.underWay !== 'withdraw' && (
            <Withdrawal until={seen.current.withdrawableUntil} />
          )}
          <div>
            <ButtonLink to={pages.payments}>{intl.formatMessage(noteMessages.payments)}</ButtonLink>
          </div>
          <SlotHistory />
          <WhatHappensWhen current={seen.current} />
          <Suspense fallback={null}>{wish && <ChangeDialog wish={wish} {...seen} />}</Suspense>
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
