import { fetchAhead } from './fetchAhead.ts';

const asked: unknown[] = [];
const network = async (input: unknown) => {
  asked.push(input);
  return new Response('new');
};
const answers = () => new Map([['/api/dashboard', Promise.resolve(new Response('ahead'))]]);
const opened = () => fetchAhead(network, { token: 't', answers: answers(), picture: Promise.resolve() });
const by = (token: string, method = 'GET') => ({ method, headers: { Authorization: `Bearer ${token}` } });
const text = async (answer: Promise<Response>) => (await answer).text();

describe('what was asked ahead', () => {
  it('is handed out once', async () => {
    const fetch = opened();
    expect(await text(fetch('/api/dashboard', by('t')))).toBe('ahead');
    expect(await text(fetch('/api/dashboard', by('t')))).toBe('new');
  });

  it.each([
    ['another account', '/api/dashboard', by('u')],
    ['nobody', '/api/dashboard', { method: 'GET' }],
    ['a command', '/api/dashboard', by('t', 'POST')],
    ['another address', '/api/stories/', by('t')],
  ])('is not for %s', async (_who, path, init) => {
    expect(await text(opened()(path, init))).toBe('new');
    expect(asked.at(-1)).toBe(path);
  });

  it('may be nothing', async () => {
    expect(await text(fetchAhead(network, undefined)('/api/dashboard', by('t')))).toBe('new');
  });
});
