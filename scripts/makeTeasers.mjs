/**
 * `node scripts/makeTeasers.mjs <folder>`: the stories of the landing page, told, spoken and drawn by our own
 * studio: `<lang>/<id>.mp3` (the first sentences, mixed as any story), `<lang>/<id>.svg` (the cover) and
 * `index.json`. The same code makes the same files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverOf } from '@storylark/contracts/stories/coverOf';
import { genderOfVoice } from '@storylark/contracts/stories/vocabulary';
import { createOfflineStudio } from '@storylark/studio/offline/createOfflineStudio';
import { sittersOf } from '@storylark/studio/sittersOf';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import { narrateChunk } from '@storylark/studio/sound/voice/narrateChunk';
import { effectsDepth, picturesOf } from '@storylark/studio/studio';
import { lookOf } from '@storylark/illustration/look/lookOf';
import { scene } from '@storylark/illustration/scene';

/** Of a sample, in seconds of speech; it ends with the sentence that gets there. */
const SPEECH_SECONDS = 24;
const SAMPLE_RATE = 24_000;

const heroes = {
  reader: {
    age: 5,
    gender: 'girl',
    hairColor: 'red',
    hairStyle: 'curly',
    eyeColor: 'green',
    skinColor: 'light',
    personalityTrait: 'curious',
    physicalAttribute: 'freckled',
  },
  sailor: {
    age: 7,
    gender: 'boy',
    hairColor: 'black',
    hairStyle: 'messy',
    eyeColor: 'brown',
    skinColor: 'brown',
    personalityTrait: 'brave',
    physicalAttribute: 'glasses',
  },
  rider: {
    age: 6,
    gender: 'girl',
    hairColor: 'black',
    hairStyle: 'braided',
    eyeColor: 'amber',
    skinColor: 'veryDarkBrown',
    personalityTrait: 'kind',
    physicalAttribute: 'calm',
  },
};
const tales = [
  { id: 'library', hero: 'reader', storyType: 'bedtime', setting: 'candlelightLibrary', lesson: 'patience' },
  { id: 'island', hero: 'sailor', storyType: 'adventure', setting: 'treasureIsland', lesson: 'courage' },
  { id: 'valley', hero: 'rider', storyType: 'fantasy', setting: 'unicornValley', lesson: 'sharing' },
];
const tellings = [
  { lang: 'en', language: 'english', names: { reader: 'Nora', sailor: 'Theo', rider: 'Amara' } },
  { lang: 'de', language: 'german', names: { reader: 'Mia', sailor: 'Emil', rider: 'Amara' } },
  { lang: 'fr', language: 'french', names: { reader: 'Inès', sailor: 'Hugo', rider: 'Awa' } },
];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say where to: node scripts/makeTeasers.mjs <folder>');
const studio = createOfflineStudio({ processes: 2 });
try {
  for (const { lang } of tellings) mkdirSync(join(folder, lang), { recursive: true });
  const made = await Promise.all(
    tellings.flatMap((telling) => tales.map((tale, index) => makeTeaser(telling, tale, index))),
  );
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(made, null, 2)}\n`);
} finally {
  await studio.close();
}

async function makeTeaser({ lang, language, names }, { id, hero, storyType, setting, lesson }, index) {
  const sheet = {
    characterUuid: `teaser-${hero}`,
    characterType: 'human',
    name: names[hero],
    ...heroes[hero],
  };
  const voice = index === 1 ? 'm1' : 'f1';
  const order = {
    storyId: `teaser-${id}`,
    storyType,
    setting,
    lesson,
    language,
    length: 'normal',
    narratorVoice: genderOfVoice[voice],
    voiceId: voice,
    hero: sheet,
    companions: [],
  };
  const { title, paragraphs, lines, plan, altTexts } = await studio.writer.write(order, []);

  const chunks = [];
  for (const chunk of chunksOf(lines)) {
    chunks.push(await narrateChunk(studio.narrator, chunk, { language, voice, cast: plan.cast }));
    if (chunks.reduce((samples, { pcm }) => samples + pcm.length, 0) > SPEECH_SECONDS * SAMPLE_RATE) break;
  }
  const { told, spoken } = firstSentences(lines, chunks);
  const { mp3, durationSeconds } = await studio.mixer.mix({
    title,
    language,
    plan,
    lines: told,
    voiceBy: 'house',
    chunks: spoken,
    effects: effectsDepth(true),
  });
  writeFileSync(join(folder, lang, `${id}.mp3`), mp3);

  const cover = coverOf(picturesOf(plan));
  const sitters = Object.entries(sittersOf(plan, { hero: sheet, companions: [] }));
  writeFileSync(
    join(folder, lang, `${id}.svg`),
    scene(cover, Object.fromEntries(sitters.map(([castId, sitter]) => [castId, lookOf(sitter)]))),
  );
  const lettersOf = (some) => some.reduce((letters, { text }) => letters + text.length, 0);
  return {
    lang,
    id,
    title,
    heroName: sheet.name,
    setting,
    storyType,
    minutes: Math.round((durationSeconds * lettersOf(lines)) / lettersOf(told) / 60),
    cover: `/teasers/${lang}/${id}.svg`,
    sample: `/teasers/${lang}/${id}.mp3`,
    sampleSeconds: Math.round(durationSeconds),
    excerpt: paragraphs[0],
    alt: altTexts[cover.beat] ?? '',
  };
}

/** As many lines as the sample holds, and their speech as one chunk. */
function firstSentences(lines, chunks) {
  const narrated = chunks.flatMap((chunk) => chunk.lines);
  let [count, samples] = [0, 0];
  while (count < narrated.length && samples < SPEECH_SECONDS * SAMPLE_RATE)
    samples += narrated[count++].samples;
  const pcm = new Int16Array(samples);
  let at = 0;
  for (const chunk of chunks) {
    pcm.set(chunk.pcm.subarray(0, samples - at), at);
    at = Math.min(samples, at + chunk.pcm.length);
  }
  return { told: lines.slice(0, count), spoken: [{ lines: narrated.slice(0, count), pcm }] };
}
