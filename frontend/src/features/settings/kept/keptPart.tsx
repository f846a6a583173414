import type { UserView } from '@storylark/contracts/accounts/views';
import { HardDriveDownload } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Part } from '../part.ts';
import { partMessages } from '../partMessages.ts';
import { KeptScreen } from './KeptScreen.tsx';
import { useKeptHere } from './useKeptHere.ts';

function State({ user }: { user: UserView }) {
  const intl = useIntl();
  const { stories } = useKeptHere(user.uuid);
  return stories && intl.formatMessage(partMessages.keptState, { count: stories.length });
}

export const keptPart: Part = {
  at: 'kept',
  group: 'device',
  Icon: HardDriveDownload,
  name: partMessages.kept,
  State,
  Screen: KeptScreen,
};
