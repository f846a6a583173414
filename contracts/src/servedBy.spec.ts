import { servedBy } from './servedBy.ts';

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
    ['GET', '/api/users/me/export', 'queryApi'],
    ['GET', '/api/login/google', 'commandApi'],
    ['POST', '/internal/accounts/roles', 'nobody'],
    ['GET', '/internal', 'nobody'],
    ['POST', '/Internal/accounts/roles', 'nobody'],
    ['POST', '/internals', 'commandApi'],
  ] as const)('%s %s is for %s', (method, path, who) => expect(servedBy(method, path)).toBe(who));
});
