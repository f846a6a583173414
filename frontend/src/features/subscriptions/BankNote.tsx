import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { bankMessages } from './bankMessages.ts';
import { bankWished, selectChanges } from './changes/changesSlice.ts';

/** An upgrade that waits for its parent at their bank: the way back there, and the way out. */
export function BankNote({ confirmation }: Pick<SubscriptionView, 'confirmation'>) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { act, attempt, came } = useSelector(selectChanges).bank;
  if (came)
    return (
      <Callout tone="good" announced>
        {intl.formatMessage(bankMessages[came])}
      </Callout>
    );
  if (confirmation !== 'awaited') return null;
  const failure = failureIn(attempt);
  const isBusy = attempt.status === 'busy';
  return (
    <>
      <Callout tone="warn" announced title={intl.formatMessage(bankMessages.asks)}>
        {intl.formatMessage(bankMessages.asksText)}
      </Callout>
      {failure && (
        <Callout tone="bad" announced title={intl.formatMessage(bankMessages.failed)}>
          {failureText(failure)}
        </Callout>
      )}
      <Row>
        <Button
          look="main"
          busy={isBusy && act === 'confirm'}
          onClick={() => dispatch(bankWished('confirm'))}
        >
          {intl.formatMessage(bankMessages.confirm)}
        </Button>
        <Button busy={isBusy && act === 'takeBack'} onClick={() => dispatch(bankWished('takeBack'))}>
          {intl.formatMessage(bankMessages.takeBack)}
        </Button>
      </Row>
    </>
  );
}
