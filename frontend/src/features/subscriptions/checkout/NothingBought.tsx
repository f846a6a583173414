import { useIntl } from 'react-intl';
import type { Message } from '../../../i18n/defineMessages.ts';
import { pages } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Panel, Row, Stack } from '../../../ui/layout/layout.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { theme } from '../../../ui/theme.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** A payment that did not come about. */
export function NothingBought({ title, text }: { title: Message; text: Message }) {
  const intl = useIntl();
  return (
    <Panel>
      <Stack $gap={theme.s4}>
        <PageHeading>{intl.formatMessage(title)}</PageHeading>
        <p>{intl.formatMessage(text)}</p>
        <Row>
          <ButtonLink look="main" big to={pages.subscriptions}>
            {intl.formatMessage(checkoutMessages.toPlans)}
          </ButtonLink>
          <ButtonLink big to={pages.dashboard}>
            {intl.formatMessage(checkoutMessages.home)}
          </ButtonLink>
        </Row>
      </Stack>
    </Panel>
  );
}
