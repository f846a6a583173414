import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { failureIn } from '../../../lib/attempt.ts';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { theme } from '../../../ui/theme.ts';
import { Good } from '../SaveLine.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { exportAsked } from '../settingsSlice.ts';
import { useMatter } from '../useMatter.ts';

/** Everything as a file; it goes on being put together on whichever screen one is. */
export function Export() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const attempt = useMatter('export');
  const failure = failureIn(attempt);
  const ask = () => dispatch(exportAsked());
  if (failure)
    return (
      <ErrorState
        title={intl.formatMessage(settingsMessages.exportFailed)}
        reason={failureText(failure)}
        onRetry={ask}
      />
    );
  return (
    <div>
      <Button busy={attempt.status === 'busy'} onClick={ask}>
        <Download aria-hidden /> {intl.formatMessage(settingsMessages.exportAsk)}
      </Button>
      <Progress role="status">
        {attempt.status === 'busy' && intl.formatMessage(settingsMessages.exportBusy)}
        {attempt.status === 'done' && <Good>{intl.formatMessage(settingsMessages.exportDone)}</Good>}
      </Progress>
    </div>
  );
}

const Progress = styled.div`
  font-size: ${theme.tSmall};
  &:not(:empty) {
    margin-top: ${theme.s3};
  }
`;
