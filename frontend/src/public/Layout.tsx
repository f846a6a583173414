import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { createGlobalStyle, styled } from 'styled-components';
import { SkipLink } from '../ui/layout/SkipLink.tsx';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { Site } from './site.ts';

/** Header and footer of everything that visitors see. */
export function Layout({
  site,
  path,
  children,
}: {
  site: Pick<Site, 'brand' | 'year'>;
  path: string;
  children: ReactNode;
}) {
  const intl = useIntl();
  return (
    <>
      <WhoIsHere />
      <SkipLink />
      <Said role="status" aria-live="polite" data-notice data-close={intl.formatMessage(uiMessages.close)} />
      <Header path={path} quotes={site.brand.claims.quotes.length > 0} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer brand={site.brand} year={site.year} />
    </>
  );
}

/** The boot script knows before anything is painted whether a token lies in this browser. */
const WhoIsHere = createGlobalStyle`
  :root:not([data-session='in']) .member,
  :root[data-session='in'] .visitor {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    :root {
      scroll-behavior: smooth;
    }
  }
`;
/** As the app's top-bar notice, below the bar; empty until script/notice.ts has something to say. */
const Said = styled.div`
  position: fixed;
  inset: ${theme.bar} 0 auto;
  z-index: 60;
  &:not(:empty) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.s3};
    min-height: ${theme.bar};
    padding: ${theme.s2} ${theme.s4};
    background: ${theme.noteSoft};
    border-bottom: 2px solid ${theme.line};
    font-weight: 600;
  }
  &[data-tone='good'] {
    background: ${theme.okSoft};
  }
  &[data-tone='bad'] {
    background: ${theme.dangerSoft};
  }
  & > button {
    width: ${theme.tap};
    height: ${theme.tap};
    border: 0;
    background: none;
    font-size: 1.5rem;
    line-height: 1;
    cursor: pointer;
  }
`;
