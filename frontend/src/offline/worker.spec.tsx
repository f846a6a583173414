import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { fakeCaches } from '../testing/fakeCaches.ts';

const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
const origin = 'http://localhost';

type Asked = { path: string; mode?: string; method?: string };

/** One browser with its caches; `ship` brings a version of the app, as an update does. */
function browser() {
  const caches = fakeCaches(origin);
  let network: ((path: string) => Response | Promise<Response>) | null = null;
  const fetched: string[] = [];
  /** Open pages by address: what became of each. */
  const pages = new Map<string, { visible: boolean; focused: boolean }>();
  const notifications: { title: string; body: string; tag: string; path: string }[] = [];
  const clientOf = (url: string) => ({
    url: origin + url,
    visibilityState: pages.get(url)?.visible ? 'visible' : 'hidden',
    focus: async () => void pages.set(url, { visible: true, focused: true }),
    async navigate(to: string) {
      pages.delete(url);
      pages.set(to.slice(origin.length), { visible: true, focused: true });
    },
  });

  async function ship(files: string[]) {
    const listeners = new Map<string, (event: object) => void>();
    let skipped = false;
    const fetch = async (asked: string | { url: string }) => {
      const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin);
      fetched.push(pathname);
      if (!network) throw new TypeError('no network');
      return network(pathname);
    };
    runInNewContext(`const BUILD = ${JSON.stringify({ files })};\n${source}`, {
      self: {
        location: { origin },
        registration: {
          showNotification: async (
            title: string,
            { body, tag, data }: { body: string; tag: string; data: { path: string } },
          ) => void notifications.push({ title, body, tag, path: data.path }),
        },
        clients: {
          claim: async () => undefined,
          matchAll: async () => [...pages.keys()].map(clientOf),
          openWindow: async (to: string) =>
            void pages.set(to.slice(origin.length), { visible: true, focused: true }),
        },
        skipWaiting: async () => (skipped = true),
        addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      },
      caches,
      fetch,
      URL,
      Response,
      setTimeout: (done: () => void) => setImmediate(done),
    });
    const live = async (name: string, more: object = {}) => {
      let whole: Promise<unknown> = Promise.resolve();
      listeners.get(name)?.({ ...more, waitUntil: (work: Promise<unknown>) => (whole = work) });
      await whole;
    };
    await live('install');
    await live('activate');
    return {
      skipped: () => skipped,
      push: (message: object) => live('push', { data: { json: () => message } }),
      click: (path: string) =>
        live('notificationclick', { notification: { close: () => undefined, data: { path } } }),
      /** What the page gets; 'left to the browser' where the worker stays out of it. */
      async ask({ path, mode = 'no-cors', method = 'GET' }: Asked): Promise<string> {
        let answer: Promise<Response> | undefined;
        const request = { url: origin + path, mode, method };
        listeners.get('fetch')?.({
          request,
          respondWith: (response: Promise<Response>) => (answer = response),
        });
        return answer ? (await answer).text() : 'left to the browser';
      },
    };
  }
  return {
    ship,
    caches,
    fetched,
    pages,
    notifications,
    online: (answers: typeof network) => (network = answers),
  };
}

const server = (path: string) => new Response(`server's ${path}`);
const ready = { title: 'Storylark', text: 'A new story is ready.', tag: 'story-s', path: '/stories/s' };

describe('a message through the push service', () => {
  it('is shown where nobody looks at the app, and says no more than it holds', async () => {
    const here = browser();
    here.online(server);
    const worker = await here.ship([]);
    here.pages.set('/dashboard', { visible: false, focused: false });
    here.pages.set('/blog', { visible: true, focused: false }); // nothing is told there
    await worker.push(ready);
    expect(here.notifications).toEqual([
      { title: 'Storylark', body: 'A new story is ready.', tag: 'story-s', path: '/stories/s' },
    ]);
  });

  it('is not shown over the app itself, which tells it', async () => {
    const here = browser();
    here.online(server);
    const worker = await here.ship([]);
    here.pages.set('/stories', { visible: true, focused: false });
    await worker.push(ready);
    expect(here.notifications).toEqual([]);
  });

  it.each([
    ['the tab of the story, where it is open', ['/dashboard', '/stories/s'], ['/dashboard', '/stories/s']],
    ['the tab of the app, where there is one', ['/blog', '/dashboard'], ['/blog', '/stories/s']],
    ['a new one', ['/blog'], ['/blog', '/stories/s']],
  ])('leads, clicked, to %s', async (_what, before, after) => {
    const here = browser();
    here.online(server);
    const worker = await here.ship([]);
    for (const page of before) here.pages.set(page, { visible: false, focused: false });
    await worker.click('/stories/s');
    expect([...here.pages.keys()]).toEqual(after);
    expect(here.pages.get('/stories/s')).toEqual({ visible: true, focused: true });
  });
});

