import type { DashboardView } from '@storylark/contracts/dashboard';
import { Feather } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { dashboardMessages } from './dashboardMessages.ts';
import { mainActOf } from './mainActOf.ts';

export function MainAct({ view, wide = false }: { view: DashboardView; wide?: boolean }) {
  const intl = useIntl();
  const { periodDay } = useFormats();
  const act = mainActOf(view);
  if (act === 'wait')
    return (
      <Both $wide={wide}>
        <Button
          look="main"
          big
          missing={intl.formatMessage(dashboardMessages.newStoriesOn, { day: periodDay(view.periodEndsAt) })}
        >
          {intl.formatMessage(dashboardMessages.make)}
        </Button>
        <ButtonLink big to={pages.subscriptions}>
          {intl.formatMessage(dashboardMessages.seePlans)}
        </ButtonLink>
      </Both>
    );
  const words = {
    drawHero: dashboardMessages.drawFirst,
    makeFirst: dashboardMessages.makeFirst,
    make: dashboardMessages.make,
  }[act];
  return (
    <ButtonLink
      look="main"
      big
      wide={wide}
      to={act === 'drawHero' ? pages.createCharacter : pages.createStory}
    >
      <Feather aria-hidden /> {intl.formatMessage(words)}
    </ButtonLink>
  );
}

/** At the lower edge of a phone both share its width. */
const Both = styled(Row)<{ $wide: boolean }>`
  ${({ $wide }) => $wide && '& > * { flex: 1 1 8rem; padding-inline: .75rem; } & > :first-child { flex: 2 1 11rem; }'}
  @media (max-width: 19rem) {
    & > :last-child {
      display: none; /* the bar would cover the page; the menu leads there */
    }
  }
`;
