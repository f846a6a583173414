import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { theme } from '../../../ui/theme.ts';
import { deletionMessages } from './deletionMessages.ts';
import { settingsMessages } from '../settingsMessages.ts';
import { lossWanted, selectLoss } from '../settingsSlice.ts';

/** What goes, by name and number. A subscription is named where there is one. */
export function LossList({ subscription: { plan, periodEndsAt } }: { subscription: SubscriptionView }) {
  const intl = useIntl();
  const { list } = useFormats();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const loss = useSelector(selectLoss);
  if (loss.status === 'unknown')
    return (
      <Skeleton>
        <Bone $height="6rem" />
      </Skeleton>
    );
  if (loss.status === 'failed')
    return (
      <ErrorState
        title={intl.formatMessage(deletionMessages.lossFailed)}
        reason={failureText(loss.failure)}
        onRetry={() => dispatch(lossWanted())}
      />
    );
  const { characters, stories, audioHours } = loss.value;
  return (
    <Points>
      <li>
        {intl.formatMessage(deletionMessages.lossCharacters, {
          count: characters.length,
          names: list(characters),
        })}
      </li>
      <li>{intl.formatMessage(deletionMessages.lossStories, { count: stories })}</li>
      {audioHours > 0 && <li>{intl.formatMessage(deletionMessages.lossAudio, { hours: audioHours })}</li>}
      {periodEndsAt && (
        <li>
          {intl.formatMessage(deletionMessages.lossPlan, {
            plan: intl.formatMessage(settingsMessages.planName, { plan }),
          })}
        </li>
      )}
    </Points>
  );
}

const Points = styled.ul`
  display: grid;
  align-content: start;
  gap: ${theme.s2};
  padding-left: 1.2em;
  list-style: disc;
`;
