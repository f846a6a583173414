import type { UserView } from '@storylark/contracts/accounts/views';
import { UserRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Stack } from '../../../ui/layout/layout.ts';
import type { Part } from '../part.ts';
import { partMessages } from '../partMessages.ts';
import { EmailSection } from '../access/EmailSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';

function State({ user: { firstName, lastName, email } }: { user: UserView }) {
  const intl = useIntl();
  return intl.formatMessage(partMessages.profileState, { name: `${firstName} ${lastName}`, email });
}

const Screen = ({ user }: { user: UserView }) => (
  <Stack>
    <ProfileSection user={user} />
    <EmailSection user={user} />
    <LanguageSection />
  </Stack>
);

export const profilePart: Part = {
  at: 'profile',
  group: 'account',
  Icon: UserRound,
  name: partMessages.profile,
  State,
  Screen,
};
