import { locales } from '@storylark/contracts/languages';
import type { Page } from './site.ts';

/** What stands behind a login, or is one person's, is not for search engines. */
const closed = [
  '/api/',
  '/dashboard',
  '/stories',
  '/characters',
  '/settings',
  '/subscriptions',
  '/delete-account',
  '/confirm/',
  '/users/',
];

/**
 * A sitemap's addresses must be absolute, so there is one only where the operator has named the domain;
 * robots.txt is always there.
 */
export function crawlingFiles(
  rendered: readonly Page[],
  domain: string | null,
): { name: string; text: string }[] {
  const robots = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  if (domain === null) return [{ name: 'robots.txt', text: `${robots.join('\n')}\n` }];
  const origin = `https://${domain}`;
  const paths = [...new Set(rendered.map(({ path }) => path))];
  const urls = paths.flatMap((path) =>
    locales.map((language) => {
      const links = locales.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${path}?lang=${other}"/>`,
      );
      return `<url><loc>${origin}${path}?lang=${language}</loc>${links.join('')}</url>`;
    }),
  );
  const head =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return [
    { name: 'robots.txt', text: `${[...robots, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n` },
    {
      name: 'sitemap.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${urls.join('\n')}\n</urlset>\n`,
    },
  ];
}
