import { type Locale, locales } from '@storylark/contracts/languages';
import { PRODUCT } from '../lib/constants.ts';
import { pages } from '../lib/paths.ts';
import type { Site } from './site.ts';

type Props = {
  site: Site;
  language: Locale;
  path: string;
  title: string;
  description: string;
  article: boolean;
  css: string;
};
const ogLocales: Record<Locale, string> = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

/**
 * Addresses are absolute where the operator has named the domain; else they begin at the root, which browsers
 * and search engines resolve.
 */
export function Head({ site, language, path, title, description, article, css }: Props) {
  const origin = site.brand.domain === null ? '' : `https://${site.brand.domain}`;
  const full = path === pages.landing ? `${PRODUCT}: ${title}` : `${title} · ${PRODUCT}`;
  const address = (locale: Locale) => `${origin}${path}?lang=${locale}`;
  return (
    <head>
      <HeadStart site={site} />
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(language)} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${path}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={PRODUCT} />
      <meta property="og:locale" content={ogLocales[language]} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={origin + site.pictures.share} />
      <HeadEnd site={site} css={css} />
    </head>
  );
}

/** What comes before everything else. */
export function HeadStart({ site }: { site: Pick<Site, 'head'> }) {
  return (
    <>
      <meta charSet="utf-8" />
      <script src={site.head.boot} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#F4F4EA" />
    </>
  );
}

/** What every public page is shown and moved by. */
export function HeadEnd({ site, css }: { site: Pick<Site, 'head'>; css: string }) {
  return (
    <>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {site.head.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {site.head.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script type="module" src={site.head.script} />
    </>
  );
}
