import { slotReturnReasons } from '@storylark/contracts/subscriptions/events';
import type { SlotView } from '@storylark/contracts/subscriptions/views';
import { ChevronDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages, pathTo } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { theme } from '../../ui/theme.ts';
import { reasonMessages, subscriptionsMessages } from './subscriptionsMessages.ts';
import { type History, historyAsked, seenIn, selectHistory } from './subscriptionsSlice.ts';

/** Each story the quota paid for, and what came back; folded, and fetched when it is unfolded. */
export function SlotHistory() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const history = useSelector(selectHistory);
  const seen = seenIn(history);
  const retry = () => dispatch(historyAsked());
  return (
    <Fold onToggle={({ currentTarget }) => currentTarget.open && retry()}>
      <summary>
        {intl.formatMessage(subscriptionsMessages.history)} <ChevronDown aria-hidden />
      </summary>
      <p className="small muted">{intl.formatMessage(subscriptionsMessages.historyRule)}</p>
      {history.status === 'failed' && (
        <ErrorState
          title={intl.formatMessage(subscriptionsMessages.historyFailed)}
          reason={failureText(history.failure)}
          onRetry={retry}
        />
      )}
      {seen ? (
        <Slots history={seen} />
      ) : (
        history.status === 'loading' && (
          <Skeleton>
            <Bone $height="3rem" />
          </Skeleton>
        )
      )}
    </Fold>
  );
}

function Slots({ history: { slots, total, titles } }: { history: History }) {
  const intl = useIntl();
  if (slots.length === 0)
    return <p className="muted">{intl.formatMessage(subscriptionsMessages.historyEmpty)}</p>;
  return (
    <>
      <ul>
        {slots.map((slot) => (
          <Slot key={`${slot.storyUuid} ${slot.window}`} slot={slot} titles={titles} />
        ))}
      </ul>
      {total > slots.length && (
        <p className="small muted">
          {intl.formatMessage(subscriptionsMessages.historyMore, { shown: slots.length, total })}
        </p>
      )}
    </>
  );
}

function Slot({
  slot: { storyUuid: uuid, takenAt, returnedAt, reason, creditedTo },
  titles,
}: {
  slot: SlotView;
  titles: History['titles'];
}) {
  const intl = useIntl();
  const { moment } = useFormats();
  const why = slotReturnReasons.find((known) => known === reason) ?? 'failed';
  return (
    <li>
      {uuid in titles ? (
        <Link to={pathTo(pages.story, { uuid })}>
          {titles[uuid] ?? intl.formatMessage(subscriptionsMessages.untitled)}
        </Link>
      ) : (
        <b>{intl.formatMessage(subscriptionsMessages.gone)}</b>
      )}
      {takenAt && (
        <p className="small muted">
          {intl.formatMessage(subscriptionsMessages.taken, { at: moment(takenAt) })}
        </p>
      )}
      {returnedAt && (
        <p className="small">
          {intl.formatMessage(subscriptionsMessages.back, {
            at: moment(returnedAt),
            reason: intl.formatMessage(reasonMessages[why]),
          })}
        </p>
      )}
      {creditedTo && <p className="small muted">{intl.formatMessage(subscriptionsMessages.backCounts)}</p>}
    </li>
  );
}

const Fold = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s2};
    min-height: ${theme.tap};
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > .lucide {
    rotate: 180deg;
  }
  & li {
    padding: ${theme.s2} 0;
    border-bottom: 2px solid ${theme.line};
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
    font-weight: 650;
  }
`;
