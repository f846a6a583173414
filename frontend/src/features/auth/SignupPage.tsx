import { signupSchema } from '@storylark/contracts/accounts/schemas';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { isRefusal } from '../../lib/failure.ts';
import { guessable } from '../../lib/guessable.ts';
import { pages } from '../../lib/paths.ts';
import { OrGoogle } from '../../session/google/OrGoogle.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { linkTo, newTabTo } from '../../ui/linkTo.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { NewPasswordFields } from '../../ui/forms/NewPasswordFields.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import type { SignupForm } from './authApi.ts';
import { authMessages } from './authMessages.ts';
import { signupAsked } from './authSlice.ts';
import { withIssueOn } from '../../lib/withIssueOn.ts';
import { useDoor } from './useDoor.ts';

export { feature } from './authFeature.ts';

const empty: SignupForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
};

export default function SignupPage() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const attempt = useDoor('signup');
  const failure = failureIn(attempt);
  const taken = failure !== null && isRefusal(failure, 'emailTaken');
  return (
    <AuthFrame
      heading={intl.formatMessage(authMessages.signupTitle)}
      title={intl.formatMessage(authMessages.signupPage)}
      lead={intl.formatMessage(authMessages.signupText)}
    >
      {attempt.status === 'done' && <Navigate to={pages.signupSuccess} replace />}
      <Form
        initial={empty}
        schema={signupSchema}
        beyondSchema={({ password, firstName, lastName, email }) =>
          guessable(password, [firstName, lastName, ...email.split('@')])
        }
        failure={failure && taken ? withIssueOn('email', failure, failureText(failure)) : failure}
        onSubmit={(values) => dispatch(signupAsked(values))}
      >
        <Field
          name="firstName"
          label={intl.formatMessage(authMessages.firstName)}
          autoComplete="given-name"
        />
        <Field name="lastName" label={intl.formatMessage(authMessages.lastName)} autoComplete="family-name" />
        <Field
          name="email"
          label={intl.formatMessage(authMessages.email)}
          type="email"
          autoComplete="email"
        />
        {taken && (
          <p className="small">{intl.formatMessage(authMessages.isItYours, { link: linkTo(pages.login) })}</p>
        )}
        <NewPasswordFields
          label={intl.formatMessage(authMessages.password)}
          labelAgain={intl.formatMessage(authMessages.confirmPassword)}
          rules={['ruleLength', 'ruleSpecial']}
        />
        <Checkbox
          name="termsAccepted"
          label={intl.formatMessage(authMessages.acceptTerms, {
            terms: newTabTo(pages.terms),
            privacy: newTabTo(pages.privacy),
          })}
        />
        {failure && !taken && (
          <Callout tone="bad" announced title={intl.formatMessage(authMessages.signupFailed)}>
            {failureText(failure)}
          </Callout>
        )}
        <Button type="submit" look="main" big busy={attempt.status === 'busy' || attempt.status === 'done'}>
          {intl.formatMessage(authMessages.signup)}
        </Button>
      </Form>
      <OrGoogle />
      <p>{intl.formatMessage(authMessages.hasAccount, { link: linkTo(pages.login) })}</p>
    </AuthFrame>
  );
}
