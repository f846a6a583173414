import type { MixOrder, StoryAudio } from '@storylark/studio/sound/mix/mixer';

/** A mix that is none: it says of how many parts it is, and gives each line a second. */
export const fakeMix = ({ lines, chunks }: MixOrder): StoryAudio => ({
  mp3: Buffer.from(`sound of ${chunks.length}`),
  durationSeconds: lines.length,
  sentences: lines.map(({ id, paragraph }, at) => ({ line: id, paragraph, from: at, to: at + 1, words: [] })),
  effects: [],
});
