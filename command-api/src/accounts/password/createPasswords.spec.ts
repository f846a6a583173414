import { hash } from '@node-rs/argon2';
import { createPasswords, type Passwords } from './createPasswords.ts';

describe('passwords', () => {
  let passwords: Passwords;
  beforeAll(async () => {
    passwords = await createPasswords({ parallel: 1, waiting: 1 });
  });

  it('are kept as argon2id with 19 MiB and two passes', async () => {
    expect(await passwords.hash('correct-horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it('are right or wrong, however their letters were composed', async () => {
    const hashed = await passwords.hash('cafe\u0301-au-lait');
    expect(await passwords.verify(hashed, 'caf\u00e9-au-lait')).toBe(true);
    expect(await passwords.verify(hashed, 'cafe-au-lait')).toBe(false);
  });
  it('of nobody are never right', async () => expect(await passwords.verify(null, 'nobody')).toBe(false));
  it('have an outdated hash where it was made with less work than today', async () => {
    const made = (memoryCost: number, timeCost: number) => hash('a', { algorithm: 2, memoryCost, timeCost });
    const isOutdated = async (...work: [number, number]) => passwords.isOutdated(await made(...work));
    expect(await isOutdated(19_456, 2)).toBe(false);
    expect(await isOutdated(20_000, 3)).toBe(false);
    expect(await isOutdated(19_455, 2)).toBe(true);
    expect(await isOutdated(19_456, 1)).toBe(true);
    expect(passwords.isOutdated('$2b$10$N9qo8uLOickgx2ZMRZoMye')).toBe(true);
  });
  it('of strangers that come too often are looked at after those of all others', async () => {
    const order: string[] = [];
    const asked = [
      passwords.verify(null, 'running').then(() => order.push('running')),
      passwords.verify(null, 'stranger', 'last').then(() => order.push('stranger')),
      passwords.verify(null, 'parent', 'first').then(() => order.push('parent')),
    ];
    await Promise.all(asked);
    expect(order).toEqual(['running', 'parent', 'stranger']);
  });
  it('wait in a bounded queue, and the queue moves on after a failure', async () => {
    const [first, second, third] = [
      passwords.verify('no hash', 'a'),
      passwords.hash('b'),
      passwords.hash('c'),
    ];
    await expect(third).rejects.toMatchObject({ code: 'unavailable' });
    await expect(first).rejects.toThrow('Decoding failed');
    await expect(second).resolves.toContain('$argon2id$');
    await expect(passwords.hash('d')).resolves.toContain('$argon2id$');
  });
});
