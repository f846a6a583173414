import { describe, expect, it } from '@jest/globals';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, json, nothing } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const mia = {
  uuid: '0b0f6c3e-1111-4c4e-8a55-000000000001',
  name: 'Mia', age: 6, gender: 'girl', hairColor: 'red', eyeColor: 'green', hairStyle: 'messy', skinColor: 'light', characterType: 'human', characterRole: 'main', storyRole: 'hero',
  personalityTrait: 'brave', physicalAttribute: 'glasses', familyLinks: [], state: 'finished', portraitUrl: null, createdAt: '', updatedAt: '',
} as const satisfies CharacterView; // prettier-ignore

/** The menu, the parents' question, then what is to be deleted. */
async function wish() {
  const api = fakeApi({
    'GET /api/characters/': () => json({ items: [mia], total: 1 }),
    'GET /api/stories/': () => json({ items: [{ title: 'The lamp in the reeds' }], total: 1 }),
    'DELETE /api/characters/:uuid': nothing,
  });
  const { user } = await renderApp({ api, path: '/characters', user: aUser() });
  await screen.findByRole('button', { name: 'More for Mia' });
  const menu = () => screen.getByRole('button', { name: 'More for Mia' });
  const ask = async () => {
    menu().focus();
    await user.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Delete' });
    await user.click(item);
    await waitFor(() => expect(item).not.toBeInTheDocument());
  };
  await ask();
  const [first, second] = ((await screen.findByText(/^\d \+ \d$/)).textContent ?? '')
    .split(' + ')
    .map(Number);
  await user.type(screen.getByLabelText('Your answer'), `${first! + second!}{Enter}`);
  await screen.findByRole('radio', { name: 'Delete Mia and her story' });
  return { api, user, menu, ask };
}

describe('who deletes a character by keys', () => {
  it('is at its menu again after thinking better of it, the second time too', async () => {
    const { user, menu, ask } = await wish();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu()).toHaveFocus());
    await ask();
    await screen.findByRole('radio', { name: 'Delete Mia and her story' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu()).toHaveFocus());
  });

  it('goes on at the head of the screen when it is gone', async () => {
    const { api, user } = await wish();
    api.on('GET /api/characters/', () => json({ items: [], total: 0 }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
