import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadCatalogue } from '../i18n/catalogue.ts';
import { detectLocale } from '../i18n/detectLocale.ts';
import { type Ahead, fetchAhead } from '../lib/http/fetchAhead.ts';
import { watchLight } from '../lib/night/light.ts';
import { readLanguage } from '../lib/storage.ts';
import { registerWorker } from '../offline/registerWorker.ts';
import { App } from './App.tsx';
import { createApp } from './createApp.ts';
import { createRoutes } from './createRoutes.tsx';
import { fetchScreens } from './screen.tsx';

/** Code and answers that come later than this are waited for with words on the screen; ms. */
const SHOWN_AFTER = 500;
/** What nobody has asked for by then is too old; ms. */
const AHEAD_HOLDS = 10_000;

/** Draws the app into the page, in the place of what the page begins with. */
export async function startApp(root: Element, ahead: Ahead | undefined): Promise<void> {
  watchLight();
  const locale = detectLocale(readLanguage(), navigator.languages);
  const doors = {
    fetch: fetchAhead((...args) => fetch(...args), ahead),
    leave: (address: string) => window.location.replace(address),
    goTo: (address: string) => window.location.assign(address),
  };
  // Without its catalogue (offline, an update in between) the app speaks English rather than not at all.
  const app = await loadCatalogue(locale).then(
    (catalogue) => createApp({ ...doors, locale, catalogue }),
    () => createApp({ ...doors, locale: 'en', catalogue: {} }),
  );
  const routes = createRoutes(app);
  const answered = Promise.allSettled(ahead ? [...ahead.answers.values()] : []);
  // The answers have been read and are in the store one task later.
  const ready = Promise.all([fetchScreens(routes, window.location.pathname), answered]).then(() => pause(0));
  await Promise.race([ready, pause(SHOWN_AFTER)]);
  // In slices: a slow phone answers to a finger meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <BrowserRouter>
        <App app={app} routes={routes} />
      </BrowserRouter>,
    ),
  );
  // After the first screen: it fetches every part of the app, and the screen's own come first.
  if (document.readyState === 'complete') void registerWorker();
  else window.addEventListener('load', () => void registerWorker());
  void pause(AHEAD_HOLDS).then(() => ahead?.answers.clear());
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
