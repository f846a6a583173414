import { type Locale, locales } from '@storylark/contracts/languages';
import { createIntl } from 'react-intl';
import { loadPublicCatalogue } from '../i18n/publicCatalogue.ts';
import { factsOf } from './content/fillIn.ts';
import { readContent } from './content/readContent.ts';
import { publicMessages } from './publicMessages.ts';
import { renderSite } from './renderSite.tsx';
import type { Page, Site } from './site.ts';

/**
 * From Markdown (by `<lang>/<folder>/<id>.md`) and pictures to documents.
 * @throws Error that lists what is wrong with the content
 */
export async function buildSite({
  markdown,
  ...site
}: Omit<Site, 'content'> & { markdown: ReadonlyMap<string, string> }): Promise<Page[]> {
  const words = await Promise.all(
    locales.map(async (locale) => {
      const intl = createIntl({ locale, defaultLocale: 'en', messages: await loadPublicCatalogue(locale) });
      const unset = (name: string) => intl.formatMessage(publicMessages.unset, { name });
      return [locale, { table: intl.formatMessage(publicMessages.table), unset }] as const;
    }),
  );
  const content = readContent(
    markdown,
    factsOf(site.brand),
    Object.fromEntries(words) as Record<Locale, (typeof words)[number][1]>,
  );
  return renderSite({ ...site, content });
}
