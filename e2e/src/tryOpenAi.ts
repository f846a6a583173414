import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConfigView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import type { MakingStep, StoryMakingView } from '@storylark/contracts/stories/making';
import type { StoryView } from '@storylark/contracts/stories/views';
import { call, eventually, finishedStory, newCharacter, newParent, orderStory } from './house/client.ts';
import { startHouse } from './house/startHouse.ts';

/**
 * `npm run try:openai`: one story, made by whatever OPENAI_API_KEY, TEXT_URL, SPEECH_URL and IMAGE_URL set up, in a
 * house of its own that is thrown away. Prints who made what, how long it took and what it cost, and keeps the story.
 * Ends with 1 where the house had to step in, with 2 where nobody is set up.
 */
const settings = ['OPENAI_API_KEY', 'TEXT_URL', 'SPEECH_URL', 'IMAGE_URL'] as const;

process.exitCode = settings.some((name) => process.env[name]) ? await tryThem() : saidNobody();

function saidNobody(): number {
  console.log(`Nobody is set up: set one of ${settings.join(', ')} (docs/operations.md).`);
  return 2;
}

async function tryThem(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'storylark-try-'));
  try {
    const house = await startHouse({ DATA_DIR: dataDir });
    try {
      return await tryAt(house.address);
    } finally {
      await house.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tryAt(address: string): Promise<number> {
  const set = await eventually('the house knows who helps', async () => {
    const { body } = await call<ConfigView>(address, 'GET', paths.config);
    const found = Object.entries(body.helpers).flatMap(([role, one]) => (one ? [{ role, ...one }] : []));
    return found.length > 0 && found;
  });
  for (const { role, model, host } of set) console.log(`${role}: ${model} at ${host}`);

  const parent = await newParent(address);
  const { token } = parent;
  const wish = { useOutsideModels: true, offlineFallback: true, spokenName: { name: true } };
  await call(address, 'PUT', paths.me, { token, body: wish });
  const hero = await newCharacter(address, parent);
  const begun = performance.now();
  const { uuid } = (await orderStory(address, parent, hero.uuid)).body;
  console.log('\nA story of Mia, five years old, is being made.');
  const story = await finishedStory(address, parent, uuid);
  const seconds = (performance.now() - begun) / 1000;
  const { body: making } = await call<StoryMakingView>(address, 'GET', path(paths.storyMaking, { uuid }), {
    token,
  });
  console.log(`${story.title ?? 'It has no title'}: ${story.state} after ${seconds.toFixed(0)} s\n`);
  for (const step of making.steps) console.log(lineOf(step));
  console.log(`\nIn all ${dollars(making.microDollars)}, by the price table of this house.`);
  console.log(`The story lies in ${await kept(address, story)}`);
  return making.steps.some(({ tookOverFor }) => tookOverFor !== null) || story.state === 'failed' ? 1 : 0;
}

function dollars(microDollars: number): string {
  return `$${(microDollars / 1e6).toFixed(4)}`;
}

function lineOf({ step, index, madeBy, tookOverFor, seconds, uses, microDollars, checksPassed }: MakingStep) {
  const calls = uses.reduce((sum, use) => sum + use.calls, 0);
  const retries = uses.reduce((sum, use) => sum + use.retries, 0);
  return [
    `${step}${index === null ? '' : ` ${index + 1}`}: ${madeBy ?? 'not made'}`,
    ...(seconds === null ? [] : [`${seconds.toFixed(1)} s`]),
    ...(calls === 0 ? [] : [`${calls} calls, ${retries} of them again`, dollars(microDollars)]),
    ...(checksPassed.length === 0 ? [] : [`checked: ${checksPassed.join(', ')}`]),
    ...(tookOverFor === null ? [] : [`the house stepped in: ${tookOverFor}`]),
  ].join('; ');
}

/** Text, sound and pictures, in a folder that stays. */
async function kept(address: string, { title, paragraphs, audioUrl, illustrations }: StoryView) {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-tried-'));
  writeFileSync(join(folder, 'story.txt'), [title, ...paragraphs].join('\n\n'));
  const files = [
    ...(audioUrl === null ? [] : [{ name: 'story.mp3', url: audioUrl }]),
    ...illustrations.map(({ url }, at) => ({ name: `picture-${at + 1}.webp`, url })),
  ];
  for (const { name, url } of files) {
    const answer = await fetch(new URL(url, address));
    writeFileSync(join(folder, name), new Uint8Array(await answer.arrayBuffer()));
  }
  return folder;
}
