import type { IncomingMessage, ServerResponse } from 'node:http';
import { locales } from '@storylark/contracts/languages';
import { isPageAddress } from '@storylark/contracts/servedBy';
import { pickLanguage } from './pickLanguage.ts';
import { documentAt, isDocument, type WebFiles } from './readWebFiles.ts';
import { sendFile } from './sendFile.ts';

/** All articles are documents: where there is none at such an address, the app says that there is nothing. */
const isArticle = (path: string) => path.startsWith('/blog/');

/**
 * The public pages in the reader's language, the web app for every place in it, and their files. Asked for
 * reads only; answers false for what is none of them.
 */
export function createWebPages(files: WebFiles) {
  const app = files.get('/index.html');

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? '/', 'http://house');
    const language = pickLanguage(
      { asked: url.searchParams.get('lang'), accepted: request.headers['accept-language'] },
      locales,
      'en',
    );
    const page = documentAt(files, url.pathname, language);
    const file = files.get(url.pathname);
    if (page)
      sendFile(request, response, page, {
        'Content-Language': language,
        Vary: 'Accept-Language, Accept-Encoding',
      });
    else if (file && file !== app && !isDocument(url.pathname)) sendFile(request, response, file);
    else if (app && isPageAddress(url.pathname))
      sendFile(request, response, app, { 'Cache-Control': 'no-store' }, isArticle(url.pathname) ? 404 : 200);
    else return false;
    return true;
  };
}
