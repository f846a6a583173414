import { type Locale, locales } from '@storylark/contracts/languages';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { guestMessages } from '../features/story/guest/guestMessages.ts';
import { PRODUCT } from '../lib/constants.ts';
import { pages } from '../lib/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { theme } from '../ui/theme.ts';
import { HeadEnd, HeadStart } from './Head.tsx';
import { publicIntl, renderDocument } from './renderDocument.tsx';
import type { Site } from './site.ts';

/** `html` has two places that the server fills in for each shared story: `<!--head-->` and `<!--story-->`. */
type Shell = { language: Locale; name: 'shared-story' | 'shared-story-gone'; html: string };

const HEAD = '<meta name="story"/>';
const path = pages.sharedStory;

/**
 * The script that makes a book of a shared story, all that it brings, and the book's font; null while one
 * works on it.
 */
type Guest = { script: string; modules: readonly string[]; font: string | null };

/**
 * What stands around a shared story, which can be read before its book is there, and what in its place when
 * it is not shared any more.
 */
export async function renderShells(
  site: Pick<Site, 'brand' | 'year' | 'head'>,
  guest: Guest,
): Promise<Shell[]> {
  const rendered = await Promise.all(
    locales.map(async (language) => {
      const intl = await publicIntl(language);
      const common = { site, intl, language, path };
      const story = renderDocument({ ...common, body: <Story /> }, (css) => (
        <head>
          <HeadStart site={site} />
          <meta name="story" />
          <HeadEnd site={site} css={css} />
          {guest.font !== null && (
            <link
              rel="preload"
              href={guest.font}
              as="font"
              type="font/woff2"
              crossOrigin=""
              fetchPriority="low"
            />
          )}
          {guest.modules.map((file) => (
            <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
          ))}
          <script type="module" src={guest.script} fetchPriority="low" />
        </head>
      ));
      const gone = renderDocument({ ...common, body: <Gone /> }, (css) => (
        <head>
          <HeadStart site={site} />
          <title>{`${intl.formatMessage(guestMessages.gone)} · ${PRODUCT}`}</title>
          <meta name="story" />
          <HeadEnd site={site} css={css} />
        </head>
      ));
      return [
        { language, name: 'shared-story' as const, html: story.replace(HEAD, '<!--head-->') },
        { language, name: 'shared-story-gone' as const, html: gone.replace(HEAD, '<!--head-->') },
      ];
    }),
  );
  return rendered.flat();
}

function Story() {
  return <Plain id="shared-story" dangerouslySetInnerHTML={{ __html: '<!--story-->' }} />;
}

function Gone() {
  return (
    <Sorry>
      <h1>
        <FormattedMessage {...guestMessages.gone} />
      </h1>
      <p>
        <FormattedMessage {...guestMessages.goneText} />
      </p>
      <p>
        <ButtonLink look="main" to={pages.landing}>
          <FormattedMessage {...guestMessages.home} />
        </ButtonLink>
      </p>
    </Sorry>
  );
}

/** The story as the server sends it, until the book takes its place. */
const Plain = styled.div`
  & > article {
    max-width: 36rem;
    margin: auto;
    padding: ${theme.s6} ${theme.s4};
    font: ${theme.tStory} / ${theme.lhStory} ${theme.fontStory};
  }
  & > article > h1 {
    font-family: ${theme.fontDisplay};
  }
  & > article > p {
    margin: 0 0 1em;
  }
  & > article > img {
    width: 100%;
    height: auto;
    margin-bottom: ${theme.s4};
    border-radius: ${theme.cutM};
  }
  /* Where the book will have it: it stays there when the book comes. */
  @media ${theme.upToTablet} {
    & > article {
      padding-top: 0;
    }
    & > article > img {
      width: calc(100% + 2 * ${theme.s4});
      margin-inline: calc(-1 * ${theme.s4});
      border-radius: 0;
    }
  }
`;
const Sorry = styled.section`
  display: grid;
  gap: ${theme.s4};
  max-width: ${theme.measure};
  min-height: 50vh;
  margin: ${theme.s8} auto;
  padding: 0 ${theme.s4};
  align-content: start;
`;
