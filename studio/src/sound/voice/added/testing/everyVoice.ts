import { storyLanguages } from '@storylark/contracts/languages';
import { voiceIds } from '@storylark/contracts/stories/vocabulary';
import type { AddedEngine } from '../addedEngine.ts';

/** An engine that has one voice for each language. */
export const everyVoice: AddedEngine['voices'] = Object.fromEntries(
  storyLanguages.flatMap((language) =>
    voiceIds.map((id) => [`${language}.${id}`, `${language.slice(0, 2)}-voice`]),
  ),
);
