import type { UserView } from '@storylark/contracts/accounts/views';
import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { pages } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { Part } from '../part.ts';
import { partMessages } from '../partMessages.ts';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';

function State({ user: { createdAt } }: { user: UserView }) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  return intl.formatMessage(partMessages.deletionState, { day: contractDay(createdAt) });
}

function Screen() {
  const intl = useIntl();
  return (
    <Section
      title={intl.formatMessage(settingsMessages.leave)}
      text={intl.formatMessage(settingsMessages.leaveText)}
    >
      <ButtonLink to={pages.deleteAccount}>{intl.formatMessage(settingsMessages.leaveLink)}</ButtonLink>
    </Section>
  );
}

export const deletionPart: Part = {
  at: 'deletion',
  group: 'account',
  Icon: Trash2,
  name: partMessages.deletion,
  State,
  Screen,
};
