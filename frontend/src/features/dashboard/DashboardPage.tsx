import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { isAway } from '../../lib/failure.ts';
import { useLookedAt } from '../../lib/useLookedAt.ts';
import { useConnection } from '../../live/useConnection.ts';
import { KeptShelf } from '../../offline/KeptShelf.tsx';
import { selectUser } from '../../session/sessionSlice.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Row, Stack, ThumbBar } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { theme } from '../../ui/theme.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { dashboardMessages } from './dashboardMessages.ts';
import { figuresAsked, type Seen } from './dashboardSlice.ts';
import { GoOn } from './GoOn.tsx';
import { Habits } from './Habits.tsx';
import { MainAct } from './MainAct.tsx';
import { mainActOf } from './mainActOf.ts';
import { Making } from './Making.tsx';
import { Quota } from './Quota.tsx';
import { Shelf } from './Shelf.tsx';
import { toGoOnWith } from './toGoOnWith.ts';
import { UsedUp } from './UsedUp.tsx';
import { useDashboard } from './useDashboard.ts';
import { type PartOfDay, partOfDay } from './whenOf.ts';

export { feature } from './dashboardFeature.ts';

const heroArt = new URL('./hero.svg', import.meta.url).href;
const placeArt = new URL('./firstStory.svg', import.meta.url).href;

/** Go on, or make one. */
export default function DashboardPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { weekday } = useFormats();
  const user = useSelector(selectUser);
  const dashboard = useDashboard();
  const seen = dashboard.status === 'unknown' ? null : dashboard.seen;
  const act = seen && mainActOf(seen.view);
  // Without a story yet, the way to the first one stands in the middle.
  const begun = act !== 'drawHero' && act !== 'makeFirst';
  const failure = dashboard.status === 'failed' ? dashboard.failure : null;
  // That there is no connection stands above already, and the last figures are still good.
  const isSaid = useConnection() !== 'open' && failure !== null && isAway(failure);
  const [now, setNow] = useState(() => new Date());
  useLookedAt(() => setNow(new Date()));
  const part = partOfDay(now.getHours());
  return (
    <Whole>
      <TopLine>
        <div>
          <p className="muted">{weekday(now)}</p>
          <PageHeading title={intl.formatMessage(dashboardMessages.title)}>
            {intl.formatMessage(dashboardMessages.welcome, {
              part,
              name: seen?.view.firstName || user?.firstName || '',
            })}
          </PageHeading>
        </div>
        {seen && begun && (
          <OnWide>
            <MainAct seen={seen} part={part} />
          </OnWide>
        )}
      </TopLine>
      {failure && !isSaid && (
        <ErrorState
          title={intl.formatMessage(dashboardMessages.fetchFailed)}
          reason={failureText(failure)}
          onRetry={() => dispatch(figuresAsked())}
        />
      )}
      {failure && !seen && failure.kind !== 'refused' && <KeptShelf />}
      {seen ? <Figures seen={seen} part={part} /> : !failure && <DashboardSkeleton />}
      {seen && begun && (
        <ThumbBar>
          <MainAct seen={seen} part={part} wide />
        </ThumbBar>
      )}
    </Whole>
  );
}

function Figures({ seen, part }: { seen: Seen; part: PartOfDay }) {
  const intl = useIntl();
  const { view, newest } = seen;
  const act = mainActOf(view);
  const next = toGoOnWith(seen);
  const shelf = <Shelf stories={newest.filter(({ uuid }) => uuid !== next?.uuid)} />;
  return (
    <>
      {act === 'drawHero' && (
        <EmptyState
          art={heroArt}
          sentence={<Question>{intl.formatMessage(dashboardMessages.whoIsHero)}</Question>}
        >
          <MainAct seen={seen} part={part} />
        </EmptyState>
      )}
      {act === 'makeFirst' && (
        <EmptyState art={placeArt} full sentence={intl.formatMessage(dashboardMessages.heroIsReady)}>
          <MainAct seen={seen} part={part} />
        </EmptyState>
      )}
      {next && <GoOn next={next} seen={seen} />}
      <Making stories={newest} />
      {act === 'wait' ? (
        // What there is to hear comes before what is used up.
        <>
          {shelf}
          <Habits view={view} />
          <UsedUp view={view} />
        </>
      ) : (
        <>
          <Pair>
            <Quota view={view} />
            <Habits view={view} />
          </Pair>
          {shelf}
        </>
      )}
    </>
  );
}

const Whole = styled(Stack)`
  gap: ${theme.s7};
  @media ${theme.upToPhone} {
    gap: ${theme.s6};
  }
`;
const TopLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.s4};
  margin-bottom: calc(${theme.s5} - ${theme.s7});
  @media ${theme.upToPhone} {
    margin-bottom: calc(${theme.s5} - ${theme.s6});
  }
`;
const OnWide = styled(Row)`
  @media ${theme.upToSidebar} {
    display: none;
  }
`;
const Question = styled.span`
  font: 400 ${theme.t2} / 1.2 ${theme.fontDisplay};
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1.25fr 1fr;
  gap: ${theme.s7} ${theme.s6};
  & > * {
    min-width: 0;
  }
  @media ${theme.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
