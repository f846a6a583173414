import { retryWhileBusy } from './retryWhileBusy.ts';

const busy = (code = 'SQLITE_BUSY') => Object.assign(new Error('database is locked'), { code });

describe('trying again while a file is busy', () => {
  it('answers what the first try that is let in answers', async () => {
    let left = 3;
    const work = () => {
      left -= 1;
      if (left > 0) throw busy(left === 1 ? 'SQLITE_BUSY_SNAPSHOT' : 'SQLITE_BUSY');
      return 'done';
    };
    expect(await retryWhileBusy(work)).toBe('done');
  });

  it('does not repeat what fails for another reason', async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      throw new RangeError('wrong');
    };
    await expect(retryWhileBusy(work)).rejects.toThrow(RangeError);
    expect(tries).toBe(1);
  });
});
