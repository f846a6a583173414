import type { UserView } from '@storylark/contracts/accounts/views';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Stack } from '../../../ui/layout/layout.ts';
import { FirstPassword } from '../access/FirstPassword.tsx';
import { GoogleSection } from '../access/GoogleSection.tsx';
import { PasswordSection } from '../access/PasswordSection.tsx';
import type { Part } from '../part.ts';
import { partMessages } from '../partMessages.ts';
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx';
import { listWanted, selectList } from '../passkeys/passkeysSlice.ts';
import { DevicesSection } from './DevicesSection.tsx';
import { devicesWanted, selectDevices } from './devicesSlice.ts';

function State() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const passkeys = useSelector(selectList);
  const devices = useSelector(selectDevices);
  useEffect(() => {
    dispatch(listWanted());
    dispatch(devicesWanted());
  }, [dispatch]);
  if (passkeys.status !== 'there' || devices.status !== 'there') return null;
  return intl.formatMessage(partMessages.devicesState, {
    passkeys: passkeys.value.passkeys.length,
    devices: devices.value.filter(({ endedAt }) => endedAt === null).length,
  });
}

const Screen = ({ user }: { user: UserView }) => (
  <Stack>
    {user.hasPassword ? <PasswordSection /> : <FirstPassword email={user.email} />}
    <GoogleSection user={user} />
    <PasskeysSection user={user} />
    <DevicesSection />
  </Stack>
);

export const devicesPart: Part = {
  at: 'devices',
  group: 'account',
  Icon: KeyRound,
  name: partMessages.devices,
  State,
  Screen,
};
