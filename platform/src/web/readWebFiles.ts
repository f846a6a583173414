import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

export type WebFile = {
  type: string;
  body: Buffer;
  /** Packed at build time; null where it would not be smaller. */
  brotli: Buffer | null;
  etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  immutable: boolean;
};

/** By URL path. */
export type WebFiles = ReadonlyMap<string, WebFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The built pages in memory, by URL path: a few MB that are the same for everybody. Read once, so an update
 * on disk never mixes with what runs.
 */
export function readWebFiles(folder: string): WebFiles {
  const files = new Map<string, WebFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    const path = join(folder, name);
    if (type === undefined || !statSync(path).isFile()) continue;
    const body = readFileSync(path);
    files.set(`/${name.split(sep).join('/')}`, {
      type,
      body,
      brotli: existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      immutable: name.startsWith(`assets${sep}`),
    });
  }
  return files;
}

const DOCUMENTS = '/pages/';
/**
 * The public page of an address in a language, if there is one: the build puts it at
 * `/pages/<language>/<path>.html`.
 */
export function documentAt(files: WebFiles, pathname: string, language: string): WebFile | undefined {
  const path = pathname === '/' ? '/index' : pathname.replace(/\/$/, '');
  return files.get(`${DOCUMENTS}${language}${path}.html`);
}
/** Documents have their own addresses; where they lie is no second one. */
export const isDocument = (pathname: string) => pathname.startsWith(DOCUMENTS);
/**
 * What the build made to stand around something that is filled in later:
 * `/pages/shells/<language>/<name>.html`.
 */
export const shellAt = (files: WebFiles, language: string, name: string): string | undefined =>
  files.get(`${DOCUMENTS}shells/${language}/${name}.html`)?.body.toString();
