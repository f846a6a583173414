import type { StoryMakingView } from '@storylark/contracts/stories/making';
import type { OutsideUse } from '@storylark/contracts/stories/outside';
import { helpers, HELPERS_ID } from '@storylark/contracts/stories/helpers';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';

const storyOf = (n: number) => `/api/stories/${id(n)}`;
const makingOf = (n: number) => `${storyOf(n)}/making`;
const key = (file: string) => `a/story/${id(1)}/${file}`;

const use: OutsideUse = {
  useId: '1/text',
  step: 'text',
  role: 'text',
  model: 'm-1.5',
  calls: 15,
  retries: 1,
  microDollars: 21_000,
  seconds: 40,
  outcome: 'kept',
  reason: null,
};
const sent = (words: string) => ({
  role: 'text',
  model: 'm-1.5',
  at: '2026-11-01T08:00:00.000Z',
  sent: words,
});

async function house() {
  const opened = await openTestQueryApi();
  const token = await opened.parent('a');
  const used = (uses: readonly OutsideUse[], accountId = 'a') =>
    opened.put('costs', {
      _id: `${accountId}/${id(1)}`,
      accountId,
      kind: 'story',
      storyId: id(1),
      uses,
      microDollars: 0,
      lastDay: '2026-11-01',
    });
  const making = async () => (await opened.get(makingOf(1), token).expect(200)).body as StoryMakingView;
  const pictureBy = async (index: number, by: 'house' | 'outside') => ({
    index,
    beat: 'home',
    large: key(`picture-${index}/1/l.webp`),
    small: key(`picture-${index}/1/s.webp`),
    about: await opened.sealed(`a/story/${id(1)}`, { alt: 'A lamp.', tiny: 'data:,' }),
    made: { by, seconds: 9 },
  });
  return { ...opened, token, used, making, pictureBy };
}

describe('a story while it is told', () => {
  it('can be read as far as it has come, and is its text alone once that is there', async () => {
    const { story, sealed, get, token } = await house();
    const told = await Promise.all(['Once.', 'Then.'].map((text) => sealed(`a/story/${id(1)}`, { text })));
    await story('a', id(1), { text: null, state: 'text_pending', told, textMade: null });
    expect((await get(storyOf(1), token)).body).toMatchObject({
      paragraphsSoFar: ['Once.', 'Then.'],
      paragraphs: [],
      title: null,
      madeBy: { text: null, narration: null, pictures: null },
    });
    await story('a', id(1), { textMade: { by: 'outside', seconds: 40 } });
    expect((await get(storyOf(1), token)).body).toMatchObject({
      paragraphsSoFar: [],
      paragraphs: ['Once.', 'The end.'],
      madeBy: { text: 'outside', narration: null, pictures: null },
    });
  });

  it('is nobody’s to read once its key is gone', async () => {
    const { story, sealed, get, token, vault } = await house();
    const told = [await sealed(`a/story/${id(1)}`, { text: 'Once.' })];
    await story('a', id(1), { text: null, state: 'text_pending', told });
    await vault.destroy(`a/story/${id(1)}`);
    expect((await get(storyOf(1), token)).body.paragraphsSoFar).toEqual([]);
  });

  it('is expected in the time that whoever is asked now took before', async () => {
    const { put, story, get, token, readStore } = await house();
    const run = (n: number, by: 'house' | 'outside', text: number) =>
      put('makingTimes', {
        _id: `x/${n}`,
        accountId: 'x',
        storyId: `${n}`,
        length: 'normal',
        language: 'german',
        textBy: by,
        narrationBy: 'house',
        picturesBy: 'house',
        text,
        narration: 2,
        mixing: 1,
        lastPartAt: null,
        pictures: 3,
        finishedAt: '2026-10-30T08:00:00.000Z',
      });
    await run(1, 'house', 1);
    await run(2, 'outside', 50);
    await story('a', id(1), { text: null, textMade: null, state: 'text_pending' });
    const expected = async () => (await get(storyOf(1), token)).body.expectedSeconds?.text as unknown;
    const account = await readStore.collection({ name: 'accounts/v1', indexes: [] }).get('a');
    expect(await expected()).toBe(1);
    await put('accounts', { ...account, _id: 'a', useOutsideModels: true });
    expect(await expected()).toBe(1); // nobody is set up to be asked
    const text = { host: 'h', model: 'm', inTheHouse: true, shutsDownAt: null, retentionDays: null };
    const roles = { text, check: null, moderation: null, speech: null, image: null };
    await readStore.collection(helpers).put({ _id: HELPERS_ID, roles });
    expect(await expected()).toBe(50);
    await put('accounts', { ...account, _id: 'a', useOutsideModels: false });
    expect(await expected()).toBe(1);
  });
});

