import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { DashboardView } from '@storylark/contracts/dashboard';
import type { LiveMessage } from '@storylark/contracts/live/liveMessage';
import type { TonightView } from '@storylark/contracts/stories/tonight';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { writeUser } from '../../lib/storage.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { keepStory } from '../../offline/keptStories.ts';
import { aUser, broken, type FakeApi, fakeApi, json } from '../../testing/fakeApi.ts';
import { aStory } from '../../testing/aStory.ts';
import { fakeCaches } from '../../testing/fakeCaches.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const LIBRARY = '7c0f6c3e-1111-4c4e-8a55-000000000001';
const night = new Date();
night.setDate(night.getDate() - 1);
night.setHours(19, 48, 0, 0);

const view = (changes: Partial<DashboardView> = {}): DashboardView => ({
  firstName: 'Katharina',
  totalStories: 37,
  totalCharacters: 4,
  storiesUsed: 12,
  storyLimit: 30,
  charactersUsed: 4,
  characterLimit: 5,
  quotaUsedPercent: 40,
  periodEndsAt: '2026-12-04T12:00:00.000Z',
  favouriteSetting: 'treasureIsland',
  favouriteLesson: 'patience',
  audioHours: 4.6,
  lastListened: { storyUuid: LIBRARY, title: 'The Library', at: night.toISOString() },
  givenBack: [],
  continueReading: {
    storyUuid: LIBRARY,
    title: 'The Library That Waited for Night',
    positionSeconds: 192,
    durationSeconds: 544,
  },
  ...changes,
});
const unused = view({
  totalStories: 0,
  totalCharacters: 0,
  storiesUsed: 0,
  storyLimit: 1,
  charactersUsed: 0,
  characterLimit: 1,
  quotaUsedPercent: 0,
  favouriteSetting: null,
  favouriteLesson: null,
  audioHours: 0,
  lastListened: null,
  continueReading: null,
});
const story = (changes: Partial<StoryItem> = {}): StoryItem => ({
  uuid: LIBRARY,
  characterUuid: '0b0f6c3e-1111-4c4e-8a55-000000000001',
  heroName: 'Amara',
  title: 'The Library That Waited for Night',
  storyType: 'bedtime',
  setting: 'candlelightLibrary',
  lesson: 'patience',
  language: 'english',
  length: 'normal',
  state: 'finished',
  failureCode: null,
  slotReturned: false,
  slotReturnsIfDeleted: false,
  durationSeconds: 544,
  cover: {
    url: '/media/large.png',
    smallUrl: '/media/small.png',
    tiny: '',
    alt: 'Amara with a lantern',
    beat: 'cover',
  },
  shared: false,
  heard: { positionSeconds: 192, finished: false, at: night.toISOString() },
  createdAt: '2026-11-20T18:00:00.000Z',
  finishedAt: '2026-11-20T18:05:00.000Z',
  ...changes,
});
const nobody: TonightView = { hero: null, turn: null, story: null, again: null };
const emil = { uuid: '0b0f6c3e-1111-4c4e-8a55-000000000002', name: 'Emil' };
const tonight = (changes: Partial<TonightView> = {}): TonightView => ({
  hero: emil,
  turn: { before: 'Mia', times: 2 },
  story: {
    storyType: 'bedtime',
    setting: 'dreamTrain',
    lesson: 'patience',
    length: 'short',
    language: null,
    narratorVoice: 'male',
    voiceId: 'm1',
  },
  again: null,
  ...changes,
});
const cloud = story({
  uuid: '7c0f6c3e-1111-4c4e-8a55-000000000002',
  title: 'Marshmallow Weather',
  heard: null,
});

const house = (figures: DashboardView, ...items: StoryItem[]) =>
  fakeApi({
    'GET /api/tonight': () => json(nobody),
    'GET /api/dashboard': () => json(figures),
    'GET /api/stories/': () => json({ items, total: items.length }),
  });
