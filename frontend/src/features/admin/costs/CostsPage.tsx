import type { CostsView } from '@storylark/contracts/admin/views';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { dollarsOf } from '../../../storyActs/outside/dollarsOf.ts';
import { Aging } from '../../../ui/feedback/Aging.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Stack } from '../../../ui/layout/layout.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { theme } from '../../../ui/theme.ts';
import { adminMessages } from '../adminMessages.ts';
import { costsAsked, selectAdmin } from '../adminSlice.ts';
import { DayFields } from '../DayFields.tsx';
import { isOfInput } from '../isOfInput.ts';
import { useDays } from '../useUsageWish.ts';
import { CostTable } from './CostTable.tsx';
import { costsMessages } from './costsMessages.ts';
import { DearestTable } from './DearestTable.tsx';

/** What outside models cost this house, by day and by story: ids and sums, nobody’s words. */
export default function CostsPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { costs } = useSelector(selectAdmin);
  const [days, change] = useDays();
  useEffect(() => void dispatch(costsAsked(days)), [dispatch, days]);
  const isRefused = costs.status === 'failed' && isOfInput(costs.failure);
  return (
    <Stack $gap={theme.s5}>
      <PageHeading>{intl.formatMessage(costsMessages.title)}</PageHeading>
      <Fields
        aria-label={intl.formatMessage(adminMessages.filters)}
        onSubmit={(event) => event.preventDefault()}
      >
        <DayFields days={days} onChange={change} />
      </Fields>
      {costs.status === 'loading' && <Loading />}
      {isRefused && <Callout tone="bad" announced title={intl.formatMessage(adminMessages.spanWrong)} />}
      {costs.status === 'failed' && !isRefused && (
        <ErrorState
          title={intl.formatMessage(costsMessages.failed)}
          reason={failureText(costs.failure)}
          onRetry={() => dispatch(costsAsked(days))}
        />
      )}
      {costs.status === 'ready' && (
        <Aging isOld={costs.isOld}>
          <Seen view={costs.seen} />
        </Aging>
      )}
    </Stack>
  );
}

function Seen({ view: { rows, dearest, microDollars, stories } }: { view: CostsView }) {
  const intl = useIntl();
  if (rows.length === 0) return <p role="status">{intl.formatMessage(costsMessages.none)}</p>;
  return (
    <Stack $gap={theme.s5}>
      <p>{intl.formatMessage(costsMessages.sum, { money: dollarsOf(intl, microDollars), stories })}</p>
      <CostTable rows={rows} />
      {dearest.length > 0 && <DearestTable stories={dearest} />}
    </Stack>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${theme.s3};
  max-width: 30rem;
  & > div,
  & input {
    min-width: 0;
  }
`;
