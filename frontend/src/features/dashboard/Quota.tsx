import type { DashboardView } from '@storylark/contracts/dashboard';
import { useId } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { selectUser } from '../../session/sessionSlice.ts';
import { Stack } from '../../ui/layout/layout.ts';
import { bold } from '../../ui/linkTo.tsx';
import { Meter } from '../../ui/feedback/Meter.tsx';
import { theme } from '../../ui/theme.ts';
import { dashboardMessages } from './dashboardMessages.ts';
import { GivenBack } from './GivenBack.tsx';

/** What the plan gives, what is used of it, and what came back to it this month. */
export function Quota({ view }: { view: DashboardView }) {
  const intl = useIntl();
  const { percent, periodDay } = useFormats();
  const heading = useId();
  // whose limits these are: a smaller one that is chosen already counts later
  const plan = useSelector(selectUser)?.subscription.held ?? 'free';
  const { storiesUsed, storyLimit, charactersUsed, characterLimit, quotaUsedPercent, periodEndsAt } = view;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{intl.formatMessage(dashboardMessages.month)}</h2>
      <Use $gap={theme.s5}>
        <div>
          <Line>
            <span>
              {intl.formatMessage(dashboardMessages.storiesUsed, {
                used: storiesUsed,
                limit: storyLimit,
                b: bold,
              })}
            </span>
            <Left intl={intl} used={storiesUsed} limit={storyLimit} />
          </Line>
          <Meter
            label={intl.formatMessage(dashboardMessages.storiesMeter)}
            used={storiesUsed}
            limit={storyLimit}
          />
        </div>
        <div>
          <Line>
            <span>
              {intl.formatMessage(dashboardMessages.charactersUsed, {
                used: charactersUsed,
                limit: characterLimit,
                b: bold,
              })}
            </span>
            <Left intl={intl} used={charactersUsed} limit={characterLimit} />
          </Line>
          <Meter
            label={intl.formatMessage(dashboardMessages.charactersMeter)}
            used={charactersUsed}
            limit={characterLimit}
          />
        </div>
        <div className="small muted">
          <p>
            {intl.formatMessage(dashboardMessages.quota, {
              plan: intl.formatMessage(dashboardMessages.planName, { plan }),
              percent: percent(quotaUsedPercent),
              day: periodDay(periodEndsAt),
            })}
          </p>
          <GivenBack view={view} />
        </div>
      </Use>
    </section>
  );
}

function Left({ intl, used, limit }: { intl: IntlShape; used: number; limit: number }) {
  return (
    <span className="muted">
      {intl.formatMessage(dashboardMessages.left, { left: Math.max(0, limit - used) })}
    </span>
  );
}

const Use = styled(Stack)`
  margin-top: ${theme.s4};
`;
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.s3};
  margin-bottom: 0.45rem;
`;
