import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';

/** px: a target that a thumb hits. */
const THUMB = 44;

/** What lies under the middle of it is itself, and nothing of `others` lies under its box. */
async function liesFree(toast: Locator, others: Locator): Promise<void> {
  const box = (await toast.boundingBox())!;
  for (const other of await others.all()) {
    const under = await other.boundingBox();
    if (!under) continue;
    const apart =
      under.x >= box.x + box.width ||
      under.x + under.width <= box.x ||
      under.y >= box.y + box.height ||
      under.y + under.height <= box.y;
    assert.ok(apart, `a toast covers ${await other.textContent()}`);
  }
}

const overDialog = (device: Device): Test => ({
  name: `a failure is told above the open dialog, in red, over no control, and goes when it is mended (${device})`,
  async run({ home, open }) {
    const visit = await open({ device, parent: home.anna, mayLog: /status of 500/, still: true });
    const { page, press } = visit;
    // Anna has agreed to terms that are no longer the newest; the first answer to her tick gets lost.
    let refused = 0;
    await page.route('**/api/users/me', async (route) => {
      const asked = route.request().method() === 'PUT';
      if (asked && ++refused <= 2) return route.fulfill({ status: 500, body: 'oops' });
      const response = await route.fetch();
      const user = (await response.json()) as object;
      return route.fulfill({ response, json: asked ? user : { ...user, termsAcceptedAt: null } });
    });
    await visit.go('/dashboard');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    const accept = dialog.getByRole('button', { name: 'Accept', exact: true });
    const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
    const words = 'There was an error accepting the terms. Please try again.';

    await press(accept);
    await toast.getByText(words).waitFor();
    await liesFree(toast, dialog.locator('a, button, input'));
    const [ground, edge] = await toast.evaluate((one) => {
      const { backgroundColor, borderColor } = getComputedStyle(one);
      return [backgroundColor, borderColor];
    });
    assert.notEqual(ground, 'rgb(28, 26, 51)');
    assert.equal(edge, 'rgb(163, 48, 26)', 'the danger colour of the light theme');
    const close = toast.getByRole('button', { name: 'Close' });
    const { width, height } = (await close.boundingBox())!;
    assert.ok(width >= THUMB && height >= THUMB, `${width} x ${height}`);
    await press(close);
    await toast.waitFor({ state: 'detached' });
    assert.ok(await dialog.isVisible(), 'closing a toast closes no dialog');

    await press(accept);
    await toast.getByText(words).waitFor();
    await press(accept);
    await page.getByText(words).waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });
  },
});

export const toasts: readonly Test[] = [overDialog('phone'), overDialog('desktop')];
