import { Headphones, ListOrdered } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';
import { landingMessages } from './landingMessages.ts';
import { Scene } from './Scene.tsx';

export function Hero({ scene, samples }: { scene: string; samples: boolean }) {
  const intl = useIntl();
  return (
    <Frame>
      <Scene svg={scene} />
      <Say>
        <h1>{intl.formatMessage(landingMessages.title)}</h1>
        <p>{intl.formatMessage(landingMessages.lead)}</p>
        <Row>
          <ButtonLink className="visitor" look="main" big to={pages.signup}>
            {intl.formatMessage(landingMessages.firstStory)}
          </ButtonLink>
          <ButtonLink className="member" look="main" big to={pages.dashboard}>
            {intl.formatMessage(landingMessages.toDashboard)}
          </ButtonLink>
          <ButtonLink big to={samples ? '/#shelf' : '/#how'}>
            {samples ? <Headphones aria-hidden /> : <ListOrdered aria-hidden />}
            {intl.formatMessage(samples ? landingMessages.hearSample : landingMessages.seeHow)}
          </ButtonLink>
        </Row>
      </Say>
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  display: flex;
  min-height: min(100svh, 52rem);
  margin-top: -4.5rem;
  overflow: hidden;
  @media ${theme.upToTablet} {
    & .home {
      transform: translate(-262px, 80px);
    }
    & .perch {
      transform: translate(-156px, 395px) scale(0.8);
    }
    & .flight {
      display: none;
    }
    & .sunny {
      transform: translate(-40px, 96px) scale(0.95);
    }
  }
`;
const Say = styled.div`
  position: relative;
  width: 100%;
  max-width: ${theme.page};
  margin: 0 auto;
  padding: 7.5rem ${theme.s5} 16rem;
  & h1 {
    max-width: 8.6em;
    font-size: ${theme.tHero};
    line-height: 1.02;
    letter-spacing: -0.022em;
  }
  & p {
    max-width: 29rem;
    margin: ${theme.s5} 0;
    font-size: 1.1875rem;
  }
  @media ${theme.upToTablet} {
    padding: 6.2rem ${theme.s4} 23rem;
    & p {
      margin: ${theme.s4} 0;
      font-size: 1.0625rem;
    }
  }
  @media ${theme.upToPhone} {
    & a {
      width: 100%;
    }
  }
`;
