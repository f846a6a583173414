import { describe, expect, it, jest } from '@jest/globals';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { writeDraft } from '../../lib/storage.ts';
import { aUser, broken, type FakeApi, fakeApi, invalid, json, refusal } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const mia = {
  uuid: '0b0f6c3e-1111-4c4e-8a55-000000000001',
  name: 'Mia',
  age: 6,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'messy',
  skinColor: 'light',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  personalityTrait: 'brave',
  physicalAttribute: 'glasses',
  familyLinks: [],
  state: 'finished',
  portraitUrl: null,
  createdAt: '2026-11-01T18:00:00.000Z',
  updatedAt: '2026-11-01T18:00:00.000Z',
  favouriteToy: 'a wooden whale',
} as const satisfies CharacterView;
const ida = { ...mia, uuid: '0b0f6c3e-1111-4c4e-8a55-000000000002', name: 'Ida' };
const list =
  (...items: CharacterView[]) =>
  () =>
    json({ items, total: items.length });
const basic = aUser({ subscription: { ...aUser().subscription, plan: 'basic', characterLimit: 2 } });
const standard = aUser({
  subscription: { ...aUser().subscription, plan: 'standard', characterLimit: 5, relationships: true },
});
const start = (api: FakeApi, user = basic, path = '/characters/create') => renderApp({ api, path, user });
const noOne = () => fakeApi({ 'GET /api/characters/': list() });

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));
const picture = () => screen.getByRole('img', { name: 'How Emil looks now' }).getAttribute('src');

