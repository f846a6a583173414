import { loginFormSchema } from '@storylark/contracts/accounts/schemas';
import { MailWarning } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { isRefusal } from '../../lib/failure.ts';
import { linkTo } from '../../ui/linkTo.tsx';
import { pages } from '../../lib/paths.ts';
import { OrGoogle } from '../../session/google/OrGoogle.tsx';
import { SecondStep } from '../../session/secondStep/SecondStep.tsx';
import { selectSecondStep } from '../../session/secondStep/secondStepSlice.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { theme } from '../../ui/theme.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { authMessages } from './authMessages.ts';
import { loginAsked, selectAttempt, selectEmail } from './authSlice.ts';
import { Resend } from './Resend.tsx';
import { useDoor } from './useDoor.ts';

export { feature } from './authFeature.ts';

/** When the profile has come, `VisitorsOnly` leads on to where somebody wanted to go. */
export default function LoginPage() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const attempt = useDoor('login');
  const email = useSelector(selectEmail);
  const isNew = useSelector(selectAttempt('confirm')).status === 'done';
  const isSecond = useSelector(selectSecondStep).status === 'open';
  const failure = failureIn(attempt);
  const forgot = intl.formatMessage(authMessages.forgot);
  const unconfirmed = failure !== null && isRefusal(failure, 'unconfirmed');
  if (isSecond)
    return (
      // of its own, so that its heading takes the focus
      <AuthFrame key="secondStep" heading={intl.formatMessage(authMessages.secondStepTitle)}>
        <SecondStep />
      </AuthFrame>
    );
  return (
    <AuthFrame
      heading={intl.formatMessage(isNew ? authMessages.welcome : authMessages.loginTitle)}
      lead={isNew ? intl.formatMessage(authMessages.confirmDone) : undefined}
      title={intl.formatMessage(authMessages.loginPage)}
    >
      <Form
        initial={{ email: email ?? '', password: '' }}
        schema={loginFormSchema}
        failure={failure}
        onSubmit={(values) => dispatch(loginAsked(values))}
      >
        <Field
          name="email"
          label={intl.formatMessage(authMessages.email)}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={intl.formatMessage(authMessages.password)}
          autoComplete="current-password"
        />
        {failure ? (
          // in the place of the link, which it takes in: the button stays near the finger
          <Callout
            tone="bad"
            announced
            title={intl.formatMessage(authMessages.loginFailed)}
            {...(unconfirmed ? { icon: MailWarning } : {})}
          >
            {failureText(failure)}{' '}
            {unconfirmed && email !== null ? <Resend email={email} /> : linkTo(pages.forgotPassword)(forgot)}
          </Callout>
        ) : (
          <Forgot to={pages.forgotPassword}>{forgot}</Forgot>
        )}
        <Button type="submit" look="main" big busy={attempt.status === 'busy' || attempt.status === 'done'}>
          {intl.formatMessage(authMessages.signIn)}
        </Button>
      </Form>
      <OrGoogle />
      <p>{intl.formatMessage(authMessages.noAccount, { link: linkTo(pages.signup) })}</p>
    </AuthFrame>
  );
}

const Forgot = styled(Link)`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
  margin-top: calc(${theme.s2} * -1);
  font-size: ${theme.tSmall};
`;
