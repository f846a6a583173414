import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aUser, broken, fakeApi } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { openGate } from '../gates/gateKey.ts';
import { liveOpened } from './liveSlice.ts';

it.each([
  ['/characters', 'GET /api/characters/'],
  ['/stories', 'GET /api/stories/'],
  ['/dashboard', 'GET /api/dashboard'],
  ['/subscriptions', 'GET /api/subscriptions/plans'],
  ['/settings/subscription', 'GET /api/subscriptions/current'],
  ['/delete-account', 'GET /api/dashboard'],
] as const)(
  '%s asks again for what it could not have, when the house is there again',
  async (path, wanted) => {
    const api = fakeApi({ [wanted]: () => broken() });
    openGate();
    const { app } = await renderApp({ api, path, user: aUser() });
    await screen.findByRole('alert');
    const before = api.sent(wanted).length;
    await act(async () => void app.store.dispatch(liveOpened()));
    expect(api.sent(wanted)).toHaveLength(before + 1);
  },
);
