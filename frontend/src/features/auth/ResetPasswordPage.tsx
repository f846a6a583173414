import { resetPasswordSchema } from '@storylark/contracts/accounts/schemas';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { isRefusal } from '../../lib/failure.ts';
import { guessable } from '../../lib/guessable.ts';
import { pages } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { NewPasswordFields } from '../../ui/forms/NewPasswordFields.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authMessages } from './authMessages.ts';
import { resetAsked, resetOpened, selectAttempt } from './authSlice.ts';
import { useDoor } from './useDoor.ts';

export { feature } from './authFeature.ts';

/**
 * The reset ends all sessions, so one signs in afterwards. A link that works no more says so before a password
 * is thought of; whether it does is asked as it is opened, and while that is not known the form stands.
 */
export default function ResetPasswordPage() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  const attempt = useDoor('reset');
  const link = failureIn(useSelector(selectAttempt('resetLink')));
  const failure = failureIn(attempt);
  useEffect(() => {
    dispatch(resetOpened(token));
  }, [dispatch, token]);
  const dead = [link, failure].find((one) => one && isRefusal(one, 'resetTokenInvalid'));
  if (dead)
    return (
      <AuthFrame key="dead" heading={intl.formatMessage(authMessages.resetTitle)}>
        <Callout tone="bad" announced title={intl.formatMessage(authMessages.resetFailed)}>
          {failureText(dead)}
        </Callout>
        <ButtonLink look="main" big to={pages.forgotPassword}>
          {intl.formatMessage(authMessages.resetAgain)}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame heading={intl.formatMessage(authMessages.resetTitle)}>
      {attempt.status === 'done' && <Navigate to={pages.login} replace />}
      <Form
        initial={{ password: '', confirmPassword: '' }}
        schema={resetPasswordSchema}
        beyondSchema={({ password }) => guessable(password, [])}
        failure={failure}
        onSubmit={(form) => dispatch(resetAsked({ token, form }))}
      >
        <NewPasswordFields
          label={intl.formatMessage(authMessages.newPassword)}
          labelAgain={intl.formatMessage(authMessages.confirmPassword)}
          rules={['ruleLength', 'ruleSpecial', 'ruleUppercase']}
        />
        {failure && !isRefusal(failure, 'invalid') && (
          <Callout tone="bad" announced title={intl.formatMessage(authMessages.resetFailed)}>
            {failureText(failure)}
          </Callout>
        )}
        <Button type="submit" look="main" big busy={attempt.status === 'busy' || attempt.status === 'done'}>
          {intl.formatMessage(authMessages.resetSave)}
        </Button>
      </Form>
    </AuthFrame>
  );
}
