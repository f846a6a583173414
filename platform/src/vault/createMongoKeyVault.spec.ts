import { randomBytes } from 'node:crypto';
import type { Binary } from 'mongodb';
import { mongoFixture } from '../testing/mongoFixture.ts';
import { unreliableLine } from '../testing/unreliableLine.ts';
import { Unavailable } from '../unavailable.ts';
import { createMongoKeyVault } from './createMongoKeyVault.ts';
import { keepsTheKeyVaultContract } from './keyVault.contract.ts';
import { KeyDestroyed, type KeyVault } from './keyVault.ts';

const { MONGODB_URL: url } = process.env;
const masterKey = randomBytes(32);

if (url === undefined) it.todo('the key vault on MongoDB: not tried, MONGODB_URL names no server');
else {
  keepsTheKeyVaultContract('the key vault on MongoDB', async () => {
    const fixture = mongoFixture(url);
    let now = 0;
    const vaults: KeyVault[] = [];
    const another = async () => {
      const vault = await createMongoKeyVault({ ...fixture, masterKey, clock: () => now });
      vaults.push(vault);
      return vault;
    };
    const vault = await another();
    const others: (typeof fixture)[] = [];
    return {
      vault,
      another,
      fresh() {
        const other = mongoFixture(url);
        others.push(other);
        return { open: (key) => createMongoKeyVault({ ...other, masterKey: key }) };
      },
      passRememberedTime: () => Promise.resolve(void (now += 5_000)),
      async cleanUp() {
        for (const one of vaults) await one.close();
        for (const one of [fixture, ...others]) await one.remove();
      },
    };
  });

  describe('the key vault on MongoDB', () => {
    let fixture: ReturnType<typeof mongoFixture>;
    let vaults: KeyVault[];
    const opened = async (key: Buffer = masterKey, address = url) => {
      const vault = await createMongoKeyVault({ url: address, database: fixture.database, masterKey: key });
      vaults.push(vault);
      return vault;
    };
    type Row = { _id: string; wrapped: Binary | null };
    const rows = (collection: string) => fixture.direct.collection<Row>(collection);
    beforeEach(() => {
      fixture = mongoFixture(url);
      vaults = [];
    });
    afterEach(async () => {
      for (const vault of vaults) await vault.close();
      await fixture.remove();
    });

    it('holds no key in the clear', async () => {
      const vault = await opened();
      const clear = [
        await vault.makeKey('a'),
        await vault.makeKey('a/story/s'),
        await vault.secret('mail'),
        masterKey,
      ];
      const stored = (
        await Promise.all(['keys', 'secrets'].map((name) => rows(name).find().toArray()))
      ).flat();
      expect(stored.map(({ _id }) => _id).sort()).toEqual(['a', 'a/story/s', 'mail', 'masterKeyCheck']);
      for (const { wrapped } of stored)
        for (const key of clear) expect(Buffer.from(wrapped!.buffer).includes(key)).toBe(false);
    });

    it('keeps of a destroyed account nothing but its tombstone, and of a story its own', async () => {
      const vault = await opened();
      for (const subject of ['a', 'a/story/s', 'a/story/t', 'b', 'b/story/s']) await vault.makeKey(subject);
      await vault.destroy('a');
      await vault.destroy('b/story/s');
      const stored = await rows('keys').find().sort({ _id: 1 }).toArray();
      expect(stored.map(({ _id, wrapped }) => [_id, wrapped === null])).toEqual([
        ['a', true],
        ['b', false],
        ['b/story/s', true],
      ]);
    });

    it('makes each secret and key once when many processes start at the same moment', async () => {
      const many = await Promise.all(Array.from({ length: 8 }, () => opened()));
      for (const ask of [
        (vault: KeyVault) => vault.secret('mail'),
        (vault: KeyVault) => vault.makeKey('a'),
        (vault: KeyVault) => vault.makeKey('a/story/s'),
      ])
        expect(new Set((await Promise.all(many.map(ask))).map((key) => key.toString('hex'))).size).toBe(1);
      await Promise.all(many.map((vault, n) => vault.moveCheckpoint(n)));
      expect(await many[0]!.checkpoint()).toBe(7);
    });

    it('gives no key that outlives its destruction, however both meet', async () => {
      const [here, there] = [await opened(), await opened()];
      for (let round = 0; round < 30; round += 1) {
        const [account, story] = [`a${round}`, `a${round}/story/s`];
        await here.makeKey(account);
        const [made] = await Promise.allSettled([
          here.makeKey(story),
          there.destroy(round % 2 ? account : story),
        ]);
        if (made.status === 'rejected') expect(made.reason).toBeInstanceOf(KeyDestroyed);
        await expect(here.makeKey(story)).rejects.toThrow(KeyDestroyed);
        expect(await (await opened()).key(story)).toBe('erased');
      }
    });

    it('refuses another master key at once', async () => {
      await opened();
      await expect(opened(randomBytes(32))).rejects.toThrow(
        /master key is not the one the database .* was made with/,
      );
    });

    it('opens everything by one of two master keys wherever a change of it is cut off, and goes on', async () => {
      const next = randomBytes(32);
      const first = await opened();
      const subjects = ['a', 'b', 'c', 'a/story/s'];
      const keys: Buffer[] = [];
      for (const subject of subjects) keys.push(await first.makeKey(subject)); // a part after its account
      const secret = await first.secret('mail');
      /** Fails before the n-th write that follows. */
      const cutOff = async (key: Buffer, writes: number) => {
        const line = await unreliableLine(url);
        const vault = await opened(key, line.url);
        line.failAfterWrites(writes);
        await expect(vault.rewrap(next)).rejects.toThrow(Unavailable);
        await vault.close();
        await line.close();
      };
      for (const [round, writes] of [0, 1, 2, 1, 1, 2].entries()) {
        const former = await opened().catch(() => null);
        await cutOff(former ? masterKey : next, writes);
        const still = await opened().catch(() => null);
        const opens = still ?? (await opened(next));
        expect(await Promise.all(subjects.map((subject) => opens.key(subject)))).toEqual(keys);
        expect(await opens.secret('mail')).toEqual(secret);
        expect(await opens.makeKey(`new-${round}`)).toHaveLength(32);
      }
      await (await opened(next)).rewrap(next);
      await expect(opened()).rejects.toThrow(/master key is not the one/);
      const last = await opened(next);
      expect(await Promise.all(subjects.map((subject) => last.key(subject)))).toEqual(keys);
      const [check] = await rows('secrets').find({ _id: 'masterKeyCheck' }).toArray();
      expect(check).not.toHaveProperty('former');
    });

    it('calls a key that was tampered with an error, never erased', async () => {
      const vault = await opened();
      for (const subject of ['a', 'a/story/s', 'a/story/t']) await vault.makeKey(subject);
      const other = await rows('keys').findOne({ _id: 'a/story/t' });
      await rows('keys').updateOne({ _id: 'a/story/s' }, { $set: { wrapped: other!.wrapped } });
      await expect((await opened()).key('a/story/s')).rejects.toThrow(/authenticate/);
    });

    it('says when the server is away, calls nothing erased or missing for that, and goes on when it is back', async () => {
      const line = await unreliableLine(url);
      const vault = await opened(masterKey, line.url);
      await vault.makeKey('a');
      const key = await (await opened()).makeKey('a/story/s');
      line.fail('gone');
      await expect(vault.key('a/story/s')).rejects.toThrow(Unavailable);
      await expect(opened(masterKey, line.url)).rejects.toThrow(Unavailable);
      line.mend();
      expect(await vault.key('a/story/s')).toEqual(key);
      await vault.close();
      await line.close();
    });
  });
}
