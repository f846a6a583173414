import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Art } from '../art/Art.tsx';
import { SkipLink } from './SkipLink.tsx';
import { theme } from '../theme.ts';

type Props = {
  art: string;
  /** Which part of the picture stays in view, as CSS says it. */ keep?: string;
  /** Logo and language, above. */ head?: ReactNode;
  children: ReactNode;
};

/** A scene on one half, one thing to do on the other; on phones the scene is a strip above. */
export function PictureAndForm({ art, keep = '50% 100%', head, children }: Props) {
  return (
    <Halves>
      <SkipLink />
      <Scene src={art} alt="" keep={keep} eager />
      <Side>
        {head && <Head>{head}</Head>}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Side>
    </Halves>
  );
}

const Halves = styled.div`
  min-height: 100dvh;
  display: grid;
  grid-template-columns: 1.1fr 1fr;
  @media ${theme.upToTablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 9.5rem 1fr;
  }
`;
/** Stays in sight while a long form is scrolled. */
const Scene = styled(Art)`
  @media (min-width: 56.01rem) {
    position: sticky;
    top: 0;
    height: 100dvh;
  }
`;
const Side = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 34rem;
  padding: ${theme.s5} ${theme.s7} ${theme.s6};
  & > main {
    /* from the same height whatever comes to be said: in the middle all of it would move */
    margin: clamp(0rem, 18vh - 3rem, 8rem) 0 auto;
    padding: ${theme.s5} 0;
  }
  & > main > * + * {
    margin-top: ${theme.s5};
  }
  @media ${theme.upToTablet} {
    max-width: 34rem;
    margin-inline: auto;
    padding: ${theme.s3} ${theme.s4} ${theme.s5};
    & > main {
      margin: 0;
      padding: ${theme.s3} 0;
    }
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s2};
`;
