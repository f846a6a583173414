import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createWebPages } from './createWebPages.ts';
import { readWebFiles } from './readWebFiles.ts';

const script = 'console.log(1);'.repeat(50);
let folder: string;
let server: Server;
let address: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><div id="root"></div>');
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets', 'start-abc.js'), script);
  await writeFile(join(folder, 'assets', 'start-abc.js.br'), brotliCompressSync(script));
  for (const language of ['en', 'de', 'fr']) {
    await mkdir(join(folder, 'pages', language, 'blog'), { recursive: true });
    for (const [name, path] of Object.entries({ index: '/', about: '/about', 'blog/sleep': '/blog/sleep' }))
      await writeFile(join(folder, 'pages', language, `${name}.html`), `<html lang="${language}">${path}`);
  }
  await mkdir(join(folder, 'teasers'));
  await writeFile(join(folder, 'teasers', 'a.mp3'), '0123456789');
  const pages = createWebPages(readWebFiles(folder));
  server = createServer((request, response) => {
    if (!pages(request, response)) response.writeHead(404).end('the API says no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers: { 'accept-encoding': 'identity', ...headers } });

describe('the pages', () => {
  it('are the app for every place in it, never kept by the browser', async () => {
    for (const path of [
      '/login',
      '/stories/5f2b9c1e',
      '/confirm/a.b.c-d',
      '/nowhere',
      '/pages/de/about.html',
    ]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('id="root"');
    }
  });

  it('are none for an article that there is not: search engines forget it, readers see what the app says', async () => {
    const response = await get('/blog/unknown');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await response.text()).toContain('id="root"');
  });

  it('come in the language the address asks for, else the browser, else English', async () => {
    const shown = async (path: string, accepted?: string) => {
      const response = await get(path, accepted ? { 'accept-language': accepted } : {});
      const text = await response.text();
      expect(response.headers.get('content-language')).toBe(/lang="(..)"/.exec(text)?.[1]);
      return text;
    };
    expect(await shown('/')).toBe('<html lang="en">/');
    expect(await shown('/about', 'nl, de-CH;q=0.9, fr;q=0.5')).toBe('<html lang="de">/about');
    expect(await shown('/blog/sleep?lang=fr', 'de')).toBe('<html lang="fr">/blog/sleep');
    expect(await shown('/about/', 'de')).toBe('<html lang="de">/about');
  });

  it('tell caches what they depend on, and are asked for anew each time', async () => {
    const german = await get('/about', { 'accept-language': 'de' });
    expect(german.headers.get('vary')).toContain('Accept-Language');
    expect(german.headers.get('cache-control')).toBe('no-cache');
    const tag = german.headers.get('etag') ?? '';
    expect((await get('/about', { 'accept-language': 'de', 'if-none-match': tag })).status).toBe(304);
    expect((await get('/about', { 'accept-language': 'fr', 'if-none-match': tag })).status).toBe(200);
  });

  it('send sounds in the parts that players ask for', async () => {
    const part = await get('/teasers/a.mp3', { range: 'bytes=2-4' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
    expect((await get('/teasers/a.mp3', { range: 'bytes=99-' })).status).toBe(416);
    expect((await get('/teasers/a.mp3')).headers.get('accept-ranges')).toBe('bytes');
  });

  it('leave to the API what is the API’s, and do not answer for a file that is gone', async () => {
    for (const path of [
      '/api/users/me',
      '/media/x',
      '/healthz',
      '/assets/start-old.js',
      '/internal',
      '/shared/stories/5f2b9c1e',
    ])
      expect((await get(path)).status).toBe(404);
  });

  it('keep hashed files for ever and ask anew for the others', async () => {
    expect((await get('/assets/start-abc.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const icon = await get('/icon.svg');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    expect(icon.headers.get('content-type')).toContain('image/svg+xml');
    const again = await get('/icon.svg', { 'if-none-match': icon.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('come packed to whoever takes brotli', async () => {
    const packed = await get('/assets/start-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await packed.text()).toBe(script);
    for (const encoding of ['gzip', 'br;q=0, gzip']) {
      const plain = await get('/assets/start-abc.js', { 'accept-encoding': encoding });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toBe(script);
    }
  });

  it('allow nothing but our own files, and no script in the page', async () => {
    const { headers } = await get('/login');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/; report-uri \/api\/violations; report-to violations$/);
    expect(headers.get('reporting-endpoints')).toBe('violations="/api/violations"');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });
});
