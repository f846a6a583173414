import { describe, expect, it, jest } from '@jest/globals';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { fittingPlaces } from '@storylark/contracts/stories/proposal';
import { lessons } from '@storylark/contracts/stories/vocabulary';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { liveHeard, liveOpened } from '../../live/liveSlice.ts';
import { aUser, broken, fakeApi, json, refusal } from '../../testing/fakeApi.ts';
import { connect } from '../../testing/connect.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import type { StoryOrder } from '../../storyActs/storyActsApi.ts';

const someone = (n: number, changes: Partial<CharacterView>): CharacterView => ({
  uuid: `0b0f6c3e-1111-4c4e-8a55-00000000000${n}`,
  name: 'Mia', age: 5, gender: 'girl', hairColor: 'red', eyeColor: 'green', hairStyle: 'messy', skinColor: 'light', characterType: 'human', characterRole: 'main', storyRole: 'hero',
  personalityTrait: 'brave', physicalAttribute: 'glasses', familyLinks: [], state: 'finished', portraitUrl: '/media/mia.png', createdAt: '', updatedAt: '',
  ...changes,
}); // prettier-ignore
const gran = someone(3, { name: 'Oma Rosa', age: 71, characterRole: 'side' });
const mia = someone(1, {});
const emil = someone(2, {
  name: 'Emil',
  age: 7,
  familyLinks: [{ characterUuid: gran.uuid, relationshipType: 'grandparent' }],
});
const family = (...items: CharacterView[]) => json({ items, total: items.length });
const voices = [
  { id: 'f1', gender: 'female', sampleUrl: '/media/f1.mp3', inPlan: true },
  { id: 'f2', gender: 'female', sampleUrl: '/media/f2.mp3', inPlan: true },
  { id: 'f3', gender: 'female', sampleUrl: '/media/f3.mp3', inPlan: false },
  { id: 'm1', gender: 'male', sampleUrl: null, inPlan: true },
];
const standard = aUser({
  subscription: {
    ...aUser().subscription,
    plan: 'standard',
    held: 'standard',
    storyLimit: 18,
    storiesUsed: 3,
  },
});
const house = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/characters/': () => family(mia, emil, gran),
    'GET /api/voices': () => json(voices),
    'GET /api/stories/:uuid': () => broken(),
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    ...more,
  });
const open = (api: ReturnType<typeof fakeApi>, path = '/stories/create', user = standard) =>
  renderApp({ api, path, user });
type User = Awaited<ReturnType<typeof open>>['user'];

const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }));
const choose = async (user: User, name: string) => user.click(await screen.findByRole('radio', { name }));

/** From the first question to the review. */
async function walk(user: User) {
  await choose(user, 'Emil');
  await next(user);
  await question('What kind of story shall it be?');
  await choose(user, 'Bedtime');
  await next(user);
  await question('Where does it happen?');
  await choose(user, 'Candlelight Library');
  await next(user);
  await question('What is it about?');
  await choose(user, 'Patience');
  await next(user);
  await question('Shall Emil’s story begin?');
}

