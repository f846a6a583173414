import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { failureIn } from '../../lib/attempt.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Stack } from '../../ui/layout.ts';
import { Said } from './SaveLine.tsx';
import { settingsMessages } from './settingsMessages.ts';
import { exportAsked } from './settingsSlice.ts';
import { useMatter } from './useMatter.ts';

/** Everything as a file; it goes on being put together on whichever screen one is. */
export function Export() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const attempt = useMatter('export');
  const failure = failureIn(attempt);
  const ask = () => dispatch(exportAsked());
  if (failure) return <ErrorState title={intl.formatMessage(settingsMessages.exportFailed)} reason={failureText(failure)} onRetry={ask} />;
  return (
    <Stack $gap="0.75rem">
      <div>
        <Button busy={attempt.status === 'busy'} onClick={ask}>
          <Download aria-hidden /> {intl.formatMessage(settingsMessages.exportAsk)}
        </Button>
      </div>
      <p role="status" className="small">
        {attempt.status === 'busy' && intl.formatMessage(settingsMessages.exportBusy)}
      </p>
      <Said attempt={attempt}>{intl.formatMessage(settingsMessages.exportDone)}</Said>
    </Stack>
  );
}
