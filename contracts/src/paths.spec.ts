import fc from 'fast-check';
import { adminPaths } from './admin/paths.ts';
import { auditPaths } from './audit/paths.ts';
import { internalPaths } from './internalPaths.ts';
import { path, paths } from './paths.ts';

const public_ = [paths, adminPaths, auditPaths].flatMap((some) => Object.values(some));
const internal = Object.values(internalPaths);
const all = [...public_, ...internal];

describe('addresses', () => {
  it('are each of one thing, and say nothing that a router would read twice', () => {
    expect(new Set(all).size).toBe(all.length);
    for (const one of all) expect(one).toMatch(/^(\/[a-z-]+|\/:[A-Za-z]+|\/\*key)+\/?$/);
  });

  it('of our own processes lie where nobody from outside is let in, and no other does', () => {
    for (const one of internal) expect(one).toMatch(/^\/internal\//);
    for (const one of public_) expect(one).not.toMatch(/^\/internal/);
  });

  it('keep a value in its place, whatever it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        const parts = path(paths.storyShare, { uuid: id }).split('/');
        expect(parts).toHaveLength(5);
        expect(decodeURIComponent(parts[3] ?? '')).toBe(id);
      }),
    ));

  it('are filled in with values only, never with what they say', () => {
    expect(path(internalPaths.mailWork, { accountId: ':eventId', eventId: '$&' })).toBe(
      '/internal/accounts/%3AeventId/mails/%24%26',
    );
    expect(path(paths.me)).toBe('/api/users/me');
  });

  it('never lack a value: without its id, one thing would become all of them', () => {
    expect(() => path(paths.story)).toThrow('uuid');
    expect(() => path(paths.story, { uuid: '' })).toThrow('uuid');
  });
});
