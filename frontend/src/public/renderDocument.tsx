import type { Locale } from '@storylark/contracts/languages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, type IntlShape, RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { loadPublicCatalogue } from '../i18n/publicCatalogue.ts';
import { Layout } from './Layout.tsx';
import type { Site } from './site.ts';

/** The public texts of a language. A slip in one of them fails the build; it does not print its id. */
export async function publicIntl(language: Locale): Promise<IntlShape> {
  const fail = (error: Error) => {
    throw error;
  };
  return createIntl({
    locale: language,
    defaultLocale: 'en',
    messages: await loadPublicCatalogue(language),
    onError: fail,
  });
}

type Content = {
  site: Pick<Site, 'brand' | 'year'>;
  intl: IntlShape;
  language: Locale;
  path: string;
  body: ReactNode;
};

/**
 * A whole document: the layout around `body`, and the head that is made with the styles it turned out to
 * need.
 */
export function renderDocument(
  { site, intl, language, path, body }: Content,
  head: (css: string) => ReactNode,
): string {
  const sheet = new ServerStyleSheet();
  try {
    const inner = renderToStaticMarkup(
      sheet.collectStyles(
        <MemoryRouter initialEntries={[path]}>
          <RawIntlProvider value={intl}>
            <Layout site={site} path={path}>
              {body}
            </Layout>
          </RawIntlProvider>
        </MemoryRouter>,
      ),
    );
    const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
    const html = renderToStaticMarkup(
      <html lang={language} data-theme="system" data-page="public">
        {head(css)}
        <body dangerouslySetInnerHTML={{ __html: inner }} />
      </html>,
    );
    return `<!doctype html>${html}`;
  } finally {
    sheet.seal();
  }
}
