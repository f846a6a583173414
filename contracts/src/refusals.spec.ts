import { httpProblems } from './http/problem.ts';
import { refusalStatus } from './refusals.ts';

const told: Record<string, number> = refusalStatus;

it('a code has one status, whoever says it', () => {
  const both = Object.entries(httpProblems).filter(([code]) => code in told);
  expect(both.map(([code]) => [code, told[code]])).toEqual(both);
});

it('every "no" is the caller’s to mend, but for what we could not do', () => {
  const ours = Object.keys(told).filter((code) => (told[code] ?? 0) >= 500);
  expect(ours).toEqual(['unexpected', 'unavailable']);
  for (const status of Object.values(told)) expect(status).toBeGreaterThanOrEqual(400);
});

it('what is not yours reads like what is not there', () => {
  const missing = Object.keys(told).filter((code) => told[code] === 404);
  expect(missing).toEqual([
    'notFound',
    'passkeyNotFound',
    'characterNotFound',
    'storyNotFound',
    'jobNotFound',
  ]);
});
