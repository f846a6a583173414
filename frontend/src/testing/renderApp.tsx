import type { Locale } from '@storylark/contracts/languages';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { type App as Running, createApp } from '../app/createApp.ts';
import { createRoutes } from '../app/createRoutes.tsx';
import { loadCatalogue } from '../i18n/catalogue.ts';
import { writeToken } from '../lib/storage.ts';
import { aUser, type FakeApi, json } from './fakeApi.ts';

type Options = {
  api: FakeApi;
  path?: string;
  locale?: Locale;
  /** Somebody is logged in: a token lies in this browser, and the house knows whose it is. */
  user?: ReturnType<typeof aUser>;
};

type Rendered = {
  app: Running;
  user: UserEvent;
  where: () => string;
  back: () => void;
  left: readonly string[];
};

/**
 * The whole app at a path over a fake house. `where()` is the address shown, `back()` the browser's button;
 * `left`: the documents that were loaded instead of the app; `user` types and clicks.
 */
export async function renderApp({
  api,
  path = '/',
  locale = 'en',
  user: loggedIn,
}: Options): Promise<Rendered> {
  if (loggedIn) {
    writeToken('a.token.here');
    api.on('GET /api/users/me', () => json(loggedIn));
  }
  const left: string[] = [];
  const app = createApp({
    fetch: api.fetch,
    locale,
    catalogue: await loadCatalogue(locale),
    leave: (address) => left.push(address),
    goTo: (address) => left.push(address),
  });
  let address = '';
  let goBack = () => {};
  function Where() {
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    return null;
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <App app={app} routes={createRoutes(app)} />
      <Where />
    </MemoryRouter>,
  );
  await act(async () => {}); // lets the session find out who is here
  return {
    app,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    where: () => address,
    back: () => act(() => goBack()),
    left,
  };
}
