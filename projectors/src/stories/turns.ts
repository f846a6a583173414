import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { Turn, TurnsDocument } from '@storylark/contracts/stories/documents';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import { projectionOf } from '../projectionOf.ts';

/** More are not looked back upon: a family of ten tells each of them four. */
const REMEMBERED = 40;

/**
 * Who had a story, one after the other, so that turns are fair. It counts as soon as it is ordered, not if it
 * comes to nothing, and still when it is deleted after its text was there.
 */
export const turns = projectionOf<TurnsDocument, StoredStoryEvent | StoredCharacterEvent>({
  name: 'turns/v1',
  handles: [
    'StoryRequested',
    'TextWritten',
    'StoryFailed',
    'StoryStopped',
    'StoryDeleted',
    'CharacterDeleted',
  ],
  idsOf: ({ data }) => [data.accountId],
  evolve(document, event, _id) {
    if (event.type !== 'StoryRequested' && !document) return null;
    const before = document?.turns ?? [];
    const of = (turns: readonly Turn[]) => ({ _id, accountId: _id, turns });
    const changed = (storyId: string, change: (turn: Turn) => Turn[]) =>
      of(before.flatMap((turn) => (turn.storyId === storyId ? change(turn) : [turn])));
    switch (event.type) {
      case 'StoryRequested':
        return of([...before, begun(event.data)].slice(-REMEMBERED));
      case 'TextWritten':
        return changed(event.data.storyId, (turn) => [{ ...turn, told: true }]);
      case 'StoryFailed':
      case 'StoryStopped':
        return changed(event.data.storyId, () => []);
      case 'StoryDeleted':
        return changed(event.data.storyId, (turn) => (turn.told ? [{ ...turn, choices: null }] : []));
      case 'CharacterDeleted':
        return of(before.filter(({ characterId }) => characterId !== event.data.characterId));
      default:
        return document;
    }
  },
});

function begun(data: Extract<StoredStoryEvent, { type: 'StoryRequested' }>['data']): Turn {
  const { storyId, characterId, at, setting, lesson, length, language, narratorVoice, voiceId } = data;
  const choices = { setting, lesson, length, language, narratorVoice, voiceId };
  return { storyId, characterId, at, told: false, choices };
}
