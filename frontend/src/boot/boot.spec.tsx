import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');

/** Runs the script as the page's head does, over a page of its own. */
function boot(stored: Record<string, string>, pathname = '/login') {
  const replaced: string[] = [];
  const root = { dataset: { theme: 'light' }, lang: 'en' };
  const storage = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(source, {
    window: { localStorage: storage, location: { pathname, replace: (to: string) => replaced.push(to) } },
    document: { documentElement: root },
  });
  return { root, replaced };
}

describe('the script before the first painting', () => {
  it('puts on the stored light and language, and nothing it does not know', () => {
    expect(boot({ theme: 'dark', language: 'fr' }).root).toEqual({ dataset: { theme: 'dark' }, lang: 'fr' });
    expect(boot({ theme: 'purple', language: 'xx' }).root).toEqual({ dataset: { theme: 'light' }, lang: 'en' });
  });

  it('takes the holder of a token from the start page to the dashboard', () => {
    expect(boot({ token: 't' }, '/').replaced).toEqual(['/dashboard']);
    expect(boot({ token: 't' }, '/blog').replaced).toEqual([]);
    expect(boot({}, '/').replaced).toEqual([]);
  });
});
