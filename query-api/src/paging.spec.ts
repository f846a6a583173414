import { pagingSchema } from '@storylark/contracts/validation/paging';

const cut = (query: object) => {
  try {
    return pagingSchema.validateSync(query);
  } catch {
    return 'refused';
  }
};

it('a list begins at its first and holds a hundred, unless said otherwise', () => {
  expect(cut({})).toEqual({ skip: 0, limit: 100 });
  expect(cut({ skip: '7', limit: '1' })).toEqual({ skip: 7, limit: 1 });
  expect(cut({ skip: '007', limit: '100' })).toEqual({ skip: 7, limit: 100 });
});

it.each([
  '0',
  '101',
  '-1',
  '1.5',
  '1e2',
  '0x10',
  ' 5',
  '5abc',
  '',
  'NaN',
  'Infinity',
  '٣',
  ['1', '2'],
  '9'.repeat(17),
])('a page of %p there is not', (limit) => expect(cut({ limit })).toBe('refused'));

it.each(['-1', '1.5', '9007199254740992', '9'.repeat(17), ['0'], '+1', null])(
  'nothing begins at %p',
  (skip) => expect(cut({ skip })).toBe('refused'),
);
