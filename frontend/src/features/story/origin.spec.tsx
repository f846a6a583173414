import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MakingStep, StoryMakingView } from '@storylark/contracts/stories/making';
import { screen, within } from '@testing-library/react';
import { aStory } from '../../testing/aStory.ts';
import { aUser, broken, fakeApi, json, nothing } from '../../testing/fakeApi.ts';
import { lendAudio } from '../../testing/fakeAudio.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const story = aStory();
const { uuid } = story;
const MAKING = `GET /api/stories/${uuid}/making`;
const NAME = 'How this story came to be';

const step = (changes: Partial<MakingStep>): MakingStep => ({
  step: 'text',
  index: null,
  madeBy: 'house',
  checksPassed: [],
  uses: [],
  tookOverFor: null,
  seconds: 2,
  microDollars: 0,
  requests: [],
  ...changes,
});
const use = (changes: Partial<MakingStep['uses'][number]>): MakingStep['uses'][number] => ({
  role: 'text',
  model: 'teller-6',
  calls: 4,
  retries: 2,
  microDollars: 12_300,
  seconds: 40,
  outcome: 'kept',
  reason: null,
  ...changes,
});
const making = (steps: readonly MakingStep[], microDollars = 0): StoryMakingView => ({
  uuid,
  choices: {
    heroName: 'Mia',
    companionNames: ['Emil'],
    storyType: 'bedtime',
    setting: 'candlelightLibrary',
    lesson: 'patience',
    language: 'english',
    length: 'short',
    narratorVoice: 'female',
    voiceId: 'f1',
  },
  steps,
  microDollars,
});

async function open(answer: () => Response | Promise<Response>) {
  const api = fakeApi({
    [`GET /api/stories/${uuid}`]: () => json(story),
    [`POST /api/stories/${uuid}/listened`]: nothing,
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    'GET /api/characters/:uuid': () => broken(),
    [MAKING]: answer,
  });
  const { user } = await renderApp({ api, path: `/stories/${uuid}`, user: aUser() });
  await user.click(await screen.findByText('Made with AI'));
  await user.click(screen.getByRole('button', { name: NAME }));
  return { user, api, dialog: within(await screen.findByRole('dialog', { name: NAME })) };
}
const said = (term: HTMLElement) => term.nextElementSibling?.textContent;

beforeEach(() => {
  lendAudio({ seconds: 60 });
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe('how a story came to be', () => {
  it('says of what the house made alone what was chosen and how long it took, and speaks of no money', async () => {
    const { dialog } = await open(() =>
      json(
        making([
          step({}),
          step({ step: 'narration', seconds: 150 }),
          step({ step: 'picture', index: 0, seconds: 3 }),
          step({ step: 'picture', index: 1, seconds: 4 }),
        ]),
      ),
    );
    expect(said(await dialog.findByText('What was chosen'))).toBe(
      'Mia and Emil · Bedtime · Candlelight Library · Patience · English · Short · Lamplight, clear and calm',
    );
    expect(said(dialog.getByText('The words'))).toBe(
      'Made by our own studio, in this house. It took 2 seconds.',
    );
    expect(said(dialog.getByText('The voice, with music and sounds'))).toMatch(/It took 3 minutes\.$/);
    expect(said(dialog.getByText('The 2 pictures'))).toMatch(/It took 7 seconds\.$/);
    expect(dialog.queryByText(/cost/)).toBeNull();
  });

  it('names the models, what was looked at, what was asked again, where the house took over and why', async () => {
    const speech = use({ role: 'speech', model: 'voice-2', outcome: 'houseTookOver', reason: 'slow' });
    const image = use({ role: 'image', model: 'brush-1', retries: 0 });
    const { dialog } = await open(() =>
      json(
        making(
          [
            step({
              madeBy: 'outside',
              checksPassed: ['rules', 'moderation', 'plan'],
              uses: [use({}), use({ role: 'check', model: 'judge-1', retries: 5 })],
              seconds: 41,
            }),
            step({ step: 'narration', uses: [speech], tookOverFor: 'slow' }),
            step({ step: 'picture', index: 0, madeBy: 'outside', uses: [image], seconds: null }),
            step({ step: 'picture', index: 1, madeBy: 'house', seconds: null }),
          ],
          24_600,
        ),
      ),
    );
    expect(said(await dialog.findByText('The words'))).toBe(
      'Made by an AI model: teller-6. It took 41 seconds. It was asked 2 more times. Looked at before you saw it: our rules for language, length and age, whether it is fit for children and whether it keeps to the story’s plan.',
    );
    expect(said(dialog.getByText('The voice, with music and sounds'))).toBe(
      'Made by our own studio, in this house. It took 2 seconds. An AI model was asked, too, but it did not answer in time.',
    );
    expect(said(dialog.getByText('The 2 pictures'))).toBe(
      '1 of 2 made by an AI model: brush-1. The others by our own studio, in this house.',
    );
    expect(dialog.getByText('The AI models cost this house $0.0246, and you nothing.')).toBeVisible();
  });

  it('says of what is missing in the story that it was not made', async () => {
    const { dialog } = await open(() => json(making([step({ madeBy: null, seconds: null })])));
    expect(said(await dialog.findByText('The words'))).toBe('Not made.');
  });

  it('that cannot be fetched can be asked for again', async () => {
    const { api, user, dialog } = await open(() => broken());
    expect(await dialog.findByText('How it came to be could not be fetched')).toBeVisible();
    api.on(MAKING, () => json(making([step({})])));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('The words')).toBeVisible();
  });
});
