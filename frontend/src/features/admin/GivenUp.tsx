import type { FailureView } from '@storylark/contracts/admin/views';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Panel, Row, Stack } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';
import { adminMessages, columnMeanings, columnMessages } from './adminMessages.ts';
import { outcomeAsked, type Retry } from './adminSlice.ts';
import { Named } from './Named.tsx';
import { useKindName } from './useKindName.ts';

type Props = { work: FailureView; retry: Retry | undefined; onRetry: () => void };

/** One piece of work with its reason, and what came of trying it again. */
export function GivenUp({ work, retry, onRetry }: Props) {
  const intl = useIntl();
  const kindName = useKindName();
  const { moment } = useFormats();
  const facts: readonly [keyof typeof columnMessages, ReactNode][] = [
    ['reason', <code key="reason">{work.reason ?? intl.formatMessage(adminMessages.noReason)}</code>],
    ['accountId', <code key="account">{work.accountId}</code>],
    ['about', <code key="about">{work.about}</code>],
    ['orderedAt', moment(work.orderedAt)],
    ['attempts', intl.formatNumber(work.attempts)],
  ];
  const canRetry = !retry || retry.phase === 'givenUp' || retry.phase === 'refused';
  return (
    <Panel aria-label={kindName(work.kind)}>
      <Stack>
        <h2>{kindName(work.kind)}</h2>
        <Facts>
          {facts.map(([column, value]) => (
            <div key={column}>
              <dt>
                <Named name={columnMessages[column]} meaning={columnMeanings[column]} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {retry && <Outcome id={work.id} retry={retry} />}
        {(canRetry || retry.phase === 'asked') && (
          <Row>
            <Button busy={retry?.phase === 'asked'} onClick={onRetry}>
              <RotateCcw aria-hidden /> {intl.formatMessage(adminMessages.retry)}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

function Outcome({ id, retry }: { id: string; retry: Retry }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  switch (retry.phase) {
    case 'asked':
      return null;
    case 'refused':
      return (
        <Callout tone="bad" announced title={intl.formatMessage(adminMessages.retryFailed)}>
          {failureText(retry.failure)}
        </Callout>
      );
    case 'done':
      return <Callout tone="good" announced title={intl.formatMessage(adminMessages.outcomeDone)} />;
    case 'givenUp': {
      const reason = retry.reason ?? intl.formatMessage(adminMessages.noReason);
      return (
        <Callout tone="bad" announced title={intl.formatMessage(adminMessages.outcomeGivenUp, { reason })} />
      );
    }
    case 'open':
    case 'unseen':
      return (
        <Row>
          {retry.phase === 'unseen' ? (
            <Callout tone="bad" announced title={intl.formatMessage(adminMessages.outcomeUnseen)}>
              {failureText(retry.failure)}
            </Callout>
          ) : (
            <Callout announced title={intl.formatMessage(adminMessages.retried)} />
          )}
          <Button onClick={() => dispatch(outcomeAsked(id))}>
            {intl.formatMessage(adminMessages.seeOutcome)}
          </Button>
        </Row>
      );
  }
}

const Facts = styled.dl`
  display: grid;
  gap: 0 ${theme.s5};
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  margin: 0;
  & dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    color: ${theme.ink2};
    font-size: ${theme.tSmall};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
