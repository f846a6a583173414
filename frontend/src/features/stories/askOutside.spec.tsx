import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { writeDraft } from '../../lib/storage.ts';
import { aUser, broken, fakeApi, json } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const HERO = '0b0f6c3e-1111-4c4e-8a55-000000000001';
const mia = {
  uuid: HERO, name: 'Mia', age: 5, gender: 'girl', hairColor: 'red', eyeColor: 'green', hairStyle: 'messy', skinColor: 'light', characterType: 'human', characterRole: 'main', storyRole: 'hero',
  personalityTrait: 'brave', physicalAttribute: 'glasses', familyLinks: [], state: 'finished', portraitUrl: '/media/mia.png', createdAt: '', updatedAt: '',
}; // prettier-ignore
const teller = { host: 'api.example.org', model: 'teller-6', inTheHouse: false, retentionDays: 30 };
const nobody = { text: null, speech: null, images: null };

/** At the review, where `answer` is what the house says to the parent's yes or no. */
async function atReview(helpers: object, answer: () => Response, useOutsideModels: boolean | null = null) {
  const subscription = { ...aUser().subscription, storyLimit: 18 };
  const parent = aUser({ useOutsideModels, subscription });
  const values = {
    characterUuid: HERO, storyType: 'bedtime', setting: 'candlelightLibrary', lesson: 'patience', length: '', language: 'english', narratorVoice: 'female', voiceId: '',
  }; // prettier-ignore
  const uuid = 'ab0f6c3e-1111-4c4e-8a55-0000000000aa';
  writeDraft(parent.uuid, 'story', { uuid, heroName: 'Mia', values, step: 'review' });
  const api = fakeApi({
    'GET /api/config': () => json({ payments: 'test', helpers }),
    'GET /api/characters/': () => json({ items: [mia], total: 1 }),
    'GET /api/voices': () => json([]),
    'GET /api/stories/:uuid': () => broken(),
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    'POST /api/stories/': () => json({}, 201),
    'PUT /api/users/me': answer,
  });
  const { user, where } = await renderApp({ api, path: '/stories/create?step=review', user: parent });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const isOrdered = () => waitFor(() => expect(where()).toBe(`/stories/${uuid}`));
  const acts = () =>
    api.calls.flatMap(({ method, path, body }) =>
      method === 'PUT' || path === '/api/stories/' ? [method === 'PUT' ? body : 'ordered'] : [],
    );
  await screen.findByRole('heading', { name: 'Shall Mia’s story begin?' });
  return { api, user, press, isOrdered, acts, parent };
}

describe('at the first order in a house with helpers', () => {
  it.each([
    ['Yes, they may help', true],
    ['No, the studio alone', false],
  ])('a parent is asked what may leave the house; %s, and the story begins', async (button, yes) => {
    const saved = () => json(aUser({ useOutsideModels: yes }));
    const { press, isOrdered, acts, api } = await atReview({ ...nobody, text: teller }, saved);
    await press('Create the story');
    const dialog = await screen.findByRole('dialog', { name: 'Shall AI models help with your stories?' });
    expect(within(dialog).getByText(/^Names, ages in years and looks stay in the house/)).toBeVisible();
    expect(within(dialog).getByText(/^They are sent the plan of a story/)).toBeVisible();
    expect(
      within(dialog).getByText(/^teller-6 at api\.example\.org, outside this house\. .* up to 30 days\.$/),
    ).toBeVisible();
    expect(api.sent('POST /api/stories/')).toEqual([]);
    await press(button);
    await isOrdered();
    expect(acts()).toEqual([{ useOutsideModels: yes }, 'ordered']);
  });

  it('a parent is told that drawings of the looks leave the house where one paints outside, and not where it is ours', async () => {
    const painter = { ...teller, model: 'painter-2' };
    for (const [images, leaves] of [
      [painter, true],
      [{ ...painter, inTheHouse: true }, false],
    ] as const) {
      const { press, user } = await atReview({ ...nobody, images }, broken);
      await press('Create the story');
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(leaves ? /^Names and ages in years stay/ : /and looks stay/)).toBeVisible();
      expect(dialog.queryAllByText(/our drawing of each character in the picture/)).toHaveLength(
        leaves ? 1 : 0,
      );
      await user.keyboard('{Escape}');
      cleanup();
    }
  });

  it('nothing is ordered or answered by closing the question; it comes again', async () => {
    const { press, user, acts } = await atReview({ ...nobody, text: teller }, broken);
    await press('Create the story');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Create the story');
    await screen.findByRole('dialog');
    expect(acts()).toEqual([]);
  });

  it('goes on where the answer could not be saved, and says that', async () => {
    const { press, isOrdered } = await atReview({ ...nobody, text: teller }, broken);
    await press('Create the story');
    await press('Yes, they may help');
    await isOrdered();
    expect(await screen.findByText(/perhaps without your answer about AI models/)).toBeVisible();
  });

  it('asks nobody who has answered', async () => {
    const { press, isOrdered, acts } = await atReview({ ...nobody, text: teller }, broken, false);
    await press('Create the story');
    await isOrdered();
    expect(acts()).toEqual(['ordered']);
  });

  it('asks nobody in a house without helpers', async () => {
    const { press, isOrdered, acts } = await atReview(nobody, broken);
    await press('Create the story');
    await isOrdered();
    expect(acts()).toEqual(['ordered']);
  });
});
