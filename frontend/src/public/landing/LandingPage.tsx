import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';
import type { Site, Teaser } from '../site.ts';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { landingMessages } from './landingMessages.ts';
import { Pricing } from './Pricing.tsx';
import { Scene } from './Scene.tsx';
import { Shelf } from './Shelf.tsx';
import { Voices } from './Voices.tsx';

/**
 * SPEC 2: hero, features, how it works, pricing, teaser carousel, testimonials (where there are any), call to
 * action.
 */
export function LandingPage({ site, teasers }: { site: Site; teasers: readonly Teaser[] }) {
  const intl = useIntl();
  const { claims } = site.brand;
  return (
    <>
      <Hero scene={site.scenes.dusk} samples={teasers.length > 0} />
      <Features faces={site.pictures.faces} rating={claims.rating} />
      <HowItWorks />
      <Pricing />
      {teasers.length > 0 && <Shelf teasers={teasers} />}
      {claims.quotes.length > 0 && <Voices quotes={claims.quotes} />}
      <Call aria-labelledby="call">
        <Scene svg={site.scenes.night} />
        <div>
          <h2 id="call">{intl.formatMessage(landingMessages.ctaTitle)}</h2>
          <p>{intl.formatMessage(landingMessages.ctaText)}</p>
          <ButtonLink className="visitor" look="lamp" big to={pages.signup}>
            {intl.formatMessage(landingMessages.firstStory)}
          </ButtonLink>
          <ButtonLink className="member" look="lamp" big to={pages.dashboard}>
            {intl.formatMessage(landingMessages.toDashboard)}
          </ButtonLink>
        </div>
      </Call>
    </>
  );
}

/** Night here, whatever the light elsewhere. */
const Call = styled.section`
  color-scheme: dark;
  position: relative;
  overflow: hidden;
  background: ${theme.sky1};
  color: ${theme.ink};
  & > :last-child {
    position: relative;
    max-width: ${theme.page};
    margin: auto;
    padding: ${theme.s9} ${theme.s5};
  }
  & h2 {
    max-width: 14ch;
    font-size: clamp(2.25rem, 1.5rem + 3vw, 4rem);
    line-height: 1.04;
  }
  & p {
    max-width: 26rem;
    margin: ${theme.s4} 0 ${theme.s5};
  }
  @media ${theme.upToTablet} {
    & > :last-child {
      padding: ${theme.s8} ${theme.s4} 19rem;
    }
    & .moon {
      display: none;
    }
    & .trio {
      transform: translate(288px, 104px) scale(0.8);
    }
  }
`;
