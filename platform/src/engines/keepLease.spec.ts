import { jest } from '@jest/globals';
import { keepLease } from './keepLease.ts';

const LEASE = 6_000;
type Answer = (isHeld: boolean) => void;

/** A lease asked for now, whose renewals (every 2 s) are answered by hand. */
function kept() {
  const asked: Answer[] = [];
  const renew = () => new Promise<boolean>((resolve) => asked.push(resolve));
  return { asked, ...keepLease({ renew, leaseMs: LEASE, from: performance.now() }) };
}
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('is lost when it runs out, though no renewal ever failed or was answered', async () => {
  const { lost, asked } = kept();
  await after(LEASE - 1);
  expect([lost.aborted, asked.length]).toEqual([false, 2]);
  await after(1);
  expect(lost.aborted).toBe(true);
});

it('is lost when it runs out while every renewal fails', async () => {
  const renew = () => Promise.reject(new Error('away'));
  const { lost } = keepLease({ renew, leaseMs: LEASE, from: performance.now() });
  await after(LEASE - 1);
  expect(lost.aborted).toBe(false);
  await after(1);
  expect(lost.aborted).toBe(true);
});

it('is lost at once when somebody else has it, and is renewed no more', async () => {
  const { lost, asked } = kept();
  await after(2_000);
  asked[0]?.(false);
  await after(0);
  expect(lost.aborted).toBe(true);
  await after(LEASE);
  expect(asked).toHaveLength(1);
});

it('lasts from the moment a renewal was asked for, not from its answer', async () => {
  const { lost, asked } = kept();
  await after(5_000);
  asked[0]?.(true); // asked for at 2 s
  await after(2_999);
  expect(lost.aborted).toBe(false);
  await after(1);
  expect(lost.aborted).toBe(true);
});

it('is not shortened by an older renewal that is answered late', async () => {
  const { lost, asked } = kept();
  await after(4_000);
  asked[1]?.(true);
  await after(0);
  asked[0]?.(true);
  await after(5_999);
  expect(lost.aborted).toBe(false);
});

it('is held as long as renewals are answered, and is left alone after the end', async () => {
  const { lost, asked, stop } = kept();
  for (let renewals = 0; renewals < 50; renewals += 1) {
    await after(2_000);
    asked[renewals]?.(true);
  }
  stop();
  await after(10 * LEASE);
  asked.at(-1)?.(false);
  await after(10 * LEASE);
  expect([lost.aborted, asked.length]).toEqual([false, 50]);
  expect(jest.getTimerCount()).toBe(0);
});
