import { jest } from '@jest/globals';
import { ServiceError } from '@storylark/platform/http/createServiceClient';
import { MAX_ATTEMPTS } from '@storylark/platform/jobs/jobStore';
import { jobFor } from '../testing/jobFor.ts';
import { projectedRows } from '../testing/projectedRows.ts';
import { waitNoLonger } from '../testing/waitNoLonger.ts';
import { deleteStoriesOfCharacter, failStoriesOfCharacter } from './endStoriesOfCharacter.ts';

const { signal } = new AbortController();
const story = (accountId: string, storyId: string, characterId: string, state: string) => ({
  _id: `${accountId}/${storyId}`,
  accountId,
  storyId,
  characterId,
  state,
});
const stories = [
  story('a', 's1', 'mia', 'text_pending'),
  story('a', 's2', 'mia', 'finished'),
  story('a', 's3', 'mia', 'narration_pending'),
  story('a', 's4', 'noah', 'text_pending'),
  story('b', 's5', 'mia', 'text_pending'),
];

async function opened() {
  const { caughtUp, standStill, close } = await projectedRows('stories', stories);
  const ended: string[] = [];
  const refusing = new Map<string, Error>();
  const end = (how: string) => async (accountId: string, storyId: string) => {
    const refusal = refusing.get(storyId);
    if (refusal) throw refusal;
    ended.push(`${how} ${accountId}/${storyId}`);
  };
  const deps = { api: { deleteStory: end('delete'), failStoryWithoutHero: end('fail') }, caughtUp };
  return { deps, ended, refusing, standStill, close };
}
let house: Awaited<ReturnType<typeof opened>>;
beforeEach(async () => void (house = await opened()));
afterEach(async () => {
  jest.restoreAllMocks();
  await house.close();
});

it('with its stories: every story of this character in this account is deleted, however far it is', async () => {
  const job = jobFor('deleteStoriesOfCharacter', { characterId: 'mia' });
  expect(await deleteStoriesOfCharacter(house.deps)(job, signal)).toEqual({ kind: 'done' });
  expect(house.ended.sort()).toEqual(['delete a/s1', 'delete a/s2', 'delete a/s3']);
});

it('without its stories: only those that are not written fail', async () => {
  const job = jobFor('failStoriesOfCharacter', { characterId: 'mia' });
  expect(await failStoriesOfCharacter(house.deps)(job, signal)).toEqual({ kind: 'done' });
  expect(house.ended).toEqual(['fail a/s1']);
});

describe.each([
  ['deleteStoriesOfCharacter', deleteStoriesOfCharacter],
  ['failStoriesOfCharacter', failStoriesOfCharacter],
] as const)('%s', (kind, end) => {
  const job = (attempts = 1) => jobFor(kind, { characterId: 'mia' }, attempts);

  it('is not done while one is refused, though all others have had their turn', async () => {
    const { deps, ended, refusing } = house;
    refusing.set('s1', new ServiceError(409));
    expect(await end(deps)(job(), signal)).toMatchObject({ kind: 'retryIn', reason: 'ServiceError' });
    expect(ended).toHaveLength(kind === 'deleteStoriesOfCharacter' ? 2 : 0);
    refusing.clear();
    expect(await end(deps)(job(2), signal)).toEqual({ kind: 'done' });
    expect(ended.some((one) => one.endsWith('a/s1'))).toBe(true);
  });

  it('waits for a read model that is behind, without counting the attempt: what it lacks is no fact', async () => {
    await house.standStill();
    waitNoLonger();
    expect(await end(house.deps)(job(MAX_ATTEMPTS), signal)).toMatchObject({ kind: 'retryIn', spares: true });
    expect(house.ended).toEqual([]);
  });
});
