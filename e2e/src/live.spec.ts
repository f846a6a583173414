import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedDocument } from '@storylark/contracts/documents';
import { path, paths } from '@storylark/contracts/paths';
import { call, login, newCharacter, newParent, orderStory, PASSWORD, type Parent } from './house/client.ts';
import { command } from './house/command.ts';
import { inspect } from './house/inspect.ts';
import { listen } from './house/listen.ts';
import { readPositions } from './house/readPositions.ts';
import { type RunningHouse, startHouse } from './house/startHouse.ts';

describe('what changes is told as it changes', () => {
  let dataDir: string;
  let house: RunningHouse;
  let look: ReturnType<typeof inspect>;
  const start = async () => void (house = await startHouse({ DATA_DIR: dataDir, LIMIT_FACTOR: '1000' }));
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'storylark-live-'));
    look = inspect(dataDir);
    await start();
  });
  afterAll(async () => {
    await house.stop();
    await look.close();
    rmSync(dataDir, { recursive: true });
  });

  const rename = (parent: Parent, uuid: string, name: string) =>
    call(house.address, 'PUT', path(paths.character, { uuid }), {
      token: parent.token,
      body: { name, age: 5, gender: 'girl', hairColor: 'red', eyeColor: 'green', hairStyle: 'curly', skinColor: 'light', characterType: 'human', characterRole: 'main', storyRole: 'hero', personalityTrait: 'curious', physicalAttribute: 'freckled' }, // prettier-ignore
    });
  /** In the log, as the house itself reads these ids. */
  async function placesOf(accountId: string, ids: readonly string[]) {
    const { highest } = await readPositions(dataDir);
    return ids.map((id) => highest(accountId, id));
  }
  const feedOf = async ({ accountId }: Parent, after: string) => {
    const rows = (await look.documents(accountId))['feed/v5'] as unknown as (FeedDocument & {
      position: number;
    })[];
    const begun = (await placesOf(accountId, [after]))[0] ?? NaN;
    return rows
      .filter(({ position }) => position > begun)
      .sort((a, b) => a.position - b.position)
      .map(({ position, event, data }) => ({
        place: position,
        event,
        data,
      }));
  };

  it('resumes over hang-ups, a stop and a kill with nothing missed and nothing twice', async () => {
    const parent = await newParent(house.address);
    const { token } = parent;
    const first = await listen(house.address, token);
    expect(first.headers.get('content-type')).toBe('text/event-stream');
    const begun = first.heard.place;
    const { uuid } = await newCharacter(house.address, parent);
    const { body: story } = await orderStory(house.address, parent, uuid);
    await first.until('the order is told', () => first.frames.some(({ data }) => data.uuid === story.uuid));
    await first.hangUp();
    await rename(parent, uuid, 'Mira');

    const second = await listen(house.address, token, first.heard.place);
    await second.until('the change is told', () =>
      second.frames.some(({ data }) => data.change === 'changed'),
    );
    await house.stop();
    await second.ended;
    await start();

    const third = await listen(house.address, token, second.heard.place);
    await rename(parent, uuid, 'Mina');
    await house.kill();
    await third.ended;
    await start();

    const fourth = await listen(house.address, token, third.heard.place);
    await fourth.until(
      'the story is told to its end',
      () => fourth.frames.some(({ data }) => data.change === 'finished'),
      60_000,
    );
    await rename(parent, uuid, 'Mona');
    const told = () => [first, second, third, fourth].flatMap(({ frames }) => frames);
    await fourth.until(
      'all three names are told',
      () => told().filter(({ data }) => data.change === 'changed').length === 3,
    );
    await fourth.hangUp();
    const wanted = await feedOf(parent, begun);
    const places = await placesOf(
      parent.accountId,
      told().map(({ id }) => id),
    );
    expect(told().map(({ event, data }, n) => ({ place: places[n], event, data }))).toEqual(
      wanted.slice(0, told().length),
    );
    expect(told().length).toBeGreaterThan(12);
    // An id is sealed and may spell anything.
    expect(JSON.stringify(told().map(({ data }) => data))).not.toMatch(/Mi[arn]|Mona/);
  }, 300_000);

  it('says reload to ids that are foreign or nonsense, and begins from now', async () => {
    const parent = await newParent(house.address);
    await newCharacter(house.address, parent);
    for (const id of [
      '00000000-0000-4000-8000-000000000000.5',
      'nonsense',
      '5',
      '.',
      `${'x'.repeat(300)}.1`,
    ]) {
      const reader = await listen(house.address, parent.token, id);
      await reader.until('reload', () => reader.frames.length > 0);
      expect(reader.frames[0]?.event).toBe('reload');
      expect(reader.frames.some(({ data }) => data.change === 'created')).toBe(false);
      await reader.hangUp();
    }
  });

  it('tells a parent of the own things only', async () => {
    const [one, other] = [await newParent(house.address), await newParent(house.address)];
    const [mine, theirs] = [await listen(house.address, one.token), await listen(house.address, other.token)];
    const { uuid } = await newCharacter(house.address, one);
    const { uuid: last } = await newCharacter(house.address, other);
    await theirs.until('their own', () => theirs.frames.some(({ data }) => data.uuid === last));
    await mine.until('the own', () => mine.frames.some(({ data }) => data.uuid === uuid));
    expect(theirs.frames.some(({ data }) => data.uuid === uuid)).toBe(false);
    await Promise.all([mine.hangUp(), theirs.hangUp()]);
  });

  it.each<[string, (parent: Parent) => ReturnType<typeof call>, boolean]>([
    ['a logout here', ({ token }) => call(house.address, 'POST', paths.logout, { token, body: {} }), false],
    [
      'a logout everywhere',
      ({ token }) => call(house.address, 'POST', paths.logout, { token, body: { everywhere: true } }),
      true,
    ],
    [
      'the deletion of the account',
      ({ token }) => call(house.address, 'DELETE', paths.me, { token, body: { reason: 'other' } }),
      true,
    ],
    [
      'another password',
      ({ token }) =>
        call(house.address, 'PUT', paths.password, {
          token,
          body: { currentPassword: PASSWORD, password: 'Drowsy-owl-8', confirmPassword: 'Drowsy-owl-8' },
        }),
      true,
    ],
  ])('ends within a second of %s', async (what, act, endsTheOther) => {
    const parent = await newParent(house.address);
    const other = { ...parent, token: await login(house.address, parent.email) };
    const [here, there] = [
      await listen(house.address, parent.token),
      await listen(house.address, other.token),
    ];
    const { status } = await act(parent);
    const done = performance.now();
    expect(status).toBeLessThan(300);
    const ends = what === 'another password' ? there : here;
    await ends.ended;
    expect((ends.heard.endedAt ?? Infinity) - done).toBeLessThan(1_000);
    if (endsTheOther && what !== 'another password') {
      await there.ended;
      expect((there.heard.endedAt ?? Infinity) - done).toBeLessThan(1_000);
    }
    if (!endsTheOther) expect(there.heard.endedAt).toBeNull();
    if (what === 'another password') expect(here.heard.endedAt).toBeNull();
    await Promise.all([here.hangUp(), there.hangUp()]);
  });

  it('asks for a token and for accepted terms, in the answer and not in the stream', async () => {
    expect((await call(house.address, 'GET', paths.events)).status).toBe(401);
    expect((await call(house.address, 'GET', paths.events, { token: 'x' })).status).toBe(401);
  });

  it('goes on while the read models are built anew', async () => {
    const parent = await newParent(house.address);
    const reader = await listen(house.address, parent.token);
    const { uuid } = await newCharacter(house.address, parent);
    await command('rebuild', ['feed'], dataDir);
    await rename(parent, uuid, 'Mara');
    await reader.until('the change is told', () =>
      reader.frames.some(({ data }) => data.change === 'changed'),
    );
    const places = await placesOf(
      parent.accountId,
      reader.frames.map(({ id }) => id),
    );
    expect(new Set(places).size).toBe(places.length);
    await reader.hangUp();
  });
});
