import { jobFor } from '../testing/jobFor.ts';
import { shredCharacter, shredStory } from './shred.ts';

const { signal } = new AbortController();
const others = ['a/story/s2/text/1/x', 'a/character/c2/portrait-1/1/x', 'b/story/s/text/1/x'];

/** A vault and a blob store. `fallAfter`: the house falls over after that many acts. */
function opened(fallAfter = Number.POSITIVE_INFINITY) {
  const house = {
    destroyed: [] as string[],
    blobs: [
      'a/story/s/text/1/x',
      'a/story/s/narration/2/audio.mp3',
      'a/character/c/portrait-1/1/x',
      ...others,
    ],
  };
  const acts: string[] = [];
  const act = (name: string) => {
    if (acts.push(name) === fallAfter) throw new Error('fallen over');
  };
  const deps = {
    vault: {
      destroy: async (subject: string) => {
        house.destroyed.push(subject);
        act('key');
      },
    },
    blobs: {
      deleteByPrefix: async (prefix: string) => {
        house.blobs = house.blobs.filter((key) => !key.startsWith(prefix));
        act('blobs');
      },
    },
  };
  return { house, acts, deps };
}

describe.each([
  ['story', shredStory, jobFor('shredStory', { storyId: 's' }), 'a/story/s'],
  ['character', shredCharacter, jobFor('shredCharacter', { characterId: 'c' }), 'a/character/c'],
] as const)('shredding a %s', (kind, shred, job, subject) => {
  const mine = (key: string) => key.startsWith(`${subject}/`);

  it('destroys its key, then all that was made of it, and touches nothing else', async () => {
    const { house, acts, deps } = opened();
    const rest = house.blobs.filter((key) => !mine(key));
    expect(await shred(deps)(job, signal)).toEqual({ kind: 'done' });
    expect(house).toEqual({ destroyed: [subject], blobs: rest });
    expect(acts).toEqual(['key', 'blobs']);
  });

  it.each([1, 2])('comes to its end after a fall behind act %i', async (after) => {
    const { house, deps } = opened(after);
    const react = shred(deps);
    expect((await react(job, signal)).kind).toBe('retryIn');
    expect(await react(job, signal)).toEqual({ kind: 'done' });
    expect(house.blobs.filter(mine)).toEqual([]);
    expect(new Set(house.destroyed)).toEqual(new Set([subject]));
  });

  it(`does nothing where the job does not say which ${kind}`, async () => {
    const { house, acts, deps } = opened();
    const before = structuredClone(house);
    expect((await shred(deps)(jobFor(job.kind as never), signal)).kind).toBe('retryIn');
    expect([house, acts]).toEqual([before, []]);
  });
});

it('a failed story keeps its key for another try, and nothing of what was made', async () => {
  const { house, deps } = opened();
  const job = jobFor('shredStory', { storyId: 's', keepKey: true });
  expect(await shredStory(deps)(job, signal)).toEqual({ kind: 'done' });
  expect(house.destroyed).toEqual([]);
  expect(house.blobs).toEqual(['a/character/c/portrait-1/1/x', ...others]);
});
