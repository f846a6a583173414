import { Bell } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectNotifying } from '../../../notifying/notifyingSlice.ts';
import type { Part } from '../part.ts';
import { partMessages } from '../partMessages.ts';
import { NotifyingScreen } from './NotifyingScreen.tsx';

function State() {
  const intl = useIntl();
  const { status } = useSelector(selectNotifying);
  return intl.formatMessage(partMessages.notifyingState, { on: status === 'on' ? 'yes' : 'no' });
}

export const notifyingPart: Part = {
  at: 'notifications',
  group: 'device',
  Icon: Bell,
  name: partMessages.notifying,
  State,
  Screen: NotifyingScreen,
};
