// The service worker: the app starts without a network, and an update never takes the code away from a page
// that is open.
// A plain script; the build puts BUILD before it: { files: the app's own files, whose names hold a hash of
// their content }.
/* global BUILD */
const CACHE = 'app';
const SHELL = '/dashboard'; // every place in the app is the same document
const SHIPPED = '/app/shipped'; // our own note in the cache: the files of this version and of the one before
const ANSWERS_WITHIN = 4_000;

const ICON = '/icon-192.png';

const ofServers = /^\/(api|media|internal|dev|healthz|readyz|metrics)(\/|$)/;
/** Documents of their own: only where they cannot be had at all the app says so in their place. */
const documents = /^\/($|(about|privacy|cookies|imprint|contact|terms|blog|shared)(\/|$))/;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || ofServers.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (BUILD.files.includes(pathname) || pathname.startsWith('/assets/'))
    event.respondWith(file(request));
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

async function install() {
  const cache = await caches.open(CACHE);
  const add = async (address, how) => {
    const response = await fetch(address, how);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await cache.put(address, response);
  };
  const missing = await Promise.all(
    BUILD.files.map(async (address) => ((await cache.match(address)) ? null : address)),
  );
  await Promise.all(missing.filter((address) => address !== null).map((address) => add(address)));
  await add(SHELL, { cache: 'reload' });
  await self.skipWaiting();
}

/** Keeps what pages of the version before may still ask for. */
async function activate() {
  const cache = await caches.open(CACHE);
  const shipped = await cache.match(SHIPPED).then(
    (note) => note?.json() ?? [],
    () => [],
  );
  const [before = []] = shipped.filter((files) => files.join() !== BUILD.files.join());
  const kept = new Set([SHELL, SHIPPED, ...BUILD.files, ...before]);
  for (const request of await cache.keys())
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
  await cache.put(SHIPPED, new Response(JSON.stringify([BUILD.files, before])));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The network's page; the stored app where there is no network, or none worth the name. */
async function page(event, pathname) {
  const answer = Promise.resolve(event.preloadResponse).then(
    (preloaded) => preloaded ?? fetch(event.request),
  );
  const shell = () => caches.match(SHELL, { cacheName: CACHE });
  const late = documents.test(pathname) ? [] : [after(ANSWERS_WITHIN).then(shell)];
  try {
    return (await Promise.race([answer, ...late])) ?? (await answer);
  } catch (error) {
    const stored = await shell();
    if (stored) return stored;
    throw error;
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

const pagesOfApp = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => !documents.test(new URL(url).pathname),
  );

/** Whoever looks at the app is told there. */
async function tell({ title, text, tag, path }) {
  if ((await pagesOfApp()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { body: text, tag, icon: ICON, data: { path } });
}

/** In the page that is there, else in a new one. */
async function openPage(path) {
  const address = new URL(path, self.location.origin).href;
  const there = await pagesOfApp();
  const same = there.find(({ url }) => url === address);
  if (same) return same.focus();
  const [page] = there;
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address).catch(() => self.clients.openWindow(address));
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
