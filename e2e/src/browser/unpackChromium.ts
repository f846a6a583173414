import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const packageRoot = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  version: string;
};
const usualFolder = fileURLToPath(
  new URL(`../../../node_modules/.cache/chromium-${version}`, import.meta.url),
);

/**
 * Fills TMPDIR, and only on Amazon's Linux with the libraries too: any bare Linux may lack them.
 */
const unpack = "import('@sparticuz/chromium').then(({ default: { executablePath } }) => executablePath())";
const asOnAmazonLinux = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };

/** What it is started with: libraries and letters that a bare machine lacks. */
export type UnpackedChromium = {
  executablePath: string;
  env: { LD_LIBRARY_PATH: string; FONTCONFIG_PATH: string };
};

/**
 * The Chromium that a development package brings along, unpacked where it is not yet (some 250 MB). Whoever
 * comes while another unpacks does the same beside it, and the first to end is the one that counts.
 * @throws Error where it is not made for the machine
 */
export async function unpackChromium(
  folder = usualFolder,
  { platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'> = process,
): Promise<UnpackedChromium> {
  if (platform !== 'linux' || arch !== 'x64')
    throw new Error(
      `The Chromium of the packages runs on Linux with x64 only, and this is ${platform} ${arch}.`,
    );
  const fonts = join(folder, 'fonts');
  if (!existsSync(folder)) {
    const mine = `${folder}.${randomUUID()}`;
    mkdirSync(mine, { recursive: true });
    try {
      const env = { ...process.env, ...asOnAmazonLinux, TMPDIR: mine };
      await promisify(execFile)(process.execPath, ['--eval', unpack], { env, cwd: packageRoot });
      writeFileSync(join(mine, 'fonts', 'fonts.conf'), fontsConf(fonts)); // theirs names folders of Amazon's
      renameSync(mine, folder);
    } catch (error) {
      rmSync(mine, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: fonts },
  };
}

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;
