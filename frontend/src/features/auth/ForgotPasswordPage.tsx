import { emailOnlySchema } from '@storylark/contracts/accounts/schemas';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { pages } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { linkTo } from '../../ui/linkTo.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authMessages } from './authMessages.ts';
import { forgotAsked } from './authSlice.ts';
import { useDoor } from './useDoor.ts';

export { feature } from './authFeature.ts';

export default function ForgotPasswordPage() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const attempt = useDoor('forgot');
  const failure = failureIn(attempt);
  return (
    <AuthFrame
      heading={intl.formatMessage(authMessages.forgotTitle)}
      lead={intl.formatMessage(authMessages.forgotText)}
    >
      {attempt.status === 'done' && <Navigate to={pages.checkEmail} replace />}
      <Form
        initial={{ email: '' }}
        schema={emailOnlySchema}
        failure={failure}
        onSubmit={({ email }) => dispatch(forgotAsked(email))}
      >
        <Field
          name="email"
          label={intl.formatMessage(authMessages.email)}
          type="email"
          autoComplete="username"
        />
        {failure && (
          <Callout tone="bad" announced title={intl.formatMessage(authMessages.forgotFailed)}>
            {failureText(failure)}
          </Callout>
        )}
        <Button type="submit" look="main" big busy={attempt.status === 'busy' || attempt.status === 'done'}>
          {intl.formatMessage(authMessages.forgotSend)}
        </Button>
      </Form>
      <p>{intl.formatMessage(authMessages.hasAccount, { link: linkTo(pages.login) })}</p>
    </AuthFrame>
  );
}
