import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { failureIn } from '../../lib/attempt.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel, Row, Stack } from '../../ui/layout.ts';
import { uiMessages } from '../../ui/uiMessages.ts';
import { deletionMessages } from './deletionMessages.ts';
import { NotDone } from './NotDone.tsx';
import type { Farewell } from './settingsApi.ts';
import { deletionAsked, selectAttempt } from './settingsSlice.ts';

/** The one place of the dangerous button. */
export function ConfirmStep({ farewell, onBack }: { farewell: Farewell; onBack: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const attempt = useSelector(selectAttempt('deletion'));
  return (
    <Panel>
      <Stack>
        <p>{intl.formatMessage(deletionMessages.confirmText)}</p>
        <NotDone title={intl.formatMessage(deletionMessages.failed)} failure={failureIn(attempt)} />
        <Row>
          <Button look="danger" busy={attempt.status === 'busy'} onClick={() => dispatch(deletionAsked(farewell))}>
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
