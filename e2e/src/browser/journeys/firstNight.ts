import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import {
  drawCharacter,
  linkOfMail,
  listen,
  orderTheStory,
  signIn,
  signUp,
  STORY_WITHIN_MS,
} from './asParent.ts';

const firstNight = (device: Device): Test => ({
  name: `the first night, from signup to the playing story (${device})`,
  async run({ home, open }) {
    const email = `${randomUUID()}@example.com`;
    const visit = await open({ device, path: '/' });
    const { page, press } = visit;
    await press(page.getByRole('link', { name: /first story/ }).first());
    await signUp(visit, email);
    await visit.go(await linkOfMail(home.address, email, '/confirm/'));
    await page.getByRole('heading', { name: 'Welcome to Storylark' }).waitFor();
    assert.equal(await page.getByLabel('Email address').inputValue(), email);
    await signIn(visit, email);
    await page.waitForURL('**/dashboard');
    await press(page.getByRole('link', { name: 'Draw the first hero' }));
    await drawCharacter(visit, 'Mia');
    await orderTheStory(visit);
    await page.locator('article h1').waitFor();
    assert.match(await page.locator('article').innerText(), /Mia/);
    await page.getByRole('button', { name: 'Listen' }).waitFor({ timeout: STORY_WITHIN_MS });
    await listen(visit);
  },
});

export const firstNights: readonly Test[] = [firstNight('phone'), firstNight('desktop')];
