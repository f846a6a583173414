import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../gates/gateKey.ts';
import { aUser, broken, fakeApi, json, nothing, refusal } from '../testing/fakeApi.ts';
import { renderApp } from '../testing/renderApp.tsx';

const uuid = '0b0f6c3e-1111-4c4e-8a55-00000000000a';
const item = {
  uuid, characterUuid: uuid, heroName: 'Mia', title: 'One Shelf Higher', storyType: 'bedtime', setting: 'candlelightLibrary', lesson: 'patience', language: 'english',
  length: 'normal', state: 'finished', failureCode: null, slotReturned: false, slotReturnsIfDeleted: false, durationSeconds: 284, cover: null, shared: false, heard: null, createdAt: '', finishedAt: '',
}; // prettier-ignore
const share = {
  url: 'http://localhost/shared/stories/s1',
  shareId: 's1',
  endsAt: null,
  indexable: false,
  openings: 3,
};

/** The dialog of the story on the shelf, with the link that the house knows of. */
async function opened(known: object | null, more: Parameters<typeof fakeApi>[0] = {}) {
  openGate();
  const api = fakeApi({
    'GET /api/stories/': () => json({ items: [item], total: 1 }),
    'GET /api/characters/': () => json({ items: [], total: 0 }),
    'GET /api/stories/:uuid': () => json({ ...item, share: known }),
    ...more,
  });
  const { user } = await renderApp({ api, path: '/stories', user: aUser() });
  await user.click(await screen.findByRole('button', { name: 'More for One Shelf Higher' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  return {
    api,
    user,
    dialog: within(await screen.findByRole('dialog', { name: 'Share “One Shelf Higher”' })),
  };
}

describe('sharing a story', () => {
  it('says first that the hero’s name is heard and read, and then makes the link with its terms', async () => {
    const { api, user, dialog } = await opened(null, {
      'POST /api/stories/:uuid/share': () => json({ ...share, openings: 0 }),
    });
    expect(dialog.getByText(/Mia’s name is heard and read in it/)).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: 'The link' })).toBeNull();
    await user.type(await dialog.findByLabelText(/Until when/), '2030-12-04');
    await user.click(dialog.getByRole('checkbox', { name: 'Search engines may list it' }));
    await user.click(dialog.getByRole('button', { name: 'Make the link' }));
    expect(await dialog.findByRole('textbox', { name: 'The link' })).toHaveValue(share.url);
    expect(dialog.getByText('Not opened yet')).toBeVisible();
    const endsAt = new Date('2030-12-04T23:59:59').toISOString();
    expect(api.sent('POST /api/stories/:uuid/share')).toEqual([{ endsAt, indexable: true }]);
  });

  it.each([
    [null, 'Make the link'],
    [share, 'Withdraw the link'],
  ])('holds the room of what will be shown while the link is looked up', async (known, act) => {
    let answer: (response: Response) => void = () => undefined;
    const { dialog } = await opened(known, {
      'GET /api/stories/': () => json({ items: [{ ...item, shared: known !== null }], total: 1 }),
      'GET /api/stories/:uuid': () => new Promise((resolve) => void (answer = resolve)),
    });
    expect(dialog.getByText('Loading...')).toBeVisible();
    expect(dialog.getByText(act)).not.toBeVisible();
    expect(dialog.queryByRole('button', { name: act })).toBeNull();
    answer(json({ ...item, share: known }));
    expect(await dialog.findByRole('button', { name: act })).toBeVisible();
    expect(dialog.queryByText('Loading...')).toBeNull();
  });

  it('without an end and for no search engine unless wished', async () => {
    const { api, user, dialog } = await opened(null, { 'POST /api/stories/:uuid/share': () => json(share) });
    await user.click(await dialog.findByRole('button', { name: 'Make the link' }));
    expect(await dialog.findByText('Opened 3 times')).toBeVisible();
    expect(api.sent('POST /api/stories/:uuid/share')).toEqual([{ endsAt: null, indexable: false }]);
  });

  describe('where the login is not fresh', () => {
    async function asked() {
      let isProven = false;
      const shown = await opened(null, {
        'POST /api/stories/:uuid/share': () => (isProven ? json(share) : refusal('reauthenticationNeeded')),
        'POST /api/users/me/proof': () => {
          isProven = true;
          return json({ access_token: 'proven', token_type: 'bearer', expires_in: 1 });
        },
      });
      await shown.user.click(await shown.dialog.findByRole('button', { name: 'Make the link' }));
      return { ...shown, proof: within(await screen.findByRole('dialog', { name: 'Is it you?' })) };
    }

    it('asks for the password, and then makes the link', async () => {
      const { user, dialog, proof } = await asked();
      await user.type(proof.getByLabelText('Password'), 'right!{Enter}');
      expect(await dialog.findByText('Opened 3 times')).toBeVisible();
    });

    it('makes none when the password is not given', async () => {
      const { api, user, dialog, proof } = await asked();
      await user.click(proof.getByRole('button', { name: 'Close' }));
      const make = await dialog.findByRole('button', { name: 'Make the link' });
      await waitFor(() => expect(make).not.toHaveAttribute('aria-busy'));
      expect(api.sent('POST /api/stories/:uuid/share')).toHaveLength(1);
    });
  });

  it('copies the link, and marks it where the browser forbids that', async () => {
    const { user, dialog } = await opened(share);
    await user.click(await dialog.findByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(share.url);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText('The link is marked; copy it by hand.')).toBeVisible();
  });

  it('hands the link to the device where it can pass it on', async () => {
    const passed = jest.fn<(data: object) => Promise<void>>(async () => {});
    Object.assign(navigator, { share: passed });
    try {
      const { user, dialog } = await opened(share);
      await user.click(await dialog.findByRole('button', { name: 'Send' }));
      expect(passed).toHaveBeenCalledWith({ title: 'One Shelf Higher', url: share.url });
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('changes the terms of a link that is there', async () => {
    const { api, user, dialog } = await opened(share, {
      'POST /api/stories/:uuid/share': () => json({ ...share, indexable: true }),
    });
    expect(await dialog.findByRole('textbox', { name: 'The link' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Saved. The link works.')).toBeVisible();
    expect(api.sent('POST /api/stories/:uuid/share')).toEqual([{ endsAt: null, indexable: true }]);
  });

  it('withdraws the link after a question, and then there is none', async () => {
    const { api, user, dialog } = await opened(share, { 'DELETE /api/stories/:uuid/share': () => nothing() });
    await user.click(await dialog.findByRole('button', { name: 'Withdraw the link' }));
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(dialog.getByText(/Whoever has it can no longer open the story/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw the link' }));
    expect(await dialog.findByRole('button', { name: 'Make the link' })).toBeVisible();
  });

  it('says what was refused', async () => {
    const { user, dialog } = await opened(null, {
      'POST /api/stories/:uuid/share': () => refusal('endsInPast'),
    });
    await user.click(await dialog.findByRole('button', { name: 'Make the link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to share storyPlease choose a day that is still to come.',
    );
  });

  it('says when the link could not be looked up, and tries again', async () => {
    const { api, user, dialog } = await opened(null, { 'GET /api/stories/:uuid': () => broken() });
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load story');
    api.on('GET /api/stories/:uuid', () => json({ ...item, share }));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByText('Opened 3 times')).toBeVisible());
  });
});
