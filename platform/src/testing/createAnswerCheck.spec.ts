import { openApiOf } from '../http/description/openApi.ts';
import type { Route } from '../http/route.ts';
import { createAnswerCheck, type SeenAnswer } from './createAnswerCheck.ts';

const name = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'], additionalProperties: false }; // prettier-ignore
const row = { method: 'GET', auth: 'account', summary: '', handle: async () => {} } as const;
const routes: Route[] = [
  {
    ...row,
    path: '/api/pets/:id',
    answers: { 200: { description: '', schema: name } },
    refusals: ['petLost'],
  },
  { ...row, path: '/api/pets/none', answers: { 204: { description: '' } } },
  { ...row, path: '/files/*key', auth: 'public', answers: { 200: { description: '', type: ['image/png'] } } },
];
const differs = createAnswerCheck(
  openApiOf({ title: 't', version: '1', routes, statusOf: { petLost: 410 } }),
);
const problem = (status: number, code: string, more: object = {}) => ({
  status,
  type: 'application/problem+json',
  text: JSON.stringify({ type: `/api/docs#${code}`, title: code, status, code, detail: code, ...more }),
});
const seen = ({
  type = 'application/json; charset=utf-8',
  headers = {},
  ...answer
}: Partial<SeenAnswer> & { type?: string; headers?: Record<string, string> }) =>
  differs({
    method: 'GET',
    path: '/api/pets/7?x=1',
    status: 200,
    text: '{"name":"Rex"}',
    header: (one) => ({ 'content-type': type, ...headers })[one.toLowerCase()],
    ...answer,
  });

describe('an answer', () => {
  it.each<[string, Parameters<typeof seen>[0]]>([
    ['as declared', {}],
    ['with a refusal of its rules', problem(410, 'petLost')],
    ['with a problem that any call may have', problem(404, 'notFound')],
    ['that asks to log in', { ...problem(401, 'tokenMissing'), headers: { 'www-authenticate': 'Bearer' } }],
    ['to HEAD', { method: 'HEAD', text: '' }],
    ['without a body where none is declared', { path: '/api/pets/none', status: 204, text: '', type: '' }],
    ['of bytes, whatever they are', { path: '/files/a/b.png', type: 'image/png', text: 'x' }],
    ['outside of the API', { path: '/anything', text: '<p>' }],
    ['to an address that there is not', { path: '/api/nowhere', ...problem(404, 'notFound') }],
  ])('%s fits', (_name, answer) => {
    expect(seen(answer)).toEqual([]);
  });

  it.each<[string, Parameters<typeof seen>[0], RegExp]>([
    ['a field that nobody declared', { text: '{"name":"Rex","owner":"Ada"}' }, /additional.*owner/],
    ['a field too few', { text: '{}' }, /required.*name/],
    ['another kind of value', { text: '{"name":7}' }, /name must be string/],
    ['another content type', { type: 'text/html' }, /came as text\/html/],
    [
      'a status that nobody declared',
      { status: 202 },
      /202 came as application\/json, declared were application\/problem/,
    ],
    ['a body where none was declared', { path: '/api/pets/none', status: 204 }, /has a body/],
    ['a code that its rules do not name', problem(410, 'petEaten'), /code must be equal to one of/],
    [
      'another status than its code has',
      { ...problem(404, 'notFound', { status: 400 }) },
      /status must be equal/,
    ],
    ['no word on how to log in', problem(401, 'tokenMissing'), /lacks WWW-Authenticate/],
    ['no word on when to come again', problem(503, 'unavailable'), /lacks Retry-After/],
    ['an error of ours under another code', problem(500, 'oops'), /code must be equal to one of/],
    ['what is no problem, to an address that there is not', { path: '/api/nowhere' }, /nobody declared it/],
  ])('with %s is told', (_name, answer, fault) => {
    expect(seen(answer).join()).toMatch(fault);
  });
});
