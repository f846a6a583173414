import { screen, within } from '@testing-library/react';
import { openGate } from '../gates/gateKey.ts';
import { aUser, type FakeApi } from './fakeApi.ts';
import { renderApp } from './renderApp.tsx';

type Options = {
  /** The address after `/settings`. */
  at?: string;
  user?: ReturnType<typeof aUser>;
  locale?: 'en' | 'de' | 'fr';
};

/** For specs: the settings, with the parents' gate open. */
export async function openSettings(api: FakeApi, { at = '', user = aUser(), locale = 'en' }: Options = {}) {
  openGate();
  const shown = await renderApp({ api, path: `/settings${at}`, user, locale });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

/** One thing to change there, by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
