import { ERASED } from '@storylark/contracts/sealing';
import type { StoryView } from '@storylark/contracts/stories/views';
import type { OrderedStory } from './story.ts';

/**
 * A story as it is answered to its order, the first time and every time: nothing of it is made yet. What has
 * become of it since is for GET to tell.
 */
export function orderedView(storyId: string, { request }: OrderedStory): StoryView {
  const {
    characterId,
    storyTypeAsSent,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    order,
    at,
  } = request;
  return {
    uuid: storyId,
    characterUuid: characterId,
    heroName: order === ERASED ? null : order.hero.name,
    title: null,
    storyType: storyTypeAsSent,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    state: 'text_pending',
    failureCode: null,
    slotReturned: false,
    slotReturnsIfDeleted: true,
    aiGenerated: true,
    paragraphsSoFar: [],
    madeBy: { text: null, narration: null, pictures: null },
    paragraphs: [],
    text: '',
    audioUrl: null,
    downloadUrl: null,
    durationSeconds: null,
    sentences: [],
    cover: null,
    illustrations: [],
    progress: { narrationDone: 0, narrationTotal: 0, picturesDone: 0, picturesTotal: 0 },
    narrationRetrying: false,
    expectedSeconds: null,
    shared: false,
    share: null,
    heard: null,
    createdAt: at,
    finishedAt: null,
  };
}
