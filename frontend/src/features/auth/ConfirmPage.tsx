import { emailOnlySchema } from '@storylark/contracts/accounts/schemas';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { isRefusal } from '../../lib/failure.ts';
import { pages } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { linkTo } from '../../ui/linkTo.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { uiMessages } from '../../ui/uiMessages.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { authMessages } from './authMessages.ts';
import { confirmAsked, resendAsked, selectAttempt } from './authSlice.ts';
import { useDoor } from './useDoor.ts';

export { feature } from './authFeature.ts';

/** Confirms as it is opened: the press on the mail's link was the wish. */
export default function ConfirmPage() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  const attempt = useDoor('confirm');
  const resend = useSelector(selectAttempt('resend'));
  useEffect(() => {
    dispatch(confirmAsked(token));
  }, [dispatch, token]);
  const failure = failureIn(attempt);
  const dead = failure !== null && isRefusal(failure, 'confirmFailed', 'invalid');
  return (
    <AuthFrame
      heading={intl.formatMessage(failure ? authMessages.confirmFailedTitle : authMessages.confirmTitle)}
      lead={failure ? undefined : intl.formatMessage(authMessages.confirmBusy)}
    >
      {attempt.status === 'done' && <Navigate to={pages.login} replace />}
      {failure && (
        <Callout tone="bad" announced title={failureText(failure)}>
          {dead && intl.formatMessage(authMessages.confirmHelp)}
        </Callout>
      )}
      {failure && !dead && (
        <Button look="main" big onClick={() => dispatch(confirmAsked(token))}>
          {intl.formatMessage(uiMessages.tryAgain)}
        </Button>
      )}
      {dead && resend.status === 'done' && (
        <Callout tone="good" announced>
          {intl.formatMessage(authMessages.resent)}
        </Callout>
      )}
      {dead && resend.status !== 'done' && (
        <Form
          initial={{ email: '' }}
          schema={emailOnlySchema}
          failure={failureIn(resend)}
          onSubmit={({ email }) => dispatch(resendAsked(email))}
        >
          <Field
            name="email"
            label={intl.formatMessage(authMessages.email)}
            type="email"
            autoComplete="username"
          />
          <Button type="submit" look="main" big busy={resend.status === 'busy'}>
            {intl.formatMessage(authMessages.resend)}
          </Button>
        </Form>
      )}
      {dead && <p>{intl.formatMessage(authMessages.hasAccount, { link: linkTo(pages.login) })}</p>}
    </AuthFrame>
  );
}