describe('the story wizard', () => {
  describe('for tonight', () => {
    const proposed = `/stories/create?tonight=1&hero=${emil.uuid}&storyType=bedtime&setting=dreamTrain&lesson=patience&length=long&voiceId=m1&narratorVoice=male`;

    it('begins at the review with all that was proposed, and leads to a story that plays by itself', async () => {
      const api = house({ 'POST /api/stories/': () => json({}, 201) });
      const { user, where } = await open(api, proposed);
      await question('Shall Emil’s story begin?');
      expect(where()).toBe('/stories/create?step=review&tonight=1');
      expect(screen.getByRole('radio', { name: /^Long/ })).toBeChecked();
      await user.selectOptions(screen.getByLabelText('Sleep timer'), '15 minutes');
      await user.click(screen.getByRole('button', { name: 'Create the story' }));
      await waitFor(() => expect(where()).toMatch(/^\/stories\/[0-9a-f-]{36}\?goOn=1&timer=15$/));
      expect(api.sent('POST /api/stories/')).toEqual([
        {
          uuid: expect.any(String),
          characterUuid: emil.uuid,
          storyType: 'bedtime',
          setting: 'dreamTrain',
          lesson: 'patience',
          length: 'long',
          language: 'english',
          narratorVoice: 'male',
          voiceId: 'm1',
        },
      ]);
      cleanup();
      await open(house(), proposed);
      await question('Shall Emil’s story begin?');
      expect(screen.getByLabelText('Sleep timer')).toHaveDisplayValue('15 minutes');
    });

    it('can be changed in every part, and bears a reload', async () => {
      const { user, where } = await open(house(), proposed);
      await question('Shall Emil’s story begin?');
      await user.click(screen.getByRole('link', { name: /Change.*Place/ }));
      await question('Where does it happen?');
      expect(where()).toBe('/stories/create?step=setting&tonight=1');
      await choose(user, 'Sleepy Harbour');
      cleanup();
      await open(house(), where());
      await question('Where does it happen?');
      expect(screen.getByRole('radio', { name: 'Sleepy Harbour' })).toBeChecked();
    });

    it('leaves what was begun otherwise as it is', async () => {
      const before = await open(house(), `/stories/create?hero=${mia.uuid}`);
      await choose(before.user, 'Adventure');
      cleanup();
      await open(house(), proposed);
      await question('Shall Emil’s story begin?');
      cleanup();
      await open(house());
      expect(await screen.findByRole('dialog', { name: 'Go on with Mia?' })).toBeVisible();
    });

    it('asks what an address leaves out or no list has', async () => {
      await open(house(), `/stories/create?tonight=1&hero=${emil.uuid}&storyType=horror&setting=atHome`);
      await question('What kind of story shall it be?');
      cleanup();
      await open(house(), '/stories/create?tonight=1&hero=nobody&storyType=bedtime');
      await question('Who is the story about?');
    });
  });

  it('chooses the rest for whoever is tired of questions, around what was chosen', async () => {
    const api = house({ 'POST /api/stories/': () => json({}, 201) });
    const { user } = await open(api, `/stories/create?hero=${emil.uuid}`);
    await question('What kind of story shall it be?');
    await choose(user, 'Adventure');
    await user.click(screen.getByRole('button', { name: 'Choose the rest for me' }));
    await question('Shall Emil’s story begin?');
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    await waitFor(() => expect(api.sent('POST /api/stories/')).toHaveLength(1));
    const [order] = api.sent('POST /api/stories/') as [StoryOrder];
    expect(order).toMatchObject({ characterUuid: emil.uuid, storyType: 'adventure' });
    expect(fittingPlaces('adventure', emil.age)).toContain(order.setting);
    expect(lessons).toContain(order.lesson);
  });

  it('walks through four questions to a story', async () => {
    const api = house({ 'POST /api/stories/': () => json({}, 201) });
    const { user, where } = await open(api);
    await question('Who is the story about?');
    expect(document.title).toBe('Hero, step 1 of 5 · New story · Storylark');
    expect(screen.queryByRole('radio', { name: 'Oma Rosa' })).toBeNull();
    await walk(user);
    await waitFor(() => expect(document.title).toBe('Review, step 5 of 5 · New story · Storylark'));
    const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(answers.filter((text) => !text?.startsWith('Change'))).toEqual([
      'EmilOma Rosa comes along with Emil.',
      'Bedtime',
      'Candlelight Library',
      'Patience',
    ]);
    expect(screen.getByRole('radio', { name: 'Normal, 4 to 7 min' })).toBeChecked();
    expect(screen.getByText('This is 4 of your 18 stories.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Long, 7 to 10 min' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the story' }), 'German');
    await user.click(screen.getByRole('radio', { name: 'A man' }));
    await user.dblClick(screen.getByRole('button', { name: 'Create the story' }));
    await waitFor(() => expect(where()).toMatch(/^\/stories\/[0-9a-f-]{36}$/));
    expect(api.sent('POST /api/stories/')).toEqual([
      {
        uuid: where().slice('/stories/'.length),
        characterUuid: emil.uuid,
        storyType: 'bedtime',
        setting: 'candlelightLibrary',
        lesson: 'patience',
        language: 'german',
        length: 'long',
        narratorVoice: 'male',
        voiceId: 'm1',
      },
    ]);
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('is out of the history once the story is ordered, however one went through it', async () => {
    const { user, where, back } = await open(house({ 'POST /api/stories/': () => json({}, 201) }));
    await walk(user);
    await user.click(screen.getByRole('link', { name: 'Change Kind of story' }));
    await question('What kind of story shall it be?');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await question('Who is the story about?');
    for (const heading of [
      'What kind of story shall it be?',
      'Where does it happen?',
      'What is it about?',
      'Shall Emil’s story begin?',
    ]) {
      await next(user);
      await question(heading);
    }
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    await waitFor(() => expect(where()).toMatch(/^\/stories\/[0-9a-f-]{36}$/));
    back();
    expect(where()).toBe('/dashboard');
    back();
    expect(where()).toBe('/dashboard');
  });

  it('has every voice in its place while their samples are on their way', async () => {
    const api = house({ 'GET /api/voices': () => new Promise(() => {}) });
    api.on('POST /api/stories/', () => json({}, 201));
    const { user } = await open(api, undefined, {
      ...standard,
      subscription: { ...standard.subscription, plan: 'basic', held: 'basic' },
    });
    await walk(user);
    const group = within(screen.getByRole('radiogroup', { name: 'Voice' }));
    expect(group.getByRole('radio', { name: 'Lamplight, clear and calm' })).toBeChecked();
    expect(
      group.getByRole('radio', { name: 'Hearth, deep and unhurried (not in your plan)' }),
    ).toBeDisabled();
    expect(group.queryByRole('button')).toBeNull();
    await user.click(group.getByRole('radio', { name: 'Skylark, light and lively' }));
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    await waitFor(() => expect(api.sent('POST /api/stories/')).toMatchObject([{ voiceId: 'f2' }]));
  });

  it('shows the book that is about to be made, with the hero in its place', async () => {
    const { user } = await open(house());
    await walk(user);
    const plate = await screen.findByText('Candlelight Library', { selector: 'small' });
    const picture = plate.parentElement!.parentElement!.querySelector('img')!;
    await waitFor(() => expect(decodeURIComponent(picture.src)).toContain('data-cast="hero"'));
  });

  it('lets a voice be heard, one at a time, and chosen where the plan has it', async () => {
    const heard: string[] = [];
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      heard.push(`play ${this.getAttribute('src')}`);
      fireEvent.play(this);
      return Promise.resolve();
    });
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      heard.push(`pause ${this.getAttribute('src')}`);
      fireEvent.pause(this);
    });
    const api = house({ 'POST /api/stories/': () => json({}, 201) });
    const { user } = await open(api);
    await walk(user);
    expect(await screen.findByRole('radio', { name: 'Lamplight, clear and calm' })).toBeChecked();
    expect(
      screen.getByRole('radio', { name: 'Hearth, deep and unhurried (not in your plan)' }),
    ).toBeDisabled();
    heard.length = 0;
    await user.click(screen.getByRole('button', { name: 'Hear the voice Hearth, deep and unhurried' }));
    await user.click(screen.getByRole('button', { name: 'Hear the voice Skylark, light and lively' }));
    expect(heard).toEqual(['play /media/f3.mp3', 'play /media/f2.mp3', 'pause /media/f3.mp3']);
    expect(screen.getAllByRole('button', { name: /^Stop/ }).map(({ textContent }) => textContent)).toEqual([
      'Stop Skylark, light and lively',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Skylark, light and lively' }));
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    await waitFor(() => expect(api.sent('POST /api/stories/')).toMatchObject([{ voiceId: 'f2' }]));
    play.mockRestore();
    pause.mockRestore();
  });

  it.each([
    ['', 'Please select a character'],
    ['storyType', 'Please select a story type'],
    ['setting', 'Please select a setting'],
    ['lesson', 'Please select a lesson'],
  ])('says at %p what is missing', async (step, words) => {
    const values = { characterUuid: mia.uuid, storyType: 'fantasy', setting: 'cloudKingdom', lesson: 'humor', length: '', language: 'english', narratorVoice: 'female', voiceId: '' }; // prettier-ignore
    const left = { ...values, [step || 'characterUuid']: '' };
    window.localStorage.setItem(
      `draft:${standard.uuid}:story`,
      JSON.stringify({ uuid: mia.uuid, heroName: 'Mia', values: left }),
    );
    const { user } = await open(
      house(),
      step === '' ? '/stories/create?step=review' : `/stories/create?step=${step}`,
    );
    await screen.findByRole('radiogroup');
    await next(user);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radiogroup')).toHaveFocus());
  });

  it('keeps every answer: after a reload at the same step, and after coming back by a question', async () => {
    const first = await open(house());
    await choose(first.user, 'Emil');
    await next(first.user);
    await choose(first.user, 'Fantasy');
    cleanup();
    await open(house(), '/stories/create?step=storyType');
    expect(await screen.findByRole('radio', { name: 'Fantasy' })).toBeChecked();
    cleanup();
    const { user } = await open(house());
    expect(await screen.findByRole('dialog', { name: 'Go on with Emil?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('radio', { name: 'Fantasy' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: 'Emil' })).toBeChecked();
  });

  it('has the hero chosen who was named on the way here, and keeps that through a reload', async () => {
    const { where } = await open(house(), `/stories/create?hero=${emil.uuid}`);
    await question('What kind of story shall it be?');
    expect(where()).toBe('/stories/create?step=storyType');
    cleanup();
    const { user } = await open(house(), '/stories/create?step=storyType');
    await question('What kind of story shall it be?');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: 'Emil' })).toBeChecked();
  });

  it('does not ask for the hero where there is only one', async () => {
    const { user, where } = await open(house({ 'GET /api/characters/': () => family(mia, gran) }));
    await question('What kind of story shall it be?');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: 'Mia' })).toBeChecked();
    expect(where()).toBe('/stories/create?step=character');
  });

  it('starts anew when wished', async () => {
    const first = await open(house());
    await choose(first.user, 'Emil');
    cleanup();
    const { user } = await open(house());
    await user.click(await screen.findByRole('button', { name: 'Start anew' }));
    expect(await screen.findByRole('radio', { name: 'Emil' })).not.toBeChecked();
    expect(window.localStorage.getItem(`draft:${standard.uuid}:story`)).toBeNull();
  });

  it('leads no further than the first open question, and earlier posts lead back', async () => {
    const { user, where } = await open(house(), '/stories/create?step=lesson');
    await question('Who is the story about?');
    await waitFor(() => expect(where()).toBe('/stories/create?step=character'));
    await choose(user, 'Mia');
    await next(user);
    await question('What kind of story shall it be?');
    await user.click(screen.getByRole('link', { name: 'Hero' }));
    await question('Who is the story about?');
  });

  it('shows the fifth kind to whoever asks for more', async () => {
    const { user } = await open(house());
    await choose(user, 'Mia');
    await next(user);
    await question('What kind of story shall it be?');
    expect(screen.queryByRole('radio', { name: 'Learning' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('radio', { name: 'Learning' })).toHaveFocus();
    await choose(user, 'Learning');
    expect(screen.getByRole('radio', { name: 'Learning' })).toBeChecked();
  });

  it('finds places by other words and says what suits', async () => {
    const { user } = await open(house());
    await choose(user, 'Mia');
    await next(user);
    await choose(user, 'Bedtime');
    await next(user);
    await question('Where does it happen?');
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Night and dreams');
    expect(screen.getByText('Suits a bedtime story')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search places' }), 'books');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    await user.type(screen.getByRole('searchbox'), ' xyz');
    expect(await screen.findByText('Nothing called “books xyz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(50));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.click(
      within(screen.getByRole('group', { name: 'Groups of places' })).getByRole('button', {
        name: 'Among animals',
      }),
    );
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await user.type(screen.getByRole('searchbox'), 'books');
    await screen.findByRole('radio', { name: 'Candlelight Library' });
  });

  it('finds lessons by other words, by group, and shows each in a picture', async () => {
    await open(house(), `/stories/create?hero=${emil.uuid}`);
    cleanup();
    const { user } = await open(house(), '/stories/create?step=storyType');
    await choose(user, 'Bedtime');
    await next(user);
    await choose(user, 'Dream Train');
    await next(user);
    await question('What is it about?');
    await user.type(screen.getByRole('searchbox', { name: 'Search lessons' }), 'dentist');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    const teeth = screen.getByRole('radio');
    expect(teeth).toHaveAccessibleName('Brushing teeth');
    await waitFor(() =>
      expect(teeth.closest('label')!.querySelector('img')).toHaveAttribute(
        'src',
        expect.stringContaining('path'),
      ),
    );
    await user.type(screen.getByRole('searchbox'), ' xyz');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(32));
    await user.click(screen.getByRole('button', { name: 'Everyday habits' }));
    expect(screen.getAllByRole('radio')).toHaveLength(6);
  });

  it('brings into sight what is said of a question too high for the window', async () => {
    const { user } = await open(house());
    await question('Who is the story about?');
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await next(user);
    const group = screen.getByRole('radiogroup');
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAccessibleDescription('Please select a character');
    expect(shown.mock.contexts).toEqual([group]);
    shown.mockRestore();
  });

  it('tells small children shorter stories', async () => {
    const { user } = await open(house());
    await choose(user, 'Mia');
    for (const answer of ['Bedtime', 'Dream Train', 'Patience']) {
      await next(user);
      await choose(user, answer);
    }
    await next(user);
    expect(await screen.findByRole('radio', { name: 'Short, 2 to 4 min' })).toBeChecked();
  });

  it('keeps everything when the order fails, and sends the same story again', async () => {
    const api = house({ 'POST /api/stories/': () => broken() });
    const { user, where } = await open(api);
    await walk(user);
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    const foot = within(screen.getByRole('contentinfo'));
    expect(await foot.findByRole('alert')).toHaveTextContent(
      'Failed to create story. Please try again.Server error occurred. Please try again later',
    );
    expect(where()).toBe('/stories/create?step=review');
    api.on('POST /api/stories/', () => json({}, 201));
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    await waitFor(() => expect(where()).toMatch(/^\/stories\/[0-9a-f-]{36}$/));
    const [first, second] = api.sent('POST /api/stories/');
    expect(second).toEqual(first);
    const keys = api.calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('takes another id when the one it had is used up', async () => {
    const api = house({ 'POST /api/stories/': () => refusal('orderAgain') });
    const { user } = await open(api);
    await walk(user);
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please ask for it again; nothing was used up.',
    );
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    await waitFor(() => expect(api.sent('POST /api/stories/')).toHaveLength(2));
    const [first, second] = api.sent('POST /api/stories/') as { uuid: string }[];
    expect(second!.uuid).not.toBe(first!.uuid);
  });

  it('tells limit and plan when another screen took the last story', async () => {
    const api = house({
      'POST /api/stories/': () => refusal('storyLimitReached', { limit: 18, plan: 'standard' }),
    });
    const { user } = await open(api);
    await walk(user);
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    const dialog = await screen.findByRole('dialog', { name: 'Story Limit Reached' });
    expect(dialog).toHaveTextContent(
      'You’ve reached your limit of 18 stories with your current plan.Your plan: Standard',
    );
  });

  it('tells the limit before the first question', async () => {
    const full = aUser({
      subscription: { ...aUser().subscription, storiesUsed: 1, windowEndsAt: '2026-12-04T18:00:00.000Z' },
    });
    const { user, where } = await open(house(), '/stories/create', full);
    expect(await screen.findByRole('dialog', { name: 'Story Limit Reached' })).toHaveTextContent(
      'New stories on 4 December.',
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(where()).toBe('/stories'));
  });

  it.each([
    ['largest plan', { plan: 'premium', held: 'premium' }],
    ['largest plan until a smaller one begins', { plan: 'basic', held: 'premium' }],
    ['plan that the operator gives', { plan: 'standard', held: 'standard', by: 'operator' }],
  ] as const)('promises no larger plan on the %s', async (_name, changes) => {
    const full = { ...aUser().subscription, storiesUsed: 60, storyLimit: 60, ...changes };
    await open(house(), '/stories/create', aUser({ subscription: full }));
    const dialog = await screen.findByRole('dialog', { name: 'Story Limit Reached' });
    expect(dialog).toHaveTextContent(/Your plan: (Premium|Standard)New stories on/);
    expect(dialog).not.toHaveTextContent('larger plan');
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Stay here' })).toBeVisible();
  });

  it('offers to draw a hero where there is no main character', async () => {
    await open(house({ 'GET /api/characters/': () => family(gran) }));
    await question('Who shall be the hero?');
    expect(screen.getByRole('link', { name: 'Draw the first hero' })).toHaveAttribute(
      'href',
      '/characters/create',
    );
  });

  it('says when the characters did not come, and tries again', async () => {
    const api = house({ 'GET /api/characters/': () => broken() });
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch characters');
    expect(screen.getByRole('heading', { level: 1, name: 'New story' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To my stories' })).toHaveAttribute('href', '/stories');
    api.on('GET /api/characters/', () => family(mia));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mia')).toBeVisible();
  });

  it('says that answers are kept where there is no connection, until it is back', async () => {
    await open(house());
    await question('Who is the story about?');
    connect(false);
    expect(
      await screen.findByText(/^No connection just now\. Your answers stay on this device/),
    ).toBeVisible();
    connect(true);
    await waitFor(() => expect(screen.queryByText(/^No connection just now/)).toBeNull());
  });

  it('comes by itself once the connection is back, where the family could not be shown', async () => {
    const api = house({ 'GET /api/characters/': () => Promise.reject(new TypeError('Failed to fetch')) });
    connect(false);
    const { app } = await open(api);
    expect(await screen.findByText(/^A story begins with one of your characters/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    api.on('GET /api/characters/', () => family(mia, emil, gran));
    connect(true);
    act(() => void app.store.dispatch(liveOpened()));
    await question('Who is the story about?');
  });

  it('goes on by itself when the house is there again', async () => {
    const api = house({ 'GET /api/characters/': () => broken() });
    const { app } = await open(api);
    await screen.findByRole('alert');
    api.on('GET /api/characters/', () => family(mia));
    act(() => void app.store.dispatch(liveOpened()));
    expect(await screen.findByText('Mia')).toBeVisible();
  });

  it('says when the plan has lost the voice, and shows which it has now', async () => {
    const api = house({ 'POST /api/stories/': () => refusal('voiceNotInPlan') });
    const { user } = await open(api);
    await walk(user);
    await user.click(await screen.findByRole('radio', { name: 'Skylark, light and lively' }));
    api.on('GET /api/voices', () => json(voices.map((one) => ({ ...one, inPlan: one.id !== 'f2' }))));
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    expect(await screen.findByText(/Your plan does not have this voice/)).toBeVisible();
    expect(
      await screen.findByRole('radio', { name: 'Skylark, light and lively (not in your plan)' }),
    ).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Lamplight, clear and calm' }));
    await user.click(screen.getByRole('button', { name: 'Create the story' }));
    await waitFor(() =>
      expect(api.sent('POST /api/stories/')).toMatchObject([{ voiceId: 'f2' }, { voiceId: 'f1' }]),
    );
  });

  it('says that the hero was deleted meanwhile, and keeps the other answers', async () => {
    const api = house();
    const { app, user } = await open(api);
    await walk(user);
    api.on('GET /api/characters/', () => family(mia));
    let told = 0;
    const seen = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (/Emil is no longer/.test(node.textContent ?? '')) told += 1;
    });
    seen.observe(document.body, { childList: true, subtree: true });
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'character', data: { uuid: emil.uuid, change: 'deleted', state: null } }),
        ),
    );
    await question('Who is the story about?');
    expect(await screen.findByText(/Emil is no longer among your characters/)).toBeVisible();
    await waitFor(() =>
      expect(window.localStorage.getItem(`draft:${standard.uuid}:story`)).toContain('"characterUuid":""'),
    );
    seen.disconnect();
    expect(told).toBe(1); // whoever listens hears it once
    for (const answer of ['Mia', 'Bedtime', 'Candlelight Library', 'Patience']) {
      if (answer === 'Mia') await choose(user, answer);
      else expect(await screen.findByRole('radio', { name: answer })).toBeChecked();
      await next(user);
    }
    await question('Shall Mia’s story begin?');
  });

  it('moves among the answers by the arrow keys, as radios of one name do', async () => {
    const { user } = await open(house());
    await choose(user, 'Mia');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Emil' })).toBeChecked();
    expect(screen.getByText('Oma Rosa comes along with Emil.')).toBeVisible();
  });
});
