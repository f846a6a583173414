import { afterAll, describe, expect, it } from '@jest/globals';
import { locales } from '@storylark/contracts/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { DashboardView } from '@storylark/contracts/dashboard';
import type { StoryItem, StoryView } from '@storylark/contracts/stories/views';
import { createDashboardApi } from '../features/dashboard/dashboardApi.ts';
import { toGoOnWith } from '../features/dashboard/toGoOnWith.ts';
import { createStoriesApi } from '../features/stories/storiesApi.ts';
import { createStoryApi } from '../features/story/storyApi.ts';
import { createSubscriptionsApi } from '../features/subscriptions/subscriptionsApi.ts';
import { loadCatalogue } from '../i18n/catalogue.ts';
import { light, shownLight, watchLight } from '../lib/night/light.ts';
import type { Ahead } from '../lib/http/fetchAhead.ts';
import { aStory } from '../testing/aStory.ts';
import { json } from '../testing/fakeApi.ts';
import type { Http } from '../lib/http/http.ts';
import { uiMessages } from '../ui/uiMessages.ts';

const source = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');

/**
 * Runs the script as the page's head does, over a page of its own: the app's, or a public one made in `lang`.
 */
function boot(
  stored: Record<string, string>,
  address = '/login',
  page: {
    lang: string;
    page?: string;
    speaks?: string[];
    answers?: Record<string, object>;
    wide?: boolean;
    night?: boolean;
  } = { lang: 'en' },
) {
  const replaced: string[] = [];
  const root = {
    dataset: { theme: 'system', ...(page.page ? { page: page.page } : {}) } as Record<string, string>,
    lang: page.lang,
  };
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  const { pathname, search, hash } = new URL(address, 'http://house');
  const fetched: string[] = [];
  const shown: { src: string; className: string }[] = [];
  const asked: [string, Record<string, string>][] = [];
  const fetch = async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers]);
    return json(page.answers?.[path] ?? {});
  };
  const window: { ahead?: Ahead } & Record<string, unknown> = { fetch };
  runInNewContext(source, {
    FILES: {
      screens: [
        ['^/stories/create$', ['/create.js']],
        ['^/stories/[^/]+$', ['/story.js', '/player.js']],
      ],
      languages: { de: ['/de.js'], fr: ['/fr.js'] },
    },
    URLSearchParams,
    window: Object.assign(window, {
      addEventListener: () => {},
      isNight: () => page.night === true,
      navigator: { languages: page.speaks ?? ['en-GB'] },
      localStorage: storage,
      matchMedia: () => ({ matches: page.wide !== true }),
      location: { pathname, search, hash, replace: (to: string) => replaced.push(to) },
    }),
    document: {
      documentElement: root,
      createElement: () => ({ decode: async () => undefined }),
      querySelector: () => ({
        append: ({ src, className }: (typeof shown)[0]) => void shown.push({ src, className }),
      }),
      head: { append: ({ rel, href }: Record<string, string>) => fetched.push(`${rel} ${href}`) },
    },
  });
  return { root, replaced, stored, fetched, shown, asked, ahead: window.ahead };
}
const stopWatching = watchLight(); // hears what is stored
afterAll(() => stopWatching());
const onPublic = (stored: Record<string, string>, address: string, lang = 'en') =>
  boot(stored, address, { lang, page: 'public' });

