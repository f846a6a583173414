import { jest } from '@jest/globals';

/** Whoever waits by `performance.now` has waited for an hour at his next look; undone by `jest.restoreAllMocks`. */
export function waitNoLonger(): void {
  let looks = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => 3_600_000 * looks++);
}
