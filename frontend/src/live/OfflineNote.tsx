import { WifiOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Callout } from '../ui/feedback/Callout.tsx';
import { uiMessages } from '../ui/uiMessages.ts';
import { useConnection } from './useConnection.ts';

/** Says that this device is offline, or that the house does not answer; nothing while all is well. */
export function OfflineNote() {
  const intl = useIntl();
  const connection = useConnection();
  if (connection === 'open') return null;
  return (
    <Callout icon={WifiOff} announced>
      {intl.formatMessage(connection === 'lost' ? uiMessages.reconnecting : uiMessages.offline)}
    </Callout>
  );
}
