import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { eventually } from '../../house/client.ts';
import { operate } from '../../house/operate.ts';
import { startHouse } from '../../house/startHouse.ts';
import { watchSounds } from '../inPage/watchSounds.ts';
import type { Test } from '../runTests.ts';
import { listen, parentWithStory } from './asParent.ts';

const LINK_SECONDS = 20;
/** Twice what the sound needs: not all of it is here before its link is over. */
const SLOW_LINE = { offline: false, latency: 20, downloadThroughput: 20_000, uploadThroughput: 100_000 };

type Heard = { addresses: string[]; dry: number; seconds: () => number };

const runsOut: Test = {
  name: 'links run out while a parent listens: the voice goes on, a picture and the download come by new ones (desktop)',
  within: 1_200_000,
  async run({ open }) {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'storylark-links-')), 'data');
    const house = await startHouse({
      DATA_DIR: dataDir,
      LIMIT_FACTOR: '1000',
      STUDIO_PROCESSES: '2',
      MEDIA_LINK_SECONDS: String(LINK_SECONDS),
    });
    try {
      const { address } = house;
      const plan = ({ email }: { email: string }, name: string) =>
        operate(dataDir, internalPaths.plan, { email, plan: name });
      const parent = await parentWithStory({ address, plan });
      const visit = await open({ device: 'desktop', address, parent, mayLog: /status of 403/ });
      const { page, context } = visit;
      await context.addInitScript(watchSounds);
      await visit.go(`/stories/${parent.story.uuid}`);
      await page.getByRole('button', { name: 'Listen' }).waitFor();
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', SLOW_LINE);

      await listen(visit);
      const heard = () =>
        page.evaluate(() => {
          const { addresses, dry, seconds } = (window as unknown as { heard: Heard }).heard;
          return { addresses, dry, at: { sound: seconds(), clock: performance.now() / 1_000 } };
        });
      const begun = (await heard()).at;
      const links = async () => new Set((await heard()).addresses);
      await eventually('the voice goes on by a third link', async () => (await links()).size >= 3, 400_000);
      // the first was made before the voice began
      const longer = async () => (await heard()).at.clock - begun.clock > LINK_SECONDS;
      await eventually('the voice goes on for longer than a link lasts', longer, 400_000);
      const { at, dry } = await heard();
      const [played, passed] = [at.sound - begun.sound, at.clock - begun.clock];
      assert.ok(Math.abs(played - passed) < 3, `${played} s were heard in ${passed} s`);
      assert.equal(dry, 0, 'the sound ran dry');
      assert.equal(new Set([...(await links())].map((link) => new URL(link).pathname)).size, 1);
      await page.keyboard.press(' '); // the player has hidden itself meanwhile
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await line.send('Network.emulateNetworkConditions', { ...SLOW_LINE, downloadThroughput: -1 });

      const last = page.locator('main img').last();
      await last.scrollIntoViewIfNeeded();
      await eventually('the last picture is there', () =>
        last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      );
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        visit.press(page.getByRole('link', { name: 'Download audio' })),
      ]);
      assert.match(saved.suggestedFilename(), /\.mp3$/);
      assert.equal(await saved.failure(), null);
      await page.goto('about:blank'); // it follows the house's news
    } finally {
      await house.stop();
      rmSync(join(dataDir, '..'), { recursive: true });
    }
  },
};

export const links: readonly Test[] = [runsOut];
