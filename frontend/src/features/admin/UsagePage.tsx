import type { UsageView } from '@storylark/contracts/admin/views';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Aging } from '../../ui/feedback/Aging.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Stack } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { theme } from '../../ui/theme.ts';
import { adminMessages } from './adminMessages.ts';
import { selectAdmin, usageAsked } from './adminSlice.ts';
import { isOfInput } from './isOfInput.ts';
import { PlotPanel } from './PlotPanel.tsx';
import { type PlotName, plots } from './plots.ts';
import { Totals } from './Totals.tsx';
import { UsageFilters } from './UsageFilters.tsx';
import { useUsageWish } from './useUsageWish.ts';

/** SPEC’s UsageStats: how the house is used, over time, plans and languages. */
export default function UsagePage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { usage } = useSelector(selectAdmin);
  const [wish, change] = useUsageWish();
  useEffect(() => {
    dispatch(usageAsked(wish));
  }, [dispatch, wish]);
  const isRefused = usage.status === 'failed' && isOfInput(usage.failure);
  return (
    <Stack $gap={theme.s5}>
      <PageHeading>{intl.formatMessage(adminMessages.usageTitle)}</PageHeading>
      <UsageFilters wish={wish} onChange={change} />
      {usage.status === 'loading' && <Loading />}
      {isRefused && <Callout tone="bad" announced title={intl.formatMessage(adminMessages.spanWrong)} />}
      {usage.status === 'failed' && !isRefused && (
        <ErrorState
          title={intl.formatMessage(adminMessages.usageFailed)}
          reason={failureText(usage.failure)}
          onRetry={() => dispatch(usageAsked(wish))}
        />
      )}
      {usage.status === 'ready' && (
        <Aging isOld={usage.isOld}>
          <Seen view={usage.seen} />
        </Aging>
      )}
    </Stack>
  );
}

function Seen({ view }: { view: UsageView }) {
  const intl = useIntl();
  const isNothing = Object.values(view.figures).every((numbers) => numbers.every((count) => count === 0));
  if (isNothing) return <p role="status">{intl.formatMessage(adminMessages.nothingYet)}</p>;
  return (
    <Stack $gap={theme.s5}>
      <Totals view={view} />
      <Panels>
        {(Object.keys(plots) as PlotName[]).map((name) => (
          <PlotPanel key={name} name={name} view={view} />
        ))}
      </Panels>
    </Stack>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
  gap: ${theme.s5};
  align-items: start;
  & > * {
    min-width: 0;
  }
`;
