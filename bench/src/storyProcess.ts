/**
 * Makes one story of about five minutes several times and times it, the bare speech of its sentences before
 * each; prints JSON. Whoever starts it says on which cores (`storyCores.ts`).
 */
import { setPriority } from 'node:os';
import { createOfflineStudio } from '@storylark/studio/offline/createOfflineStudio';
import type { Person, StoryOrder } from '@storylark/studio/plan';
import { sittersOf } from '@storylark/studio/sittersOf';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import { narrateChunk } from '@storylark/studio/sound/voice/narrateChunk';
import { effectsDepth, picturesOf } from '@storylark/studio/studio';

/** Seconds, in the order in which they were measured; `lasts` is what one hears of the story. */
export type StoryTimes = { lasts: number; speech: number[]; story: number[] };

const TIMES = 3;
const look = { hairColor: 'red', hairStyle: 'curly', eyeColor: 'green', skinColor: 'light' } as const;
const hero: Person = {
  characterUuid: 'mia',
  name: 'Mia',
  age: 6,
  gender: 'girl',
  characterType: 'human',
  personalityTrait: 'curious',
  physicalAttribute: 'freckled',
};
const order: StoryOrder = {
  storyId: 'bench',
  storyType: 'fantasy',
  setting: 'candlelightLibrary',
  lesson: 'patience',
  language: 'english',
  length: 'short',
  narratorVoice: 'female',
  voiceId: 'f1',
  hero,
  companions: [],
};

/** The studio's processes stand back this far; on a busy machine the floor must do the same. */
setPriority(5);
const studio = createOfflineStudio({ processes: 1 });
const { plan, lines, title } = await studio.writer.write(order, []);
const telling = { language: order.language, voice: order.voiceId, cast: plan.cast };

async function speak() {
  const chunks = [];
  for (const chunk of chunksOf(lines)) chunks.push(await narrateChunk(studio.narrator, chunk, telling));
  return chunks;
}
async function record(): Promise<number> {
  const { language } = order;
  const chunks = await speak();
  const ordered = {
    title,
    language,
    plan,
    lines,
    chunks,
    voiceBy: 'house' as const,
    effects: effectsDepth(true),
  };
  return (await studio.mixer.mix(ordered)).durationSeconds;
}
async function draw(): Promise<void> {
  const sitters = sittersOf(plan, { hero: { ...hero, ...look }, companions: [], avoid: [] });
  for (const spec of picturesOf(plan)) await studio.illustrator.drawScene({ spec, sitters });
}
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

const times: StoryTimes = { lasts: await record(), speech: [], story: [] }; // what has to be loaded is now
await draw();
for (let time = 0; time < TIMES; time += 1) {
  times.speech.push(await seconds(speak));
  times.story.push(
    await seconds(async () => {
      await studio.writer.write(order, []);
      await Promise.all([record(), draw()]);
    }),
  );
}
await studio.close();
console.log(JSON.stringify(times));
