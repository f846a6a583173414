import type { TonightView } from '@storylark/contracts/stories/tonight';
import { voicesInPlan } from '@storylark/contracts/stories/voices';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';

const [MIA, EMIL, ROSA] = [id(101), id(102), id(103)];
const day = (n: number) => `2026-10-${20 + n}T18:00:00.000Z`;
const choices = {
  setting: 'dreamTrain',
  lesson: 'patience',
  length: 'long',
  language: 'french',
  narratorVoice: 'male',
  voiceId: 'm1',
};
const turn = (n: number, characterId: string, changes = {}) => ({
  storyId: id(n),
  characterId,
  at: day(n),
  told: true,
  choices: { ...choices, ...changes },
});

async function home(
  heroes: readonly [uuid: string, name: string][] = [
    [MIA, 'Mia'],
    [EMIL, 'Emil'],
  ],
) {
  const house = await openTestQueryApi();
  const token = await house.parent('a');
  for (const [at, [uuid, name]] of heroes.entries())
    await house.character('a', uuid, { createdAt: day(at), sheet: { name } });
  const had = (...turns: ReturnType<typeof turn>[]) =>
    house.put('turns', { _id: 'a', accountId: 'a', turns });
  const shown = async () => (await house.get('/api/tonight', token).expect(200)).body as TonightView;
  const slot = () =>
    house.put('slots', { _id: `a/${id(1)}/w`, accountId: 'a', storyId: id(1), window: '2026-10-20', takenAt: day(1), returnedAt: null, reason: null, creditedTo: null }); // prettier-ignore
  return { ...house, token, had, shown, slot };
}

describe('tonight', () => {
  it('is the turn of whoever waited longest, and says who had the last ones', async () => {
    const { had, shown } = await home();
    await had(turn(1, EMIL), turn(2, MIA), turn(3, MIA));
    expect(await shown()).toMatchObject({
      hero: { uuid: EMIL, name: 'Emil' },
      turn: { before: 'Mia', times: 2 },
      again: null,
    });
  });

  it('is told as the hero is used to, for bedtime, where nobody was lately', async () => {
    const { had, shown } = await home();
    await had(turn(1, EMIL), turn(2, MIA, { setting: 'moonlitGarden', length: 'short', language: 'german' }));
    const { story } = await shown();
    expect(story).toMatchObject({
      storyType: 'bedtime',
      length: 'long',
      language: 'french',
      narratorVoice: 'male',
      voiceId: 'm1',
    });
    expect(['dreamTrain', 'moonlitGarden']).not.toContain(story?.setting);
    expect(story?.lesson).not.toBe('patience');
    expect(await shown()).toMatchObject({ story });
  });

  it('leaves to the age and the account what nobody has chosen yet', async () => {
    const { shown } = await home();
    const { hero, turn: before, story } = await shown();
    expect(hero?.name).toBe('Mia');
    expect(before).toBeNull();
    expect(story).toMatchObject({ length: null, language: null, narratorVoice: null, voiceId: null });
  });

  it('takes no voice that the plan does not have any more', async () => {
    const { had, shown } = await home();
    expect(voicesInPlan('free')).not.toContain('m3');
    await had(turn(1, EMIL, { voiceId: 'm3' }), turn(2, MIA));
    expect((await shown()).story).toMatchObject({ narratorVoice: 'male', voiceId: null });
  });

  it('is nobody’s where there is no hero', async () => {
    const { character, shown } = await home([]);
    await character('a', ROSA, { sheet: { name: 'Oma Rosa', age: 71, characterRole: 'side' } });
    expect(await shown()).toEqual({ hero: null, turn: null, story: null, again: null });
  });

  it('is one to hear again where no story is left: the hero’s own, heard longest ago', async () => {
    const { had, shown, slot, story, put } = await home();
    await slot();
    await had(turn(1, EMIL), turn(2, EMIL), turn(3, MIA));
    const titled = (n: number, characterId: string) =>
      story('a', id(n), { characterId, createdAt: day(n), text: { title: `Tale ${n}`, paragraphs: [] } });
    await titled(1, EMIL);
    await titled(2, EMIL);
    await titled(3, MIA);
    const heard = (n: number, at: string) =>
      put('listening', { _id: `a/${id(n)}`, accountId: 'a', storyId: id(n), positionSeconds: 9, finished: true, at }); // prettier-ignore
    await heard(1, day(9));
    await heard(2, day(8));
    expect(await shown()).toMatchObject({
      hero: { name: 'Emil' },
      story: null,
      again: { storyUuid: id(2), title: 'Tale 2' },
    });
  });

  it('says nothing of turns while their read model stands still or is not there', async () => {
    const { had, shown, grow } = await home();
    await had(turn(1, EMIL), turn(2, MIA));
    await grow(5, ['sessions', 'characters', 'stories', 'listening', 'slots', 'subscriptions']);
    expect(await shown()).toMatchObject({ hero: { name: 'Mia' }, turn: null });
    await grow(5, ['turns']);
    expect(await shown()).toMatchObject({ hero: { name: 'Emil' }, turn: { before: 'Mia', times: 1 } });

    const early = await openTestQueryApi({
      built: ['sessions', 'accounts', 'characters', 'stories', 'listening', 'slots', 'subscriptions'],
    });
    await early.grow(5, []);
    await early.character('b', MIA);
    const answer = await early.get('/api/tonight', await early.parent('b')).expect(200);
    expect(answer.body).toMatchObject({ hero: { name: 'Mia' }, turn: null });
  });

  it('is about nobody of another family', async () => {
    const { get, character, shown } = await home([]);
    await character('b', MIA);
    expect((await shown()).hero).toBeNull();
    await get('/api/tonight').expect(401);
  });
});
