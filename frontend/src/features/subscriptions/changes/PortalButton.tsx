import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { failureIn } from '../../../lib/attempt.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Stack } from '../../../ui/layout/layout.ts';
import { changesMessages } from './changesMessages.ts';
import { portalWished, selectChanges } from './changesSlice.ts';

/** To the provider's own pages, where the card is. */
export function PortalButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { portal } = useSelector(selectChanges);
  const failure = failureIn(portal);
  return (
    <Stack style={{ justifyItems: 'start' }}>
      {failure && (
        <Callout tone="bad" announced title={intl.formatMessage(changesMessages.portalFailed)}>
          {failureText(failure)}
        </Callout>
      )}
      <Button busy={portal.status === 'busy'} onClick={() => dispatch(portalWished())}>
        {intl.formatMessage(changesMessages.portal)}
      </Button>
    </Stack>
  );
}
