import { CircleAlert } from 'lucide-react';
import type { Locale } from '@storylark/contracts/languages';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { isRefusal } from '../../lib/failure.ts';
import { pages } from '../../lib/paths.ts';
import { toast } from '../../notices/noticesSlice.ts';
import { useTryAgain } from '../../storyActs/useTryAgain.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { theme } from '../../ui/theme.ts';
import { uiMessages } from '../../ui/uiMessages.ts';
import { storiesMessages } from './storiesMessages.ts';

type Props = { story: StoryItem; onRetried: () => void; onLimit: () => void };

/** What became of the slot, and another try; without its hero the same story cannot be told. */
export function FailedStory({ story: { uuid, failureCode, slotReturned }, onRetried, onLimit }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { busy, failure, tryAgain, forget } = useTryAgain(uuid, () => {
    dispatch(toast({ tone: 'good', message: storiesMessages.retried }));
    onRetried();
  });
  const limit = failure !== null && isRefusal(failure, 'storyLimitReached');
  const tellLimit = useEffectEvent(() => {
    onLimit();
    forget();
  });
  useEffect(() => {
    if (limit) tellLimit();
  }, [limit]);
  return (
    <Below>
      <Pill $tone="bad">
        <CircleAlert aria-hidden />
        {slotReturned
          ? intl.formatMessage(storiesMessages.givenBack)
          : stateMessages.failed[intl.locale as Locale]}
      </Pill>
      {failureCode === 'characterDeleted' ? (
        <>
          <p className="small muted">{intl.formatMessage(storiesMessages.heroGone)}</p>
          <ButtonLink to={pages.createStory}>{intl.formatMessage(storiesMessages.otherHero)}</ButtonLink>
        </>
      ) : (
        <Button busy={busy} onClick={tryAgain}>
          {intl.formatMessage(uiMessages.tryAgain)}
        </Button>
      )}
      {failure && !limit && (
        <Callout tone="bad" announced title={intl.formatMessage(storiesMessages.createFailed)}>
          {failureText(failure)}
        </Callout>
      )}
    </Below>
  );
}

const Below = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.s2};
  margin-top: ${theme.s2};
`;
