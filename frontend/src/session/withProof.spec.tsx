import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { call } from 'redux-saga/effects';
import type { Feature } from '../lib/feature.ts';
import { readToken } from '../lib/storage.ts';
import { aUser, fakeApi, json, nothing, refusal } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { createSessionApi } from './sessionApi.ts';
import { withProof } from './withProof.ts';

/** A feature that deletes the account as soon as it is there. */
async function deleting(api: ReturnType<typeof fakeApi>) {
  const outcome: unknown[] = [];
  const feature: Feature = {
    name: 'deleting',
    reducer: (state = null) => state,
    *saga({ http }) {
      const act = () => http.call<string>('DELETE', '/api/users/me', { body: { reason: 'other' } });
      outcome.push(yield call(withProof<string>, createSessionApi(http), act));
    },
  };
  const shown = await renderApp({ api, path: '/dashboard', user: aUser() });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => shown.app.install(feature));
  return { ...shown, outcome };
}

describe('what needs a fresh login', () => {
  it('asks for the password, tells that it is wrong, and then does what was asked', async () => {
    let proven = false;
    const api = fakeApi({
      'DELETE /api/users/me': () => (proven ? json('gone') : refusal('reauthenticationNeeded')),
      'POST /api/users/me/proof': ({ body }) => {
        proven = (body as { password: string }).password === 'right!';
        return proven
          ? json({ access_token: 'proven', token_type: 'bearer', expires_in: 1 })
          : refusal('wrongPassword');
      },
    });
    const { user, outcome } = await deleting(api);
    await screen.findByRole('dialog', { name: 'Is it you?' });
    await user.type(screen.getByLabelText('Password'), 'wrong!{Enter}');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'right!{Enter}');
    await waitFor(() => expect(outcome).toEqual(['gone']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readToken()).toBe('proven');
    expect(api.sent('DELETE /api/users/me')).toEqual([{ reason: 'other' }, { reason: 'other' }]);
  });

  it('does nothing when the dialog is closed', async () => {
    const api = fakeApi({ 'DELETE /api/users/me': () => refusal('reauthenticationNeeded') });
    const { user, outcome } = await deleting(api);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(outcome).toEqual([null]));
    expect(api.sent('DELETE /api/users/me')).toHaveLength(1);
  });

  it('asks nothing where the login is fresh', async () => {
    const { outcome } = await deleting(fakeApi({ 'DELETE /api/users/me': nothing }));
    await waitFor(() => expect(outcome).toEqual([undefined]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
