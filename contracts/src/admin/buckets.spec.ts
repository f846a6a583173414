import { bucketStart, bucketStarts, nextStart } from './buckets.ts';

it.each([
  ['day', '2026-11-22', '2026-11-22', '2026-11-23'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-30'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-04'],
  ['month', '2026-11-30', '2026-11-01', '2026-12-01'],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
  ['month', '2028-02-29', '2028-02-01', '2028-03-01'],
] as const)('the %s of %s begins on %s, the next one on %s', (bucket, day, start, next) => {
  expect(bucketStart(bucket, day)).toBe(start);
  expect(nextStart(bucket, start)).toBe(next);
});

it('all that touch two days are whole, the first and the last too', () => {
  expect(bucketStarts('day', '2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(bucketStarts('week', '2026-11-18', '2026-11-23')).toEqual(['2026-11-16', '2026-11-23']);
  expect(bucketStarts('month', '2025-12-31', '2026-01-01')).toEqual(['2025-12-01', '2026-01-01']);
});
