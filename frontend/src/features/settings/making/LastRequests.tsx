import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { dollarsOf } from '../../../storyActs/outside/dollarsOf.ts';
import { lastMakingAsked, selectLastMaking } from '../../../storyActs/outside/outsideSlice.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { theme } from '../../../ui/theme.ts';
import { Section } from '../Section.tsx';
import { makingMessages } from './makingMessages.ts';
import { requestGroups } from './requestGroups.ts';

/** The requests as they left the house, so that nobody has to believe what is said of them. */
export function LastRequests() {
  const intl = useIntl();
  const formats = useFormats();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const last = useSelector(selectLastMaking);
  useEffect(() => void dispatch(lastMakingAsked()), [dispatch]);
  const heading = intl.formatMessage(makingMessages.last);
  if (last.status === 'loading')
    return (
      <Section title={heading}>
        <Loading />
      </Section>
    );
  if (last.status === 'failed')
    return (
      <Section title={heading}>
        <ErrorState
          title={intl.formatMessage(makingMessages.lastFailed)}
          reason={failureText(last.failure)}
          onRetry={() => dispatch(lastMakingAsked())}
        />
      </Section>
    );
  if (last.seen === null)
    return (
      <Section title={heading}>
        <p>{intl.formatMessage(makingMessages.lastNone)}</p>
      </Section>
    );
  const { title: written, making } = last.seen;
  const title = written ?? intl.formatMessage(makingMessages.lastUntitled);
  const requests = making.steps.flatMap((step) => step.requests);
  const spoken = requests.filter(({ role }) => role === 'speech');
  if (requests.length === 0)
    return (
      <Section title={heading}>
        <p>{intl.formatMessage(makingMessages.lastNothing, { title })}</p>
      </Section>
    );
  return (
    <Section
      title={heading}
      text={intl.formatMessage(makingMessages.lastText, {
        title,
        count: requests.length,
        money: dollarsOf(intl, making.microDollars),
      })}
    >
      {spoken.length > 0 && <p>{intl.formatMessage(makingMessages.lastSpoken)}</p>}
      {requestGroups(requests).map(({ role, at, model, sent }, index) => (
        <details key={index}>
          <summary>
            {intl.formatMessage(role === 'speech' ? makingMessages.requestSpoken : makingMessages.request, {
              at: formats.clock(at),
              model,
              count: sent.length,
            })}
          </summary>
          <Sent tabIndex={0}>{sent.join('\n\n')}</Sent>
        </details>
      ))}
    </Section>
  );
}

const Sent = styled.pre`
  max-height: 24rem;
  margin: ${theme.s2} 0;
  padding: ${theme.s3};
  overflow: auto;
  background: ${theme.sunken};
  border-radius: ${theme.cutM};
  font-size: ${theme.tSmall};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
