import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@storylark/contracts/languages';
import { atHome } from './atHome.ts';
import type { Device, Theme } from './openVisits.ts';
import { runTests, type Test } from './runTests.ts';
import { screens } from './screens.ts';
import { show } from './show.ts';

/**
 * `npm run screenshots [words of the names]`: every screen in two widths, two lights, three languages, as
 * screenshots/<width>-<light>-<language>/<screen>.png
 */
const FOLDER = 'screenshots';
const LANES = 4;
const devices: readonly Device[] = ['phone', 'desktop'];
const themes: readonly Theme[] = ['light', 'dark'];

const words = process.argv.slice(2);
const wanted = screens.filter(({ name }) => words.every((word) => name.includes(word)));
const pictures: Test[] = wanted.flatMap((screen) =>
  devices.flatMap((device) =>
    themes.flatMap((theme) =>
      locales.map((language): Test => {
        const folder = join(FOLDER, `${device}-${theme}-${language}`);
        const file = join(folder, `${screen.name.replaceAll(/\W+/g, '-')}.png`);
        return {
          name: file,
          async run({ home, open }) {
            const { page } = await show(open, home, screen, { device, theme, language });
            await page.screenshot({ path: file, fullPage: true });
          },
        };
      }),
    ),
  ),
);
if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
const begun = performance.now();
const { failed } = await atHome(({ browser, home }) =>
  runTests(pictures, { browser, home, lanes: LANES, pictures: join(FOLDER, 'failed'), quiet: true }),
);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(`${pictures.length - failed.length} of ${pictures.length} pictures in ${FOLDER}/ (${seconds} s)`);
process.exitCode = failed.length > 0 ? 1 : 0;
