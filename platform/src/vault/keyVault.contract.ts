import { randomBytes, randomUUID } from 'node:crypto';
import { KeyDestroyed, KeyMissing, type KeptKey, type KeyVault } from './keyVault.ts';
import { WrongMasterKey } from './subjects.ts';

export type OpenedKeyVault = {
  /** A vault of its own that holds nothing yet, and how it is opened by a master key. */
  fresh: () => { open: (masterKey: Buffer) => Promise<KeyVault> };
  vault: KeyVault;
  /** Another process over the same keys, with nothing remembered. */
  another: () => Promise<KeyVault>;
  /** Lets the time pass after which a destruction elsewhere must have been noticed. */
  passRememberedTime: () => Promise<void>;
  cleanUp: () => Promise<void>;
};

export function keepsTheKeyVaultContract(name: string, open: () => Promise<OpenedKeyVault>): void {
  describe(`${name} keeps the key vault's contract:`, () => {
    let opened: OpenedKeyVault;
    let vault: KeyVault;
    let account: string;
    beforeAll(async () => {
      opened = await open();
      vault = opened.vault;
    });
    afterAll(() => opened.cleanUp());
    beforeEach(async () => {
      account = randomUUID();
      await vault.makeKey(account);
    });

    it('makes a key of 256 bits once and answers the same ever after, elsewhere too', async () => {
      const story = `${account}/story/${randomUUID()}`;
      const key = await vault.makeKey(story);
      expect(key).toHaveLength(32);
      expect(await vault.makeKey(story)).toEqual(key);
      expect(await vault.key(story)).toEqual(key);
      const other = await opened.another();
      expect(await other.key(story)).toEqual(key);
      expect(await other.makeKey(story)).toEqual(key);
      await other.close();
    });

    it('gives two who make it at once the same key', async () => {
      const other = await opened.another();
      const subject = `${account}/character/${randomUUID()}`;
      const keys = await Promise.all([
        vault.makeKey(subject),
        other.makeKey(subject),
        vault.makeKey(subject),
      ]);
      expect(keys[1]).toEqual(keys[0]);
      expect(keys[2]).toEqual(keys[0]);
      await other.close();
    });

    it('gives each subject its own key', async () => {
      const id = randomUUID();
      const subjects = [account, `${account}/story/${id}`, `${account}/character/${id}`];
      const keys = await Promise.all(subjects.map((subject) => vault.makeKey(subject)));
      expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(3);
    });

    it('does not know a subject it never saw, and does not call it erased', async () => {
      await expect(vault.key(randomUUID())).rejects.toThrow(KeyMissing);
      await expect(vault.key(`${account}/story/${randomUUID()}`)).rejects.toThrow(KeyMissing);
      await expect(vault.makeKey(`${randomUUID()}/story/${randomUUID()}`)).rejects.toThrow(KeyMissing);
    });

    it('ends one key for good and leaves the others', async () => {
      const [gone, kept] = [`${account}/story/${randomUUID()}`, `${account}/story/${randomUUID()}`];
      await vault.makeKey(gone);
      const keptKey = await vault.makeKey(kept);
      await vault.destroy(gone);
      await vault.destroy(gone);
      expect(await vault.key(gone)).toBe('erased');
      await expect(vault.makeKey(gone)).rejects.toThrow(KeyDestroyed);
      expect(await vault.key(kept)).toEqual(keptKey);
    });

    it('ends all keys below an account with it, and no other account', async () => {
      const neighbours = ['0', '-', '.', '~'].map((more) => `${account}${more}`);
      const story = `${account}/story/${randomUUID()}`;
      const neighbourKeys = await Promise.all(neighbours.map((neighbour) => vault.makeKey(neighbour)));
      await vault.makeKey(story);
      await vault.destroy(account);
      for (const subject of [account, story, `${account}/story/${randomUUID()}`]) {
        expect(await vault.key(subject)).toBe('erased');
        await expect(vault.makeKey(subject)).rejects.toThrow(KeyDestroyed);
      }
      const other = await opened.another();
      expect(await Promise.all(neighbours.map((neighbour) => other.key(neighbour)))).toEqual(neighbourKeys);
      await other.close();
    });

    it('leaves a tombstone also where there was no key', async () => {
      const subjects = [randomUUID(), `${account}/character/${randomUUID()}`];
      for (const subject of subjects) {
        await vault.destroy(subject);
        expect(await vault.key(subject)).toBe('erased');
        await expect(vault.makeKey(subject)).rejects.toThrow(KeyDestroyed);
      }
    });

    it('notices a destruction elsewhere, of the account too, once the time of remembering is over', async () => {
      const other = await opened.another();
      const stories = [`${account}/story/${randomUUID()}`, `${account}/story/${randomUUID()}`] as const;
      for (const story of stories) await vault.makeKey(story);
      await other.destroy(stories[0]);
      await expect(vault.makeKey(stories[0])).rejects.toThrow(KeyDestroyed); // making looks at once
      await opened.passRememberedTime();
      expect(await vault.key(stories[0])).toBe('erased');
      expect(Buffer.isBuffer(await vault.key(stories[1]))).toBe(true);
      await other.destroy(account);
      await opened.passRememberedTime();
      expect(await vault.key(stories[1])).toBe('erased');
      await other.close();
    });

    it('keeps a secret by its name, the same for all', async () => {
      const other = await opened.another();
      const name = randomUUID();
      const [one, same] = await Promise.all([vault.secret(name), other.secret(name)]);
      expect(one).toHaveLength(32);
      expect(same).toEqual(one);
      expect(await vault.secret(randomUUID())).not.toEqual(one);
      await other.close();
    });

    it('rotates a secret: the version before stays, older ones are gone, elsewhere too', async () => {
      const other = await opened.another();
      const name = randomUUID();
      const keysOf = async (from: KeyVault) => (await from.versions(name)).map(({ key }) => key);
      const [first] = await keysOf(vault);
      expect(await other.versions(name)).toEqual([{ number: 1, key: first, madeAt: 0 }]);
      await vault.addVersion(name, { at: 5, keepFormer: true, follows: 1 });
      const [second, ...before] = await other.versions(name);
      expect([second.number, second.madeAt, before.map(({ key }) => key)]).toEqual([2, 5, [first]]);
      expect(second.key).toHaveLength(32);
      for (let at = 6; at < 15; at += 1)
        await other.addVersion(name, { at, keepFormer: true, follows: at - 4 });
      const left = await vault.versions(name);
      expect(left.map(({ number, madeAt }) => [number, madeAt])).toEqual([
        [11, 14],
        [10, 13],
      ]);
      expect(new Set([first, second.key, ...left.map(({ key }) => key)].map(String)).size).toBe(4);
      await vault.addVersion(name, { at: 15, keepFormer: false, follows: 11 });
      expect((await other.versions(name)).map(({ number }) => number)).toEqual([12]);
      expect(await other.versions(`${name.slice(0, -1)}`)).toHaveLength(1); // no other name is touched
      await other.close();
    });

    it('makes one version for two who rotate at once, and takes nothing away that came after', async () => {
      const other = await opened.another();
      const name = randomUUID();
      await vault.versions(name);
      const follows = (number: number) => ({ at: number, keepFormer: true, follows: number });
      await Promise.all([vault.addVersion(name, follows(1)), other.addVersion(name, follows(1))]);
      await vault.addVersion(name, follows(2));
      const both = await vault.versions(name);
      expect(both.map(({ number }) => number)).toEqual([3, 2]);
      for (const late of [1, 2]) await other.addVersion(name, follows(late));
      expect(await vault.versions(name)).toEqual(both);
      await other.close();
    });

    it('moves the versions of a secret as it moves the rest', async () => {
      const [name, moved] = [randomUUID(), randomUUID()];
      await vault.versions(name);
      await vault.addVersion(name, { at: 7, keepFormer: true, follows: 1 });
      const kept: KeptKey[] = [];
      for await (const one of vault.contents())
        if (one.kind === 'secret' && one.name.startsWith(name))
          kept.push({ ...one, name: one.name.replace(name, moved) });
      await vault.restore(kept);
      expect(await vault.versions(moved)).toEqual(await vault.versions(name));
    });

    it('shows all it keeps, and takes over what another vault kept, without touching what is there', async () => {
      const listed = async () => {
        const all = new Map<string, Buffer | null>();
        for await (const { kind, name, bytes } of vault.contents()) all.set(`${kind} ${name}`, bytes);
        return all;
      };
      const [story, gone, name] = [`${account}/story/s`, randomUUID(), randomUUID()];
      const key = await vault.makeKey(story);
      await vault.destroy(gone);
      const secret = await vault.secret(name);
      const before = await listed();
      expect([before.get(`key ${story}`), before.get(`key ${gone}`), before.get(`secret ${name}`)]).toEqual([
        key,
        null,
        secret,
      ]);
      expect([...before.keys()].indexOf(`key ${account}`)).toBeLessThan(
        [...before.keys()].indexOf(`key ${story}`),
      );

      const moved = randomUUID();
      const kept = [
        { kind: 'key', name: moved, bytes: randomBytes(32) },
        { kind: 'key', name: `${moved}/story/s`, bytes: randomBytes(32) },
        { kind: 'key', name: `${moved}/story/t`, bytes: null },
        { kind: 'secret', name: moved, bytes: randomBytes(32) },
      ] as const satisfies readonly KeptKey[];
      await vault.restore(kept);
      await vault.restore([
        ...kept,
        { kind: 'key', name: `${moved}/story/u`, bytes: kept[1].bytes },
        { kind: 'key', name: account, bytes: randomBytes(32) },
        { kind: 'key', name: gone, bytes: randomBytes(32) },
        { kind: 'secret', name, bytes: randomBytes(32) },
      ]);
      // its account came before
      await vault.restore([{ kind: 'key', name: `${moved}/story/v`, bytes: kept[0].bytes }]);
      const other = await opened.another();
      const subjects = [
        moved,
        `${moved}/story/s`,
        `${moved}/story/t`,
        `${moved}/story/u`,
        `${moved}/story/v`,
        story,
        gone,
      ];
      const [ofAccount, ofPart] = [kept[0].bytes, kept[1].bytes];
      expect(await Promise.all(subjects.map((one) => other.key(one)))).toEqual([
        ofAccount,
        ofPart,
        'erased',
        ofPart,
        ofAccount,
        key,
        'erased',
      ]);
      expect([await other.secret(moved), await other.secret(name)]).toEqual([kept[3].bytes, secret]);
      await other.close();
      await expect(
        vault.restore([{ kind: 'key', name: `${randomUUID()}/story/s`, bytes: kept[1].bytes }]),
      ).rejects.toThrow(KeyMissing);
    });

    it('can be given another master key: the new one opens everything, the former nothing', async () => {
      const { open } = opened.fresh();
      const [former, next] = [randomBytes(32), randomBytes(32)];
      const first = await open(former);
      await first.destroy('gone');
      for (const subject of ['a', 'a/story/s', 'b']) await first.makeKey(subject);
      await first.destroy('a/story/t');
      await first.versions('sessions');
      await first.addVersion('sessions', { at: 7, keepFormer: true, follows: 1 });
      const all = async (from: KeyVault) => {
        const kept: KeptKey[] = [];
        for await (const one of from.contents()) kept.push(one);
        return kept.map(({ kind, name, bytes }) => `${kind} ${name} ${bytes?.toString('hex') ?? 'gone'}`);
      };
      const secret = await first.secret('mail');
      const before = await all(first);
      expect(before).toHaveLength(8);
      await first.rewrap(next);
      await expect(open(former)).rejects.toThrow(WrongMasterKey);
      const second = await open(next);
      expect([await all(first), await all(second)]).toEqual([before, before]);
      expect(await second.secret('mail')).toEqual(secret);
      for (const vault of [first, second]) expect(await vault.makeKey(randomUUID())).toHaveLength(32);
      await second.rewrap(next); // told so again: the answer was lost
      const third = await open(next);
      expect((await all(third)).filter((line) => before.includes(line))).toEqual(before);
      for (const vault of [first, second, third]) await vault.close();
    });

    it('remembers how far the deletions of the log were applied, which only rises', async () => {
      const from = await vault.checkpoint();
      await vault.moveCheckpoint(from + 7);
      await vault.moveCheckpoint(from + 3);
      const other = await opened.another();
      expect(await other.checkpoint()).toBe(from + 7);
      await other.close();
    });
  });
}