describe('the script before the first painting', () => {
  it('puts on the stored light and language, and nothing it does not know', () => {
    expect(boot({ theme: 'dark', language: 'fr' }).root).toEqual({ dataset: { theme: 'dark' }, lang: 'fr' });
    expect(boot({ theme: 'purple', language: 'xx' }).root).toEqual({
      dataset: { theme: 'system' },
      lang: 'en',
    });
  });

  it.each([{}, { theme: 'system' }, { theme: 'light' }, { theme: 'dark' }, { theme: 'purple' }])(
    'puts on the light that the app will keep: %p',
    (stored) => {
      for (const night of [true, false])
        for (const ticks of [undefined, '{"sunset":false}', '{"timer":false}', 'null', '{broken']) {
          const all = { ...stored, ...(ticks === undefined ? {} : { night: ticks }) };
          window.localStorage.clear();
          for (const [key, value] of Object.entries(all)) window.localStorage.setItem(key, value);
          window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
          const kept = shownLight(light(), night, false);
          expect(boot(all, '/login', { lang: 'en', night }).root.dataset['theme']).toBe(kept);
        }
    },
  );

  it('puts the browser’s language on where none is stored, and fetches its texts', () => {
    const { root, fetched } = boot({}, '/nowhere', { lang: 'en', speaks: ['it', 'de-AT', 'fr'] });
    expect([root.lang, fetched]).toEqual(['de', ['modulepreload /de.js']]);
    expect(boot({}, '/nowhere', { lang: 'en', speaks: ['it'] }).root.lang).toBe('en');
  });

  it('fetches the code and the texts of the screen ahead', () => {
    expect(boot({ language: 'fr' }, '/stories/7d1f').fetched).toEqual([
      'modulepreload /fr.js',
      'modulepreload /story.js',
      'modulepreload /player.js',
    ]);
    expect(boot({}, '/stories/create').fetched).toEqual(['modulepreload /create.js']);
    expect(boot({ language: 'en' }, '/nowhere').fetched).toEqual([]);
    expect(onPublic({ language: 'de' }, '/terms', 'de').fetched).toEqual([]);
  });

  it('asks ahead what the screen will ask first, as whoever is logged in', async () => {
    const story = '422c5843-ba75-42ee-87c4-3dd006be21d2';
    const asks: string[] = [];
    const http = { call: async (_method: string, path: string) => void asks.push(path) } as unknown as Http;
    const [dashboard, subscriptions] = [createDashboardApi(http), createSubscriptionsApi(http)];
    await Promise.all([
      createStoryApi(http)
        .get(story)
        .catch(() => {}),
      dashboard.figures(),
      dashboard.newest(),
      dashboard.tonight().catch(() => {}),
      createStoriesApi(http).characters(),
      subscriptions.plans(),
      subscriptions.current(),
    ]);
    const addresses = [`/stories/${story}`, '/dashboard', '/stories/create', '/subscriptions'];
    const visits = addresses.map((address) => boot({ token: 't', language: 'de' }, address));
    expect(visits.flatMap(({ asked }) => asked.map(([path]) => path))).toEqual(asks);
    expect(visits[0]?.asked[0]?.[1]).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'de',
      Authorization: 'Bearer t',
    });
    expect([visits[0]?.ahead?.token, [...(visits[0]?.ahead?.answers.keys() ?? [])]]).toEqual([
      't',
      asks.slice(0, 1),
    ]);
    expect(boot({ token: 't' }, '/settings').asked).toEqual([]);
    expect(boot({}, '/dashboard').asked).toEqual([]);
  });

  describe('shows the picture that the screen opens with', () => {
    const story = aStory();
    const toStory = async (view: StoryView) => {
      const { ahead, shown } = boot({ token: 't' }, `/stories/${view.uuid}`, {
        lang: 'en',
        answers: { [`/api/stories/${view.uuid}`]: view },
      });
      await ahead?.picture;
      return shown;
    };
    const toDashboard = async (
      continueReading: DashboardView['continueReading'],
      items: StoryItem[],
      wide = false,
    ) => {
      const answers = { '/api/dashboard': { continueReading }, '/api/stories/?skip=0&limit=12': { items } };
      const { ahead, shown } = boot({ token: 't' }, '/dashboard', { lang: 'en', answers, wide });
      await ahead?.picture;
      return shown;
    };

    it('a story with its first', async () => {
      expect(await toStory(story)).toEqual([{ src: '/media/home.png', className: 'story' }]);
      expect(await toStory(aStory({ illustrations: [] }))).toEqual([]);
      expect(await toStory(aStory({ state: 'failed' }))).toEqual([]);
    });

    const item = (number: number, changes: Partial<StoryItem>): StoryItem => ({
      ...story,
      uuid: `story-${number}`,
      cover: { url: `/media/${number}`, smallUrl: '', tiny: '', alt: 'Mia', beat: 'home' },
      ...changes,
    });
    const items = [
      item(1, { state: 'text_pending' }),
      item(2, {}),
      item(3, { heard: null }),
      item(4, { heard: null }),
    ];
    const place = (storyUuid: string) => ({
      storyUuid,
      title: 'The Library',
      positionSeconds: 8,
      durationSeconds: 60,
    });

    it.each([
      ['the one begun', place('story-2'), items, '/media/2'],
      ['the newest nobody has heard', null, items, '/media/3'],
      ['none where all were heard', null, items.slice(0, 2), undefined],
      ['none where the one begun is older than the newest twelve', place('story-9'), items, undefined],
    ])('the dashboard with the one that the large card will have: %s', async (_what, begun, newest, src) => {
      expect((await toDashboard(begun, newest)).map((picture) => picture.src)).toEqual(
        src === undefined ? [] : [src],
      );
      const item = newest.find(({ uuid }) => uuid === begun?.storyUuid) ?? null;
      const seen = { newest, begun: item, tonight: null, again: null };
      expect(
        toGoOnWith({ view: { continueReading: begun } as DashboardView, ...seen })?.story?.cover?.url,
      ).toBe(src);
    });

    it('a wide dashboard with none: the card’s place is known later', async () => {
      expect(await toDashboard(null, items, true)).toEqual([]);
    });
  });

  it('takes the holder of a token from the start page to the dashboard', () => {
    expect(boot({ token: 't' }, '/').replaced).toEqual(['/dashboard']);
    expect(boot({ token: 't' }, '/blog').replaced).toEqual([]);
    expect(boot({}, '/').replaced).toEqual([]);
  });

  it('tells a public page that a token is here', () => {
    expect(onPublic({ token: 't' }, '/blog').root.dataset['session']).toBe('in');
    expect(onPublic({}, '/blog').root.dataset['session']).toBeUndefined();
  });
});

