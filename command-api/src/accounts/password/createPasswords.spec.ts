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
  it('are refused when they are among the most common', () => {
    expect(passwords.isCommon('Baseball')).toBe(true);
    expect(passwords.isCommon('baseball in the orchard')).toBe(false);
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
