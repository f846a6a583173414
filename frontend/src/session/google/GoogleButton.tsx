import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { googleMessages } from './googleMessages.ts';
import { googleWished, selectLeaving, stayed } from './googleSlice.ts';
import type { WayBack } from './wayBack.ts';

/** The way to Google, and below it why there is none just now. */
export function GoogleButton({ purpose, from }: WayBack) {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const leaving = useSelector(selectLeaving);
  useEffect(() => {
    dispatch(stayed());
    const shown = ({ persisted }: PageTransitionEvent) => persisted && dispatch(stayed());
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [dispatch]);
  const failure = failureIn(leaving);
  return (
    <>
      <ByGoogle
        big
        busy={leaving.status === 'busy'}
        onClick={() => dispatch(googleWished({ purpose, from }))}
      >
        <GoogleMark /> {intl.formatMessage(googleMessages.goOn)}
      </ByGoogle>
      {failure && (
        <Callout tone="bad" announced>
          {failureText(failure)}
        </Callout>
      )}
    </>
  );
}

/** Google's own colours of the button, by day and by night. */
const ByGoogle = styled(Button)`
  border: 1px solid light-dark(#747775, #8e918f);
  background: light-dark(#ffffff, #131314);
  color: light-dark(#1f1f1f, #e3e3e3);
  font-family: Roboto, Arial, sans-serif;
  font-weight: 500;
`;
