import { beforeEach, describe, expect, it } from '@jest/globals';
import type { StoryView } from '@storylark/contracts/stories/views';
import { act, screen, within } from '@testing-library/react';
import { liveHeard } from '../../live/liveSlice.ts';
import { aStory, inTheMaking } from '../../testing/aStory.ts';
import { aUser, broken, fakeApi, json } from '../../testing/fakeApi.ts';
import { lendAudio } from '../../testing/fakeAudio.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const { uuid } = aStory();
const TOOK_OVER = 'Our own studio has taken over and tells this story from its beginning.';

async function reading(first: StoryView) {
  let now = first;
  const api = fakeApi({
    [`GET /api/stories/${uuid}`]: () => json(now),
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    'GET /api/characters/:uuid': () => broken(),
  });
  const { app } = await renderApp({ api, path: `/stories/${uuid}`, user: aUser() });
  const becomes = (next: StoryView, change: 'paragraph' | 'paragraphsDropped' | 'text') => {
    now = next;
    return act(
      async () => void app.store.dispatch(liveHeard({ event: 'story', data: { uuid, change, state: null } })),
    );
  };
  await screen.findByRole('heading', { level: 1 });
  return { becomes };
}
const soFar = (...paragraphsSoFar: string[]) => inTheMaking.text({ paragraphsSoFar });
const sheet = () => within(screen.getByRole('region', { name: 'The story so far' }));
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join('|'); // prettier-ignore

beforeEach(() => {
  lendAudio({ seconds: 60 });
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe('a story that is told paragraph by paragraph', () => {
  it('can be read along, and a screen reader is told so once', async () => {
    const { becomes } = await reading(soFar());
    expect(screen.queryByRole('region', { name: 'The story so far' })).toBeNull();
    await becomes(soFar('Mia woke.'), 'paragraph');
    expect(await screen.findByText('Mia woke.')).toBeVisible();
    const once = said();
    expect(once).toContain('The first words are there: you can read along while the rest is told.');
    await becomes(soFar('Mia woke.', 'The moon had gone.'), 'paragraph');
    await screen.findByText('The moon had gone.');
    expect(sheet().getByText('Mia woke.')).toBeVisible();
    expect(said()).toBe(once);
  });

  it('says in one sentence that the house took over, before its text is there and beside it', async () => {
    const { becomes } = await reading(soFar('Mia woke.'));
    await becomes(soFar(), 'paragraphsDropped');
    expect((await screen.findAllByText(TOOK_OVER)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Mia woke.')).toBeNull();
    await becomes(inTheMaking.narration({ madeBy: { text: 'house', narration: null, pictures: null } }), 'text'); // prettier-ignore
    expect(await screen.findByRole('heading', { level: 1, name: aStory().title! })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText(TOOK_OVER)).toBeVisible();
  });

  it('says nothing of the kind where the text is the one that was read', async () => {
    const { becomes } = await reading(soFar('Mia woke.'));
    await becomes(inTheMaking.narration({ madeBy: { text: 'outside', narration: null, pictures: null } }), 'text'); // prettier-ignore
    expect(await screen.findByRole('heading', { level: 1, name: aStory().title! })).toBeVisible();
    expect(screen.queryByText(TOOK_OVER)).toBeNull();
  });

  it('that failed because nothing usable came, can be tried again, and the studio be let in', async () => {
    await reading(inTheMaking.text({ state: 'failed', failureCode: 'helperFailed', slotReturned: true }));
    expect(screen.getByText(/^The outside model delivered nothing usable/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Let our own studio step in' })).toHaveAttribute(
      'href',
      '/settings/making',
    );
  });
});
