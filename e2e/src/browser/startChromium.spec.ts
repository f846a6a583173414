import type { LaunchOptions } from 'playwright-core';
import { NoChromium, startChromium, type Machine } from './startChromium.ts';

const machine = (changes: Partial<Machine> = {}): Machine => ({
  wished: undefined,
  find: () => '/usr/bin/chromium',
  unpack: async () => ({
    executablePath: '/packages/chromium',
    env: { LD_LIBRARY_PATH: '/packages/lib', FONTCONFIG_PATH: '/packages/fonts' },
  }),
  ...changes,
});
const nowhere = () => {
  throw new Error('No Chromium found.');
};
/** Answers what was started; those that `fail` do not start. */
const starting =
  (...fail: string[]) =>
  async (options: LaunchOptions) => {
    if (fail.includes(options.executablePath!)) throw new Error(`${options.executablePath} does not start.`);
    return options;
  };

describe('the choice of a Chromium', () => {
  it('takes one of the machine before the one of the packages', async () => {
    expect(await startChromium(starting(), machine())).toMatchObject({ executablePath: '/usr/bin/chromium' });
  });

  it.each([
    ['there is none', { find: nowhere }, starting()],
    ['the one found is a stub that does not start', {}, starting('/usr/bin/chromium')],
    ['the one of the packages is asked for', { wished: 'packaged' }, starting()],
  ])(
    'takes the one of the packages, with its libraries and letters, where %s',
    async (_why, changes, start) => {
      expect(await startChromium(start, machine(changes))).toMatchObject({
        executablePath: '/packages/chromium',
        env: { LD_LIBRARY_PATH: '/packages/lib', FONTCONFIG_PATH: '/packages/fonts' },
      });
    },
  );

  it('takes no other one where the named one does not start: that is a fault', async () => {
    const named = machine({ wished: '/opt/mine', find: () => '/opt/mine' });
    const trial = startChromium(starting('/opt/mine'), named);
    await expect(trial).rejects.toThrow('/opt/mine does not start.');
    await expect(trial).rejects.not.toBeInstanceOf(NoChromium);
  });

  it('says of each why it is not there, where none runs', async () => {
    const trial = startChromium(starting('/packages/chromium'), machine({ find: nowhere }));
    await expect(trial).rejects.toBeInstanceOf(NoChromium);
    await expect(trial).rejects.toThrow(/No Chromium found\.\n\/packages\/chromium does not start\./);
  });
});
