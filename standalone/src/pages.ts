import type { IncomingMessage, ServerResponse } from 'node:http';
import { createWebPages } from '@storylark/platform/web/createWebPages';
import type { WebFiles } from '@storylark/platform/web/readWebFiles';

type Deps = {
  files: WebFiles;
  /** Answers false for what is not its own. */
  mailbox: (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;
};

/** The public pages in the reader's language, the web app, and the built-in mailbox. Asked for reads only. */
export function createPages({ files, mailbox }: Deps) {
  const webPages = createWebPages(files);
  return (request: IncomingMessage, response: ServerResponse): boolean =>
    mailbox(request, response, new URL(request.url ?? '/', 'http://house')) || webPages(request, response);
}
