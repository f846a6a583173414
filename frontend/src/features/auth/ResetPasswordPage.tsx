import { resetPasswordSchema } from '@storylark/contracts/accounts/schemas';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { isRefusal } from '../../lib/failure.ts';
import { guessable } from '../../lib/guessable.ts';
import { pages } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authMessages } from './authMessages.ts';
import { resetAsked } from './authSlice.ts';
import { useDoor } from './useDoor.ts';

export { feature } from './authFeature.ts';

/** The reset ends all sessions, so one signs in afterwards. */
export default function ResetPasswordPage() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  const attempt = useDoor('reset');
  const failure = failureIn(attempt);
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
        <PasswordField
          name="password"
          label={intl.formatMessage(authMessages.newPassword)}
          autoComplete="new-password"
          rules={['ruleLength', 'ruleSpecial', 'ruleUppercase']}
        />
        <PasswordField
          name="confirmPassword"
          label={intl.formatMessage(authMessages.confirmPassword)}
          autoComplete="new-password"
        />
        {failure && !isRefusal(failure, 'invalid') && (
          <Callout tone="bad" announced title={intl.formatMessage(authMessages.resetFailed)}>
            {failureText(failure)}{' '}
            {isRefusal(failure, 'resetTokenInvalid') && (
              <Link to={pages.forgotPassword}>{intl.formatMessage(authMessages.resetAgain)}</Link>
            )}
          </Callout>
        )}
        <Button type="submit" look="main" big busy={attempt.status === 'busy' || attempt.status === 'done'}>
          {intl.formatMessage(authMessages.resetSave)}
        </Button>
      </Form>
    </AuthFrame>
  );
}