describe('on a page made in one language', () => {
  it('the stored language is asked for, and the place kept', () => {
    expect(onPublic({ language: 'de' }, '/terms?from=mail#withdrawal', 'en').replaced).toEqual([
      '/terms?from=mail&lang=de#withdrawal',
    ]);
    expect(onPublic({ language: 'de' }, '/', 'de').replaced).toEqual([]);
  });

  it('it is asked for once, whatever comes back', () => {
    expect(onPublic({ language: 'de' }, '/terms?lang=de', 'en').replaced).toEqual([]);
    expect(onPublic({ language: 'de' }, '/terms?lang=fr', 'fr').replaced).toEqual([]);
  });

  it('the page keeps the language it is in, and an address that names one is remembered where nothing was chosen', () => {
    expect(onPublic({ language: 'de' }, '/about', 'fr').root.lang).toBe('fr');
    expect(onPublic({}, '/about?lang=fr', 'fr').stored).toEqual({ language: 'fr' });
    expect(onPublic({ language: 'de' }, '/about?lang=fr', 'fr').stored).toEqual({ language: 'de' });
    expect(onPublic({}, '/about', 'fr').stored).toEqual({});
  });
});

describe('the page before the app is there', () => {
  it.each(locales)('says what the app says while it loads and where it cannot, in %s', async (locale) => {
    const page = new DOMParser().parseFromString(
      readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8'),
      'text/html',
    );
    const said = {
      [uiMessages.loading.id]: uiMessages.loading.defaultMessage,
      ...(await loadCatalogue(locale)),
    };
    expect(page.querySelector(`#root p[lang="${locale}"]`)?.textContent).toBe(said[uiMessages.loading.id]);
    const again = page.querySelector(`#root p[lang="${locale}"][hidden] a[href=""]`);
    expect(again?.textContent).toBe(
      { [uiMessages.tryAgain.id]: uiMessages.tryAgain.defaultMessage, ...said }[uiMessages.tryAgain.id],
    );
  });
});
