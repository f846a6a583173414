import type { UserView } from '@storylark/contracts/accounts/views';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages } from '../../lib/paths.ts';
import { Stack } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { EmailSection } from './access/EmailSection.tsx';
import { DevicesSection } from './devices/DevicesSection.tsx';
import { Export } from './export/Export.tsx';
import { LanguageSection } from './profile/LanguageSection.tsx';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { PasswordSection } from './access/PasswordSection.tsx';
import { ProfileSection } from './profile/ProfileSection.tsx';
import { ReadingSection } from './reading/ReadingSection.tsx';
import { Section } from './Section.tsx';
import { settingsMessages } from './settingsMessages.ts';

export function AccountTab({ user }: { user: UserView }) {
  const intl = useIntl();
  return (
    <Stack>
      <ProfileSection user={user} />
      <EmailSection user={user} />
      <PasswordSection />
      <PasskeysSection user={user} />
      <LanguageSection />
      <Section
        title={intl.formatMessage(settingsMessages.look)}
        text={intl.formatMessage(settingsMessages.lookText)}
      >
        <ThemeSwitch />
      </Section>
      <ReadingSection />
      <Section
        title={intl.formatMessage(settingsMessages.export)}
        text={intl.formatMessage(settingsMessages.exportText)}
      >
        <Export />
      </Section>
      <DevicesSection />
      <Section
        title={intl.formatMessage(settingsMessages.leave)}
        text={intl.formatMessage(settingsMessages.leaveText)}
      >
        <Leave to={pages.deleteAccount}>{intl.formatMessage(settingsMessages.leaveLink)}</Leave>
      </Section>
    </Stack>
  );
}

const Leave = styled(Link)`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
`;
