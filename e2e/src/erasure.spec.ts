import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import {
  call,
  eventually,
  finishedStory,
  login,
  mailsTo,
  newCharacter,
  newParent,
  orderStory,
  PASSWORD,
  type Parent,
} from './house/client.ts';
import { command } from './house/command.ts';
import { inspect } from './house/inspect.ts';
import { type RunningHouse, startHouse } from './house/startHouse.ts';

const WITHIN_MS = 60_000;
/** A run of words long enough to stand nowhere by chance. */
const snippetsOf = ({ title, paragraphs, illustrations }: StoryView) => [
  title ?? '',
  ...[0, 2, -1].map((at) => (paragraphs.at(at) ?? '').slice(0, 60)),
  illustrations[0]?.alt ?? '',
];

/**
 * A vault kept and brought back as the operator's page says: the one file, after a stop. A new file and not the
 * former one filled anew: this process's SQLite would go on with what it remembers of the former one's log.
 */
function copyVault(from: string, to: string) {
  for (const end of ['', '-wal', '-shm']) rmSync(join(to, `vault.db${end}`), { force: true });
  copyFileSync(join(from, 'vault.db'), join(to, 'vault.db'));
}

describe('what is deleted is gone', () => {
  let dataDir: string;
  let house: RunningHouse;
  let printed = '';
  let look: ReturnType<typeof inspect>;
  /** They lose nothing while another account goes, and one character after that. */
  let mine: { parent: Parent; child: CharacterView; friend: CharacterView; story: StoryView };
  const start = async () =>
    void (house = await startHouse({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', LIMIT_FACTOR: '1000' }));
  const stop = async () => {
    await house.stop();
    printed += house.printed();
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'storylark-erasure-'));
    look = inspect(dataDir);
    await start();
    mine = await family('keeps.account@example.com');
  }, 400_000);
  afterAll(async () => {
    await house.stop();
    await look.close();
    rmSync(dataDir, { recursive: true });
  });

  /** `where: word` for all that is found in files, in what was printed, in the metrics. */
  async function traces(words: readonly string[]): Promise<string[]> {
    const metrics = String((await call(house.address, 'GET', '/metrics')).body);
    const spoken = (text: string, where: string) =>
      words
        .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
        .map((word) => `${where}: ${word}`);
    return [
      ...look.found(words),
      ...spoken(printed + house.printed(), 'printed'),
      ...spoken(metrics, 'metrics'),
    ];
  }
  async function isGone(words: readonly string[]) {
    await eventually('no trace is left', async () => (await traces(words)).length === 0, WITHIN_MS).catch(
      () => {},
    );
    expect(await traces(words)).toEqual([]);
  }
  const jobsAreDone = (accountId: string) =>
    eventually('all work of the account is done', async () => {
      const { jobs = [] } = await look.documents(accountId);
      return jobs.every(({ state }) => state === 'done');
    });

  /** A parent with a finished story, and every word of theirs that must not be found. */
  async function family(email: string) {
    const parent = await newParent(house.address, { email, firstName: 'Quillabeth', lastName: 'Vandermoss' });
    await command('plan', [email, 'premium'], dataDir);
    const { token } = parent;
    await call(house.address, 'PUT', paths.me, {
      token,
      body: {
        firstName: 'Ottoliene',
        lastName: 'Brackwater',
        useOutsideModels: true,
        spokenName: { alias: 'Nebelkapitänin' },
      },
    });
    const child = await newCharacter(house.address, parent, {
      name: 'Zephyrine',
      nickname: 'Pumpernickle',
      alias: 'Wolkenmeisterin',
      favourites: { toy: 'Sir Hopsalot', song: 'Die blaue Rübe' },
    });
    const friend = await newCharacter(house.address, parent, {
      name: 'Barnabuck',
      characterRole: 'side',
      note: 'allergic to hazelnuts',
      familyLinks: [{ characterUuid: child.uuid, relationshipType: 'friend' }],
    });
    const { body: ordered } = await orderStory(house.address, parent, child.uuid);
    const story = await finishedStory(house.address, parent, ordered.uuid);
    expect(story.state).toBe('finished');
    await call(house.address, 'POST', path(paths.storyShare, { uuid: story.uuid }), { token, body: {} });
    await call(house.address, 'GET', `${paths.stories}?search=${encodeURIComponent('Zephyrine')}`, { token });
    await jobsAreDone(parent.accountId);
    return { parent, child, friend, story };
  }
  const aboutAccount = (email: string) => [
    'Quillabeth',
    'Vandermoss',
    'Ottoliene',
    'Brackwater',
    'Nebelkapitänin',
    email,
  ];
  const aboutChild = ['Zephyrine', 'Pumpernickle', 'Wolkenmeisterin', 'Sir Hopsalot', 'Die blaue Rübe'];
  const aboutFriend = ['Barnabuck', 'allergic to hazelnuts'];

  it('of a whole account: in no file, log, metric or mail, not after a rebuild, not after an older vault came back; others stay as they were', async () => {
    const email = 'quilla.canary@example.com';
    const { parent, child, story } = await family(email);
    const { token, accountId } = parent;
    const newEmail = 'brackwater.canary@example.com';
    await call(house.address, 'PUT', paths.emailChange, { token, body: { email: newEmail } });
    await eventually(
      'the mail to the new address',
      async () => (await mailsTo(house.address, newEmail)).length > 0,
    );
    await jobsAreDone(accountId);
    const comment = 'we move to a lighthouse';
    const words = [
      ...aboutAccount(email),
      ...aboutChild,
      ...aboutFriend,
      ...snippetsOf(story),
      newEmail,
      comment,
      'quilla.canary',
      PASSWORD,
    ].filter((word) => word.length > 5);
    expect(new Set(words).size).toBeGreaterThanOrEqual(21);
    expect(story.text).toContain('Zephyrine');

    const other = mine.parent;
    const before = await look.holdings(other.accountId);
    expect(before.blobs.length).toBeGreaterThan(5);

    // Sealed also while the account lives.
    expect(await traces(words)).toEqual([]);
    expect(await look.readable((subject) => subject.startsWith(accountId))).toContain('StoryRequested');

    await stop();
    const kept = mkdtempSync(join(tmpdir(), 'storylark-vault-'));
    copyVault(dataDir, kept);
    await start();
    const { status } = await call(house.address, 'DELETE', paths.me, {
      token,
      body: { reason: 'other', comment },
    });
    expect(status).toBe(202);
    await eventually(
      'the account is erased',
      async () =>
        (await look.events()).some(
          ({ type, data }) => type === 'AccountErased' && data.accountId === accountId,
        ),
      WITHIN_MS,
    );
    await isGone(words);
    for (const gone of [
      story.audioUrl ?? '',
      story.illustrations[0]?.url ?? '',
      child.portraitUrl ?? '',
    ].filter(Boolean))
      expect((await call(house.address, 'GET', gone)).status).toBe(404);
    expect((await call(house.address, 'GET', paths.me, { token })).status).toBe(401);
    const remaining = async () =>
      Object.keys(await look.documents(accountId)).filter((name) => !name.startsWith('sessions/'));
    await eventually('its documents are gone', async () => (await remaining()).length === 0).catch(() => {});
    expect(await remaining()).toEqual([]);
    const left = await look.documents(accountId);
    expect(JSON.stringify(left)).not.toContain('"box"');

    await command('rebuild', [], dataDir);
    expect(await traces(words)).toEqual([]);
    expect(await remaining()).toEqual([]);
    const after = await look.holdings(other.accountId);
    const byFamily = (found: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(found).map(([name, value]) => [name.replace(/\.\d+$/, ''), value]));
    expect({ ...after, documents: byFamily(after.documents) }).toEqual({
      ...before,
      documents: byFamily(before.documents),
    });

    await stop();
    copyVault(kept, dataDir);
    rmSync(kept, { recursive: true });
    expect(await look.readable((subject) => subject.startsWith(accountId))).toContain('StoryRequested');
    await start();
    expect(await look.readable((subject) => subject.startsWith(accountId))).toEqual([]);
    expect((await look.readable((subject) => subject.startsWith(other.accountId))).length).toBeGreaterThan(5);
    expect(await traces(words)).toEqual([]);

    const again = await newParent(house.address, { email });
    expect(again.accountId).not.toBe(accountId);
    expect(await login(house.address, email)).toEqual(expect.any(String));
  }, 400_000);

  describe('of one character', () => {
    const remove = (uuid: string, body: object) =>
      call(house.address, 'DELETE', path(paths.character, { uuid }), { token: mine.parent.token, body });
    const ofSubject = (end: string) => (subject: string) => subject.endsWith(end);

    it('without its stories: the sheet goes, the stories keep its name, those not yet written give their slot back', async () => {
      const { parent, child } = mine;
      const hero = await newCharacter(house.address, parent, {
        name: 'Wilhelmette',
        nickname: 'Knusperkeks',
      });
      const { body: kept } = await orderStory(house.address, parent, hero.uuid);
      const story = await finishedStory(house.address, parent, kept.uuid);
      expect((await remove(hero.uuid, { withStories: false })).status).toBe(204);
      await eventually(
        'its key is destroyed',
        async () => (await look.readable(ofSubject(`/character/${hero.uuid}`))).length === 0,
        WITHIN_MS,
      );
      expect(
        (
          await call(house.address, 'GET', path(paths.character, { uuid: hero.uuid }), {
            token: parent.token,
          })
        ).status,
      ).toBe(404);
      const { body: after } = await call<StoryView>(
        house.address,
        'GET',
        path(paths.story, { uuid: story.uuid }),
        { token: parent.token },
      );
      expect([after.title, after.text, after.heroName]).toEqual([story.title, story.text, 'Wilhelmette']);
      expect(await traces(['Knusperkeks', 'Wilhelmette'])).toEqual([]);
      expect(await look.readable(ofSubject(`/character/${child.uuid}`))).toContain('CharacterCreated');
    }, 400_000);

    it('with its stories: both are gone from everywhere, all else of the account stays', async () => {
      const { parent, child, friend, story } = mine;
      expect((await remove(child.uuid, { withStories: true })).status).toBe(204);
      await eventually(
        'the keys of character and story are destroyed, their blobs gone',
        async () => {
          const open = await look.readable(
            (subject) => subject.endsWith(child.uuid) || subject.endsWith(story.uuid),
          );
          const { blobs } = await look.holdings(parent.accountId);
          return (
            open.length === 0 && !blobs.some((name) => name.includes(child.uuid) || name.includes(story.uuid))
          );
        },
        WITHIN_MS,
      );
      await isGone([...aboutChild, ...snippetsOf(story)]);
      const { token } = parent;
      expect(
        (await call(house.address, 'GET', path(paths.story, { uuid: story.uuid }), { token })).status,
      ).toBe(404);
      expect((await call(house.address, 'GET', story.audioUrl ?? '')).status).toBe(404);
      const { body: left } = await call<CharacterView>(
        house.address,
        'GET',
        path(paths.character, { uuid: friend.uuid }),
        { token },
      );
      expect({ name: left.name, note: left.note, links: left.familyLinks }).toEqual({
        name: 'Barnabuck',
        note: 'allergic to hazelnuts',
        links: [],
      });
      await eventually(
        'its row is in no collection of stories, of before a rebuild or after',
        async () => {
          const { documents } = await look.holdings(parent.accountId);
          return Object.entries(documents).every(
            ([name, rows]) => !name.startsWith('stories/') || !JSON.stringify(rows).includes(story.uuid),
          );
        },
        WITHIN_MS,
      );
      expect((await orderStory(house.address, parent, friend.uuid, { uuid: randomUUID() })).status).toBe(409);
    }, 400_000);
  });
});
