import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages } from '../lib/paths.ts';
import { Art } from '../ui/art/Art.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Row } from '../ui/layout/layout.ts';
import { Logo } from '../ui/art/Logo.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import { theme } from '../ui/theme.ts';
import { appMessages } from './appMessages.ts';

const art = new URL('../ui/art/signpost.svg', import.meta.url).href;

/**
 * SPEC 2: any other path; ways back to the dashboard and to the homepage. Night on this page whatever the
 * light elsewhere.
 */
export default function NotFoundPage() {
  const intl = useIntl();
  return (
    <Night>
      <Scene src={art} alt="" keep="50% 100%" eager />
      <main id="main" tabIndex={-1}>
        <Logo to={pages.landing} />
        <PageHeading>{intl.formatMessage(appMessages.lostTitle)}</PageHeading>
        <p>{intl.formatMessage(appMessages.lostText)}</p>
        <Ways>
          <ButtonLink look="main" big to={pages.dashboard}>
            {intl.formatMessage(appMessages.toDashboard)}
          </ButtonLink>
          <ButtonLink big to={pages.landing}>
            {intl.formatMessage(appMessages.toStart)}
          </ButtonLink>
        </Ways>
      </main>
    </Night>
  );
}

const Night = styled.div`
  color-scheme: dark;
  position: relative;
  min-height: 100dvh;
  overflow: hidden;
  color: ${theme.ink};
  background: ${theme.sky1};
  & > main {
    position: relative;
    max-width: ${theme.page};
    margin: auto;
    padding: ${theme.s4} ${theme.s5};
  }
  & h1 {
    max-width: 9em;
    margin-top: clamp(2rem, 9vh, 6rem);
    font-size: ${theme.tHero};
  }
  & p {
    max-width: 26rem;
    margin: ${theme.s4} 0 ${theme.s5};
    font-size: 1.1875rem;
  }
  @media ${theme.upToTablet} {
    & > main {
      padding: ${theme.s4} ${theme.s4} 14rem; /* the words stay above the signpost, however large they are */
    }
  }
`;
const Ways = styled(Row)`
  @media ${theme.upToPhone} {
    & > * {
      width: 100%;
    }
  }
`;
const Scene = styled(Art)`
  position: absolute;
  inset: 0;
`;