describe('how a story came to be', () => {
  it('names the reason of the picture that could not be painted for those that were drawn again with it', async () => {
    const { story, used, making, pictureBy } = await house();
    const drawn = await Promise.all([0, 1, 2].map((index) => pictureBy(index, 'house')));
    await story('a', id(1), { pictures: 3, drawn });
    const image = { ...use, step: 'picture', role: 'image' } as const;
    await used([
      { ...image, useId: 'picture/0/1/image', index: 0 },
      { ...image, useId: 'picture/1/1/image', index: 1, outcome: 'houseTookOver', reason: 'unsafe' },
    ]);
    const { steps } = await making();
    expect(steps.flatMap(({ step, tookOverFor }) => (step === 'picture' ? [tookOverFor] : []))).toEqual([
      'unsafe',
      'unsafe',
      null,
    ]);
  });

  it('is told step by step: who made it, what was checked, sent and paid', async () => {
    const { story, used, making, putBlob, pictureBy } = await house();
    await story('a', id(1), {
      manifest: key('text/1/manifest.json'),
      textMade: { by: 'outside', seconds: 41.5 },
      audio: key('narration/2/audio.mp3'),
      narrationMade: { by: 'house', seconds: 20 },
      pictures: 2,
      drawn: [await pictureBy(1, 'outside')],
    });
    await putBlob(key('text/1/requests.json'), JSON.stringify([sent('Tell of {hero}.')]));
    await putBlob(key('narration/2/requests.json'), JSON.stringify([sent('Say it.')]));
    await used([
      use,
      { ...use, useId: '1/check', role: 'check', microDollars: 10 },
      { ...use, useId: '1/moderation', role: 'moderation', microDollars: 0 },
      {
        ...use,
        useId: '2/speech',
        step: 'narration',
        role: 'speech',
        outcome: 'houseTookOver',
        reason: 'slow',
      },
      { ...use, useId: '1/image/1', step: 'picture', index: 1, role: 'image', microDollars: 500 },
    ]);
    const { steps, ...rest } = await making();
    expect(rest).toEqual({
      uuid: id(1),
      choices: {
        heroName: 'Mia',
        companionNames: [],
        storyType: 'everyday-life',
        setting: 'atHome',
        lesson: 'patience',
        language: 'german',
        length: 'normal',
        narratorVoice: 'female',
        voiceId: 'f1',
      },
      microDollars: 42_510,
    });
    expect(steps).toMatchObject([
      {
        step: 'text',
        index: null,
        madeBy: 'outside',
        checksPassed: ['rules', 'moderation', 'plan'],
        tookOverFor: null,
        seconds: 41.5,
        microDollars: 21_010,
        requests: [sent('Tell of {hero}.')],
      },
      {
        step: 'narration',
        madeBy: 'house',
        checksPassed: [],
        tookOverFor: 'slow',
        seconds: 20,
        uses: [{ role: 'speech', outcome: 'houseTookOver', reason: 'slow' }],
        requests: [sent('Say it.')],
      },
      { step: 'picture', index: 0, madeBy: null, uses: [], seconds: null, requests: [] },
      { step: 'picture', index: 1, madeBy: 'outside', checksPassed: [], microDollars: 500, requests: [] },
    ]);
    expect(JSON.stringify(steps)).not.toContain('useId');
  });

  it('of one that the house made alone says so, also of one from before that was asked', async () => {
    const { story, making, pictureBy } = await house();
    const { made: _made, ...picture } = await pictureBy(0, 'house');
    await story('a', id(1), {
      manifest: key('text/1/manifest.json'),
      textMade: null,
      pictures: 1,
      drawn: [picture],
    });
    expect((await making()).steps).toMatchObject([
      { step: 'text', madeBy: 'house', seconds: null, uses: [], requests: [] },
      { step: 'narration', madeBy: null },
      { step: 'picture', index: 0, madeBy: 'house', seconds: null },
    ]);
  });

  it('keeps its figures and none of its words once its key is gone', async () => {
    const { story, used, making, putBlob, vault } = await house();
    await story('a', id(1), {
      manifest: key('text/1/manifest.json'),
      textMade: { by: 'outside', seconds: 40 },
    });
    await putBlob(key('text/1/requests.json'), JSON.stringify([sent('Tell of {hero}.')]));
    await used([use]);
    await vault.destroy(`a/story/${id(1)}`);
    const { choices, steps } = await making();
    expect(choices).toMatchObject({ heroName: null, companionNames: [] });
    expect(steps[0]).toMatchObject({ requests: [], microDollars: 21_000 });
  });

  it('is for the parent alone', async () => {
    const { story, get, parent } = await house();
    await story('a', id(1));
    const stranger = await parent('b');
    expect((await get(makingOf(1), stranger).expect(404)).body.code).toBe('storyNotFound');
    await get(makingOf(1)).expect(401);
    await get('/api/stories/constructor/making', stranger).expect(422);
  });

  it('goes to guests as far as who made it, and no further', async () => {
    const { story, put, used, get } = await house();
    const share = { shareId: id(9), endsAt: null, indexable: false };
    await story('a', id(1), { share, textMade: { by: 'outside', seconds: 40 } });
    await put('shares', { _id: `a/${id(1)}`, accountId: 'a', storyId: id(1), ...share });
    await used([use]);
    const { body } = await get(`/api/shared/stories/${id(9)}`).expect(200);
    expect(body.madeBy).toEqual({ text: 'outside', narration: null, pictures: null });
    expect(JSON.stringify(body)).not.toMatch(/m-1\.5|paragraphsSoFar|microDollars/);
  });
});
