import { WifiOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useConnection } from '../live/useConnection.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import { offlineMessages } from './offlineMessages.ts';

/** In a wizard, without a connection: nothing is lost, and it can be sent later. */
export function KeepsAnswers() {
  const intl = useIntl();
  if (useConnection() === 'open') return null;
  return (
    <Callout icon={WifiOff} announced>
      {intl.formatMessage(offlineMessages.keepsAnswers)}
    </Callout>
  );
}
