import { createAddressHash, normalisedAddress } from './addresses.ts';

describe('an address', () => {
  it.each([
    ['Ada.Lund@Example.ORG', 'ada.lund@example.org'],
    ['zoe\u0308@b\u00fccher.example', 'zo\u00eb@xn--bcher-kva.example'],
    ['a@b@Example.org', 'a@b@example.org'],
  ])('%s is one with %s', (given, expected) => expect(normalisedAddress(given)).toBe(expected));

  it('is kept as a keyed hash', () => {
    const hash = createAddressHash(Buffer.alloc(32, 1));
    expect(hash('Ada@Example.org')).toBe(hash('ada@example.org'));
    expect(hash('ada@example.org')).toMatch(/^[0-9a-f]{64}$/);
    expect(createAddressHash(Buffer.alloc(32, 2))('ada@example.org')).not.toBe(hash('ada@example.org'));
  });
});
