import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Part } from '../part.ts';
import { partMessages } from '../partMessages.ts';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { selectAttempt } from '../settingsSlice.ts';
import { Export } from './Export.tsx';

function State() {
  const intl = useIntl();
  const { status } = useSelector(selectAttempt('export'));
  return intl.formatMessage(partMessages.exportState, { status });
}

function Screen() {
  const intl = useIntl();
  return (
    <Section
      title={intl.formatMessage(settingsMessages.exportTitle)}
      text={intl.formatMessage(settingsMessages.exportText)}
    >
      <Export />
    </Section>
  );
}

export const exportPart: Part = {
  at: 'data',
  group: 'account',
  Icon: Download,
  name: partMessages.export,
  State,
  Screen,
};
