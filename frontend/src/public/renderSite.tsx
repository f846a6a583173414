import { type Locale, locales } from '@storylark/contracts/languages';
import type { ReactNode } from 'react';
import { pages, pathTo } from '../lib/paths.ts';
import { ContactView } from './ContactView.tsx';
import { ArticleView } from './content/ArticleView.tsx';
import { BlogIndex } from './content/BlogIndex.tsx';
import { LegalView } from './content/LegalView.tsx';
import { type Article, legalIds } from './content/readContent.ts';
import { Head } from './Head.tsx';
import { landingMessages } from './landing/landingMessages.ts';
import { LandingPage } from './landing/LandingPage.tsx';
import { publicMessages } from './publicMessages.ts';
import { publicIntl, renderDocument } from './renderDocument.tsx';
import type { Page, Site } from './site.ts';

type View = { path: string; title: string; description: string; body: ReactNode; article?: true };
const READ_NEXT = 3;

/** Every public page in every language, as whole documents. */
export async function renderSite(site: Site): Promise<Page[]> {
  const rendered = await Promise.all(locales.map((language) => renderLanguage(site, language)));
  return rendered.flat();
}

async function renderLanguage(site: Site, language: Locale): Promise<Page[]> {
  const intl = await publicIntl(language);
  return viewsOf(site, language, (message) => intl.formatMessage(message)).map(
    ({ path, title, description, body, article = false }) => ({
      language,
      path,
      html: renderDocument({ site, intl, language, path, body }, (css) => (
        <Head
          {...{ site, language, path, title: plain(title), description: plain(description), article, css }}
        />
      )),
    }),
  );
}

/** Soft hyphens are for headings on the page, not for tabs and search results. */
const plain = (text: string) => text.replaceAll('\u00ad', '');

function viewsOf(
  site: Site,
  language: Locale,
  say: (message: (typeof publicMessages)['blog']) => string,
): View[] {
  const { articles, legal } = site.content[language];
  const teasers = site.teasers.filter(({ lang }) => lang === language);
  const articlePath = ({ id }: Article) => pathTo(pages.article, { id });
  return [
    {
      path: pages.landing,
      title: say(landingMessages.title),
      description: say(landingMessages.description),
      body: <LandingPage site={site} teasers={teasers} />,
    },
    ...legalIds.map((id) => ({
      path: pages[id],
      title: legal[id].title,
      description: legal[id].description,
      body: <LegalView page={legal[id]} />,
    })),
    {
      path: pages.contact,
      title: say(publicMessages.contactTitle),
      description: say(publicMessages.contactText),
      body: <ContactView supportMail={site.brand.supportMail} />,
    },
    {
      path: pages.blog,
      title: say(publicMessages.blogTitle),
      description: say(publicMessages.blogText),
      body: <BlogIndex articles={articles} />,
    },
    ...articles.map((article, index) => ({
      path: articlePath(article),
      title: article.title,
      description: article.description,
      article: true as const,
      body: <ArticleView article={article} next={after(articles, index)} />,
    })),
  ];
}

/** The ones below it on the list, then from the top again. */
const after = (articles: readonly Article[], index: number) =>
  [...articles.slice(index + 1), ...articles.slice(0, index)].slice(0, READ_NEXT);
