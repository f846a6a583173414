import { isFromHere } from './isFromHere.ts';

const asked = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isFromHere({ socket: { remoteAddress }, headers: { host: '127.0.0.1:3000', ...headers } });

it.each([
  ['127.0.0.1', '127.0.0.1:3000'],
  ['127.0.0.1', 'localhost:3000'],
  ['127.9.9.9', 'LOCALHOST'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
])('%s by the name %s is this machine', (address, host) => expect(asked(address, { host })).toBe(true));

it.each([
  ['another machine', '192.0.2.1', {}],
  ['nobody any more', undefined, {}],
  ['a page that has its name point here', '127.0.0.1', { host: 'evil.example:3000' }],
  ['who names no host', '127.0.0.1', { host: '' }],
  ['a proxy (Forwarded)', '127.0.0.1', { forwarded: 'for=192.0.2.1' }],
  ['a proxy (X-Forwarded-For)', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ['a proxy (X-Forwarded-Proto)', '127.0.0.1', { 'x-forwarded-proto': 'https' }],
  ['a proxy (X-Forwarded-Anything)', '127.0.0.1', { 'x-forwarded-server': 'a' }],
  ['a proxy (Via)', '127.0.0.1', { via: '1.1 proxy' }],
  ['a proxy (X-Real-IP)', '127.0.0.1', { 'x-real-ip': '192.0.2.1' }],
])('%s is not', (_who, address, headers: Record<string, string>) =>
  expect(asked(address, headers)).toBe(false),
);
