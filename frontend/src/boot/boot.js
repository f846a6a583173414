// Runs before anything is painted, as a plain script: no imports. The keys are those of lib/storage.ts; the build puts FILES before it
// (build/screenFiles.mjs): the code of the screen at this address, which is fetched along with the app's rather than after it.
/* global FILES */

/** What a screen asks of the house first, asked while its code comes; `lib/fetchAhead.ts` hands it on. As `lib/http.ts` would ask. */
function askAhead(address, { token, language }) {
  const [, story] = /^\/stories\/([0-9a-f-]{36})$/.exec(address) ?? [];
  const asks = story ? [`/api/stories/${story}`] : address === '/dashboard' ? ['/api/dashboard', '/api/stories/?skip=0&limit=12'] : [];
  const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: `Bearer ${token}` };
  return new Map(
    asks.map((path) => {
      const answer = window.fetch(path, { headers });
      (story ? answer.then(fetchPicture) : answer).catch(() => {}); // whoever asks for it hears of it
      return [path, answer];
    }),
  );
}

/** The picture that a story opens with. */
async function fetchPicture(answer) {
  const { illustrations: [first] = [] } = await answer.clone().json();
  if (first) fetchFile({ rel: 'preload', as: 'image', href: first.url, fetchPriority: 'high' });
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

  const theme = stored.getItem('theme');
  if (['light', 'dark', 'system'].includes(theme)) root.dataset.theme = theme;

  const token = stored.getItem('token');
  const isIn = token !== null;
  if (isIn && place.pathname === '/') return place.replace('/dashboard');
  if (isIn) root.dataset.session = 'in';

  const language = stored.getItem('language');
  if (root.dataset.page !== 'public') {
    const spoken = [language, ...window.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())].find(known) ?? 'en';
    root.lang = spoken;
    const [, screen = []] = FILES.screens.find(([address]) => new RegExp(address).test(place.pathname)) ?? [];
    // As the app's own: the page's first look and what it asks of the house go before.
    for (const href of [...(FILES.languages[spoken] ?? []), ...screen]) fetchFile({ rel: 'modulepreload', href, fetchPriority: 'low' });
    if (isIn) window.ahead = { token, answers: askAhead(place.pathname, { token, language: spoken }) };
    return;
  }
  // A page made in one language. The address's own wish comes first, then the stored one; having asked once it never asks again.
  const query = new URLSearchParams(place.search);
  const wished = query.get('lang');
  if (known(wished)) {
    if (!known(language)) stored.setItem('language', wished);
  } else if (known(language) && language !== root.lang) {
    query.set('lang', language);
    place.replace(`${place.pathname}?${query}${place.hash}`);
  }
})();
