import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type Listening } from '@storylark/platform/http/port/listen';
import { devGate } from '../devGate.ts';
import { createMailboxPages } from './createMailboxPages.ts';
import { loadMailboxToken } from './loadMailboxToken.ts';

const token = 'k'.repeat(43);
const mail = {
  to: 'anna@example.com',
  subject: 'Your link',
  text: 'https://a.example/confirm/x',
  html: '',
  at: 0,
};
let server: Listening | undefined;
afterEach(() => server?.close());

type Changes = { devPages?: boolean; publicUrl?: string };
type Headers = Readonly<Record<string, string>>;
type Got = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks a house for its mailbox. */
async function opened({ devPages = false, publicUrl = 'http://127.0.0.1:3000' }: Changes = {}) {
  const asked: (string | undefined)[] = [];
  const list = async (to?: string) => (asked.push(to), [mail]);
  const pages = createMailboxPages({
    mailbox: { list } as never,
    token,
    gate: devGate(devPages, publicUrl),
  });
  server = await listen(
    (incoming, response) =>
      pages.answer(incoming, response, new URL(incoming.url ?? '', 'http://house')) ||
      response.writeHead(404).end('nothing'),
    { host: '127.0.0.1', port: 0, stopping: new AbortController(), onError: () => {} },
  );
  const { port } = server;
  const get = (headers: Headers = {}, query = '') =>
    new Promise<Got>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: `/dev/mailbox${query}`, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      })
        .on('error', reject)
        .end();
    });
  return { get, asked, path: pages.path };
}
const bearer = { authorization: `Bearer ${token}` };
const cookie = { cookie: `a=b; mailbox=${token}; c=d` };
const nothing = { status: 404, body: 'nothing' };

describe('the mailbox', () => {
  it('is opened by the address that is printed, which leaves a strict cookie and goes from the address', async () => {
    const { get, path } = await opened();
    expect(path).toBe(`/dev/mailbox?token=${token}`);
    const { status, headers, body } = await get({}, `?token=${token}&to=anna@example.com`);
    expect([status, body, headers.location]).toEqual([303, '', '/dev/mailbox?to=anna%40example.com']);
    expect(headers['set-cookie']).toEqual([`mailbox=${token}; Path=/dev/mailbox; HttpOnly; SameSite=Strict`]);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await get(cookie)).body).toContain('Your link');
  });

  it('is read by scripts with the token as a bearer, for one address if they like', async () => {
    const { get, asked } = await opened();
    const { body, headers } = await get({ ...bearer, accept: 'application/json' }, '?to=anna@example.com');
    expect(JSON.parse(body)).toEqual([
      { ...mail, attachments: [], links: ['https://a.example/confirm/x'], at: '1970-01-01T00:00:00.000Z' },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(asked).toEqual(['anna@example.com']);
  });

  it.each<[string, Headers, string]>([
    ['nobody’s', {}, ''],
    ['another', { authorization: `Bearer ${'x'.repeat(43)}` }, ''],
    ['half a', { authorization: `Bearer ${token.slice(1)}` }, ''],
    ['an empty', { cookie: 'mailbox=' }, ''],
    ['another cookie’s', { cookie: `box=${token}` }, ''],
    ['a wrong', {}, '?token=x'],
  ])('says nothing to %s token', async (_whose, headers, query) => {
    const { get, asked } = await opened();
    expect(await get(headers, query)).toMatchObject(nothing);
    expect(asked).toEqual([]);
  });

  it.each<[string, Headers]>([
    ['Forwarded', { forwarded: 'for=127.0.0.1' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
    ['Via', { via: '1.1 a' }],
  ])('says nothing through a proxy that sets %s, whatever it brings', async (_name, headers) => {
    for (const devPages of [false, true]) {
      const { get, asked } = await opened({ devPages });
      expect(await get({ ...headers, ...bearer })).toMatchObject(nothing);
      expect(await get({ ...headers, ...cookie })).toMatchObject(nothing);
      expect(await get(headers, `?token=${token}`)).toMatchObject(nothing);
      expect(asked).toEqual([]);
      await server?.close();
    }
  });

  it.each(['https://stories.example.com', 'http://192.168.1.5:3000', 'http://127.0.0.1.example.com'])(
    'of a house that is called %s says nothing, whatever anybody brings',
    async (publicUrl) => {
      for (const devPages of [false, true]) {
        const { get, path } = await opened({ devPages, publicUrl });
        expect(path).toBeNull();
        expect(await get(bearer)).toMatchObject(nothing);
        expect(await get({}, `?token=${token}`)).toMatchObject(nothing);
        await server?.close();
      }
    },
  );

  it('is shown by another name, and to other machines, with DEV_PAGES only, and with the token only', async () => {
    const elsewhere = { host: 'elsewhere.example' };
    expect(await (await opened()).get({ ...elsewhere, ...bearer })).toMatchObject(nothing);
    await server?.close();
    const { get } = await opened({ devPages: true });
    expect((await get({ ...elsewhere, ...bearer })).status).toBe(200);
    expect(await get(elsewhere)).toMatchObject(nothing);
  });
});

describe('its token', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-token-'));
  const file = join(folder, 'mailbox-token');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made once for an installation, for its owner’s eyes only, and again where it was cut short', () => {
    const made = loadMailboxToken(file);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect([loadMailboxToken(file), readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([
      made,
      `${made}\n`,
      0o600,
    ]);
    writeFileSync(file, made.slice(0, 10));
    const again = loadMailboxToken(file);
    expect([again === made, loadMailboxToken(file), statSync(file).mode & 0o777]).toEqual([
      false,
      again,
      0o600,
    ]);
  });
});
