import fc from 'fast-check';
import { paperKey, paperName } from './papers.ts';

describe('a paper', () => {
  it('lies under its account, in a place of its own for every name that a provider may give', () => {
    expect(paperKey('a', 'ch_3PdY-1')).toBe('a/papers/paper-ch_3PdY-1.pdf');
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 30 }),
        fc.string({ minLength: 1, maxLength: 30 }),
        (one, other) => {
          expect(paperKey('a', one)).toMatch(/^a\/papers\/paper-[A-Za-z0-9_.-]+\.pdf$/);
          if (one !== other) expect(paperKey('a', one)).not.toBe(paperKey('a', other));
        },
      ),
    );
  });
  it('is saved under a name in the account’s language', () => {
    const at = '2026-11-04T12:00:00.000Z';
    expect(paperName('creditNote', at, 'de')).toBe('storylark-rechnungskorrektur-2026-11-04.pdf');
    expect(paperName('withdrawalNotice', at, 'fr')).toBe('storylark-retractation-2026-11-04.pdf');
  });
});
