import { docsPage } from './docsPage.ts';
import type { StatusOf } from '../problems.ts';
import { openApiOf } from './openApi.ts';
import type { Route } from '../route.ts';

/** The description of these routes, for programs and for people. */
export function descriptionRoutes(described: {
  title: string;
  version: string;
  routes: readonly Route[];
  statusOf: StatusOf;
}): Route[] {
  const document = openApiOf(described);
  const page = docsPage(document, described.statusOf);
  const row = { method: 'GET', auth: 'public' } as const;
  return [
    {
      ...row,
      path: '/api/openapi.json',
      summary: 'This API, described',
      answers: { 200: { description: 'OpenAPI 3.1', schema: { type: 'object' } } },
      handle: async () => ({ body: document }),
    },
    {
      ...row,
      path: '/api/docs',
      summary: 'This API, described for people',
      answers: { 200: { description: 'A page', type: 'text/html' } },
      handle: async ({ ctx }) => {
        ctx.type = 'html';
        ctx.body = page;
      },
    },
  ];
}
