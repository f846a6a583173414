import { createMailTokens } from './mailTokens.ts';

const tokens = createMailTokens(() => [Buffer.alloc(32, 1)]);
const request = { accountId: '6e1f', requestId: '90ab' };

describe('a token in a mail', () => {
  it('is read by every process that has the secret', () => {
    const token = tokens.issue('reset', request);
    expect(createMailTokens(() => [Buffer.alloc(32, 1)]).read('reset', token)).toEqual(request);
    expect(createMailTokens(() => [Buffer.alloc(32, 2)]).read('reset', token)).toBeNull();
  });
  it('is read by each key that is still valid, and made by the first', () => {
    const [first, second, third] = [1, 2, 3].map((n) => Buffer.alloc(32, n)) as [Buffer, Buffer, Buffer];
    const token = tokens.issue('reset', request);
    expect(createMailTokens(() => [second, first]).read('reset', token)).toEqual(request);
    expect(createMailTokens(() => [third, second]).read('reset', token)).toBeNull();
    const newer = createMailTokens(() => [second, first]).issue('reset', request);
    expect(createMailTokens(() => [second]).read('reset', newer)).toEqual(request);
  });
  it('stands in a URL as it is', () => expect(tokens.issue('confirm', request)).toMatch(/^[\w.-]+$/));
  it('is good for its own purpose, account and request only', () => {
    const token = tokens.issue('confirm', request);
    expect(tokens.read('reset', token)).toBeNull();
    expect(tokens.read('confirm', token.replace('6e1f', '6e1e'))).toBeNull();
    expect(tokens.read('confirm', token.replace('90ab', '90ac'))).toBeNull();
  });
  it.each(['', '.', '..', 'a.b', 'a.b.c', 'a.b.c.d', `${tokens.issue('confirm', request)}x.`])(
    'refuses %p',
    (token) => expect(tokens.read('confirm', token)).toBeNull(),
  );
});
