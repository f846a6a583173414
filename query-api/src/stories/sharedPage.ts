import { type Locale, localeOf, locales } from '@storylark/contracts/languages';
import { path, paths } from '@storylark/contracts/paths';
import { coverOf } from '@storylark/contracts/stories/coverOf';
import type { SharedStoryView } from '@storylark/contracts/stories/views';
import { pickLanguage } from '@storylark/platform/web/pickLanguage';

/**
 * The built page around a shared story, and the one that says that it is no longer shared. `<!--head-->` and
 * `<!--story-->` are filled in here.
 */
export type SharedPages = Readonly<Record<Locale, { story: string; gone: string }>>;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The reader's language, not the story's: what stands around it. */
export const languageOfReader = (search: string, accepted: string | undefined): Locale =>
  pickLanguage({ asked: new URLSearchParams(search).get('lang'), accepted }, locales, 'en');

/**
 * The shared story for a reader without script, for search engines and for link previews; the page's script
 * then puts the book in its place.
 * The book's own
 * answer is fetched ahead, as the script will ask for it. `publicUrl`: the origin of every link.
 */
export function sharedPage(
  page: string,
  { title, language, paragraphs, illustrations, audioUrl, indexable }: SharedStoryView,
  { shareId, publicUrl }: { shareId: string; publicUrl: string },
): string {
  const url = publicUrl + path(paths.sharedStoryPage, { shareId });
  const name = escaped(title ?? 'Storylark');
  const cover = coverOf(illustrations);
  const [first] = illustrations; // the book opens with it: its script finds it fetched
  const summary = escaped((paragraphs[0] ?? '').slice(0, 200));
  const head = [
    `<title>${name} · Storylark</title>`,
    indexable ? `<link rel="canonical" href="${escaped(url)}">` : '<meta name="robots" content="noindex">',
    `<link rel="preload" href="${path(paths.sharedStory, { shareId })}" as="fetch" crossorigin fetchpriority="low">`,
    `<meta name="description" content="${summary}">`,
    `<meta property="og:type" content="article"><meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${summary}"><meta property="og:url" content="${escaped(url)}">`,
    cover
      ? `<meta property="og:image" content="${escaped(publicUrl + cover.url)}"><meta property="og:image:alt" content="${escaped(cover.alt)}">`
      : '',
  ];
  const story = [
    `<article lang="${localeOf[language]}">`,
    first
      ? `<img src="${escaped(first.url)}" alt="${escaped(first.alt)}" width="1200" height="900" fetchpriority="high">`
      : '',
    `<h1>${name}</h1>`,
    audioUrl ? `<noscript><audio controls preload="none" src="${escaped(audioUrl)}"></audio></noscript>` : '',
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    '</article>',
  ];
  return filled(page, head.join('\n'), story.join('\n'));
}

/** For a story that is not shared, or not any more. */
export const goneSharedPage = (page: string) => filled(page, '<meta name="robots" content="noindex">', '');

/** By functions: `$` means nothing in them. */
const filled = (page: string, head: string, story: string) =>
  page.replace('<!--head-->', () => head).replace('<!--story-->', () => story);
