import type { UserView } from '@storylark/contracts/accounts/views';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { failureIn } from '../../../lib/attempt.ts';
import { GoogleButton } from '../../../session/google/GoogleButton.tsx';
import { offerAsked, selectOffered } from '../../../session/google/googleSlice.ts';
import { Button } from '../../../ui/Button.tsx';
import { bold } from '../../../ui/linkTo.tsx';
import { NotDone } from '../NotDone.tsx';
import { Said } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { googleUnlinked } from '../settingsSlice.ts';
import { useMatter } from '../useMatter.ts';

/** The other way in; nothing where the house does not have it and the account does not use it. */
export function GoogleSection({ user: { hasPassword, googleEmail } }: { user: UserView }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isOffered = useSelector(selectOffered);
  const { pathname } = useLocation();
  const attempt = useMatter('google');
  useEffect(() => {
    dispatch(offerAsked());
  }, [dispatch]);
  if (!isOffered && googleEmail === null) return null;
  return (
    <Section
      title={intl.formatMessage(settingsMessages.google)}
      text={
        googleEmail === null
          ? intl.formatMessage(settingsMessages.googleOff)
          : intl.formatMessage(settingsMessages.googleOn, { email: googleEmail, b: bold })
      }
    >
      <NotDone title={intl.formatMessage(settingsMessages.googleNotUnlinked)} failure={failureIn(attempt)} />
      {googleEmail !== null && !hasPassword && <p>{intl.formatMessage(settingsMessages.googleOnly)}</p>}
      {googleEmail === null && <GoogleButton purpose="link" from={pathname} />}
      {googleEmail !== null && hasPassword && (
        <div>
          <Button busy={attempt.status === 'busy'} onClick={() => dispatch(googleUnlinked())}>
            {intl.formatMessage(settingsMessages.googleUnlink)}
          </Button>
        </div>
      )}
      <Said attempt={attempt}>{intl.formatMessage(settingsMessages.googleGone)}</Said>
    </Section>
  );
}
