import assert from 'node:assert/strict';
import { eventually, storyOf } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { listen, parentWithStory, place } from './asParent.ts';

const secondNight = (today: Device, tomorrow: Device): Test => ({
  name: `the second night goes on where the first one stopped, on another device (${today}, then ${tomorrow})`,
  async run({ home, open }) {
    const parent = await parentWithStory(home);
    const first = await open({ device: today, parent, path: `/stories/${parent.story.uuid}` });
    await listen(first);
    await first.page.getByRole('slider', { name: 'Place in the story' }).focus();
    for (let times = 0; times < 2; times += 1) await first.page.keyboard.press('PageUp'); // 30 seconds each
    await eventually('the sound is at one minute', async () => (await place(first.page)) >= 61);
    await first.press(first.page.getByRole('button', { name: 'Pause' }));
    await first.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const stopped = await place(first.page);
    await eventually('the place is kept', async () => {
      const { heard } = await storyOf(home.address, parent, parent.story.uuid);
      return Math.abs((heard?.positionSeconds ?? 0) - stopped) <= 1;
    });

    const second = await open({ device: tomorrow, parent, path: '/dashboard' });
    await second.page.getByText(/You stopped (today|yesterday) at \d+:\d\d of/).waitFor();
    const told = await second.page.getByText(/You stopped (today|yesterday) at/).innerText();
    const [, minutes, seconds] = / at (\d+):(\d\d) of/.exec(told)!;
    assert.ok(
      Math.abs(Number(minutes) * 60 + Number(seconds) - stopped) <= 1,
      `${told}: it was ${stopped} s`,
    );
    const pressed = performance.now();
    await second.press(second.page.getByRole('link', { name: 'Go on listening' }));
    await second.page.waitForURL(/\/stories\//);
    const pause = second.page.getByRole('button', { name: 'Pause' });
    await pause.waitFor();
    await eventually('it plays on', async () => (await place(second.page)) > stopped);
    const passed = (performance.now() - pressed) / 1_000;
    assert.ok(
      (await place(second.page)) < stopped + passed + 2,
      'it goes on from there, not from somewhere later',
    );
    await second.page.locator('[data-sentence].now').first().waitFor();
  },
});

export const secondNights: readonly Test[] = [
  secondNight('desktop', 'phone'),
  secondNight('phone', 'desktop'),
];
