import { screen, within } from '@testing-library/react';
import { openGate } from '../gates/gateKey.ts';
import { aUser, type FakeApi } from './fakeApi.ts';
import { renderApp } from './renderApp.tsx';

type Options = { path?: string; user?: ReturnType<typeof aUser>; locale?: 'en' | 'de' | 'fr' };

/** For specs: the settings, with the parents' gate open. */
export async function openSettings(
  api: FakeApi,
  { path = '/settings', user = aUser(), locale = 'en' }: Options = {},
) {
  openGate();
  const shown = await renderApp({ api, path, user, locale });
  await screen.findAllByRole('tab');
  return shown;
}

/** One of their sections, by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
