import { paths } from '@storylark/contracts/paths';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
let isDown = false;
beforeAll(async () => {
  const sent: { to: string; subject: string; text: string; html: string }[] = [];
  const mailer = {
    send: async (mail: (typeof sent)[number]) => {
      if (isDown) throw new Error('no route to host');
      sent.push(mail);
    },
  };
  api = Object.assign(await openTestApi({ mailer }), { sent });
});
afterAll(() => api.close());
const write = (body: object) =>
  api.call('POST', paths.contact, { body, headers: { 'accept-language': 'fr' } });
const sent = () =>
  (api as unknown as { sent: { to: string; subject: string; text: string; html: string }[] }).sent;

describe('a message to the operator', () => {
  it('arrives with its sender and language', async () => {
    expect(
      await write({ name: 'Ada', email: 'ada@example.org', message: 'Is <b>this</b> free?' }),
    ).toMatchObject({ status: 202 });
    expect(sent().at(-1)).toMatchObject({
      to: 'people@storylark.example',
      replyTo: 'ada@example.org',
      subject: 'Contact form: Ada',
      messageId: expect.stringMatching(/^contact-[0-9a-f]{32}$/),
      text: 'From: Ada <ada@example.org>\nLanguage: fr\n\nIs <b>this</b> free?\n',
      html: expect.stringContaining('Is &lt;b&gt;this&lt;/b&gt; free?'),
    });
  });
  it('is not acknowledged when it could not be handed over', async () => {
    isDown = true;
    const { status, headers } = await write({ email: 'ada@example.org', message: 'Hello' });
    isDown = false;
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });
  it.each([
    { email: 'ada@example.org' },
    { email: 'nobody', message: 'x' },
    { email: 'a@b.example', message: 'x', name: 'a\nBcc: b@c.example' },
  ])('needs an address and words: %p', async (body) => expect((await write(body)).status).toBe(422));
  it('is limited by caller', async () => {
    const answers = [];
    for (let n = 0; n < 12; n += 1)
      answers.push((await write({ email: 'ada@example.org', message: `${n}` })).status);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('an error in a browser', () => {
  it('is passed on without its message', async () => {
    const stack = 'TypeError: canary\n    at render (https://storylark.example/assets/index.js:1:2)';
    expect(
      (await api.call('POST', paths.errors, { body: { type: 'TypeError', stack, message: 'canary' } }))
        .status,
    ).toBe(204);
    const [error] = api.reported as [Error];
    expect(error.stack).toBe('    at render (assets/index.js:1:2)');
    expect(`${error.message} ${error.stack}`).not.toContain('canary');
  });
});
