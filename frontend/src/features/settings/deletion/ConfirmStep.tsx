import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { failureIn } from '../../../lib/attempt.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel, Row, Stack } from '../../../ui/layout/layout.ts';
import { uiMessages } from '../../../ui/uiMessages.ts';
import { deletionMessages } from './deletionMessages.ts';
import { LossList } from './LossList.tsx';
import { NotDone } from '../NotDone.tsx';
import type { Farewell } from '../settingsApi.ts';
import { deletionAsked, selectAttempt } from '../settingsSlice.ts';

type Props = { subscription: SubscriptionView; farewell: Farewell; onBack: () => void };

/** What goes once more, and the one place of the dangerous button. */
export function ConfirmStep({ subscription, farewell, onBack }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const attempt = useSelector(selectAttempt('deletion'));
  return (
    <Panel>
      <Stack>
        <LossList subscription={subscription} />
        <p>{intl.formatMessage(deletionMessages.confirmText)}</p>
        <NotDone title={intl.formatMessage(deletionMessages.failed)} failure={failureIn(attempt)} />
        <Row>
          <Button
            look="danger"
            busy={attempt.status === 'busy'}
            onClick={() => dispatch(deletionAsked(farewell))}
          >
            {intl.formatMessage(deletionMessages.confirm)}
          </Button>
          <Button look="bare" onClick={onBack}>
            {intl.formatMessage(uiMessages.back)}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
