// Runs before anything is painted, as a plain script: no imports. The keys are those of lib/storage.ts and
// lib/night/light.ts; the build puts sun.js before it and FILES (build/screenFiles.mjs): the code of the screen
// at this address, which is fetched along with the app's rather than after it.
/* global FILES */

/** What the screens ask of the house first, by address. */
const FIRST_ASKED = {
  '/dashboard': ['/api/dashboard', '/api/stories/?skip=0&limit=12', '/api/tonight'],
  '/stories/create': ['/api/characters/?skip=0&limit=100'],
  '/subscriptions': ['/api/subscriptions/plans', '/api/subscriptions/current'],
};

/**
 * Asks it while the screen's code comes; `lib/http/fetchAhead.ts` hands it on. As `lib/http/http.ts` would
 * ask.
 */
function askAhead(address, { token, language }) {
  const [, story] = /^\/stories\/([0-9a-f-]{36})$/.exec(address) ?? [];
  const asks = story ? [`/api/stories/${story}`] : (FIRST_ASKED[address] ?? []);
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language,
    Authorization: `Bearer ${token}`,
  };
  const answers = new Map(asks.map((path) => [path, window.fetch(path, { headers })]));
  for (const answer of answers.values()) answer.catch(() => {}); // whoever asks for it hears of it
  const screen = story ? 'story' : address === '/dashboard' ? 'dashboard' : null;
  if (!screen) return { token, answers, picture: Promise.resolve() };
  document.documentElement.dataset.opens = screen;
  return { token, answers, picture: showPicture(screen, [...answers.values()].slice(0, 2)).catch(() => {}) };
}

/**
 * The address of the picture that a screen opens with; on wide screens the dashboard has it in no place that
 * is known before.
 */
const pictureOf = {
  story: ({ state, illustrations: [first] }) => (state === 'failed' ? undefined : first?.url),
  dashboard({ continueReading }, { items }) {
    const isNext = ({ uuid, state, heard }) =>
      continueReading ? uuid === continueReading.storyUuid : state === 'finished' && heard === null;
    // asked here: before its head was read the page does not know how wide it is
    const isNarrow = window.matchMedia('(max-width: 40rem)').matches;
    return isNarrow ? items.find(isNext)?.cover?.url : undefined;
  },
};

/** Shows it where the screen will have it (`.opening` in ui/base.css), unless the app is there before it. */
async function showPicture(screen, answers) {
  const src = pictureOf[screen](
    ...(await Promise.all(answers.map(async (answer) => (await answer).clone().json()))),
  );
  if (!src) return;
  const picture = Object.assign(document.createElement('img'), {
    alt: '',
    className: screen,
    fetchPriority: 'high',
    src,
  });
  await picture.decode();
  document.querySelector('#root > .opening')?.append(picture);
}

/**
 * In the place of 'Loading...', where code that the app begins with does not come: what is so, and the way to
 * try again.
 */
window.sayCutOff = () => {
  for (const words of document.querySelectorAll('#root > .opening > p'))
    words.hidden = !words.classList.contains('cut-off');
};
window.addEventListener('error', ({ target }) => target?.localName === 'script' && window.sayCutOff(), true);

/** As `shownLight` of lib/night/light.ts, while no sleep timer runs. */
function lightNow(stored) {
  const theme = stored.getItem('theme');
  if (theme === 'light' || theme === 'dark') return theme;
  let bySunset = true;
  try {
    bySunset = JSON.parse(stored.getItem('night') ?? '{}').sunset !== false;
  } catch {
    // whatever lies there, the usual holds
  }
  return bySunset && window.isNight?.(Date.now()) ? 'dark' : 'system';
}

const fetchFile = (link) => document.head.append(Object.assign(document.createElement('link'), link));

(() => {
  let stored;
  try {
    stored = window.localStorage;
    stored.getItem('theme');
  } catch {
    return; // storage is forbidden here: the defaults of the page hold
  }
  const root = document.documentElement;
  const place = window.location;
  const known = (language) => ['en', 'de', 'fr'].includes(language);

  root.dataset.theme = lightNow(stored);

  const token = stored.getItem('token');
  const isIn = token !== null;
  if (isIn && place.pathname === '/') return place.replace('/dashboard');
  if (isIn) root.dataset.session = 'in';

  const language = stored.getItem('language');
  if (root.dataset.page !== 'public') {
    const spoken =
      [language, ...window.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())].find(known) ??
      'en';
    root.lang = spoken;
    const [, screen = []] = FILES.screens.find(([address]) => new RegExp(address).test(place.pathname)) ?? [];
    // As the app's own: the page's first look and what it asks of the house go before.
    for (const href of [...(FILES.languages[spoken] ?? []), ...screen])
      fetchFile({ rel: 'modulepreload', href, fetchPriority: 'low' });
    if (isIn) window.ahead = askAhead(place.pathname, { token, language: spoken });
    return;
  }
  // A page made in one language. The address's own wish comes first, then the stored one; having asked once
  // it never asks again.
  const query = new URLSearchParams(place.search);
  const wished = query.get('lang');
  if (known(wished)) {
    if (!known(language)) stored.setItem('language', wished);
  } else if (known(language) && language !== root.lang) {
    query.set('lang', language);
    place.replace(`${place.pathname}?${query}${place.hash}`);
  }
})();
