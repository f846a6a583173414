import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAwake } from './useAwake.ts';

const release = jest.fn(async () => {});
const request = jest.fn(async () => ({ release }));
const withLock = (ask: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'wakeLock', { value: { request: ask }, configurable: true });
const awake = (wanted: boolean) =>
  act(async () => renderHook((now: boolean) => useAwake(now), { initialProps: wanted }));

afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('keeps the screen on for as long as it is wanted, and again when the page comes back', async () => {
  withLock(request);
  const { rerender } = await awake(false);
  expect(request).not.toHaveBeenCalled();
  await act(async () => rerender(true));
  expect(request).toHaveBeenCalledTimes(1);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
  await act(async () => rerender(false));
  expect(release).toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

it('does without where the browser may not', async () => {
  withLock(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { unmount } = await awake(true);
  unmount();
  expect(release).not.toHaveBeenCalled();
});
