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

describe('what a browser has kept from happening', () => {
  const canary = 'https://storylark.example/stories/canary?name=canary';
  const older = {
    'csp-report': {
      'document-uri': canary,
      referrer: canary,
      'violated-directive': "script-src 'self'",
      'blocked-uri': `https://canary.example/?mia`,
      'source-file': 'https://storylark.example/assets/index.js',
      'line-number': 3,
      'column-number': 7,
      'script-sample': 'canary',
      'original-policy': "script-src 'self'",
    },
  };
  const newer = (more: object) => ({
    type: 'csp-violation',
    age: 10,
    url: canary,
    user_agent: 'canary',
    body: {
      documentURL: canary,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: 'https://storylark.example/assets/player.js',
      lineNumber: 4,
      columnNumber: 1,
      sample: 'Element innerHTML|canary',
      ...more,
    },
  });
  const tell = (body: unknown, type: string) =>
    api.call('POST', paths.violations, {
      body,
      headers: { 'content-type': type, 'x-forwarded-for': '192.0.2.7' },
    });
  const told = (from: number) =>
    (api.reported as Error[])
      .slice(from)
      .map((error) => [(error as Error & { code: string }).code, error.stack]);

  it.each([
    [
      'application/csp-report',
      older,
      [['script-src blocked https:', '    at anonymous (assets/index.js:3:7)']],
    ],
    [
      'application/reports+json',
      [
        newer({}),
        newer({ effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: canary }),
        newer({ effectiveDirective: 'Mia is a canary' }),
        { ...newer({}), type: 'deprecation' },
      ],
      [
        ['require-trusted-types-for blocked trusted-types-sink', '    at anonymous (assets/player.js:4:1)'],
        ['script-src-elem blocked inline', ''],
      ],
    ],
  ])('is told as %s, without what it quotes', async (type, body, known) => {
    const before = api.reported.length;
    expect((await tell(body, type)).status).toBe(204);
    expect(told(before)).toEqual(known);
    for (const error of (api.reported as Error[]).slice(before))
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toMatch(/canary|mia/i);
  });

  it('is no more than 64 kB, twenty at once, in these shapes', async () => {
    const before = api.reported.length;
    const report = 'application/reports+json';
    const answers = await Promise.all([
      tell([newer({ sample: 'x'.repeat(70_000) })], report),
      tell(
        Array.from({ length: 21 }, () => newer({})),
        report,
      ),
      tell([older['csp-report']], 'application/json'),
      tell('nothing', report),
      tell([[1]], report),
      tell({ 'csp-report': 'no' }, 'application/csp-report'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([413, 422, 415, 400, 422, 422]);
    expect(api.reported).toHaveLength(before);
  });

  it('is limited by caller', async () => {
    const answers = [];
    for (let n = 0; n < 61; n += 1) answers.push((await tell(older, 'application/csp-report')).status);
    expect([answers.at(0), answers.at(-1)]).toEqual([204, 429]);
  });
});

describe('an error in a browser', () => {
  it('is passed on without its message', async () => {
    const stack = 'TypeError: canary\n    at render (https://storylark.example/assets/index.js:1:2)';
    expect(
      (await api.call('POST', paths.errors, { body: { type: 'TypeError', stack, message: 'canary' } }))
        .status,
    ).toBe(204);
    const error = api.reported.at(-1) as Error;
    expect(error.stack).toBe('    at render (assets/index.js:1:2)');
    expect(`${error.message} ${error.stack}`).not.toContain('canary');
  });
});
