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
    return {
      vault,
      another,
      passRememberedTime: () => Promise.resolve(void (now += 5_000)),
      async cleanUp() {
        for (const one of vaults) await one.close();
        await fixture.remove();
      },
    };
  });

  describe('the key vault on MongoDB', () => {
    let fixture: ReturnType<typeof mongoFixture>;
    let vaults: KeyVault[];
    const opened = async (key = masterKey, address = url) => {
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
