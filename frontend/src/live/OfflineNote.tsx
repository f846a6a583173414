import { WifiOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Callout } from '../ui/feedback/Callout.tsx';
import { uiMessages } from '../ui/uiMessages.ts';
import { selectLive } from './liveSlice.ts';
import { useOnline } from './useOnline.ts';

/** Says that this device is offline, or that the house does not answer; nothing while all is well. */
export function OfflineNote() {
  const intl = useIntl();
  const online = useOnline();
  const live = useSelector(selectLive);
  if (online && live !== 'lost') return null;
  return (
    <Callout icon={WifiOff} announced>
      {intl.formatMessage(online ? uiMessages.reconnecting : uiMessages.offline)}
    </Callout>
  );
}
