import type { StoryView } from '@storylark/contracts/stories/views';

const paragraphs = [
  'Mia lit the lantern. The shelves leaned in.',
  '“Sh,” said the fox. “Listen.”',
  'And Mia listened.',
];
/** Ten seconds each, the first after two seconds of music. */
const spoken = [
  ['Mia lit the lantern', 'The shelves leaned in'],
  ['Sh,” said the fox', 'Listen'],
  ['And Mia listened'],
];

const aPicture = (beat: string) => ({
  url: `/media/${beat}.png`,
  smallUrl: `/media/${beat}-small.png`,
  tiny: 'data:image/png;base64,AA',
  alt: `Mia at ${beat}.`,
  beat,
});

/** A finished story of three paragraphs and five sentences, for specs. */
export const aStory = (changes: Partial<StoryView> = {}): StoryView => ({
  uuid: '7d1f4a52-2222-4c4e-8a55-000000000001',
  characterUuid: '0b0f6c3e-1111-4c4e-8a55-000000000001',
  heroName: 'Mia',
  title: 'The Library That Waited',
  storyType: 'bedtime',
  setting: 'candlelightLibrary',
  lesson: 'patience',
  language: 'english',
  length: 'short',
  state: 'finished',
  failureCode: null,
  slotReturned: false,
  slotReturnsIfDeleted: false,
  durationSeconds: 60,
  cover: aPicture('home'),
  shared: false,
  heard: { positionSeconds: 0, finished: true, at: '2026-11-20T19:00:00.000Z' },
  createdAt: new Date().toISOString(),
  finishedAt: new Date().toISOString(),
  paragraphs,
  text: paragraphs.join('\n\n'),
  narratorVoice: 'female',
  voiceId: 'f1',
  aiGenerated: true,
  paragraphsSoFar: [],
  madeBy: { text: 'house', narration: 'house', pictures: 'house' },
  audioUrl: '/media/audio.mp3?sig=1',
  downloadUrl: '/media/audio.mp3?sig=2&download=x.mp3',
  sentences: spoken
    .flatMap((sentences, paragraph) => sentences.map((words) => ({ paragraph, words })))
    .map(({ paragraph, words }, index) => {
      const at = paragraphs[paragraph]?.indexOf(words) ?? 0;
      const from = 2 + index * 10;
      return { paragraph, from, to: from + 9, words: [[from, from + 9, at, at + words.length]] };
    }),
  illustrations: ['home', 'deed', 'echo'].map(aPicture),
  progress: { narrationDone: 4, narrationTotal: 4, picturesDone: 3, picturesTotal: 3 },
  narrationRetrying: false,
  expectedSeconds: { text: 20, narration: 50, mixing: 14, pictures: 100 },
  share: null,
  ...changes,
});

const nothingYet = {
  madeBy: { text: null, narration: null, pictures: null },
  sentences: [],
  illustrations: [],
  cover: null,
  audioUrl: null,
  downloadUrl: null,
  durationSeconds: null,
  finishedAt: null,
  heard: null,
};
/** The same in its earlier states. */
export const inTheMaking = {
  text: (changes: Partial<StoryView> = {}) =>
    aStory({
      ...nothingYet,
      state: 'text_pending',
      slotReturnsIfDeleted: true,
      title: null,
      paragraphs: [],
      text: '',
      progress: { narrationDone: 0, narrationTotal: 0, picturesDone: 0, picturesTotal: 0 },
      ...changes,
    }),
  narration: (changes: Partial<StoryView> = {}) =>
    aStory({
      ...nothingYet,
      state: 'narration_pending',
      madeBy: { text: 'house', narration: null, pictures: null },
      progress: { narrationDone: 3, narrationTotal: 9, picturesDone: 0, picturesTotal: 3 },
      ...changes,
    }),
  pictures: (changes: Partial<StoryView> = {}) =>
    aStory({
      state: 'image_pending',
      illustrations: [aPicture('deed')],
      cover: null,
      finishedAt: null,
      progress: { narrationDone: 9, narrationTotal: 9, picturesDone: 1, picturesTotal: 3 },
      ...changes,
    }),
};
