import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { LanguageSwitcher } from '../../../i18n/LanguageSwitcher.tsx';
import { failureIn } from '../../../lib/attempt.ts';
import { isRefusal } from '../../../lib/failure.ts';
import { pages } from '../../../lib/paths.ts';
import { selectIsIn } from '../../../session/sessionSlice.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Logo } from '../../../ui/art/Logo.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PictureAndForm } from '../../../ui/layout/PictureAndForm.tsx';
import { uiMessages } from '../../../ui/uiMessages.ts';
import { NotDone } from '../NotDone.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { newAddressConfirmed, selectAttempt } from '../settingsSlice.ts';

export { feature } from '../settingsFeature.ts';

const art = new URL('../../../ui/art/login.svg', import.meta.url).href;

/**
 * Confirms as it is opened: the press on the mail's link was the wish. Whether somebody is logged in here
 * does not matter.
 */
export default function EmailChangePage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  const attempt = useSelector(selectAttempt('newAddress'));
  const isIn = useSelector(selectIsIn);
  useEffect(() => {
    dispatch(newAddressConfirmed(token));
  }, [dispatch, token]);
  const failure = failureIn(attempt);
  const dead = failure !== null && isRefusal(failure, 'emailChangeFailed', 'invalid');
  const final = dead || (failure !== null && isRefusal(failure, 'emailTaken'));
  const onward = (
    <ButtonLink look="main" big to={isIn || final ? pages.settings : pages.login}>
      {intl.formatMessage(isIn || final ? settingsMessages.toSettings : settingsMessages.toLogin)}
    </ButtonLink>
  );
  return (
    <PictureAndForm
      art={art}
      head={
        <>
          <Logo to={pages.landing} />
          <LanguageSwitcher />
        </>
      }
    >
      <PageHeading>{intl.formatMessage(settingsMessages.newAddressTitle)}</PageHeading>
      <p role="status">{attempt.status === 'busy' && intl.formatMessage(settingsMessages.newAddressBusy)}</p>
      {attempt.status === 'done' && (
        <>
          <Callout tone="good" announced>
            {intl.formatMessage(settingsMessages.newAddressDone)}
          </Callout>
          {onward}
        </>
      )}
      <NotDone
        title={intl.formatMessage(dead ? settingsMessages.newAddressDead : settingsMessages.newAddressFailed)}
        failure={failure}
      />
      {final && onward}
      {failure && !final && (
        <Button look="main" big onClick={() => dispatch(newAddressConfirmed(token))}>
          {intl.formatMessage(uiMessages.tryAgain)}
        </Button>
      )}
    </PictureAndForm>
  );
}
