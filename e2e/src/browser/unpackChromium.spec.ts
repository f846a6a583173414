import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackChromium } from './unpackChromium.ts';

const isMadeFor = process.platform === 'linux' && process.arch === 'x64';

describe('the Chromium of the packages', () => {
  it('says where it does not run', async () => {
    await expect(unpackChromium(undefined, { platform: 'darwin', arch: 'arm64' })).rejects.toThrow(
      'runs on Linux with x64 only, and this is darwin arm64',
    );
  });

  (isMadeFor ? it : it.todo)(
    'is unpacked once, whole, by two who come at the same time',
    async () => {
      const parent = mkdtempSync(join(tmpdir(), 'storylark-chromium-'));
      const folder = join(parent, 'chromium-1');
      try {
        const [one, other] = await Promise.all([unpackChromium(folder), unpackChromium(folder)]);
        expect(other).toEqual(one);
        expect(readdirSync(parent)).toEqual(['chromium-1']);
        const { executablePath, env } = one;
        const { stdout } = await promisify(execFile)(executablePath, ['--version'], { env });
        expect(stdout).toMatch(/^Chromium \d+/);
      } finally {
        rmSync(parent, { recursive: true });
      }
    },
    120_000,
  );
});
