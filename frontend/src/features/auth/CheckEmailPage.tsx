import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { bold } from '../../ui/linkTo.tsx';
import { theme } from '../../ui/theme.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { authMessages } from './authMessages.ts';
import { selectEmail } from './authSlice.ts';

export { feature } from './authFeature.ts';

export default function CheckEmailPage() {
  const intl = useIntl();
  const email = useSelector(selectEmail);
  const text =
    email === null
      ? intl.formatMessage(authMessages.checkNoEmail)
      : intl.formatMessage(authMessages.checkText, { email, b: bold });
  return (
    <AuthFrame heading={intl.formatMessage(authMessages.checkTitle)} lead={text}>
      <ButtonLink look="main" big to={pages.login}>
        {intl.formatMessage(authMessages.toLogin)}
      </ButtonLink>
      <p>
        <AskAgain to={pages.forgotPassword}>{intl.formatMessage(authMessages.askAgain)}</AskAgain>
      </p>
    </AuthFrame>
  );
}

const AskAgain = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
`;
