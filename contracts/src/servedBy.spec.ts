import fc from 'fast-check';
import { isPageAddress, servedBy } from './servedBy.ts';

describe('who answers', () => {
  it.each([
    ['GET', '/api/stories/', 'queryApi'],
    ['HEAD', '/media/a/b.mp3', 'queryApi'],
    ['GET', '/shared/stories/x', 'queryApi'],
    ['POST', '/api/stories/', 'commandApi'],
    ['PUT', '/api/users/me', 'commandApi'],
    ['DELETE', '/api/characters/1', 'commandApi'],
    ['OPTIONS', '/api/stories/', 'commandApi'],
    ['GET', '/api/users/me', 'commandApi'],
    ['HEAD', '/api/users/me', 'commandApi'],
    ['GET', '/API/Users/me', 'commandApi'],
    ['GET', '/api/users/me/', 'commandApi'],
    ['GET', '/api/users/me/export', 'queryApi'],
    ['GET', '/api/users/menu', 'queryApi'],
    ['GET', '/dev/checkout/portal-1', 'commandApi'],
    ['GET', '/dev/mailbox', 'queryApi'],
    ['GET', '/api/login/google', 'commandApi'],
    ['GET', '/api/users/reset-password/a.b.c', 'commandApi'],
    ['get', '/api/stories/', 'commandApi'],
    ['POST', '/internal/accounts/roles', 'nobody'],
    ['GET', '/internal', 'nobody'],
    ['POST', '/Internal/accounts/roles', 'nobody'],
    ['POST', '/internals', 'commandApi'],
  ] as const)('%s %s is for %s', (method, path, who) => expect(servedBy(method, path)).toBe(who));

  // What a router behind reads as /internal/accounts/roles: it takes a backslash for a slash, `#` for an end.
  it.each([
    String.raw`/internal\accounts\roles#`,
    String.raw`\internal/accounts/roles`,
    '/internal#/accounts/roles',
    'http://house/internal/accounts/roles',
    'internal/accounts/roles',
    '*',
    '',
  ])('nobody, where the address is no plain path: %p', (path) =>
    expect(servedBy('POST', path)).toBe('nobody'),
  );

  it('the same in whatever letters', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('GET', 'POST'),
        fc.constantFrom('/api/users/me', '/internal/x', '/internal', '/api/stories/'),
        fc.infiniteStream(fc.boolean()),
        (method, path, upper) => {
          const mixed = path.replace(/./g, (sign) => (upper.next().value ? sign.toUpperCase() : sign));
          expect(servedBy(method, mixed)).toBe(servedBy(method, path));
        },
      ),
    ));
});

describe('an address without a file', () => {
  it.each(['/', '/dashboard', '/characters/1/edit', '/apiary', '/shared', '/development'])(
    '%s is a place in the web app',
    (path) => expect(isPageAddress(path)).toBe(true),
  );
  it.each([
    '/api',
    '/api/x',
    '/API/x',
    '/assets/x.js',
    '/media/x',
    '/internal/x',
    '/healthz',
    '/metrics/',
    '/dev/mailbox',
    '/shared/stories/x',
  ])(
    // prettier-ignore
    '%s is none',
    (path) => expect(isPageAddress(path)).toBe(false),
  );
});
