import type { DashboardView } from '@storylark/contracts/dashboard';
import { Feather } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages } from '../../lib/paths.ts';
import { useOnline } from '../../live/useOnline.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Acts } from './actLooks.ts';
import { dashboardMessages } from './dashboardMessages.ts';
import type { Seen } from './dashboardSlice.ts';
import { KeptAct } from './KeptAct.tsx';
import { mainActOf } from './mainActOf.ts';
import { MakeLink } from './MakeLink.tsx';
import { isTellable, Tonight } from './Tonight.tsx';
import type { PartOfDay } from './whenOf.ts';

type Props = { seen: Pick<Seen, 'view' | 'tonight'>; part: PartOfDay; wide?: boolean };

export function MainAct({ seen: { view, tonight }, part, wide = false }: Props) {
  const online = useOnline();
  const act = mainActOf(view);
  if (act === 'drawHero') return <DrawHero />;
  const first = act === 'makeFirst';
  const make =
    act === 'wait' ? <Wait view={view} wide={wide} /> : <MakeLink look="main" {...{ first, wide }} />;
  if (!online) return <KeptAct wide={wide}>{make}</KeptAct>;
  return act !== 'wait' && isTellable(tonight) ? <Tonight {...{ tonight, part, first, wide }} /> : make;
}

function DrawHero() {
  const intl = useIntl();
  return (
    <ButtonLink look="main" big to={pages.createCharacter}>
      <Feather aria-hidden /> {intl.formatMessage(dashboardMessages.drawFirst)}
    </ButtonLink>
  );
}

function Wait({ view, wide }: { view: DashboardView; wide: boolean }) {
  const intl = useIntl();
  const { periodDay } = useFormats();
  return (
    <Acts $wide={wide}>
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
    </Acts>
  );
}
