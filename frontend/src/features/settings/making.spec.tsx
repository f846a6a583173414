import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, broken, fakeApi, json } from '../../testing/fakeApi.ts';
import { openSettings, part } from '../../testing/openSettings.ts';

const me = 'PUT /api/users/me';
const text = { host: 'api.example.org', model: 'teller-6', inTheHouse: false, retentionDays: null };
const nobody = { text: null, speech: null, images: null };
const uuid = '0b0f6c3e-1111-4c4e-8a55-000000000001';
const sent = '{"hero":"{{HERO}}"}';
const house = (handlers: Parameters<typeof fakeApi>[0] = {}, helpers: object = { ...nobody, text }) =>
  fakeApi({
    'GET /api/config': () => json({ helpers }),
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    ...handlers,
  });
const may = () => screen.getByRole('checkbox', { name: 'AI models may help with my stories' });

describe('how stories are made', () => {
  it('names who helps, is switched off by one press, and shows that until the house has answered', async () => {
    let answer: (response: Response) => void = () => {};
    const waiting = () => new Promise<Response>((resolve) => (answer = resolve));
    const api = house({ [me]: waiting });
    const { user } = await openSettings(api, { at: '/making', user: aUser({ useOutsideModels: true }) });
    expect(await screen.findByText(/^teller-6 at api\.example\.org, outside this house\./)).toBeVisible();
    expect(screen.getByText(/How long it keeps what it is sent, we do not know\./)).toBeVisible();
    expect(may()).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Our own studio makes/ })).toBeChecked();
    await user.click(may());
    expect(may()).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Our own studio makes/ })).toBeNull();
    expect(api.sent(me)).toEqual([{ useOutsideModels: false }]);
    answer(json(aUser({ useOutsideModels: false })));
    await waitFor(() => expect(may()).not.toBeChecked());
  });

  it('shows the choice as it stands where a change was not saved, and says so', async () => {
    const { user } = await openSettings(house({ [me]: () => broken() }), { at: '/making' });
    await screen.findByText(/^teller-6/);
    await user.click(may());
    expect(await screen.findByText('Your choice was not saved')).toBeVisible();
    expect(may()).not.toBeChecked();
  });

  it('saves two changes one after the other', async () => {
    const api = house({ [me]: () => json(aUser({ useOutsideModels: true, offlineFallback: false })) });
    const { user } = await openSettings(api, { at: '/making', user: aUser({ useOutsideModels: true }) });
    await user.click(await screen.findByRole('checkbox', { name: /^Our own studio makes/ }));
    await user.click(may());
    await waitFor(() =>
      expect(api.sent(me)).toEqual([{ offlineFallback: false }, { useOutsideModels: false }]),
    );
  });

  it('shows what was sent for the last story, word for word, and what it cost', async () => {
    const request = { role: 'text', model: 'teller-6', at: '2026-11-20T19:00:00.000Z', sent };
    const { user } = await openSettings(
      house({
        'GET /api/stories/': () => json({ items: [{ uuid, title: 'Mia and the Moon' }], total: 1 }),
        'GET /api/stories/:uuid/making': () =>
          json({ uuid, microDollars: 12_300, steps: [{ step: 'text', requests: [request] }] }),
      }),
      { at: '/making' },
    );
    expect(
      await screen.findByText(
        '1 request for Mia and the Moon, as it was sent. It cost this house $0.0123, and you nothing.',
      ),
    ).toBeVisible();
    await user.click(screen.getByText(/, to teller-6$/));
    expect(screen.getByText(sent)).toBeVisible();
  });

  it('says in a house without helpers that nothing leaves it', async () => {
    await openSettings(house({}, nobody), { at: '/making' });
    expect(await screen.findByRole('region', { name: 'By our own studio, alone' })).toBeVisible();
    expect(
      await part('What was sent for your last story').findByText('There is no story yet.'),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