describe('the service worker', () => {
  it('starts the app without a network, whatever its place', async () => {
    const here = browser();
    here.online(server);
    const worker = await here.ship(['/assets/start-1.js']);
    here.online(null);
    expect(await worker.ask({ path: '/stories/123', mode: 'navigate' })).toBe("server's /dashboard");
    expect(await worker.ask({ path: '/about', mode: 'navigate' })).toBe("server's /dashboard");
    expect(await worker.ask({ path: '/assets/start-1.js' })).toBe("server's /assets/start-1.js");
  });

  it('shows the pages of the network while there is one', async () => {
    const here = browser();
    here.online(server);
    const worker = await here.ship(['/assets/start-1.js']);
    expect(await worker.ask({ path: '/stories', mode: 'navigate' })).toBe("server's /stories");
    expect(await worker.ask({ path: '/blog', mode: 'navigate' })).toBe("server's /blog");
  });

  it('does not wait for a network that hangs, but for documents of their own, which the app could not show', async () => {
    const here = browser();
    here.online(server);
    const worker = await here.ship([]);
    here.online((path) => new Promise((resolve) => setTimeout(() => resolve(server(path)), 50)));
    expect(await worker.ask({ path: '/stories', mode: 'navigate' })).toBe("server's /dashboard");
    expect(await worker.ask({ path: '/terms', mode: 'navigate' })).toBe("server's /terms");
  });

  it('leaves the API, media and everything that changes something to the browser', async () => {
    const here = browser();
    here.online(server);
    const worker = await here.ship([]);
    for (const asked of [
      { path: '/api/stories/' },
      { path: '/media/x' },
      { path: '/dev/mailbox', mode: 'navigate' },
      { path: '/x', method: 'POST' },
    ])
      expect(await worker.ask(asked)).toBe('left to the browser');
  });

  it('keeps the code of the version before for the pages that are still open, and nothing older', async () => {
    const here = browser();
    here.online(server);
    await here.ship(['/assets/a-1.js', '/assets/same.js']);
    await here.ship(['/assets/a-2.js', '/assets/same.js']);
    const newest = await here.ship(['/assets/a-3.js', '/assets/same.js']);
    expect(newest.skipped()).toBe(true);
    here.online(null);
    expect(await newest.ask({ path: '/assets/a-2.js' })).toBe("server's /assets/a-2.js");
    await expect(newest.ask({ path: '/assets/a-1.js' })).rejects.toThrow('no network');
    // What did not change was fetched once.
    expect(here.fetched.filter((path) => path === '/assets/same.js')).toHaveLength(1);
  });

  it('leaves what is kept on this device alone, with each update', async () => {
    const here = browser();
    here.online(server);
    const kept = await here.caches.open('kept:anna');
    await kept.put('/kept/s1/story.json', new Response('{}'));
    await here.ship(['/assets/a-1.js']);
    await here.ship(['/assets/a-2.js']);
    expect(await (await kept.match('/kept/s1/story.json'))?.text()).toBe('{}');
  });

  it('is not installed by half: a file that cannot be had fails the update and the old version goes on', async () => {
    const here = browser();
    here.online(server);
    const old = await here.ship(['/assets/a-1.js']);
    here.online((path) => (path.endsWith('a-2.js') ? new Response('', { status: 503 }) : server(path)));
    await expect(here.ship(['/assets/a-2.js'])).rejects.toThrow('/assets/a-2.js answered 503');
    here.online(null);
    expect(await old.ask({ path: '/assets/a-1.js' })).toBe("server's /assets/a-1.js");
  });
});
