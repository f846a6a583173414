import { type Locale, locales } from '@storylark/contracts/languages';
import { path, paths } from '@storylark/contracts/paths';
import type { SharedStoryView } from '@storylark/contracts/stories/views';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { BrowserRouter } from 'react-router-dom';
import { loadGuestCatalogue } from '../../../i18n/guestCatalogue.ts';
import { GuestStory } from './GuestStory.tsx';

/**
 * Puts the book in the place of the plain text that the server sent. Where the story or its code cannot be
 * had the text stays.
 */
export async function showGuestStory(place: Element): Promise<void> {
  const shareId = window.location.pathname.split('/').at(-1) ?? '';
  const fetchStory = async () => {
    const answer = await fetch(path(paths.sharedStory, { shareId }));
    return answer.ok ? ((await answer.json()) as SharedStoryView) : null;
  };
  const locale: Locale = locales.find((one) => one === document.documentElement.lang) ?? 'en';
  const [story, messages] = await Promise.all([fetchStory(), loadGuestCatalogue(locale)]);
  if (story === null) return;
  createRoot(place).render(
    <BrowserRouter>
      <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
        <GuestStory shareId={shareId} story={story} again={fetchStory} />
      </IntlProvider>
    </BrowserRouter>,
  );
}
