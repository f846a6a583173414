import type { DashboardView } from '@storylark/contracts/dashboard';
import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { dashboardMessages } from './dashboardMessages.ts';
import { GivenBack } from './GivenBack.tsx';

/** The month's stories are all made: how many, when there are new ones, and what came back. */
export function UsedUp({ view }: { view: DashboardView }) {
  const intl = useIntl();
  const { periodDay } = useFormats();
  const { storiesUsed: used, storyLimit: limit, periodEndsAt } = view;
  return (
    <div className="small muted">
      <p>{intl.formatMessage(dashboardMessages.usedUp, { used, limit, day: periodDay(periodEndsAt) })}</p>
      <GivenBack view={view} />
    </div>
  );
}
