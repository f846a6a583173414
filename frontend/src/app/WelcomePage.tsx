import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages } from '../lib/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Row } from '../ui/layout.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { theme } from '../ui/theme.ts';
import { appMessages } from './appMessages.ts';

/** The start page of visitors. */
export default function WelcomePage() {
  const intl = useIntl();
  return (
    <Say>
      <PageHeading>{intl.formatMessage(appMessages.welcomeTitle)}</PageHeading>
      <p>{intl.formatMessage(appMessages.welcomeText)}</p>
      <Row>
        <ButtonLink look="main" big to={pages.signup}>
          {intl.formatMessage(appMessages.firstStory)}
        </ButtonLink>
        <ButtonLink big to={pages.login}>
          {intl.formatMessage(appMessages.signIn)}
        </ButtonLink>
      </Row>
    </Say>
  );
}

const Say = styled.section`
  max-width: ${theme.page};
  margin: auto;
  padding: ${theme.s6} ${theme.s5} ${theme.s9};
  & > h1 {
    max-width: 8.6em;
    font-size: ${theme.tHero};
    line-height: 1.02;
    letter-spacing: -0.022em;
  }
  & > p {
    max-width: 29rem;
    margin: ${theme.s5} 0;
    font-size: 1.1875rem;
  }
  @media ${theme.upToTablet} {
    padding-inline: ${theme.s4};
  }
`;