async function fillBasics(user: UserEvent, name = 'Emil') {
  await user.type(await screen.findByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Age in years'), '7');
  await user.click(screen.getByRole('radio', { name: 'Boy' }));
  await next(user);
}
/** From the first screen to the last. */
async function answerAll(user: UserEvent, name?: string) {
  await fillBasics(user, name);
  await screen.findByRole('radiogroup', { name: 'Skin colour' });
  await next(user);
  await user.click(await screen.findByRole('radio', { name: 'Red' }));
  await next(user);
  await user.click(await screen.findByRole('radio', { name: 'Green' }));
  await next(user);
  await user.click(await screen.findByRole('radio', { name: 'Glasses' }));
  await next(user);
  await user.click(await screen.findByRole('radio', { name: 'Curious' }));
  await next(user);
  await screen.findByRole('heading', { level: 1, name: /Who belongs to/ });
  await next(user);
  await screen.findByRole('heading', { level: 1, name: /Is this/ });
}

/** At the last screen with everything answered before. */
async function startAtReview(api: FakeApi, parent = basic) {
  const {
    uuid,
    state: _state,
    portraitUrl: _url,
    createdAt: _c,
    updatedAt: _u,
    favouriteToy: _toy,
    ...values
  } = { ...ida, name: 'Emil' };
  writeDraft(basic.uuid, 'character', { uuid, values });
  const app = await start(api, parent, '/characters/create?step=review');
  await screen.findByRole('heading', { level: 1, name: 'Is this Emil?' });
  return app;
}

describe('the character wizard', () => {
  it('makes a character of the answers and forgets the draft', async () => {
    const api = noOne();
    api.on('POST /api/characters/', () => json(mia, 201));
    const { user, where, back } = await start(api);
    await answerAll(user);
    expect(screen.getByText('This is 1 of your 2 characters.')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Draw Emil' }));
    await waitFor(() => expect(where()).not.toContain('/characters/create'));
    back(); // to none of the wizard's screens
    expect(where()).not.toContain('/characters/create');
    expect(api.sent('POST /api/characters/')).toEqual([
      {
        uuid: expect.any(String),
        name: 'Emil',
        age: 7,
        gender: 'boy',
        hairColor: 'red',
        eyeColor: 'green',
        hairStyle: expect.any(String),
        skinColor: expect.any(String),
        characterType: 'human',
        characterRole: 'main',
        storyRole: 'hero',
        personalityTrait: 'curious',
        physicalAttribute: 'glasses',
      },
    ]);
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('says what is wrong beside its field and does not go on', async () => {
    const { user, where } = await start(noOne());
    await user.type(await screen.findByLabelText('Name'), 'R2D2');
    await user.type(screen.getByLabelText('Age in years'), '2');
    await next(user);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name cannot contain numbers.');
    expect(screen.getByLabelText('Age in years')).toHaveAccessibleDescription(
      /Characters are at least 3 years old\./,
    );
    expect(screen.getByRole('radiogroup', { name: 'Boy or girl' })).toHaveAccessibleDescription(
      'This is needed.',
    );
    expect(where()).toBe('/characters/create?step=basics');
  });

  it('takes an age by presses, too, and shows each kind as it would look', async () => {
    const { user } = await start(noOne());
    const age = await screen.findByLabelText('Age in years');
    await user.click(screen.getByRole('button', { name: 'A year older' }));
    expect(age).toHaveValue(6);
    await user.click(screen.getByRole('button', { name: 'A year older' }));
    expect(age).toHaveValue(7);
    for (let presses = 0; presses < 6; presses += 1)
      await user.click(screen.getByRole('button', { name: 'A year younger' }));
    expect(age).toHaveValue(3); // no character is younger
    expect(age).toHaveAccessibleDescription(/^Main characters are 3 to 17/);
    const shown = (name: string) =>
      screen.getByRole('radio', { name }).closest('label')!.querySelector('img')!.getAttribute('src');
    await waitFor(() => expect(shown('Robot')).not.toBe(shown('Human')));
    expect(screen.getByRole('radio', { name: 'Human' })).toBeChecked();
    const before = shown('Robot');
    await user.click(screen.getByRole('button', { name: 'A year older' }));
    await waitFor(() => expect(shown('Robot')).not.toBe(before));
  });

  it('puts whoever is 18 at the side and says why', async () => {
    const { user } = await start(noOne());
    await user.type(await screen.findByLabelText('Age in years'), '18');
    expect(await screen.findByText('Characters aged 18 or older can only be side characters.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Main or side character')).toHaveValue('side'));
  });

  it('makes a hero again of whom a slip of the finger had grown up', async () => {
    const { user } = await start(noOne());
    const age = await screen.findByLabelText('Age in years');
    await user.type(age, '66');
    await waitFor(() => expect(screen.getByLabelText('Part in the story')).toHaveValue('family_member'));
    await user.type(age, '{Backspace}');
    await waitFor(() => expect(screen.getByLabelText('Main or side character')).toHaveValue('main'));
    expect(screen.getByLabelText('Part in the story')).toHaveValue('hero');
  });

  it('begins each question at its top', async () => {
    const { user } = await start(noOne());
    await screen.findByLabelText('Name');
    const scrolled = jest.spyOn(window, 'scrollTo');
    await fillBasics(user);
    await screen.findByRole('radiogroup', { name: 'Skin colour' });
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    scrolled.mockClear();
    await next(user);
    await screen.findByRole('radiogroup', { name: 'Hair colour' });
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    scrolled.mockRestore();
  });

  it('tells of each part of the looks as it tells of a step: by the focus and by the title', async () => {
    const { user } = await start(noOne());
    await fillBasics(user);
    await screen.findByRole('radiogroup', { name: 'Skin colour' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toMatch(/^Skin · Appearance, step 2 of 5 · /);
    await next(user);
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Hair colour' })).toHaveFocus());
    expect(document.title).toMatch(/^Hair · Appearance, step 2 of 5 · /);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Skin colour' })).toHaveFocus());
    while (!document.activeElement?.matches('[role=tab], body')) await user.tab({ shift: true });
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('radiogroup', { name: 'Hair colour' });
    expect(screen.getByRole('tab', { name: 'Hair' })).toHaveFocus();
  });

  it('begins with a whole look, draws another by one press, and leads past its questions with it', async () => {
    const { user, where } = await start(noOne());
    await fillBasics(user);
    await screen.findByRole('radiogroup', { name: 'Skin colour' });
    const before = picture();
    expect(screen.getByRole('link', { name: 'Keep these looks and go on' })).toBeVisible();
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Surprise me' }));
      expect(picture()).not.toBe(before);
    });
    await user.click(await screen.findByRole('link', { name: 'Keep these looks and go on' }));
    await screen.findByRole('heading', { level: 1, name: 'What is Emil like?' });
    expect(where()).toBe('/characters/create?step=personality');
  });

  it('counts the one character of the free plan in words', async () => {
    const free = aUser({ subscription: { ...aUser().subscription, plan: 'free', characterLimit: 1 } });
    const {
      uuid,
      state: _state,
      portraitUrl: _url,
      createdAt: _c,
      updatedAt: _u,
      favouriteToy: _toy,
      ...values
    } = { ...ida, name: 'Emil' };
    writeDraft(free.uuid, 'character', { uuid, values });
    await start(noOne(), free, '/characters/create?step=review');
    expect(await screen.findByText('This is the one character of your plan.')).toBeVisible();
  });

  it('draws the picture anew with each choice', async () => {
    const { user } = await start(noOne());
    await fillBasics(user);
    await screen.findByRole('radiogroup', { name: 'Skin colour' });
    const before = picture();
    await user.click(screen.getByRole('radio', { name: 'Very dark brown' }));
    await waitFor(() => expect(picture()).not.toBe(before));
  });

  it('leaves no question out: beyond the first unanswered one there is no way', async () => {
    const { user, where } = await start(noOne());
    await fillBasics(user);
    await user.click(await screen.findByRole('tab', { name: 'Special' }));
    await screen.findByRole('radiogroup', { name: 'What is special' });
    await next(user);
    await screen.findByRole('radiogroup', { name: 'Most of all' });
    await next(user);
    await waitFor(() =>
      expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('This is needed.'),
    );
    expect(where()).toBe('/characters/create?step=personality');
  });

  it('keeps every answer through a reload, and asks when it is entered anew', async () => {
    const first = await start(noOne());
    await fillBasics(first.user);
    await screen.findByRole('radiogroup', { name: 'Skin colour' });
    document.body.replaceChildren();
    const again = await start(noOne());
    await again.user.click(
      within(await screen.findByRole('dialog', { name: 'Go on with Emil?' })).getByRole('button', {
        name: 'Go on',
      }),
    );
    await screen.findByRole('radiogroup', { name: 'Skin colour' });
    await again.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Emil');
  });

  it('tells of the limit before the first step', async () => {
    await start(fakeApi({ 'GET /api/characters/': list(mia, ida) }));
    expect(await screen.findByRole('dialog', { name: 'Character Limit Reached' })).toHaveTextContent(
      'Your plan is Basic.',
    );
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('says premium where relationships are not in the plan, and can be passed', async () => {
    const { user } = await start(
      fakeApi({ 'GET /api/characters/': list(mia) }),
      basic,
      `/characters/${mia.uuid}/edit?step=relationships`,
    );
    expect(
      await screen.findByText('Relationships are part of the Standard and Premium plans.'),
    ).toBeVisible();
    await next(user);
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
  });

  it.each([
    ['not asked on Free', 'free', [], false],
    ['shown on Free where they were told before', 'free', [ida.uuid], true],
    ['told of on Basic', 'basic', [], true],
  ] as const)('has relationships %s', async (_name, plan, related, isAsked) => {
    const familyLinks = related.map((characterUuid) => ({
      characterUuid,
      relationshipType: 'sibling' as const,
      name: 'Ida',
    }));
    const one = { ...mia, familyLinks };
    const { user, where } = await start(
      fakeApi({ 'GET /api/characters/': list(one, ida) }),
      aUser({ subscription: { ...aUser().subscription, plan, characterLimit: 5 } }),
      `/characters/${mia.uuid}/edit?step=personality`,
    );
    await screen.findByRole('heading', { level: 1, name: 'What is Mia like?' });
    expect(screen.getByText(isAsked ? '3 of 5' : '3 of 4')).toBeVisible();
    await next(user);
    await waitFor(() => expect(where()).toContain(isAsked ? 'step=relationships' : 'step=review'));
  });

  it('leads back to a name the house refused', async () => {
    const api = noOne();
    api.on('POST /api/characters/', () => invalid({ name: 'nameProfane' }));
    const { user } = await startAtReview(api);
    await user.click(screen.getByRole('button', { name: 'Draw Emil' }));
    const name = await screen.findByLabelText('Name');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to create character');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please choose another name.'));
    await waitFor(() => expect(name).toHaveFocus());
  });

  it.each([
    ['whoever has nobody yet', [], 0, /^\/stories\/create\?step=storyType$/],
    ['whoever has a hero', [mia], 0, /^\/characters$/],
    ['whoever has no story left', [], 1, /^\/characters$/],
  ])('leads %s on from a drawn hero', async (_who, before, storiesUsed, place) => {
    const api = fakeApi({ 'GET /api/characters/': list(...before) });
    api.on('POST /api/characters/', ({ body }) => {
      const drawn = { ...mia, ...(body as object) };
      api.on('GET /api/characters/', list(...before, drawn));
      return json(drawn, 201);
    });
    const parent = { ...basic, subscription: { ...basic.subscription, storiesUsed } };
    const { user, where } = await startAtReview(api, parent);
    await user.click(screen.getByRole('button', { name: 'Draw Emil' }));
    await waitFor(() => expect(where()).toMatch(place));
  });

  it('begins the story of the first hero with its first question', async () => {
    const api = noOne();
    api.on('POST /api/characters/', ({ body }) => {
      const drawn = { ...mia, ...(body as object) };
      api.on('GET /api/characters/', list(drawn));
      return json(drawn, 201);
    });
    const { user } = await startAtReview(api);
    await user.click(screen.getByRole('button', { name: 'Draw Emil' }));
    await screen.findByRole('heading', { level: 1, name: 'What kind of story shall it be?' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('radio', { name: 'Emil' })).toBeChecked();
  });

  it('tries again under the same id and key', async () => {
    const api = noOne();
    api.on('POST /api/characters/', () => broken());
    const { user, where } = await startAtReview(api);
    await user.click(screen.getByRole('button', { name: 'Draw Emil' }));
    const foot = within(screen.getByRole('contentinfo'));
    expect(await foot.findByRole('alert')).toHaveTextContent('Failed to create character');
    api.on('POST /api/characters/', () => json(mia, 201));
    await user.click(screen.getByRole('button', { name: 'Draw Emil' }));
    await waitFor(() => expect(where()).not.toContain('/characters/create'));
    const posts = api.calls.filter(({ method }) => method === 'POST');
    expect(posts[1]?.body).toEqual(posts[0]?.body);
    expect(posts[1]?.headers.get('Idempotency-Key')).toBe(posts[0]?.headers.get('Idempotency-Key'));
  });

  it('shows the limit dialog when the last place went meanwhile', async () => {
    const api = noOne();
    api.on('POST /api/characters/', () => refusal('characterLimitReached', { limit: 2 }));
    const { user } = await startAtReview(api);
    await user.click(screen.getByRole('button', { name: 'Draw Emil' }));
    expect(await screen.findByRole('dialog', { name: 'Character Limit Reached' })).toBeVisible();
  });
});

describe('editing', () => {
  const open = (api: FakeApi, step: string) =>
    start(api, standard, `/characters/${mia.uuid}/edit?step=${step}`);

  it('sends what was changed, and fields it does not know as they came', async () => {
    const api = fakeApi({ 'GET /api/characters/': list(mia), 'PUT /api/characters/:uuid': () => json(mia) });
    const { user, where } = await open(api, 'personality');
    await user.click(await screen.findByRole('radio', { name: 'Kind' }));
    await next(user);
    await screen.findByRole('heading', { level: 1, name: 'Who belongs to Mia?' });
    await next(user);
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(where()).toBe('/characters'));
    expect(api.sent('PUT /api/characters/:uuid')).toEqual([{ ...mia, personalityTrait: 'kind' }]);
  });

  it('relates two characters, says both directions, and names what failed', async () => {
    const api = fakeApi({
      'GET /api/characters/': list(mia, ida),
      'PUT /api/characters/:uuid': () => broken(),
    });
    const { user } = await open(api, 'relationships');
    await user.selectOptions(await screen.findByLabelText('What Ida is to Mia'), 'Parent');
    expect(await screen.findByText('And the other way round: Daughter')).toBeVisible();
    await next(user);
    expect(await screen.findByText(/is a parent of/)).toHaveTextContent('Ida is a parent of Mia');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update relationships');
    expect(api.sent('PUT /api/characters/:uuid')).toMatchObject([
      { familyLinks: [{ characterUuid: ida.uuid, relationshipType: 'parent' }] },
    ]);
  });

  it('names a change that failed', async () => {
    const api = fakeApi({
      'GET /api/characters/': list(mia),
      'PUT /api/characters/:uuid': () => refusal('characterNotFound'),
    });
    const { user } = await open(api, 'personality');
    await user.click(await screen.findByRole('radio', { name: 'Kind' }));
    await next(user);
    await screen.findByRole('heading', { level: 1, name: 'Who belongs to Mia?' });
    await next(user);
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update characterCharacter not found',
    );
  });

  it('says when the character is not there', async () => {
    await start(fakeApi({ 'GET /api/characters/': list() }), standard, `/characters/${mia.uuid}/edit`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Character not found' })).toBeVisible();
  });
});

describe('an alias for a voice outside', () => {
  const voice = { host: 'h', model: 'm', inTheHouse: false, retentionDays: null };
  const firefly = { ...mia, alias: 'Firefly' };
  const helped = (speech: object | null, one: CharacterView = firefly) =>
    fakeApi({
      'GET /api/characters/': list(one),
      'GET /api/config': () => json({ helpers: { text: null, speech, images: null } }),
      'PUT /api/characters/:uuid': () => json(one),
    });
  const path = `/characters/${mia.uuid}/edit`;
  const field = () => screen.findByRole('textbox', { name: /^Alias for the AI voice/ });

  it('is asked for where there is such a voice, may be left out, and may not be the name', async () => {
    const { user } = await start(helped(voice), basic, path);
    expect(await field()).toHaveValue('Firefly');
    await user.clear(await field());
    await user.type(await field(), 'mia');
    await next(user);
    expect(await screen.findByText(/^This is the name of a character\./)).toBeVisible();
    await user.clear(await field());
    await next(user);
    expect(await screen.findByRole('radiogroup', { name: 'Skin colour' })).toBeVisible();
  });

  it('is read over at the end, and sent with the character', async () => {
    const api = helped(voice);
    const { user } = await start(api, basic, `${path}?step=review`);
    expect(await screen.findByText(/Alias for the AI voice: Firefly/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.sent('PUT /api/characters/:uuid')).toMatchObject([{ alias: 'Firefly' }]));
  });

  it('is no more once its field was emptied, also in what was entered before there was a field', async () => {
    const {
      state: _s,
      portraitUrl: _p,
      createdAt: _c,
      updatedAt: _u,
      favouriteToy: _t,
      uuid,
      ...values
    } = mia;
    writeDraft(basic.uuid, `character:${uuid}`, { uuid, values });
    const api = helped(voice);
    const { user } = await start(api, basic, `${path}?step=review`);
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.sent('PUT /api/characters/:uuid')).toHaveLength(1));
    expect(api.sent('PUT /api/characters/:uuid')[0]).not.toHaveProperty('alias');
  });

  it('is no question where there is no such voice', async () => {
    await start(helped(null, mia), basic, path);
    await screen.findByLabelText('Name');
    expect(screen.queryByRole('textbox', { name: /^Alias/ })).toBeNull();
  });
});
