import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { bold } from '../../ui/linkTo.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authMessages } from './authMessages.ts';
import { selectEmail } from './authSlice.ts';
import { Resend } from './Resend.tsx';
import { useDoor } from './useDoor.ts';

export { feature } from './authFeature.ts';

export default function SignupSuccessPage() {
  const intl = useIntl();
  const email = useSelector(selectEmail);
  useDoor('resend');
  const text =
    email === null
      ? intl.formatMessage(authMessages.signupDoneNoEmail)
      : intl.formatMessage(authMessages.signupDoneText, { email, b: bold });
  return (
    <AuthFrame heading={intl.formatMessage(authMessages.signupDoneTitle)} lead={text}>
      {email !== null && (
        <p>
          <Resend email={email} />
        </p>
      )}
      <ButtonLink look="main" big to={pages.login}>
        {intl.formatMessage(authMessages.toLogin)}
      </ButtonLink>
    </AuthFrame>
  );
}