// a smaller plan is chosen already, and the limits are still those of Standard
const standard = aUser({ subscription: { ...aUser().subscription, plan: 'basic', held: 'standard' } });
const open = (api: FakeApi, locale: 'en' | 'de' | 'fr' = 'en') =>
  renderApp({ api, path: '/dashboard', user: standard, locale });
const asked = (api: FakeApi) => api.calls.filter(({ path }) => path === '/api/dashboard').length;
const heard = (data: Extract<LiveMessage, { event: 'story' }>['data']) => liveHeard({ event: 'story', data });

afterEach(() => void jest.restoreAllMocks());

describe('the dashboard', () => {
  it.each([
    [
      'en',
      /^Good (morning|afternoon|evening), Katharina$/,
      ['12 of 30 stories used', '18 left', '4 of 5 characters', '1 left'],
      'Standard plan: 40% of this month’s stories used. New stories on 4 December.',
      [
        'Treasure Island',
        'Patience',
        'Stories so far37',
        'Characters4',
        'Narration made4.6 hours',
        /Last listenedYesterday, 19:48/,
      ],
    ],
    [
      'de',
      /^Guten (Morgen|Tag|Abend), Katharina$/,
      ['12 von 30 Geschichten verbraucht', 'noch 18', '4 von 5 Figuren', 'noch 1'],
      'Tarif Standard: 40 % der Geschichten dieses Monats verbraucht. Neue Geschichten am 4. Dezember.',
      [
        'Schatzinsel',
        'Geduld',
        'Geschichten bisher37',
        'Figuren4',
        'Erzählzeit4,6 Stunden',
        'Zuletzt gehörtGestern, 19:48',
      ],
    ],
    [
      'fr',
      /^Bon(jour|soir), Katharina$/,
      ['12 sur 30 histoires', 'encore 18', '4 sur 5 personnages', 'encore 1'],
      'Formule Standard : 40 % des histoires du mois utilisées. Nouvelles histoires le 4 décembre.',
      [
        'L’île au trésor',
        'La patience',
        'Histoires jusqu’ici37',
        'Personnages4',
        'Temps de narration4,6 heures',
        'Dernière écouteHier, 19:48',
      ],
    ],
  ] as const)('says every figure in %s', async (locale, welcome, usage, quota, habits) => {
    await open(house(view(), story()), locale);
    expect(await screen.findByRole('heading', { level: 1, name: welcome })).toBeVisible();
    const [month, family] = await Promise.all(
      { en: [/This month/, /come back/], de: [/Monat/, /beliebt/], fr: [/mois/, /retrouver/] }[locale].map(
        (name) => screen.findByRole('region', { name }),
      ),
    );
    const plain = (element: HTMLElement | undefined) => element?.textContent.replace(/[\u00a0\u202f]/g, ' ');
    for (const words of [...usage, quota]) expect(plain(month)).toContain(words);
    for (const words of habits) expect(plain(family)).toMatch(words);
  });

  it('leads back into the story that was begun, to its place', async () => {
    await open(house(view(), cloud, story()));
    const card = await screen.findByRole('region', { name: 'The Library That Waited for Night' });
    expect(card).toHaveTextContent('You stopped yesterday at 3:12 of 9:04');
    expect(within(card).getByRole('link', { name: 'Go on listening' })).toHaveAttribute(
      'href',
      `/stories/${LIBRARY}?goOn=1`,
    );
    expect(within(card).getByRole('link', { name: 'Read' })).toHaveAttribute('href', `/stories/${LIBRARY}`);
    expect(within(card).getByRole('img', { name: 'Amara with a lantern' })).toHaveAttribute(
      'src',
      '/media/large.png',
    );
    const shelf = screen.getByRole('region', { name: 'Newest on the shelf' });
    expect(within(shelf).getByRole('link', { name: /Marshmallow Weather/ })).toHaveAttribute(
      'href',
      `/stories/${cloud.uuid}`,
    );
    expect(within(shelf).queryByText(/The Library/)).toBeNull();
  });

  it('finds the cover of an old story too, and goes on without one', async () => {
    const api = house(view(), cloud);
    api.on('GET /api/stories/:uuid', () => json(story()));
    const { app } = await open(api);
    expect(await screen.findByRole('img', { name: 'Amara with a lantern' })).toBeVisible();
    api.on('GET /api/stories/:uuid', () => broken());
    act(() => void app.store.dispatch(liveHeard({ event: 'reload', data: {} })));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Amara with a lantern' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Go on listening' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers a new story that nobody has heard where none was begun', async () => {
    await open(house(view({ continueReading: null }), cloud));
    const card = await screen.findByRole('region', { name: 'Marshmallow Weather' });
    expect(card).toHaveTextContent('New, and not heard yet');
    expect(within(card).getByRole('link', { name: 'Listen' })).toHaveAttribute(
      'href',
      `/stories/${cloud.uuid}?goOn=1`,
    );
  });

  it('leads whoever has nobody yet to the first hero, and then to the first story', async () => {
    const api = house(unused);
    const { app } = await open(api);
    expect(await screen.findByText('Who shall be the hero?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Draw the first hero' })).toHaveAttribute(
      'href',
      '/characters/create',
    );
    expect(screen.queryByRole('link', { name: 'Make a story' })).toBeNull();
    api.on('GET /api/dashboard', () => json({ ...unused, totalCharacters: 1, charactersUsed: 1 }));
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'character', data: { uuid: 'a', change: 'created', state: 'image_pending' } }),
        ),
    );
    expect(await screen.findByRole('link', { name: 'Make the first story' })).toHaveAttribute(
      'href',
      '/stories/create',
    );
  });

  it('says when there are new stories once all are used, and where the plans are', async () => {
    const { user, where } = await open(
      house(view({ storiesUsed: 30, quotaUsedPercent: 100, continueReading: null })),
    );
    const [button] = await screen.findAllByRole('button', { name: 'New stories on 4 December' });
    await user.click(button!);
    expect(where()).toBe('/dashboard');
    expect(screen.queryByRole('link', { name: 'Make a story' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'See the plans' })[0]).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  });

  it.each([
    ['en', 'To hear once more', '30 of 30 stories this month. There are new ones on 4 December.'],
    ['de', 'Zum Wiederhören', '30 von 30 Geschichten in diesem Monat. Neue gibt es am 4. Dezember.'],
    ['fr', 'À réécouter', '30 sur 30 histoires ce mois-ci. Les prochaines le 4 décembre.'],
  ] as const)(
    'begins with what can be heard once all are used, and ends with the count (%s)',
    async (locale, kicker, count) => {
      const heard = { positionSeconds: 544, finished: true, at: night.toISOString() };
      const used = view({ storiesUsed: 30, quotaUsedPercent: 100, continueReading: null });
      await open(house(used, story({ heard }), { ...cloud, heard }), locale);
      const again = await screen.findByText(kicker);
      const shelf = await screen.findByText('Marshmallow Weather');
      const line = await screen.findByText(count);
      for (const [first, then] of [
        [again, shelf],
        [shelf, line],
      ])
        expect(first!.compareDocumentPosition(then!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(
        screen.getByRole('heading', { level: 2, name: 'The Library That Waited for Night' }),
      ).toBeVisible();
      expect(screen.queryByRole('meter')).toBeNull();
    },
  );

  describe('tonight', () => {
    const evening = (hour: number) =>
      jest.useFakeTimers({ now: new Date(2026, 10, 22, hour), advanceTimers: true });
    afterEach(() => void jest.useRealTimers());
    const withTonight = (figures: DashboardView, what: TonightView, ...items: StoryItem[]) => {
      const api = house(figures, ...items);
      api.on('GET /api/tonight', () => json(what));
      return api;
    };

    it.each([
      ['en', 20, 'Tonight with Emil', 'It is Emil’s turn: Mia had the last two.'],
      ['en', 13, 'Today with Emil', 'It is Emil’s turn: Mia had the last two.'],
      ['de', 20, 'Heute Abend mit Emil', 'Emil ist dran: Mia hatte die letzten zwei.'],
      ['fr', 20, 'Ce soir avec Emil', 'C’est à Emil : Mia a eu les deux dernières.'],
    ] as const)(
      'is one press away, and says whose turn it is (%s, at %d)',
      async (locale, hour, words, turn) => {
        evening(hour);
        await open(withTonight(view(), tonight(), story()), locale);
        const [link] = await screen.findAllByRole('link', { name: words });
        const address = new URL(link!.getAttribute('href')!, 'http://house');
        expect(address.pathname).toBe('/stories/create');
        expect(Object.fromEntries(address.searchParams)).toEqual({
          tonight: '1',
          hero: emil.uuid,
          storyType: 'bedtime',
          setting: 'dreamTrain',
          lesson: 'patience',
          length: 'short',
          narratorVoice: 'male',
          voiceId: 'm1',
        });
        expect(link!.getAttribute('aria-describedby')).not.toBeNull();
        const said = document.getElementById(link!.getAttribute('aria-describedby')!);
        expect(said?.textContent.replace(/[\u00a0\u202f]/g, ' ')).toBe(turn);
      },
    );

    it('is a story of this device where there is no network', async () => {
      Object.assign(window, { caches: fakeCaches() });
      writeUser(standard);
      await keepStory(standard.uuid, aStory({ title: 'The Kept One' }), {
        fetch: async () => new Response('bytes'),
      });
      await open(withTonight(view(), tonight(), story()));
      await screen.findAllByRole('link', { name: /with Emil/ });
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
      const [kept] = await screen.findAllByRole('link', { name: 'Hear “The Kept One”' });
      expect(kept).toHaveAttribute('href', `/stories/${aStory().uuid}?goOn=1`);
      expect(screen.queryByRole('link', { name: /with Emil/ })).toBeNull();
      Reflect.deleteProperty(window, 'caches');
    });

    it('says nothing of turns where that is not known', async () => {
      await open(withTonight(view(), tonight({ turn: null }), story()));
      expect((await screen.findAllByRole('link', { name: /with Emil/ })).length).toBeGreaterThan(0);
      expect(screen.queryByText(/turn/)).toBeNull();
    });

    it('leaves the screen whole where the house does not say', async () => {
      const api = house(view(), story());
      api.on('GET /api/tonight', () => broken());
      await open(api);
      expect((await screen.findAllByRole('link', { name: 'Make a story' })).length).toBeGreaterThan(0);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('link', { name: /with Emil/ })).toBeNull();
    });

    it('is a story of the same hero to hear again once all are used', async () => {
      const used = view({ storiesUsed: 30, quotaUsedPercent: 100, continueReading: null });
      const heard = { positionSeconds: 544, finished: true, at: night.toISOString() };
      const old = story({ uuid: emil.uuid, title: 'Emil and the Owl', heard });
      const what = tonight({ story: null, again: { storyUuid: old.uuid, title: old.title } });
      const api = withTonight(used, what, { ...cloud, heard });
      api.on('GET /api/stories/:uuid', () => json(old));
      await open(api);
      const card = await screen.findByRole('region', { name: 'Emil and the Owl' });
      expect(card).toHaveTextContent('It is Emil’s turn: Mia had the last two.');
      expect(within(card).getByRole('link', { name: 'Listen' })).toHaveAttribute(
        'href',
        `/stories/${old.uuid}?goOn=1`,
      );
      expect(screen.queryByRole('link', { name: /with Emil/ })).toBeNull();
    });
  });

  it('says what came back to the quota this month and why', async () => {
    const givenBack = [
      { at: '2026-11-12T12:00:00.000Z', reason: 'failed' },
      { at: '2026-11-10T12:00:00.000Z', reason: 'stopped' },
      { at: '2026-11-09T12:00:00.000Z', reason: 'characterDeleted' },
      { at: '2026-03-01T12:00:00.000Z', reason: 'notRequested' },
    ];
    await open(house(view({ givenBack })));
    const month = await screen.findByRole('region', { name: 'This month' });
    expect(month).toHaveTextContent('One story failed on 12 November and was given back.');
    expect(month).toHaveTextContent('You stopped one story on 10 November; it was given back.');
    expect(month).toHaveTextContent(
      'One story ended on 9 November because its hero was deleted; it was given back.',
    );
    expect(month).not.toHaveTextContent('March');
  });

  it('follows a story in the making until it stands on the shelf', async () => {
    const making = { ...cloud, title: null, cover: null, durationSeconds: null };
    const api = house(view(), { ...making, state: 'text_pending' });
    const { app } = await open(api);
    const list = await screen.findByRole('region', { name: 'In the making' });
    expect(list).toHaveTextContent('A story with Amara');
    expect(list).toHaveTextContent('Creating your magical story...');
    expect(within(list).getByRole('link')).toHaveAttribute('href', `/stories/${cloud.uuid}`);
    api.on('GET /api/stories/', () =>
      json({ items: [{ ...making, title: cloud.title, state: 'narration_pending' }], total: 1 }),
    );
    act(
      () => void app.store.dispatch(heard({ uuid: cloud.uuid, change: 'text', state: 'narration_pending' })),
    );
    expect(await screen.findByText('Recording the narration...')).toBeVisible();
    api.on('GET /api/stories/', () => json({ items: [cloud], total: 1 }));
    act(() => void app.store.dispatch(heard({ uuid: cloud.uuid, change: 'finished', state: 'finished' })));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'In the making' })).toBeNull());
    expect(screen.getByRole('link', { name: /Marshmallow Weather/ })).toBeVisible();
  });

  it('asks once in two seconds when looked at again, not for each part of a narration, and not from elsewhere', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(0); // a busy machine takes more than two seconds for this
    const api = house(view(), story());
    api.on('GET /api/characters/', () => json({ items: [], total: 0 }));
    const { app, user } = await open(api);
    await screen.findByRole('region', { name: 'This month' });
    for (let times = 0; times < 3; times++) act(() => void window.dispatchEvent(new Event('focus')));
    act(
      () =>
        void app.store.dispatch(
          heard({ uuid: LIBRARY, change: 'narrationPart', state: 'narration_pending', part: 2 }),
        ),
    );
    expect(asked(api)).toBe(1);
    await user.click(screen.getByRole('link', { name: 'My characters' }));
    await screen.findByRole('heading', { level: 1, name: 'My characters' });
    // the former screen is left before this one asks
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/api/characters/')).toBe(true));
    act(() => void app.store.dispatch(heard({ uuid: LIBRARY, change: 'finished', state: 'finished' })));
    expect(asked(api)).toBe(1);
  });

  it('says what failed and tries again', async () => {
    const api = house(view(), story());
    api.on('GET /api/dashboard', () => broken());
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch dataServer error occurred. Please try again later',
    );
    expect(screen.getByRole('heading', { level: 1, name: /Katharina/ })).toBeVisible();
    api.on('GET /api/dashboard', () => json(view()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'This month' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the last figures when a later look fails', async () => {
    const api = house(view(), story());
    const { app } = await open(api);
    await screen.findByRole('region', { name: 'This month' });
    api.on('GET /api/dashboard', () => broken());
    act(() => void app.store.dispatch(liveHeard({ event: 'reload', data: {} })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
    expect(screen.getByRole('region', { name: 'This month' })).toHaveTextContent('12 of 30 stories');
  });
});
