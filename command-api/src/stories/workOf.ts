import { ERASED } from '@storylark/contracts/sealing';
import type { StoryWork } from '@storylark/contracts/stories/reports';
import type { OrderedStory } from './story.ts';

/** What the maker of a step is told; `more`: as it is at this very moment. */
export function workOf(
  storyId: string,
  { status, request, text, pictures }: OrderedStory,
  more: Pick<Extract<StoryWork, { over: false }>, 'premiumEffects' | 'outside'>,
): StoryWork {
  const { order, storyTypeAsSent, storyType, setting, lesson, language, length, narratorVoice, voiceId } =
    request;
  if (status === 'failed' || status === 'stopped' || status === 'deleted' || order === ERASED)
    return { over: true };
  const choices = { storyTypeAsSent, storyType, setting, lesson, language, length, narratorVoice, voiceId };
  const title = text === null || text.text === ERASED ? null : text.text.title;
  return {
    over: false,
    storyId,
    choices,
    order,
    manifest: text?.manifest ?? null,
    title,
    requestedAt: request.at,
    pictures: [...pictures].map(([index, picture]) => ({
      index,
      madeBy: picture && (picture.madeBy ?? 'house'),
    })),
    ...more,
  };
}
