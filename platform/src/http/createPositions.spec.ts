import { createPositions } from './createPositions.ts';

const secret = Buffer.alloc(32, 7);
const positions = createPositions({ secret, storeId: 'log' });
const word = (position: number, accountId = 'anna') => positions.issue(accountId, position);

describe('a position that leaves the house', () => {
  it('is read by every process that has the secret, for its account and log alone', () => {
    const other = createPositions({ secret, storeId: 'other' });
    const stranger = createPositions({ secret: Buffer.alloc(32, 8), storeId: 'log' });
    for (const place of [-1, 0, 41, Number.MAX_SAFE_INTEGER]) {
      expect(createPositions({ secret, storeId: 'log' }).highest('anna', word(place))).toBe(place);
      expect(positions.highest('ben', word(place))).toBeNull();
      expect(other.highest('anna', word(place))).toBeNull();
      expect(stranger.highest('anna', word(place))).toBeNull();
    }
  });

  it('tells nothing: as long as any other, and never twice the same', () => {
    const words = Array.from({ length: 1_000 }, (_, n) => word(n % 2 === 0 ? 3 : 3 + 2 ** (n % 50)));
    expect(new Set(words.map(({ length }) => length))).toEqual(new Set([48]));
    expect(new Set(words).size).toBe(1_000);
    expect(words.every((one) => /^[\w-]+$/.test(one))).toBe(true);
    // nor does any letter of the same place stand still
    const same = Array.from({ length: 200 }, () => word(3));
    for (let n = 0; n < 48; n += 1) expect(new Set(same.map((one) => one[n])).size).toBeGreaterThan(16);
  });

  it('cannot be changed in any letter', () => {
    const one = word(12);
    for (let n = 0; n < one.length; n += 1) {
      const changed = one.slice(0, n) + (one[n] === 'A' ? 'B' : 'A') + one.slice(n + 1);
      expect(positions.highest('anna', changed)).toBeNull();
    }
  });

  it.each([
    '',
    ' ',
    ',',
    'log.12',
    'log.-1',
    'x'.repeat(48),
    'ä'.repeat(48),
    'x'.repeat(16_000),
    ','.repeat(9),
  ])('is not %p', (text) => {
    expect(positions.highest('anna', text)).toBeNull();
    expect(positions.lowest('anna', text)).toBeNull();
  });
});

describe('several positions', () => {
  it('have a highest one, whatever stands between', () => {
    expect(positions.highest('anna', `${word(7)}, log.99,${word(12)} ,${word(99, 'ben')},${word(9)}`)).toBe(
      12,
    );
  });

  it('have a lowest one only if each of them can be read', () => {
    expect(positions.lowest('anna', `${word(7)}, ${word(12)},${word(9)}`)).toBe(7);
    expect(positions.lowest('anna', `${word(7)},${word(5, 'ben')}`)).toBeNull();
  });

  it('are sixteen at most', () => {
    const words = Array.from({ length: 17 }, (_, n) => word(n));
    expect(positions.lowest('anna', words.slice(0, 16).join())).toBe(0);
    expect(positions.lowest('anna', words.join())).toBeNull();
    expect(positions.highest('anna', words.join())).toBe(15);
  });
});
