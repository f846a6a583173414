import { ArrowLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { failureIn } from '../../../lib/attempt.ts';
import { pages } from '../../../lib/paths.ts';
import { useLookedAt } from '../../../lib/useLookedAt.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Panel, Stack } from '../../../ui/layout/layout.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { theme } from '../../../ui/theme.ts';
import { changesMessages } from '../changes/changesMessages.ts';
import { PortalButton } from '../changes/PortalButton.tsx';
import { useEntered } from '../changes/useEntered.ts';
import { PaymentList } from './PaymentList.tsx';
import { paymentsMessages } from './paymentsMessages.ts';
import { moreAsked, paymentsAsked, selectPayments } from './paymentsSlice.ts';

export { feature } from './paymentsFeature.ts';

/** What was paid and what came back, and the way to the card. */
export default function PaymentsPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const payments = useSelector(selectPayments);
  const { status, items, total } = payments;
  const paperFailure = failureIn(payments.paper.attempt);
  useEntered();
  useLookedAt(() => dispatch(paymentsAsked()));
  const isWaiting = items.length === 0 && (status === 'unknown' || status === 'loading');
  return (
    <Stack $gap={theme.s5}>
      <div>
        <ButtonLink look="bare" to={pages.subscriptions} style={{ marginLeft: '-0.7rem' }}>
          <ArrowLeft aria-hidden /> {intl.formatMessage(paymentsMessages.back)}
        </ButtonLink>
        <PageHeading>{intl.formatMessage(paymentsMessages.title)}</PageHeading>
      </div>
      {payments.status === 'failed' && !(items.length > 0 && payments.failure.kind === 'offline') && (
        <ErrorState
          title={intl.formatMessage(paymentsMessages.failed)}
          reason={failureText(payments.failure)}
          onRetry={() => dispatch(paymentsAsked())}
        />
      )}
      {isWaiting && (
        <Skeleton>
          <Bone $height="12rem" $shape={theme.cutL} />
        </Skeleton>
      )}
      {status === 'ready' && items.length === 0 && <p>{intl.formatMessage(paymentsMessages.none)}</p>}
      {paperFailure && (
        <Callout tone="bad" announced title={intl.formatMessage(paymentsMessages.paperFailed)}>
          {paperFailure.kind === 'unreachable'
            ? intl.formatMessage(paymentsMessages.paperWait)
            : failureText(paperFailure)}
        </Callout>
      )}
      {items.length > 0 && <PaymentList items={items} />}
      {total > items.length && items.length > 0 && (
        <div>
          <Button busy={status === 'loading'} onClick={() => dispatch(moreAsked())}>
            {intl.formatMessage(paymentsMessages.more)}
          </Button>
        </div>
      )}
      {items.length > 0 && (
        <Panel aria-labelledby="card">
          <Stack $gap={theme.s3}>
            <h2 id="card">{intl.formatMessage(changesMessages.portal)}</h2>
            <p>{intl.formatMessage(paymentsMessages.portalText)}</p>
            <PortalButton />
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}
